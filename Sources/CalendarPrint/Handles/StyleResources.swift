import CPangoCairo

/// Owns what Pango needs to set a style: a font description and attributes.
final class StyleResources {
  /// A `PangoFontDescription`.
  let font: OpaquePointer
  /// A `PangoAttrList`.
  let attributes: OpaquePointer

  /// C: `pango_font_description_new` and `pango_attr_list_new`, which never give NULL; the
  /// list owns the attributes that are inserted.
  init(_ style: TextStyle, isTracked: Bool) {
    font = pango_font_description_new()
    pango_font_description_set_family(font, style.families)
    pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, style.weight.pangoWeight)
    if style.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
    attributes = pango_attr_list_new()
    if style.isTabular {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    if isTracked && style.tracking != 0 {
      let space = style.tracking * style.size * Double(PANGO_SCALE)
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(space.rounded())))
    }
  }

  deinit {
    pango_attr_list_unref(attributes)
    pango_font_description_free(font)
  }
}

extension TextStyle.Weight {
  fileprivate var pangoWeight: PangoWeight {
    switch self {
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    }
  }
}
