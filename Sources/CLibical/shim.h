#pragma once
#include <libical/ical.h>
#include <stdlib.h>

// icalrecurrencetype is 2.9 KB, with fixed arrays that Swift sees as tuples of up to 386
// elements: it stays in C memory, and its lists are handed out as pointers.

typedef struct icalrecurrencetype daymark_rule;

static inline daymark_rule *daymark_rule_new(const char *text) {
  daymark_rule *rule = malloc(sizeof *rule);
  if (rule) *rule = icalrecurrencetype_from_string(text);
  return rule;
}

static inline const short *daymark_rule_by_second(const daymark_rule *r) { return r->by_second; }
static inline const short *daymark_rule_by_minute(const daymark_rule *r) { return r->by_minute; }
static inline const short *daymark_rule_by_hour(const daymark_rule *r) { return r->by_hour; }
static inline const short *daymark_rule_by_day(const daymark_rule *r) { return r->by_day; }
static inline const short *daymark_rule_by_month_day(const daymark_rule *r) {
  return r->by_month_day;
}
static inline const short *daymark_rule_by_year_day(const daymark_rule *r) {
  return r->by_year_day;
}
static inline const short *daymark_rule_by_week_no(const daymark_rule *r) { return r->by_week_no; }
static inline const short *daymark_rule_by_month(const daymark_rule *r) { return r->by_month; }
static inline const short *daymark_rule_by_set_pos(const daymark_rule *r) { return r->by_set_pos; }

// The iterator takes the rule by value.
static inline icalrecur_iterator *daymark_rule_iterator(
    const daymark_rule *rule, struct icaltimetype start) {
  return icalrecur_iterator_new(*rule, start);
}
