# From swift-code.awk's lines: prints `path:line: rule` for each public or package signature
# that has a pointer or a C type in it. A signature is a declaration with that access level up
# to its body, or a member of a public enum, protocol or extension that has none of its own.
BEGIN {
  FS = "\t"
  pointer = "(^|[^A-Za-z0-9_])(OpaquePointer|(Autoreleasing)?Unsafe[A-Za-z]*Pointer|CVaListPointer|Unmanaged)([^A-Za-z0-9_]|$)"
  cType = "(^|[^A-Za-z0-9_.])(ical(array|attach|comp|datetime|duration|geo|param|parser|period|property|recur|req|time|trigger|value)[a-z_]*|cairo_[a-z_]+|[Pp]ango_?[A-Z][A-Za-z]*|G[A-Z][a-z]+[A-Za-z]*|g(char|u?int[0-9]*|pointer|boolean|double)|U(Char|Bool|ErrorCode|Calendar|Date[A-Z][A-Za-z]*)|uuid_t|sqlite3[a-z_]*|C(Char|SignedChar|UnsignedChar|Short|UnsignedShort|Int|UnsignedInt|Long|UnsignedLong|LongLong|UnsignedLongLong|Float|Double|Bool|WideChar))([^A-Za-z0-9_]|$)"
  declaration = "(^|[ \t])(func|var|let|init|subscript|case|typealias|associatedtype|struct|class|enum|actor|protocol|extension|operator)([ \t(?<]|$)"
}

function finish() {
  if (signature ~ pointer) print file ":" start ": a pointer in a public signature: C stops at the door"
  else if (signature ~ cType) print file ":" start ": a C type in a public signature: C stops at the door"
  signature = ""
  open = 0
}

$1 != file { if (signature != "") finish(); file = $1; depth = 0; opened = 0; delete shows }

{
  line = $4
  if (signature != "" && open <= 0 && line !~ /^[ \t]*(->|throws|async|where|:|<|=|,|\)|&|\{)/) finish()
  if (signature == "") {
    isPublic = line ~ /(^|[ \t(])(public|package|open)[ \t]/
    inherits = shows[depth] && line !~ /(^|[ \t])(private|fileprivate|internal)[ \t]/
    if ((isPublic || inherits) && line ~ declaration && line !~ /(^|[ \t])import[ \t]/) {
      start = $2
      signature = " "
      container = line ~ /(^|[ \t])(enum|protocol|extension)[ \t]/ && (isPublic || inherits)
    }
  }
  if (signature != "") {
    head = line
    cut = index(head, "{")
    if (cut) head = substr(head, 1, cut - 1)
    signature = signature " " head
    open += gsub(/[(\[]/, "&", head) - gsub(/[)\]]/, "&", head)
    if (cut) {
      if (container) shows[depth + 1] = 1
      finish()
    }
    container = container && !cut
  }
  n = length(line)
  for (i = 1; i <= n; i++) {
    c = substr(line, i, 1)
    if (c == "{") depth++
    else if (c == "}") { shows[depth] = 0; depth-- }
  }
}

END { if (signature != "") finish() }
