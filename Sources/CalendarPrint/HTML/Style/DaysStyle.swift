/// The look of what is told of days, beside the grid.
enum DaysStyle {
  static let sheet: StyleSheet = """
    .days{margin-top:2rem}
    .days article{padding:.9rem 0;border-top:1px solid var(--week-rule);
      scroll-margin-top:1rem}
    .days article:focus{outline:none}
    html:not(.js) .days .bare{display:none}
    .days h3{font-size:1.15rem;font-weight:600;letter-spacing:-.005em}
    html:not(.js) .days article:target h3{color:var(--link)}
    .nothing,.told{color:var(--muted)}
    .told{display:flex;flex-wrap:wrap;gap:.1rem 1rem;font-size:.87rem}
    .days .holiday{font-weight:600}
    .nothing{margin-top:.7rem}
    .event,.mark{margin-top:.7rem;padding:.15rem 0 .15rem .85rem;
      padding-inline:.85rem 0;border-inline-start:3px solid var(--strong);overflow-wrap:anywhere}
    .event h4{font-weight:600}
    .event.tentative{border-inline-start-style:dashed}
    .when,.place,.calendar,.status{font-size:.87rem;color:var(--muted)}
    .when{font-variant-numeric:tabular-nums}
    .status{font-style:italic}
    .mark{border:0;padding:.7rem .85rem;border-radius:.6rem;background:var(--wash,var(--shade))}
    .mark .sticker{font-size:2rem}
    .days .picture{display:block;width:4rem;height:4rem;border-radius:.8rem;margin-bottom:.4rem}
    .mood{font-weight:600}
    .notes-text{margin-top:.35rem;font-size:.93rem}
    .mark .notes-text{font-style:italic}
    .tags{display:flex;flex-wrap:wrap;gap:.3rem;margin-top:.4rem}
    .tags li{font-size:.78rem;padding:.05rem .55rem;border-radius:1rem;
      border:1px solid var(--week-rule)}
    .links{margin-top:.35rem;font-size:.9rem}
    .links a,a.more{color:var(--link);text-decoration:underline;text-underline-offset:.15em;
      text-decoration-thickness:1px}
    .js .days article{border-top:0}
    @media (min-width:70rem){
      html.js body{grid-template-columns:minmax(0,1fr) clamp(16rem,19vw,22rem)}
      .js .days{margin-top:5.2rem;position:sticky;top:0;align-self:start;
        max-height:100vh;overflow:auto}
      .js .sheet{min-height:calc(100vh - 12rem)}
      .js table{height:100%}
    }

    """
}
