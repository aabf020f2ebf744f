#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
