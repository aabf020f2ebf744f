# Prints the code of Swift files, without comments and with empty string literals, a line each:
#   path TAB line TAB reason TAB code
# reason is "R" where this line, or the one before it, has a comment `// Reason: ...`, else "-".

FNR == 1 {
  inComment = 0   # how deep in /* */, which nest
  inText = 0      # within a """ literal
  reasonBefore = 0
}

{
  code = ""
  comment = ""
  rest = $0
  while (rest != "") {
    if (inComment) {
      if (!match(rest, /\/\*|\*\//)) { comment = comment rest; break }
      inComment += substr(rest, RSTART, 2) == "/*" ? 1 : -1
      comment = comment substr(rest, 1, RSTART - 1)
      rest = substr(rest, RSTART + 2)
    } else if (inText) {
      if (!match(rest, /"""/)) break
      inText = 0
      code = code "\"\""
      rest = substr(rest, RSTART + 3)
    } else {
      if (!match(rest, /\/\/|\/\*|"/)) { code = code rest; break }
      code = code substr(rest, 1, RSTART - 1)
      mark = substr(rest, RSTART, 2)
      rest = substr(rest, RSTART)
      if (mark == "//") { comment = comment rest; break }
      if (mark == "/*") { inComment = 1; rest = substr(rest, 3); continue }
      if (substr(rest, 1, 3) == "\"\"\"") { inText = 1; rest = substr(rest, 4); continue }
      raw = code ~ /#$/
      rest = substr(rest, 2)
      if (raw) {
        end = index(rest, "\"#")
        rest = end ? substr(rest, end + 1) : ""
      } else {
        while (match(rest, /^([^"\\]|\\.)+/)) rest = substr(rest, RLENGTH + 1)
        rest = substr(rest, 2)
      }
      code = code "\"\""
    }
  }
  reasonHere = comment ~ /Reason: *[^ ]/
  printf "%s\t%d\t%s\t%s\n", FILENAME, FNR, (reasonHere || reasonBefore ? "R" : "-"), code
  # A reason may take more than one line of comment.
  if (code ~ /[^ \t]/) reasonBefore = 0
  else reasonBefore = reasonHere || (reasonBefore && comment != "")
}
