#pragma once
#include <libxml/xmlversion.h>
// Without ICU's headers, which libxml2's own would include: Foundation has an ICU of its own, and
// the compiler refuses a program that sees both. Only a structure that nothing here looks into
// has members of ICU.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>

/// The octets that wait in the parser for the rest of what they begin, and the first two.
typedef struct {
  long count;
  char first;
  char second;
} daymark_xml_rest;

/// What the parser has been given and has not read yet.
static inline daymark_xml_rest daymark_xml_waiting(const xmlParserCtxt *parser) {
  daymark_xml_rest rest = {0, 0, 0};
  const xmlParserInput *input = parser->input;
  if (!input || !input->cur || input->end <= input->cur) return rest;
  rest.count = input->end - input->cur;
  rest.first = (char)input->cur[0];
  if (rest.count > 1) rest.second = (char)input->cur[1];
  return rest;
}

/// The line, from 1, that the parser has reached.
static inline int daymark_xml_line(const xmlParserCtxt *parser) {
  return parser->input && parser->input->line > 0 ? parser->input->line : 1;
}
