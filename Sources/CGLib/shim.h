#pragma once
#include <malloc.h>
#include <glib.h>

// Types of GLib that are used by their members are wrapped here: Pango's headers include
// GLib's too, and Swift takes a type that two modules have for the other module's.

enum { DAYMARK_FLAG, DAYMARK_VALUE, DAYMARK_VALUES };

/// One option. `data` points to a gboolean, a char * or a char **, by `kind`. A NULL or empty
/// name collects what is not an option.
typedef struct {
  const char *long_name;
  char short_name;
  int kind;
  void *data;
} daymark_option;

/// C: `g_option_context_add_main_entries`, which copies the entries but not the names.
static inline void daymark_add_options(
    GOptionContext *context, const daymark_option *options, int count) {
  GOptionEntry *entries = g_new0(GOptionEntry, count + 1);
  for (int i = 0; i < count; i++) {
    entries[i].long_name = options[i].long_name;
    entries[i].short_name = options[i].short_name;
    entries[i].arg = options[i].kind == DAYMARK_FLAG    ? G_OPTION_ARG_NONE
                     : options[i].kind == DAYMARK_VALUE ? G_OPTION_ARG_FILENAME
                                                        : G_OPTION_ARG_FILENAME_ARRAY;
    entries[i].arg_data = options[i].data;
  }
  g_option_context_add_main_entries(context, entries, NULL);
  g_free(entries);
}

enum { DAYMARK_PARSED, DAYMARK_UNKNOWN_OPTION, DAYMARK_BAD_VALUE, DAYMARK_OTHER_FAILURE };

/// C: `g_option_context_parse_strv`. The message of a failure is the caller's to `g_free`.
static inline int daymark_parse_options(
    GOptionContext *context, char ***arguments, char **message) {
  GError *error = NULL;
  if (g_option_context_parse_strv(context, arguments, &error)) return DAYMARK_PARSED;
  int failure = DAYMARK_OTHER_FAILURE;
  if (g_error_matches(error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION))
    failure = DAYMARK_UNKNOWN_OPTION;
  else if (g_error_matches(error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE))
    failure = DAYMARK_BAD_VALUE;
  *message = g_strdup(error->message);
  g_error_free(error);
  return failure;
}
