/* The yardstick of `make bench`: reads a calendar file with libical's whole-file parser and
   prints how many components it holds, themselves and their children.
   usage: libical-count FILE */
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>

static char *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  char *text = NULL;
  if (fseek(file, 0, SEEK_END) == 0) {
    long size = ftell(file);
    rewind(file);
    text = size < 0 ? NULL : malloc((size_t)size + 1);
    if (text) text[fread(text, 1, (size_t)size, file)] = '\0';
  }
  fclose(file);
  return text;
}

static long count(icalcomponent *parent) {
  long sum = 0;
  for (icalcomponent *child = icalcomponent_get_first_component(parent, ICAL_ANY_COMPONENT);
       child; child = icalcomponent_get_next_component(parent, ICAL_ANY_COMPONENT))
    sum += 1 + count(child);
  return sum;
}

int main(int argc, char **argv) {
  char *text = argc == 2 ? read_file(argv[1]) : NULL;
  if (!text) {
    fprintf(stderr, "usage: libical-count FILE\n");
    return 64;
  }
  icalcomponent *calendar = icalparser_parse_string(text);
  if (!calendar) {
    fprintf(stderr, "libical-count: libical reads no calendar in %s\n", argv[1]);
    return 65;
  }
  printf("%ld\n", 1 + count(calendar));
  icalcomponent_free(calendar);
  free(text);
  return 0;
}
