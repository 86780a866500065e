// Written by `make docs` from the headers: what crosses each function of the ABI.
#include "include/signatures.h"

#include <navhost/navhost.h>
#include <stddef.h>

static const signature_number list0[] = {
   {"NAV_OK", (int64_t)NAV_OK},
   {"NAV_IGNORED", (int64_t)NAV_IGNORED},
   {"NAV_PASS", (int64_t)NAV_PASS},
   {"NAV_NOTED", (int64_t)NAV_NOTED},
   {"NAV_NONE", (int64_t)NAV_NONE},
   {"NAV_ERR_ARGUMENT", (int64_t)NAV_ERR_ARGUMENT},
   {"NAV_ERR_HANDLE", (int64_t)NAV_ERR_HANDLE},
   {"NAV_ERR_KIND", (int64_t)NAV_ERR_KIND},
   {"NAV_ERR_OWNER", (int64_t)NAV_ERR_OWNER},
   {"NAV_ERR_STATE", (int64_t)NAV_ERR_STATE},
   {"NAV_ERR_THREAD", (int64_t)NAV_ERR_THREAD},
   {"NAV_ERR_VALUE", (int64_t)NAV_ERR_VALUE},
   {"NAV_ERR_CAPACITY", (int64_t)NAV_ERR_CAPACITY},
   {"NAV_ERR_LIMIT", (int64_t)NAV_ERR_LIMIT},
   {"NAV_ERR_UNSUPPORTED", (int64_t)NAV_ERR_UNSUPPORTED},
   {"NAV_ERR_HIERARCHY", (int64_t)NAV_ERR_HIERARCHY},
   {"NAV_ERR_EXCEPTION", (int64_t)NAV_ERR_EXCEPTION},
   {"NAV_ERR_MISSING", (int64_t)NAV_ERR_MISSING},
   {"NAV_ERR_LOOP", (int64_t)NAV_ERR_LOOP},
   {"NAV_ERR_INTERNAL", (int64_t)NAV_ERR_INTERNAL},
};
static const signature_number list1[] = {
   {"NAV_KIND_NONE", (int64_t)NAV_KIND_NONE},
   {"NAV_KIND_VIEW", (int64_t)NAV_KIND_VIEW},
   {"NAV_KIND_GUIDE", (int64_t)NAV_KIND_GUIDE},
   {"NAV_KIND_CONSTRAINT", (int64_t)NAV_KIND_CONSTRAINT},
   {"NAV_KIND_FONT", (int64_t)NAV_KIND_FONT},
   {"NAV_KIND_ANIMATION", (int64_t)NAV_KIND_ANIMATION},
   {"NAV_KIND_WORK", (int64_t)NAV_KIND_WORK},
   {"NAV_KIND_MAP", (int64_t)NAV_KIND_MAP},
   {"NAV_KIND_STATE", (int64_t)NAV_KIND_STATE},
};
static const signature_number list2[] = {
   {"NAV_COLOR_NONE", (int64_t)NAV_COLOR_NONE},
   {"NAV_COLOR_RGBA", (int64_t)NAV_COLOR_RGBA},
};
static const signature_number list3[] = {
   {"NAV_DELEGATE_PORTRAIT_ONLY", (int64_t)NAV_DELEGATE_PORTRAIT_ONLY},
   {"NAV_DELEGATE_NO_WIDE_MODE", (int64_t)NAV_DELEGATE_NO_WIDE_MODE},
};
static const signature_number list4[] = {
   {"NAV_PURPOSE_PROBE", (int64_t)NAV_PURPOSE_PROBE},
   {"NAV_PURPOSE_WARM", (int64_t)NAV_PURPOSE_WARM},
   {"NAV_PURPOSE_USE", (int64_t)NAV_PURPOSE_USE},
};
static const signature_number list5[] = {
   {"NAV_PLUGIN_ONE_HOST", (int64_t)NAV_PLUGIN_ONE_HOST},
   {"NAV_PLUGIN_THREADS", (int64_t)NAV_PLUGIN_THREADS},
};
static const signature_number list6[] = {
   {"NAV_LOG_DEBUG", (int64_t)NAV_LOG_DEBUG},
   {"NAV_LOG_INFO", (int64_t)NAV_LOG_INFO},
   {"NAV_LOG_WARNING", (int64_t)NAV_LOG_WARNING},
   {"NAV_LOG_ERROR", (int64_t)NAV_LOG_ERROR},
};
static const signature_number list7[] = {
   {"NAV_FATAL_EXCEPTION", (int64_t)NAV_FATAL_EXCEPTION},
   {"NAV_FATAL_LANGUAGE", (int64_t)NAV_FATAL_LANGUAGE},
};
static const signature_number list8[] = {
   {"NAV_ACCESS_READ", (int64_t)NAV_ACCESS_READ},
   {"NAV_ACCESS_WRITE", (int64_t)NAV_ACCESS_WRITE},
   {"NAV_ACCESS_ANIMATES", (int64_t)NAV_ACCESS_ANIMATES},
   {"NAV_ACCESS_LAYOUT", (int64_t)NAV_ACCESS_LAYOUT},
};
static const signature_number list9[] = {
   {"NAV_TYPE_FLAG", (int64_t)NAV_TYPE_FLAG},
   {"NAV_TYPE_INT", (int64_t)NAV_TYPE_INT},
   {"NAV_TYPE_NUMBER", (int64_t)NAV_TYPE_NUMBER},
   {"NAV_TYPE_VECTOR", (int64_t)NAV_TYPE_VECTOR},
   {"NAV_TYPE_TEXT", (int64_t)NAV_TYPE_TEXT},
   {"NAV_TYPE_COLOR", (int64_t)NAV_TYPE_COLOR},
   {"NAV_TYPE_OBJECT", (int64_t)NAV_TYPE_OBJECT},
};
static const signature_number list10[] = {
   {"NAV_ANY_NAME", (int64_t)NAV_ANY_NAME},
   {"NAV_ANY_TYPE_NAME", (int64_t)NAV_ANY_TYPE_NAME},
   {"NAV_ANY_HELD", (int64_t)NAV_ANY_HELD},
   {"NAV_VIEW_FRAME", (int64_t)NAV_VIEW_FRAME},
   {"NAV_VIEW_BOUNDS", (int64_t)NAV_VIEW_BOUNDS},
   {"NAV_VIEW_CENTER", (int64_t)NAV_VIEW_CENTER},
   {"NAV_VIEW_TRANSFORM", (int64_t)NAV_VIEW_TRANSFORM},
   {"NAV_VIEW_MARGINS", (int64_t)NAV_VIEW_MARGINS},
   {"NAV_VIEW_DIRECTIONAL_MARGINS", (int64_t)NAV_VIEW_DIRECTIONAL_MARGINS},
   {"NAV_VIEW_LAYOUT_MARGINS", (int64_t)NAV_VIEW_LAYOUT_MARGINS},
   {"NAV_VIEW_ADDITIONAL_SAFE_AREA", (int64_t)NAV_VIEW_ADDITIONAL_SAFE_AREA},
   {"NAV_VIEW_SAFE_AREA", (int64_t)NAV_VIEW_SAFE_AREA},
   {"NAV_VIEW_INTRINSIC_SIZE", (int64_t)NAV_VIEW_INTRINSIC_SIZE},
   {"NAV_VIEW_ALIGNMENT_INSETS", (int64_t)NAV_VIEW_ALIGNMENT_INSETS},
   {"NAV_VIEW_HUGGING_HORIZONTAL", (int64_t)NAV_VIEW_HUGGING_HORIZONTAL},
   {"NAV_VIEW_HUGGING_VERTICAL", (int64_t)NAV_VIEW_HUGGING_VERTICAL},
   {"NAV_VIEW_COMPRESSION_HORIZONTAL", (int64_t)NAV_VIEW_COMPRESSION_HORIZONTAL},
   {"NAV_VIEW_COMPRESSION_VERTICAL", (int64_t)NAV_VIEW_COMPRESSION_VERTICAL},
   {"NAV_VIEW_TRANSLATES_MASK", (int64_t)NAV_VIEW_TRANSLATES_MASK},
   {"NAV_VIEW_MARGINS_FOLLOW_SAFE_AREA", (int64_t)NAV_VIEW_MARGINS_FOLLOW_SAFE_AREA},
   {"NAV_VIEW_KEEPS_SUPERVIEW_MARGINS", (int64_t)NAV_VIEW_KEEPS_SUPERVIEW_MARGINS},
   {"NAV_VIEW_AUTORESIZING", (int64_t)NAV_VIEW_AUTORESIZING},
   {"NAV_VIEW_SEMANTIC", (int64_t)NAV_VIEW_SEMANTIC},
   {"NAV_VIEW_DIRECTION", (int64_t)NAV_VIEW_DIRECTION},
   {"NAV_VIEW_ALPHA", (int64_t)NAV_VIEW_ALPHA},
   {"NAV_VIEW_Z", (int64_t)NAV_VIEW_Z},
   {"NAV_VIEW_CORNER_RADIUS", (int64_t)NAV_VIEW_CORNER_RADIUS},
   {"NAV_VIEW_BORDER_WIDTH", (int64_t)NAV_VIEW_BORDER_WIDTH},
   {"NAV_VIEW_BACKGROUND", (int64_t)NAV_VIEW_BACKGROUND},
   {"NAV_VIEW_BORDER_COLOR", (int64_t)NAV_VIEW_BORDER_COLOR},
   {"NAV_VIEW_HIDDEN", (int64_t)NAV_VIEW_HIDDEN},
   {"NAV_VIEW_OPAQUE", (int64_t)NAV_VIEW_OPAQUE},
   {"NAV_VIEW_CLIPS", (int64_t)NAV_VIEW_CLIPS},
   {"NAV_VIEW_INTERACTION", (int64_t)NAV_VIEW_INTERACTION},
   {"NAV_VIEW_CORNERS", (int64_t)NAV_VIEW_CORNERS},
   {"NAV_VIEW_TAG", (int64_t)NAV_VIEW_TAG},
   {"NAV_VIEW_NEEDS_CONSTRAINTS", (int64_t)NAV_VIEW_NEEDS_CONSTRAINTS},
   {"NAV_VIEW_DISPLAY_SCALE", (int64_t)NAV_VIEW_DISPLAY_SCALE},
   {"NAV_LABEL_TEXT", (int64_t)NAV_LABEL_TEXT},
   {"NAV_LABEL_FONT", (int64_t)NAV_LABEL_FONT},
   {"NAV_LABEL_COLOR", (int64_t)NAV_LABEL_COLOR},
   {"NAV_LABEL_ALIGNMENT", (int64_t)NAV_LABEL_ALIGNMENT},
   {"NAV_LABEL_LINES", (int64_t)NAV_LABEL_LINES},
   {"NAV_LABEL_BREAK", (int64_t)NAV_LABEL_BREAK},
   {"NAV_LABEL_PREFERRED_WIDTH", (int64_t)NAV_LABEL_PREFERRED_WIDTH},
   {"NAV_LABEL_TRUNCATED", (int64_t)NAV_LABEL_TRUNCATED},
   {"NAV_HIDING_STACK_POSITION", (int64_t)NAV_HIDING_STACK_POSITION},
   {"NAV_HIDING_STACK_ALIGNMENT", (int64_t)NAV_HIDING_STACK_ALIGNMENT},
   {"NAV_HIDING_STACK_SHOWN", (int64_t)NAV_HIDING_STACK_SHOWN},
   {"NAV_HIDING_STACK_SPACING", (int64_t)NAV_HIDING_STACK_SPACING},
   {"NAV_STACK_VIEW_AXIS", (int64_t)NAV_STACK_VIEW_AXIS},
   {"NAV_STACK_VIEW_DISTRIBUTION", (int64_t)NAV_STACK_VIEW_DISTRIBUTION},
   {"NAV_STACK_VIEW_ALIGNMENT", (int64_t)NAV_STACK_VIEW_ALIGNMENT},
   {"NAV_STACK_VIEW_SPACING", (int64_t)NAV_STACK_VIEW_SPACING},
   {"NAV_STACK_VIEW_MARGINS_RELATIVE", (int64_t)NAV_STACK_VIEW_MARGINS_RELATIVE},
   {"NAV_STACK_VIEW_BASELINE_RELATIVE", (int64_t)NAV_STACK_VIEW_BASELINE_RELATIVE},
   {"NAV_SDK_COMPONENT", (int64_t)NAV_SDK_COMPONENT},
   {"NAV_SDK_BUTTON_TYPE", (int64_t)NAV_SDK_BUTTON_TYPE},
   {"NAV_SDK_ROUNDED_CORNERS", (int64_t)NAV_SDK_ROUNDED_CORNERS},
   {"NAV_GUIDE_IDENTIFIER", (int64_t)NAV_GUIDE_IDENTIFIER},
   {"NAV_GUIDE_FRAME", (int64_t)NAV_GUIDE_FRAME},
   {"NAV_CONSTRAINT_IDENTIFIER", (int64_t)NAV_CONSTRAINT_IDENTIFIER},
   {"NAV_CONSTRAINT_CONSTANT", (int64_t)NAV_CONSTRAINT_CONSTANT},
   {"NAV_CONSTRAINT_PRIORITY", (int64_t)NAV_CONSTRAINT_PRIORITY},
   {"NAV_CONSTRAINT_ACTIVE", (int64_t)NAV_CONSTRAINT_ACTIVE},
   {"NAV_CONSTRAINT_BROKEN", (int64_t)NAV_CONSTRAINT_BROKEN},
   {"NAV_CONSTRAINT_DESCRIPTION", (int64_t)NAV_CONSTRAINT_DESCRIPTION},
   {"NAV_ANIMATOR_FRACTION", (int64_t)NAV_ANIMATOR_FRACTION},
   {"NAV_ANIMATOR_REVERSED", (int64_t)NAV_ANIMATOR_REVERSED},
   {"NAV_ANIMATOR_SCRUBS_LINEARLY", (int64_t)NAV_ANIMATOR_SCRUBS_LINEARLY},
   {"NAV_ANIMATOR_PAUSES_ON_COMPLETION", (int64_t)NAV_ANIMATOR_PAUSES_ON_COMPLETION},
   {"NAV_ANIMATOR_STATE", (int64_t)NAV_ANIMATOR_STATE},
   {"NAV_ANIMATOR_RUNNING", (int64_t)NAV_ANIMATOR_RUNNING},
   {"NAV_ANIMATOR_INTERACTION", (int64_t)NAV_ANIMATOR_INTERACTION},
   {"NAV_MAP_NAVIGATION_ENABLED", (int64_t)NAV_MAP_NAVIGATION_ENABLED},
   {"NAV_MAP_GUIDANCE_ACTIVE", (int64_t)NAV_MAP_GUIDANCE_ACTIVE},
   {"NAV_MAP_CAR_SCREEN", (int64_t)NAV_MAP_CAR_SCREEN},
   {"NAV_MAP_GUIDANCE_WANTED", (int64_t)NAV_MAP_GUIDANCE_WANTED},
   {"NAV_MAP_STOPS_AT_ARRIVAL", (int64_t)NAV_MAP_STOPS_AT_ARRIVAL},
   {"NAV_MAP_DISPLAYS_PROMPTS", (int64_t)NAV_MAP_DISPLAYS_PROMPTS},
   {"NAV_MAP_TERMS_ACCEPTED", (int64_t)NAV_MAP_TERMS_ACCEPTED},
   {"NAV_MAP_HAS_ROUTE", (int64_t)NAV_MAP_HAS_ROUTE},
   {"NAV_MAP_REPORTING_AVAILABLE", (int64_t)NAV_MAP_REPORTING_AVAILABLE},
   {"NAV_MAP_CAMERA_MODE", (int64_t)NAV_MAP_CAMERA_MODE},
   {"NAV_MAP_PERSPECTIVE", (int64_t)NAV_MAP_PERSPECTIVE},
   {"NAV_MAP_TRAVEL_MODE", (int64_t)NAV_MAP_TRAVEL_MODE},
   {"NAV_MAP_LIGHTING_MODE", (int64_t)NAV_MAP_LIGHTING_MODE},
   {"NAV_MAP_SPEED_LIMIT", (int64_t)NAV_MAP_SPEED_LIMIT},
   {"NAV_MAP_SPEEDOMETER", (int64_t)NAV_MAP_SPEEDOMETER},
   {"NAV_MAP_RECENTER_BUTTON", (int64_t)NAV_MAP_RECENTER_BUTTON},
   {"NAV_MAP_INCIDENT_CARDS", (int64_t)NAV_MAP_INCIDENT_CARDS},
   {"NAV_MAP_DESTINATION_MARKERS", (int64_t)NAV_MAP_DESTINATION_MARKERS},
   {"NAV_MAP_COMPASS_BUTTON", (int64_t)NAV_MAP_COMPASS_BUTTON},
   {"NAV_MAP_HEADER", (int64_t)NAV_MAP_HEADER},
   {"NAV_MAP_FOOTER", (int64_t)NAV_MAP_FOOTER},
   {"NAV_MAP_TRIP_PROGRESS_BAR", (int64_t)NAV_MAP_TRIP_PROGRESS_BAR},
   {"NAV_MAP_REPORT_BUTTON", (int64_t)NAV_MAP_REPORT_BUTTON},
   {"NAV_MAP_PADDING", (int64_t)NAV_MAP_PADDING},
   {"NAV_MAP_PADDING_ADJUSTMENT", (int64_t)NAV_MAP_PADDING_ADJUSTMENT},
   {"NAV_MAP_HEADER_PRIMARY_COLOR", (int64_t)NAV_MAP_HEADER_PRIMARY_COLOR},
   {"NAV_MAP_HEADER_SECONDARY_COLOR", (int64_t)NAV_MAP_HEADER_SECONDARY_COLOR},
   {"NAV_MAP_HEADER_LARGE_MANEUVER_COLOR", (int64_t)NAV_MAP_HEADER_LARGE_MANEUVER_COLOR},
   {"NAV_MAP_HEADER_SMALL_MANEUVER_COLOR", (int64_t)NAV_MAP_HEADER_SMALL_MANEUVER_COLOR},
   {"NAV_MAP_HEADER_RECOMMENDED_LANE_COLOR", (int64_t)NAV_MAP_HEADER_RECOMMENDED_LANE_COLOR},
   {"NAV_MAP_HEADER_NEXT_STEP_COLOR", (int64_t)NAV_MAP_HEADER_NEXT_STEP_COLOR},
   {"NAV_MAP_HEADER_DISTANCE_VALUE_COLOR", (int64_t)NAV_MAP_HEADER_DISTANCE_VALUE_COLOR},
   {"NAV_MAP_HEADER_DISTANCE_UNITS_COLOR", (int64_t)NAV_MAP_HEADER_DISTANCE_UNITS_COLOR},
   {"NAV_MAP_HEADER_INSTRUCTIONS_COLOR", (int64_t)NAV_MAP_HEADER_INSTRUCTIONS_COLOR},
   {"NAV_MAP_HEADER_NEXT_STEP_FONT", (int64_t)NAV_MAP_HEADER_NEXT_STEP_FONT},
   {"NAV_MAP_HEADER_DISTANCE_VALUE_FONT", (int64_t)NAV_MAP_HEADER_DISTANCE_VALUE_FONT},
   {"NAV_MAP_HEADER_DISTANCE_UNITS_FONT", (int64_t)NAV_MAP_HEADER_DISTANCE_UNITS_FONT},
   {"NAV_MAP_HEADER_FIRST_ROW_FONT", (int64_t)NAV_MAP_HEADER_FIRST_ROW_FONT},
   {"NAV_MAP_HEADER_SECOND_ROW_FONT", (int64_t)NAV_MAP_HEADER_SECOND_ROW_FONT},
   {"NAV_MAP_HEADER_CONJUNCTIONS_FONT", (int64_t)NAV_MAP_HEADER_CONJUNCTIONS_FONT},
   {"NAV_STATE_KIND", (int64_t)NAV_STATE_KIND},
   {"NAV_STATE_WIDE", (int64_t)NAV_STATE_WIDE},
   {"NAV_STATE_CURRENT", (int64_t)NAV_STATE_CURRENT},
};
static const signature_number list11[] = {
   {"NAV_FLEXIBLE_LEFT", (int64_t)NAV_FLEXIBLE_LEFT},
   {"NAV_FLEXIBLE_WIDTH", (int64_t)NAV_FLEXIBLE_WIDTH},
   {"NAV_FLEXIBLE_RIGHT", (int64_t)NAV_FLEXIBLE_RIGHT},
   {"NAV_FLEXIBLE_TOP", (int64_t)NAV_FLEXIBLE_TOP},
   {"NAV_FLEXIBLE_HEIGHT", (int64_t)NAV_FLEXIBLE_HEIGHT},
   {"NAV_FLEXIBLE_BOTTOM", (int64_t)NAV_FLEXIBLE_BOTTOM},
};
static const signature_number list12[] = {
   {"NAV_SEMANTIC_UNSPECIFIED", (int64_t)NAV_SEMANTIC_UNSPECIFIED},
   {"NAV_SEMANTIC_PLAYBACK", (int64_t)NAV_SEMANTIC_PLAYBACK},
   {"NAV_SEMANTIC_SPATIAL", (int64_t)NAV_SEMANTIC_SPATIAL},
   {"NAV_SEMANTIC_LEFT_TO_RIGHT", (int64_t)NAV_SEMANTIC_LEFT_TO_RIGHT},
   {"NAV_SEMANTIC_RIGHT_TO_LEFT", (int64_t)NAV_SEMANTIC_RIGHT_TO_LEFT},
};
static const signature_number list13[] = {
   {"NAV_DIRECTION_LEFT_TO_RIGHT", (int64_t)NAV_DIRECTION_LEFT_TO_RIGHT},
   {"NAV_DIRECTION_RIGHT_TO_LEFT", (int64_t)NAV_DIRECTION_RIGHT_TO_LEFT},
};
static const signature_number list14[] = {
   {"NAV_CORNER_TOP_LEFT", (int64_t)NAV_CORNER_TOP_LEFT},
   {"NAV_CORNER_TOP_RIGHT", (int64_t)NAV_CORNER_TOP_RIGHT},
   {"NAV_CORNER_BOTTOM_LEFT", (int64_t)NAV_CORNER_BOTTOM_LEFT},
   {"NAV_CORNER_BOTTOM_RIGHT", (int64_t)NAV_CORNER_BOTTOM_RIGHT},
};
static const signature_number list15[] = {
   {"NAV_TEXT_LEFT", (int64_t)NAV_TEXT_LEFT},
   {"NAV_TEXT_CENTER", (int64_t)NAV_TEXT_CENTER},
   {"NAV_TEXT_RIGHT", (int64_t)NAV_TEXT_RIGHT},
   {"NAV_TEXT_JUSTIFIED", (int64_t)NAV_TEXT_JUSTIFIED},
   {"NAV_TEXT_NATURAL", (int64_t)NAV_TEXT_NATURAL},
};
static const signature_number list16[] = {
   {"NAV_BREAK_WORDS", (int64_t)NAV_BREAK_WORDS},
   {"NAV_BREAK_CHARACTERS", (int64_t)NAV_BREAK_CHARACTERS},
   {"NAV_BREAK_CLIP", (int64_t)NAV_BREAK_CLIP},
   {"NAV_BREAK_TRUNCATE_HEAD", (int64_t)NAV_BREAK_TRUNCATE_HEAD},
   {"NAV_BREAK_TRUNCATE_TAIL", (int64_t)NAV_BREAK_TRUNCATE_TAIL},
   {"NAV_BREAK_TRUNCATE_MIDDLE", (int64_t)NAV_BREAK_TRUNCATE_MIDDLE},
};
static const signature_number list17[] = {
   {"NAV_STACK_TOP", (int64_t)NAV_STACK_TOP},
   {"NAV_STACK_CENTER", (int64_t)NAV_STACK_CENTER},
   {"NAV_STACK_BOTTOM", (int64_t)NAV_STACK_BOTTOM},
   {"NAV_STACK_LEADING", (int64_t)NAV_STACK_LEADING},
   {"NAV_STACK_TRAILING", (int64_t)NAV_STACK_TRAILING},
};
static const signature_number list18[] = {
   {"NAV_AXIS_HORIZONTAL", (int64_t)NAV_AXIS_HORIZONTAL},
   {"NAV_AXIS_VERTICAL", (int64_t)NAV_AXIS_VERTICAL},
};
static const signature_number list19[] = {
   {"NAV_DISTRIBUTION_FILL", (int64_t)NAV_DISTRIBUTION_FILL},
   {"NAV_DISTRIBUTION_FILL_EQUALLY", (int64_t)NAV_DISTRIBUTION_FILL_EQUALLY},
   {"NAV_DISTRIBUTION_FILL_PROPORTIONALLY", (int64_t)NAV_DISTRIBUTION_FILL_PROPORTIONALLY},
   {"NAV_DISTRIBUTION_EQUAL_SPACING", (int64_t)NAV_DISTRIBUTION_EQUAL_SPACING},
   {"NAV_DISTRIBUTION_EQUAL_CENTERING", (int64_t)NAV_DISTRIBUTION_EQUAL_CENTERING},
};
static const signature_number list20[] = {
   {"NAV_ALIGNMENT_FILL", (int64_t)NAV_ALIGNMENT_FILL},
   {"NAV_ALIGNMENT_LEADING", (int64_t)NAV_ALIGNMENT_LEADING},
   {"NAV_ALIGNMENT_FIRST_BASELINE", (int64_t)NAV_ALIGNMENT_FIRST_BASELINE},
   {"NAV_ALIGNMENT_CENTER", (int64_t)NAV_ALIGNMENT_CENTER},
   {"NAV_ALIGNMENT_TRAILING", (int64_t)NAV_ALIGNMENT_TRAILING},
   {"NAV_ALIGNMENT_LAST_BASELINE", (int64_t)NAV_ALIGNMENT_LAST_BASELINE},
};
static const signature_number list21[] = {
   {"NAV_CAMERA_FREE", (int64_t)NAV_CAMERA_FREE},
   {"NAV_CAMERA_FOLLOWING", (int64_t)NAV_CAMERA_FOLLOWING},
   {"NAV_CAMERA_OVERVIEW", (int64_t)NAV_CAMERA_OVERVIEW},
};
static const signature_number list22[] = {
   {"NAV_PERSPECTIVE_TILTED", (int64_t)NAV_PERSPECTIVE_TILTED},
   {"NAV_PERSPECTIVE_NORTH_UP", (int64_t)NAV_PERSPECTIVE_NORTH_UP},
   {"NAV_PERSPECTIVE_HEADING_UP", (int64_t)NAV_PERSPECTIVE_HEADING_UP},
};
static const signature_number list23[] = {
   {"NAV_TRAVEL_DRIVING", (int64_t)NAV_TRAVEL_DRIVING},
   {"NAV_TRAVEL_CYCLING", (int64_t)NAV_TRAVEL_CYCLING},
   {"NAV_TRAVEL_WALKING", (int64_t)NAV_TRAVEL_WALKING},
   {"NAV_TRAVEL_TWO_WHEELER", (int64_t)NAV_TRAVEL_TWO_WHEELER},
   {"NAV_TRAVEL_TAXICAB", (int64_t)NAV_TRAVEL_TAXICAB},
};
static const signature_number list24[] = {
   {"NAV_LIGHTING_NORMAL", (int64_t)NAV_LIGHTING_NORMAL},
   {"NAV_LIGHTING_LOW", (int64_t)NAV_LIGHTING_LOW},
};
static const signature_number list25[] = {
   {"NAV_PADDING_ALWAYS", (int64_t)NAV_PADDING_ALWAYS},
   {"NAV_PADDING_AUTOMATIC", (int64_t)NAV_PADDING_AUTOMATIC},
   {"NAV_PADDING_NEVER", (int64_t)NAV_PADDING_NEVER},
};
static const signature_number list26[] = {
   {"NAV_STATE_READY", (int64_t)NAV_STATE_READY},
   {"NAV_STATE_GUIDANCE", (int64_t)NAV_STATE_GUIDANCE},
};
static const signature_number list27[] = {
   {"NAV_VIEW_PLAIN", (int64_t)NAV_VIEW_PLAIN},
   {"NAV_VIEW_LABEL", (int64_t)NAV_VIEW_LABEL},
   {"NAV_VIEW_STACK", (int64_t)NAV_VIEW_STACK},
   {"NAV_VIEW_HIDING_STACK", (int64_t)NAV_VIEW_HIDING_STACK},
};
static const signature_number list28[] = {
   {"NAV_WANTS_LAYOUT", (int64_t)NAV_WANTS_LAYOUT},
   {"NAV_WANTS_UPDATE_CONSTRAINTS", (int64_t)NAV_WANTS_UPDATE_CONSTRAINTS},
   {"NAV_WANTS_MOVES", (int64_t)NAV_WANTS_MOVES},
   {"NAV_WANTS_CHILDREN", (int64_t)NAV_WANTS_CHILDREN},
   {"NAV_WANTS_INSETS", (int64_t)NAV_WANTS_INSETS},
   {"NAV_WANTS_INTRINSIC_SIZE", (int64_t)NAV_WANTS_INTRINSIC_SIZE},
   {"NAV_WANTS_SIZE_THAT_FITS", (int64_t)NAV_WANTS_SIZE_THAT_FITS},
   {"NAV_WANTS_POINT_INSIDE", (int64_t)NAV_WANTS_POINT_INSIDE},
   {"NAV_WANTS_HIT_TEST", (int64_t)NAV_WANTS_HIT_TEST},
   {"NAV_WANTS_BASELINES", (int64_t)NAV_WANTS_BASELINES},
};
static const signature_number list29[] = {
   {"NAV_MOVE_SUPERVIEW", (int64_t)NAV_MOVE_SUPERVIEW},
   {"NAV_MOVE_WINDOW", (int64_t)NAV_MOVE_WINDOW},
};
static const signature_number list30[] = {
   {"NAV_INSETS_MARGINS", (int64_t)NAV_INSETS_MARGINS},
   {"NAV_INSETS_SAFE_AREA", (int64_t)NAV_INSETS_SAFE_AREA},
};
static const signature_number list31[] = {
   {"NAV_BASELINE_FIRST", (int64_t)NAV_BASELINE_FIRST},
   {"NAV_BASELINE_LAST", (int64_t)NAV_BASELINE_LAST},
};
static const signature_number list32[] = {
   {"NAV_NEEDS_LAYOUT", (int64_t)NAV_NEEDS_LAYOUT},
   {"NAV_NEEDS_CONSTRAINTS", (int64_t)NAV_NEEDS_CONSTRAINTS},
   {"NAV_NEEDS_INTRINSIC_SIZE", (int64_t)NAV_NEEDS_INTRINSIC_SIZE},
};
static const signature_number list33[] = {
   {"NAV_ATTRIBUTE_NONE", (int64_t)NAV_ATTRIBUTE_NONE},
   {"NAV_ATTRIBUTE_LEFT", (int64_t)NAV_ATTRIBUTE_LEFT},
   {"NAV_ATTRIBUTE_RIGHT", (int64_t)NAV_ATTRIBUTE_RIGHT},
   {"NAV_ATTRIBUTE_TOP", (int64_t)NAV_ATTRIBUTE_TOP},
   {"NAV_ATTRIBUTE_BOTTOM", (int64_t)NAV_ATTRIBUTE_BOTTOM},
   {"NAV_ATTRIBUTE_LEADING", (int64_t)NAV_ATTRIBUTE_LEADING},
   {"NAV_ATTRIBUTE_TRAILING", (int64_t)NAV_ATTRIBUTE_TRAILING},
   {"NAV_ATTRIBUTE_WIDTH", (int64_t)NAV_ATTRIBUTE_WIDTH},
   {"NAV_ATTRIBUTE_HEIGHT", (int64_t)NAV_ATTRIBUTE_HEIGHT},
   {"NAV_ATTRIBUTE_CENTER_X", (int64_t)NAV_ATTRIBUTE_CENTER_X},
   {"NAV_ATTRIBUTE_CENTER_Y", (int64_t)NAV_ATTRIBUTE_CENTER_Y},
   {"NAV_ATTRIBUTE_LAST_BASELINE", (int64_t)NAV_ATTRIBUTE_LAST_BASELINE},
   {"NAV_ATTRIBUTE_FIRST_BASELINE", (int64_t)NAV_ATTRIBUTE_FIRST_BASELINE},
   {"NAV_ATTRIBUTE_LEFT_MARGIN", (int64_t)NAV_ATTRIBUTE_LEFT_MARGIN},
   {"NAV_ATTRIBUTE_RIGHT_MARGIN", (int64_t)NAV_ATTRIBUTE_RIGHT_MARGIN},
   {"NAV_ATTRIBUTE_TOP_MARGIN", (int64_t)NAV_ATTRIBUTE_TOP_MARGIN},
   {"NAV_ATTRIBUTE_BOTTOM_MARGIN", (int64_t)NAV_ATTRIBUTE_BOTTOM_MARGIN},
   {"NAV_ATTRIBUTE_LEADING_MARGIN", (int64_t)NAV_ATTRIBUTE_LEADING_MARGIN},
   {"NAV_ATTRIBUTE_TRAILING_MARGIN", (int64_t)NAV_ATTRIBUTE_TRAILING_MARGIN},
   {"NAV_ATTRIBUTE_CENTER_X_WITHIN_MARGINS", (int64_t)NAV_ATTRIBUTE_CENTER_X_WITHIN_MARGINS},
   {"NAV_ATTRIBUTE_CENTER_Y_WITHIN_MARGINS", (int64_t)NAV_ATTRIBUTE_CENTER_Y_WITHIN_MARGINS},
};
static const signature_number list34[] = {
   {"NAV_RELATION_AT_MOST", (int64_t)NAV_RELATION_AT_MOST},
   {"NAV_RELATION_EQUAL", (int64_t)NAV_RELATION_EQUAL},
   {"NAV_RELATION_AT_LEAST", (int64_t)NAV_RELATION_AT_LEAST},
};
static const signature_number list35[] = {
   {"NAV_CONSTRAINT_MADE_ACTIVE", (int64_t)NAV_CONSTRAINT_MADE_ACTIVE},
   {"NAV_CONSTRAINT_SYSTEM_SPACING", (int64_t)NAV_CONSTRAINT_SYSTEM_SPACING},
};
static const signature_number list36[] = {
   {"NAV_GUIDE_SAFE_AREA", (int64_t)NAV_GUIDE_SAFE_AREA},
   {"NAV_GUIDE_MARGINS", (int64_t)NAV_GUIDE_MARGINS},
   {"NAV_GUIDE_READABLE", (int64_t)NAV_GUIDE_READABLE},
};
static const signature_number list37[] = {
   {"NAV_AMBIGUOUS_X", (int64_t)NAV_AMBIGUOUS_X},
   {"NAV_AMBIGUOUS_Y", (int64_t)NAV_AMBIGUOUS_Y},
   {"NAV_AMBIGUOUS_WIDTH", (int64_t)NAV_AMBIGUOUS_WIDTH},
   {"NAV_AMBIGUOUS_HEIGHT", (int64_t)NAV_AMBIGUOUS_HEIGHT},
};
static const signature_number list38[] = {
   {"NAV_SPACING_DEFAULT", (int64_t)NAV_SPACING_DEFAULT},
   {"NAV_SPACING_SYSTEM", (int64_t)NAV_SPACING_SYSTEM},
   {"NAV_SPACING_POINTS", (int64_t)NAV_SPACING_POINTS},
};
static const signature_number list39[] = {
   {"NAV_FONT_ITALIC", (int64_t)NAV_FONT_ITALIC},
   {"NAV_FONT_MONOSPACED_DIGITS", (int64_t)NAV_FONT_MONOSPACED_DIGITS},
};
static const signature_number list40[] = {
   {"NAV_ANIMATION_NONE", (int64_t)NAV_ANIMATION_NONE},
   {"NAV_ANIMATION_CURVE", (int64_t)NAV_ANIMATION_CURVE},
   {"NAV_ANIMATION_SPRING", (int64_t)NAV_ANIMATION_SPRING},
   {"NAV_ANIMATION_CUBIC", (int64_t)NAV_ANIMATION_CUBIC},
   {"NAV_ANIMATION_PHYSICS", (int64_t)NAV_ANIMATION_PHYSICS},
   {"NAV_ANIMATION_BOUNCE", (int64_t)NAV_ANIMATION_BOUNCE},
   {"NAV_ANIMATION_TRANSITION", (int64_t)NAV_ANIMATION_TRANSITION},
};
static const signature_number list41[] = {
   {"NAV_CURVE_EASE_IN_OUT", (int64_t)NAV_CURVE_EASE_IN_OUT},
   {"NAV_CURVE_EASE_IN", (int64_t)NAV_CURVE_EASE_IN},
   {"NAV_CURVE_EASE_OUT", (int64_t)NAV_CURVE_EASE_OUT},
   {"NAV_CURVE_LINEAR", (int64_t)NAV_CURVE_LINEAR},
};
static const signature_number list42[] = {
   {"NAV_ANIMATION_LAYOUT_SUBVIEWS", (int64_t)NAV_ANIMATION_LAYOUT_SUBVIEWS},
   {"NAV_ANIMATION_ALLOW_INTERACTION", (int64_t)NAV_ANIMATION_ALLOW_INTERACTION},
   {"NAV_ANIMATION_FROM_CURRENT", (int64_t)NAV_ANIMATION_FROM_CURRENT},
   {"NAV_ANIMATION_OVERRIDE_DURATION", (int64_t)NAV_ANIMATION_OVERRIDE_DURATION},
   {"NAV_ANIMATION_OVERRIDE_CURVE", (int64_t)NAV_ANIMATION_OVERRIDE_CURVE},
   {"NAV_ANIMATION_REPEAT", (int64_t)NAV_ANIMATION_REPEAT},
   {"NAV_ANIMATION_AUTOREVERSE", (int64_t)NAV_ANIMATION_AUTOREVERSE},
   {"NAV_ANIMATION_VELOCITY_Y", (int64_t)NAV_ANIMATION_VELOCITY_Y},
   {"NAV_CALCULATION_DISCRETE", (int64_t)NAV_CALCULATION_DISCRETE},
   {"NAV_CALCULATION_PACED", (int64_t)NAV_CALCULATION_PACED},
   {"NAV_CALCULATION_CUBIC", (int64_t)NAV_CALCULATION_CUBIC},
   {"NAV_CALCULATION_CUBIC_PACED", (int64_t)NAV_CALCULATION_CUBIC_PACED},
   {"NAV_CALCULATION_MASK", (int64_t)NAV_CALCULATION_MASK},
};
static const signature_number list43[] = {
   {"NAV_ANIMATOR_INACTIVE", (int64_t)NAV_ANIMATOR_INACTIVE},
   {"NAV_ANIMATOR_ACTIVE", (int64_t)NAV_ANIMATOR_ACTIVE},
   {"NAV_ANIMATOR_STOPPED", (int64_t)NAV_ANIMATOR_STOPPED},
};
static const signature_number list44[] = {
   {"NAV_POSITION_NONE", (int64_t)NAV_POSITION_NONE},
   {"NAV_POSITION_END", (int64_t)NAV_POSITION_END},
   {"NAV_POSITION_START", (int64_t)NAV_POSITION_START},
   {"NAV_POSITION_CURRENT", (int64_t)NAV_POSITION_CURRENT},
};
static const signature_number list45[] = {
   {"NAV_COMPONENT_LOGO", (int64_t)NAV_COMPONENT_LOGO},
   {"NAV_COMPONENT_VIEWPORT", (int64_t)NAV_COMPONENT_VIEWPORT},
   {"NAV_COMPONENT_TURN_CARD", (int64_t)NAV_COMPONENT_TURN_CARD},
   {"NAV_COMPONENT_ETA_CARD", (int64_t)NAV_COMPONENT_ETA_CARD},
   {"NAV_COMPONENT_TRIP_PROGRESS_BAR", (int64_t)NAV_COMPONENT_TRIP_PROGRESS_BAR},
   {"NAV_COMPONENT_SPEED_WIDGET", (int64_t)NAV_COMPONENT_SPEED_WIDGET},
   {"NAV_COMPONENT_BUTTON", (int64_t)NAV_COMPONENT_BUTTON},
   {"NAV_COMPONENT_PROMPT", (int64_t)NAV_COMPONENT_PROMPT},
};
static const signature_number list46[] = {
   {"NAV_BUTTON_COMPASS", (int64_t)NAV_BUTTON_COMPASS},
   {"NAV_BUTTON_REPORTING", (int64_t)NAV_BUTTON_REPORTING},
};
static const signature_number list47[] = {
   {"NAV_STYLE_BUTTON_HORIZONTAL_PADDING", (int64_t)NAV_STYLE_BUTTON_HORIZONTAL_PADDING},
   {"NAV_STYLE_BUTTON_VERTICAL_PADDING", (int64_t)NAV_STYLE_BUTTON_VERTICAL_PADDING},
   {"NAV_STYLE_DEFAULT_CORNER_RADIUS", (int64_t)NAV_STYLE_DEFAULT_CORNER_RADIUS},
   {"NAV_STYLE_ELEMENT_HORIZONTAL_PADDING", (int64_t)NAV_STYLE_ELEMENT_HORIZONTAL_PADDING},
   {"NAV_STYLE_HEADER_FOOTER_HORIZONTAL_PADDING", (int64_t)NAV_STYLE_HEADER_FOOTER_HORIZONTAL_PADDING},
   {"NAV_STYLE_HEADER_NOMINAL_HEIGHT", (int64_t)NAV_STYLE_HEADER_NOMINAL_HEIGHT},
   {"NAV_STYLE_HEADER_TOP_PADDING", (int64_t)NAV_STYLE_HEADER_TOP_PADDING},
};
static const signature_number list48[] = {
   {"NAV_LAYOUT_ERROR_INTERNAL", (int64_t)NAV_LAYOUT_ERROR_INTERNAL},
   {"NAV_LAYOUT_ERROR_NAVIGATION_ENABLED", (int64_t)NAV_LAYOUT_ERROR_NAVIGATION_ENABLED},
   {"NAV_LAYOUT_ERROR_CAR_SCREEN", (int64_t)NAV_LAYOUT_ERROR_CAR_SCREEN},
};
static const signature_number list49[] = {
   {"NAV_LEGACY_HEADER", (int64_t)NAV_LEGACY_HEADER},
   {"NAV_LEGACY_FOOTER", (int64_t)NAV_LEGACY_FOOTER},
   {"NAV_LEGACY_BUTTONS", (int64_t)NAV_LEGACY_BUTTONS},
   {"NAV_LEGACY_BUTTONS_ALTERNATE", (int64_t)NAV_LEGACY_BUTTONS_ALTERNATE},
};

static const signature_list lists[] = {
   {list0, 20},
   {list1, 9},
   {list2, 2},
   {list3, 2},
   {list4, 3},
   {list5, 2},
   {list6, 4},
   {list7, 2},
   {list8, 4},
   {list9, 7},
   {list10, 117},
   {list11, 6},
   {list12, 5},
   {list13, 2},
   {list14, 4},
   {list15, 5},
   {list16, 6},
   {list17, 5},
   {list18, 2},
   {list19, 5},
   {list20, 6},
   {list21, 3},
   {list22, 3},
   {list23, 5},
   {list24, 2},
   {list25, 3},
   {list26, 2},
   {list27, 4},
   {list28, 10},
   {list29, 2},
   {list30, 2},
   {list31, 2},
   {list32, 3},
   {list33, 21},
   {list34, 3},
   {list35, 2},
   {list36, 3},
   {list37, 4},
   {list38, 3},
   {list39, 2},
   {list40, 7},
   {list41, 4},
   {list42, 13},
   {list43, 3},
   {list44, 4},
   {list45, 8},
   {list46, 2},
   {list47, 7},
   {list48, 3},
   {list49, 4},
};

static const signature_member members0[] = {
   {"bits", offsetof(nav_view_t, bits), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members1[] = {
   {"bits", offsetof(nav_guide_t, bits), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members2[] = {
   {"bits", offsetof(nav_constraint_t, bits), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members3[] = {
   {"bits", offsetof(nav_font_t, bits), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members4[] = {
   {"bits", offsetof(nav_animation_t, bits), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members5[] = {
   {"bits", offsetof(nav_work_t, bits), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members6[] = {
   {"bits", offsetof(nav_map_t, bits), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members7[] = {
   {"bits", offsetof(nav_state_t, bits), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members8[] = {
   {"bits", offsetof(nav_object_t, bits), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members9[] = {
   {"bits", offsetof(nav_item_t, bits), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members10[] = {
   {"x", offsetof(nav_point_t, x), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"y", offsetof(nav_point_t, y), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members11[] = {
   {"width", offsetof(nav_size_t, width), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"height", offsetof(nav_size_t, height), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members12[] = {
   {"x", offsetof(nav_rect_t, x), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"y", offsetof(nav_rect_t, y), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"width", offsetof(nav_rect_t, width), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"height", offsetof(nav_rect_t, height), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members13[] = {
   {"top", offsetof(nav_insets_t, top), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"left", offsetof(nav_insets_t, left), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"bottom", offsetof(nav_insets_t, bottom), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"right", offsetof(nav_insets_t, right), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
};
static const calls_field pointers14[] = {
   {0, CALLS_FIELD_STRING, 0, CALLS_NONE},
};
static const signature_member members14[] = {
   {"bytes", offsetof(nav_string_t, bytes), SIGNATURE_POINTER, 1, CALLS_NONE, CALLS_NONE},
   {"length", offsetof(nav_string_t, length), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"reserved", offsetof(nav_string_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members15[] = {
   {"kind", offsetof(nav_color_t, kind), SIGNATURE_UINT32, 1, CALLS_NONE, 2},
   {"reserved", offsetof(nav_color_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"red", offsetof(nav_color_t, red), SIGNATURE_FLOAT, 1, CALLS_NONE, CALLS_NONE},
   {"green", offsetof(nav_color_t, green), SIGNATURE_FLOAT, 1, CALLS_NONE, CALLS_NONE},
   {"blue", offsetof(nav_color_t, blue), SIGNATURE_FLOAT, 1, CALLS_NONE, CALLS_NONE},
   {"alpha", offsetof(nav_color_t, alpha), SIGNATURE_FLOAT, 1, CALLS_NONE, CALLS_NONE},
};
static const calls_field pointers16[] = {
   {offsetof(nav_peer_t, callbacks), CALLS_FIELD_TABLE, 0, 0},
};
static const signature_member members16[] = {
   {"callbacks", offsetof(nav_peer_t, callbacks), SIGNATURE_TABLE, 1, 0, CALLS_NONE},
   {"user", offsetof(nav_peer_t, user), SIGNATURE_POINTER, 1, CALLS_NONE, CALLS_NONE},
};
static const calls_field pointers17[] = {
   {offsetof(nav_delegate_t, callbacks), CALLS_FIELD_TABLE, 0, 1},
   {offsetof(nav_delegate_t, peer), CALLS_FIELD_TABLE, 0, 0},
};
static const signature_member members17[] = {
   {"struct_size", offsetof(nav_delegate_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"reserved", offsetof(nav_delegate_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"callbacks", offsetof(nav_delegate_t, callbacks), SIGNATURE_TABLE, 1, 1, CALLS_NONE},
   {"peer", offsetof(nav_delegate_t, peer), SIGNATURE_TABLE, 1, 0, CALLS_NONE},
   {"user", offsetof(nav_delegate_t, user), SIGNATURE_POINTER, 1, CALLS_NONE, CALLS_NONE},
};
static const calls_field pointers18[] = {
   {offsetof(nav_delegate_info_t, id), CALLS_FIELD_STRING, 0, CALLS_NONE},
   {offsetof(nav_delegate_info_t, name), CALLS_FIELD_STRING, 0, CALLS_NONE},
   {offsetof(nav_delegate_info_t, version), CALLS_FIELD_STRING, 0, CALLS_NONE},
   {offsetof(nav_delegate_info_t, summary), CALLS_FIELD_STRING, 0, CALLS_NONE},
};
static const signature_member members18[] = {
   {"struct_size", offsetof(nav_delegate_info_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"reserved", offsetof(nav_delegate_info_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"id", offsetof(nav_delegate_info_t, id), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"name", offsetof(nav_delegate_info_t, name), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"version", offsetof(nav_delegate_info_t, version), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"summary", offsetof(nav_delegate_info_t, summary), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"features", offsetof(nav_delegate_info_t, features), SIGNATURE_UINT64, 1, CALLS_NONE, 3},
   {"minimum", offsetof(nav_delegate_info_t, minimum), SIGNATURE_RECORD, 1, 11, CALLS_NONE},
   {"reserved_words", offsetof(nav_delegate_info_t, reserved_words), SIGNATURE_UINT64, 4, CALLS_NONE, CALLS_NONE},
};
static const calls_field pointers19[] = {
   {offsetof(nav_negotiate_in_t, host_name), CALLS_FIELD_STRING, 0, CALLS_NONE},
   {offsetof(nav_negotiate_in_t, host_version), CALLS_FIELD_STRING, 0, CALLS_NONE},
};
static const signature_member members19[] = {
   {"struct_size", offsetof(nav_negotiate_in_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"purpose", offsetof(nav_negotiate_in_t, purpose), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"oldest", offsetof(nav_negotiate_in_t, oldest), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"newest", offsetof(nav_negotiate_in_t, newest), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"host", offsetof(nav_negotiate_in_t, host), SIGNATURE_POINTER, 1, CALLS_NONE, CALLS_NONE},
   {"host_name", offsetof(nav_negotiate_in_t, host_name), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"host_version", offsetof(nav_negotiate_in_t, host_version), SIGNATURE_STRING, 1, 14, CALLS_NONE},
};
static const calls_field pointers20[] = {
   {offsetof(nav_negotiate_out_t, plugin), CALLS_FIELD_TABLE, 0, 3},
   {offsetof(nav_negotiate_out_t, id), CALLS_FIELD_STRING, 0, CALLS_NONE},
   {offsetof(nav_negotiate_out_t, language), CALLS_FIELD_STRING, 0, CALLS_NONE},
};
static const signature_member members20[] = {
   {"struct_size", offsetof(nav_negotiate_out_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"chosen", offsetof(nav_negotiate_out_t, chosen), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"oldest", offsetof(nav_negotiate_out_t, oldest), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"newest", offsetof(nav_negotiate_out_t, newest), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"plugin", offsetof(nav_negotiate_out_t, plugin), SIGNATURE_TABLE, 1, 3, CALLS_NONE},
   {"id", offsetof(nav_negotiate_out_t, id), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"language", offsetof(nav_negotiate_out_t, language), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"reserved", offsetof(nav_negotiate_out_t, reserved), SIGNATURE_UINT64, 1, CALLS_NONE, CALLS_NONE},
};
static const calls_field pointers21[] = {
   {offsetof(nav_failure_t, function), CALLS_FIELD_STRING, 0, CALLS_NONE},
   {offsetof(nav_failure_t, text), CALLS_FIELD_STRING, 0, CALLS_NONE},
   {offsetof(nav_failure_t, name), CALLS_FIELD_STRING, 0, CALLS_NONE},
};
static const signature_member members21[] = {
   {"struct_size", offsetof(nav_failure_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"status", offsetof(nav_failure_t, status), SIGNATURE_INT32, 1, CALLS_NONE, 0},
   {"function", offsetof(nav_failure_t, function), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"text", offsetof(nav_failure_t, text), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"name", offsetof(nav_failure_t, name), SIGNATURE_STRING, 1, 14, CALLS_NONE},
};
static const signature_member members22[] = {
   {"struct_size", offsetof(nav_limits_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"views", offsetof(nav_limits_t, views), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"constraints", offsetof(nav_limits_t, constraints), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"depth", offsetof(nav_limits_t, depth), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"nested_callbacks", offsetof(nav_limits_t, nested_callbacks), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"text_bytes", offsetof(nav_limits_t, text_bytes), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"name_bytes", offsetof(nav_limits_t, name_bytes), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"animations", offsetof(nav_limits_t, animations), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"work", offsetof(nav_limits_t, work), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"reserved", offsetof(nav_limits_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
};
static const calls_field pointers23[] = {
   {offsetof(nav_property_info_t, name), CALLS_FIELD_STRING, 0, CALLS_NONE},
};
static const signature_member members23[] = {
   {"struct_size", offsetof(nav_property_info_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"kind", offsetof(nav_property_info_t, kind), SIGNATURE_UINT32, 1, CALLS_NONE, 1},
   {"type", offsetof(nav_property_info_t, type), SIGNATURE_UINT32, 1, CALLS_NONE, 9},
   {"count", offsetof(nav_property_info_t, count), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"access", offsetof(nav_property_info_t, access), SIGNATURE_UINT32, 1, CALLS_NONE, 8},
   {"reserved", offsetof(nav_property_info_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"name", offsetof(nav_property_info_t, name), SIGNATURE_STRING, 1, 14, CALLS_NONE},
};
static const calls_field pointers24[] = {
   {offsetof(nav_view_spec_t, callbacks), CALLS_FIELD_TABLE, 0, 6},
   {offsetof(nav_view_spec_t, peer) + offsetof(nav_peer_t, callbacks), CALLS_FIELD_TABLE, 0, 0},
};
static const signature_member members24[] = {
   {"struct_size", offsetof(nav_view_spec_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"kind", offsetof(nav_view_spec_t, kind), SIGNATURE_UINT32, 1, CALLS_NONE, 27},
   {"variant", offsetof(nav_view_spec_t, variant), SIGNATURE_INT32, 1, CALLS_NONE, CALLS_NONE},
   {"alignment", offsetof(nav_view_spec_t, alignment), SIGNATURE_INT32, 1, CALLS_NONE, CALLS_NONE},
   {"flags", offsetof(nav_view_spec_t, flags), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"reserved", offsetof(nav_view_spec_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"wants", offsetof(nav_view_spec_t, wants), SIGNATURE_UINT64, 1, CALLS_NONE, 28},
   {"frame", offsetof(nav_view_spec_t, frame), SIGNATURE_RECORD, 1, 12, CALLS_NONE},
   {"callbacks", offsetof(nav_view_spec_t, callbacks), SIGNATURE_TABLE, 1, 6, CALLS_NONE},
   {"peer", offsetof(nav_view_spec_t, peer), SIGNATURE_RECORD, 1, 16, CALLS_NONE},
};
static const calls_field pointers25[] = {
   {offsetof(nav_constraint_spec_t, identifier), CALLS_FIELD_STRING, 0, CALLS_NONE},
   {offsetof(nav_constraint_spec_t, peer) + offsetof(nav_peer_t, callbacks), CALLS_FIELD_TABLE, 0, 0},
};
static const signature_member members25[] = {
   {"struct_size", offsetof(nav_constraint_spec_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"flags", offsetof(nav_constraint_spec_t, flags), SIGNATURE_UINT32, 1, CALLS_NONE, 35},
   {"first", offsetof(nav_constraint_spec_t, first), SIGNATURE_HANDLE, 1, NAV_KIND_NONE, CALLS_NONE},
   {"second", offsetof(nav_constraint_spec_t, second), SIGNATURE_HANDLE, 1, NAV_KIND_NONE, CALLS_NONE},
   {"first_attribute", offsetof(nav_constraint_spec_t, first_attribute), SIGNATURE_INT32, 1, CALLS_NONE, 33},
   {"second_attribute", offsetof(nav_constraint_spec_t, second_attribute), SIGNATURE_INT32, 1, CALLS_NONE, 33},
   {"relation", offsetof(nav_constraint_spec_t, relation), SIGNATURE_INT32, 1, CALLS_NONE, 34},
   {"priority", offsetof(nav_constraint_spec_t, priority), SIGNATURE_FLOAT, 1, CALLS_NONE, CALLS_NONE},
   {"multiplier", offsetof(nav_constraint_spec_t, multiplier), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"constant", offsetof(nav_constraint_spec_t, constant), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"identifier", offsetof(nav_constraint_spec_t, identifier), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"peer", offsetof(nav_constraint_spec_t, peer), SIGNATURE_RECORD, 1, 16, CALLS_NONE},
};
static const calls_field pointers26[] = {
   {offsetof(nav_font_request_t, family), CALLS_FIELD_STRING, 0, CALLS_NONE},
};
static const signature_member members26[] = {
   {"struct_size", offsetof(nav_font_request_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"flags", offsetof(nav_font_request_t, flags), SIGNATURE_UINT32, 1, CALLS_NONE, 39},
   {"size", offsetof(nav_font_request_t, size), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"weight", offsetof(nav_font_request_t, weight), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"family", offsetof(nav_font_request_t, family), SIGNATURE_STRING, 1, 14, CALLS_NONE},
};
static const signature_member members27[] = {
   {"struct_size", offsetof(nav_font_metrics_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"reserved", offsetof(nav_font_metrics_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"ascender", offsetof(nav_font_metrics_t, ascender), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"descender", offsetof(nav_font_metrics_t, descender), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"cap_height", offsetof(nav_font_metrics_t, cap_height), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"x_height", offsetof(nav_font_metrics_t, x_height), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"line_height", offsetof(nav_font_metrics_t, line_height), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
};
static const calls_field pointers28[] = {
   {offsetof(nav_text_request_t, text), CALLS_FIELD_STRING, 0, CALLS_NONE},
};
static const signature_member members28[] = {
   {"struct_size", offsetof(nav_text_request_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"lines", offsetof(nav_text_request_t, lines), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"text", offsetof(nav_text_request_t, text), SIGNATURE_STRING, 1, 14, CALLS_NONE},
   {"font", offsetof(nav_text_request_t, font), SIGNATURE_HANDLE, 1, NAV_KIND_FONT, CALLS_NONE},
   {"width", offsetof(nav_text_request_t, width), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"line_break", offsetof(nav_text_request_t, line_break), SIGNATURE_INT32, 1, CALLS_NONE, CALLS_NONE},
   {"reserved", offsetof(nav_text_request_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members29[] = {
   {"struct_size", offsetof(nav_text_metrics_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"lines", offsetof(nav_text_metrics_t, lines), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"size", offsetof(nav_text_metrics_t, size), SIGNATURE_RECORD, 1, 11, CALLS_NONE},
   {"first_baseline", offsetof(nav_text_metrics_t, first_baseline), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"last_baseline", offsetof(nav_text_metrics_t, last_baseline), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"truncated", offsetof(nav_text_metrics_t, truncated), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"reserved", offsetof(nav_text_metrics_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
};
static const calls_field pointers30[] = {
   {offsetof(nav_animation_spec_t, completion), CALLS_FIELD_FUNCTION, 0, 1},
};
static const signature_member members30[] = {
   {"struct_size", offsetof(nav_animation_spec_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"options", offsetof(nav_animation_spec_t, options), SIGNATURE_UINT32, 1, CALLS_NONE, 42},
   {"kind", offsetof(nav_animation_spec_t, kind), SIGNATURE_INT32, 1, CALLS_NONE, 40},
   {"curve", offsetof(nav_animation_spec_t, curve), SIGNATURE_INT32, 1, CALLS_NONE, 41},
   {"duration", offsetof(nav_animation_spec_t, duration), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"delay", offsetof(nav_animation_spec_t, delay), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"damping_ratio", offsetof(nav_animation_spec_t, damping_ratio), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"initial_velocity", offsetof(nav_animation_spec_t, initial_velocity), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"completion", offsetof(nav_animation_spec_t, completion), SIGNATURE_FUNCTION, 1, 1, CALLS_NONE},
   {"user", offsetof(nav_animation_spec_t, user), SIGNATURE_POINTER, 1, CALLS_NONE, CALLS_NONE},
   {"timing", offsetof(nav_animation_spec_t, timing), SIGNATURE_DOUBLE, 4, CALLS_NONE, CALLS_NONE},
   {"velocity_y", offsetof(nav_animation_spec_t, velocity_y), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
   {"repeat_count", offsetof(nav_animation_spec_t, repeat_count), SIGNATURE_DOUBLE, 1, CALLS_NONE, CALLS_NONE},
};
static const signature_member members31[] = {
   {"view", offsetof(nav_button_t, view), SIGNATURE_HANDLE, 1, NAV_KIND_VIEW, CALLS_NONE},
   {"type", offsetof(nav_button_t, type), SIGNATURE_INT32, 1, CALLS_NONE, 46},
   {"reserved", offsetof(nav_button_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
};
static const calls_field pointers32[] = {
   {offsetof(nav_listener_t, callbacks), CALLS_FIELD_TABLE, 0, 17},
};
static const signature_member members32[] = {
   {"struct_size", offsetof(nav_listener_t, struct_size), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"reserved", offsetof(nav_listener_t, reserved), SIGNATURE_UINT32, 1, CALLS_NONE, CALLS_NONE},
   {"callbacks", offsetof(nav_listener_t, callbacks), SIGNATURE_TABLE, 1, 17, CALLS_NONE},
   {"user", offsetof(nav_listener_t, user), SIGNATURE_POINTER, 1, CALLS_NONE, CALLS_NONE},
};

static const calls_record records[] = {
   {sizeof(nav_view_t), 0, 0, NULL},
   {sizeof(nav_guide_t), 0, 0, NULL},
   {sizeof(nav_constraint_t), 0, 0, NULL},
   {sizeof(nav_font_t), 0, 0, NULL},
   {sizeof(nav_animation_t), 0, 0, NULL},
   {sizeof(nav_work_t), 0, 0, NULL},
   {sizeof(nav_map_t), 0, 0, NULL},
   {sizeof(nav_state_t), 0, 0, NULL},
   {sizeof(nav_object_t), 0, 0, NULL},
   {sizeof(nav_item_t), 0, 0, NULL},
   {sizeof(nav_point_t), 0, 0, NULL},
   {sizeof(nav_size_t), 0, 0, NULL},
   {sizeof(nav_rect_t), 0, 0, NULL},
   {sizeof(nav_insets_t), 0, 0, NULL},
   {sizeof(nav_string_t), 0, 1, pointers14},
   {sizeof(nav_color_t), 0, 0, NULL},
   {sizeof(nav_peer_t), 0, 1, pointers16},
   {sizeof(nav_delegate_t), 1, 2, pointers17},
   {sizeof(nav_delegate_info_t), 1, 4, pointers18},
   {sizeof(nav_negotiate_in_t), 1, 2, pointers19},
   {sizeof(nav_negotiate_out_t), 1, 3, pointers20},
   {sizeof(nav_failure_t), 1, 3, pointers21},
   {sizeof(nav_limits_t), 1, 0, NULL},
   {sizeof(nav_property_info_t), 1, 1, pointers23},
   {sizeof(nav_view_spec_t), 1, 2, pointers24},
   {sizeof(nav_constraint_spec_t), 1, 2, pointers25},
   {sizeof(nav_font_request_t), 1, 1, pointers26},
   {sizeof(nav_font_metrics_t), 1, 0, NULL},
   {sizeof(nav_text_request_t), 1, 1, pointers28},
   {sizeof(nav_text_metrics_t), 1, 0, NULL},
   {sizeof(nav_animation_spec_t), 1, 1, pointers30},
   {sizeof(nav_button_t), 0, 0, NULL},
   {sizeof(nav_listener_t), 1, 1, pointers32},
};

static const signature_record record_infos[] = {
   {"nav_view_t", members0, 1},
   {"nav_guide_t", members1, 1},
   {"nav_constraint_t", members2, 1},
   {"nav_font_t", members3, 1},
   {"nav_animation_t", members4, 1},
   {"nav_work_t", members5, 1},
   {"nav_map_t", members6, 1},
   {"nav_state_t", members7, 1},
   {"nav_object_t", members8, 1},
   {"nav_item_t", members9, 1},
   {"nav_point_t", members10, 2},
   {"nav_size_t", members11, 2},
   {"nav_rect_t", members12, 4},
   {"nav_insets_t", members13, 4},
   {"nav_string_t", members14, 3},
   {"nav_color_t", members15, 6},
   {"nav_peer_t", members16, 2},
   {"nav_delegate_t", members17, 5},
   {"nav_delegate_info_t", members18, 9},
   {"nav_negotiate_in_t", members19, 7},
   {"nav_negotiate_out_t", members20, 8},
   {"nav_failure_t", members21, 5},
   {"nav_limits_t", members22, 10},
   {"nav_property_info_t", members23, 7},
   {"nav_view_spec_t", members24, 10},
   {"nav_constraint_spec_t", members25, 12},
   {"nav_font_request_t", members26, 5},
   {"nav_font_metrics_t", members27, 7},
   {"nav_text_request_t", members28, 7},
   {"nav_text_metrics_t", members29, 7},
   {"nav_animation_spec_t", members30, 13},
   {"nav_button_t", members31, 3},
   {"nav_listener_t", members32, 4},
};

// negotiate
static const calls_argument arguments0[] = {
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_negotiate_in_t), 19},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_negotiate_out_t), 20},
};
static const signature_argument names0[] = {
   {"in", "const nav_negotiate_in_t *", SIGNATURE_RECORD, 19, CALLS_NONE},
   {"out", "nav_negotiate_out_t *", SIGNATURE_RECORD, 20, CALLS_NONE},
};
// completion_fn
static const calls_argument arguments1[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names1[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"finished", "int32_t", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// animator_fn
static const calls_argument arguments2[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names2[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"position", "int32_t", SIGNATURE_INT32, CALLS_NONE, 44},
};
// work_fn
static const calls_argument arguments3[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names3[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"cancelled", "int32_t", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// peer.retain
static const calls_argument arguments4[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names4[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// peer.release
static const calls_argument arguments5[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names5[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// peer.disposed
static const calls_argument arguments6[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names6[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// delegate.enable
static const calls_argument arguments7[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names7[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"now", "nav_state_t", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
};
// delegate.disable
static const calls_argument arguments8[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names8[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"old", "nav_state_t", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
};
// delegate.start
static const calls_argument arguments9[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names9[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"now", "nav_state_t", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
   {"old", "nav_state_t", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
};
// delegate.stop
static const calls_argument arguments10[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names10[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"now", "nav_state_t", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
   {"old", "nav_state_t", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
};
// delegate.size_changed
static const calls_argument arguments11[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names11[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"now", "nav_state_t", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
};
// delegate.show_prompt
static const calls_argument arguments12[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names12[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"prompt", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// delegate.hide_prompt
static const calls_argument arguments13[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names13[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"prompt", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// delegate.change_prompt
static const calls_argument arguments14[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names14[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"prompt", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"old", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// host.get_table
static const calls_argument arguments15[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_TEXT, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names15[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"id", "const char *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// plugin.describe
static const calls_argument arguments16[] = {
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_delegate_info_t), 18},
};
static const signature_argument names16[] = {
   {"index", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"info", "nav_delegate_info_t *", SIGNATURE_RECORD, 18, CALLS_NONE},
};
// plugin.make
static const calls_argument arguments17[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_delegate_t), 17},
};
static const signature_argument names17[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"index", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"out", "nav_delegate_t *", SIGNATURE_RECORD, 17, CALLS_NONE},
};
// plugin.pump
static const calls_argument arguments18[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(int32_t), CALLS_NONE},
};
static const signature_argument names18[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"did_work", "int32_t *", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// plugin.close
static const calls_argument arguments19[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names19[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// plugin.get_extension
static const calls_argument arguments20[] = {
   {CALLS_POINTER, CALLS_TEXT, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names20[] = {
   {"id", "const char *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// diagnostics.last_failure
static const calls_argument arguments21[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_failure_t), 21},
};
static const signature_argument names21[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"out", "nav_failure_t *", SIGNATURE_RECORD, 21, CALLS_NONE},
};
// diagnostics.limits
static const calls_argument arguments22[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_limits_t), 22},
};
static const signature_argument names22[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"out", "nav_limits_t *", SIGNATURE_RECORD, 22, CALLS_NONE},
};
// diagnostics.log
static const calls_argument arguments23[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_string_t), 14},
};
static const signature_argument names23[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"level", "int32_t", SIGNATURE_INT32, CALLS_NONE, 6},
   {"text", "const nav_string_t *", SIGNATURE_STRING, 14, CALLS_NONE},
};
// diagnostics.note
static const calls_argument arguments24[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_string_t), 14},
};
static const signature_argument names24[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"about", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"text", "const nav_string_t *", SIGNATURE_STRING, 14, CALLS_NONE},
};
// diagnostics.fatal
static const calls_argument arguments25[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_string_t), 14},
};
static const signature_argument names25[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"why", "int32_t", SIGNATURE_INT32, CALLS_NONE, 7},
   {"text", "const nav_string_t *", SIGNATURE_STRING, 14, CALLS_NONE},
};
// diagnostics.source_hint
static const calls_argument arguments26[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_string_t), 14},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names26[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"file", "const nav_string_t *", SIGNATURE_STRING, 14, CALLS_NONE},
   {"line", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"column", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// objects.retain
static const calls_argument arguments27[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names27[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
};
// objects.release
static const calls_argument arguments28[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names28[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
};
// objects.kind
static const calls_argument arguments29[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(int32_t), CALLS_NONE},
};
static const signature_argument names29[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"out", "int32_t *", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// objects.peer
static const calls_argument arguments30[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_peer_t), 16},
};
static const signature_argument names30[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"out", "nav_peer_t *", SIGNATURE_RECORD, 16, CALLS_NONE},
};
// objects.set_peer
static const calls_argument arguments31[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_peer_t), 16},
};
static const signature_argument names31[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"peer", "const nav_peer_t *", SIGNATURE_RECORD, 16, CALLS_NONE},
};
// objects.get_int
static const calls_argument arguments32[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(int64_t), CALLS_NONE},
};
static const signature_argument names32[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"out", "int64_t *", SIGNATURE_INT64, CALLS_NONE, CALLS_NONE},
};
// objects.get_number
static const calls_argument arguments33[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(double), CALLS_NONE},
};
static const signature_argument names33[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"out", "double *", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
};
// objects.get_vector
static const calls_argument arguments34[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 5, 0, sizeof(double), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names34[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"out", "double *", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
   {"count", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// objects.get_text
static const calls_argument arguments35[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 5, 6, sizeof(char), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(uint32_t), CALLS_NONE},
};
static const signature_argument names35[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"out", "char *", SIGNATURE_BYTE, CALLS_NONE, CALLS_NONE},
   {"capacity", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"count", "uint32_t *", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// objects.get_color
static const calls_argument arguments36[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_color_t), 15},
};
static const signature_argument names36[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"out", "nav_color_t *", SIGNATURE_RECORD, 15, CALLS_NONE},
};
// objects.get_object
static const calls_argument arguments37[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_object_t), CALLS_NONE},
};
static const signature_argument names37[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"out", "nav_object_t *", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
};
// objects.set_int
static const calls_argument arguments38[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names38[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"value", "int64_t", SIGNATURE_INT64, CALLS_NONE, CALLS_NONE},
};
// objects.set_number
static const calls_argument arguments39[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_DOUBLE, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names39[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"value", "double", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
};
// objects.set_vector
static const calls_argument arguments40[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 5, 0, sizeof(double), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names40[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"values", "const double *", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
   {"count", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// objects.set_text
static const calls_argument arguments41[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_string_t), 14},
};
static const signature_argument names41[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"text", "const nav_string_t *", SIGNATURE_STRING, 14, CALLS_NONE},
};
// objects.set_color
static const calls_argument arguments42[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_color_t), 15},
};
static const signature_argument names42[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"value", "const nav_color_t *", SIGNATURE_RECORD, 15, CALLS_NONE},
};
// objects.set_object
static const calls_argument arguments43[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names43[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"object", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"value", "nav_object_t", SIGNATURE_HANDLE, NAV_KIND_NONE, CALLS_NONE},
};
// objects.property_info
static const calls_argument arguments44[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_property_info_t), 23},
};
static const signature_argument names44[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"property", "nav_property_t", SIGNATURE_UINT32, CALLS_NONE, 10},
   {"out", "nav_property_info_t *", SIGNATURE_RECORD, 23, CALLS_NONE},
};
// objects.property_at
static const calls_argument arguments45[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_property_t), CALLS_NONE},
};
static const signature_argument names45[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"index", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"out", "nav_property_t *", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// view.layout
static const calls_argument arguments46[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names46[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// view.update_constraints
static const calls_argument arguments47[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names47[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// view.will_move
static const calls_argument arguments48[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names48[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"to", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"which", "int32_t", SIGNATURE_INT32, CALLS_NONE, 29},
};
// view.did_move
static const calls_argument arguments49[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names49[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"which", "int32_t", SIGNATURE_INT32, CALLS_NONE, 29},
};
// view.did_add
static const calls_argument arguments50[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names50[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"child", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// view.will_remove
static const calls_argument arguments51[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names51[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"child", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// view.insets_changed
static const calls_argument arguments52[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names52[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"which", "int32_t", SIGNATURE_INT32, CALLS_NONE, 30},
};
// view.intrinsic_size
static const calls_argument arguments53[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_size_t), 11},
};
static const signature_argument names53[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"out", "nav_size_t *", SIGNATURE_RECORD, 11, CALLS_NONE},
};
// view.size_that_fits
static const calls_argument arguments54[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_size_t), 11},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_size_t), 11},
};
static const signature_argument names54[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"proposal", "const nav_size_t *", SIGNATURE_RECORD, 11, CALLS_NONE},
   {"out", "nav_size_t *", SIGNATURE_RECORD, 11, CALLS_NONE},
};
// view.point_inside
static const calls_argument arguments55[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_point_t), 10},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(int32_t), CALLS_NONE},
};
static const signature_argument names55[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"point", "const nav_point_t *", SIGNATURE_RECORD, 10, CALLS_NONE},
   {"out", "int32_t *", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// view.hit_test
static const calls_argument arguments56[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_point_t), 10},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names56[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"point", "const nav_point_t *", SIGNATURE_RECORD, 10, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// view.baseline_view
static const calls_argument arguments57[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names57[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"which", "int32_t", SIGNATURE_INT32, CALLS_NONE, 31},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// views.make
static const calls_argument arguments58[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_view_spec_t), 24},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names58[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"spec", "const nav_view_spec_t *", SIGNATURE_RECORD, 24, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// views.insert
static const calls_argument arguments59[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names59[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"parent", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"child", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"index", "int32_t", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// views.insert_beside
static const calls_argument arguments60[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names60[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"parent", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"child", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"sibling", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"above", "int32_t", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// views.exchange
static const calls_argument arguments61[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names61[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"parent", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"first", "int32_t", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
   {"second", "int32_t", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// views.remove
static const calls_argument arguments62[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names62[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// views.superview
static const calls_argument arguments63[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names63[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// views.window
static const calls_argument arguments64[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names64[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// views.subviews
static const calls_argument arguments65[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 4, 5, sizeof(nav_view_t), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(uint32_t), CALLS_NONE},
};
static const signature_argument names65[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"capacity", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"count", "uint32_t *", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// views.is_descendant
static const calls_argument arguments66[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(int32_t), CALLS_NONE},
};
static const signature_argument names66[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"ancestor", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "int32_t *", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// views.convert
static const calls_argument arguments67[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN_OUT, 5, 0, sizeof(double), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names67[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"from", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"to", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"values", "double *", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
   {"count", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// views.set_needs
static const calls_argument arguments68[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names68[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"needs", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, 32},
};
// views.set_wants
static const calls_argument arguments69[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names69[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"wants", "uint64_t", SIGNATURE_UINT64, CALLS_NONE, 28},
};
// views.base_layout
static const calls_argument arguments70[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names70[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// views.base_update_constraints
static const calls_argument arguments71[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names71[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// views.base_intrinsic_size
static const calls_argument arguments72[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_size_t), 11},
};
static const signature_argument names72[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "nav_size_t *", SIGNATURE_RECORD, 11, CALLS_NONE},
};
// views.base_size_that_fits
static const calls_argument arguments73[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_size_t), 11},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_size_t), 11},
};
static const signature_argument names73[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"proposal", "const nav_size_t *", SIGNATURE_RECORD, 11, CALLS_NONE},
   {"out", "nav_size_t *", SIGNATURE_RECORD, 11, CALLS_NONE},
};
// layout.constraint
static const calls_argument arguments74[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_constraint_spec_t), 25},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_constraint_t), CALLS_NONE},
};
static const signature_argument names74[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"spec", "const nav_constraint_spec_t *", SIGNATURE_RECORD, 25, CALLS_NONE},
   {"out", "nav_constraint_t *", SIGNATURE_HANDLE, NAV_KIND_CONSTRAINT, CALLS_NONE},
};
// layout.constraints
static const calls_argument arguments75[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 3, 0, sizeof(nav_constraint_spec_t), 25},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 3, 0, sizeof(nav_constraint_t), CALLS_NONE},
};
static const signature_argument names75[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"specs", "const nav_constraint_spec_t *", SIGNATURE_RECORD, 25, CALLS_NONE},
   {"count", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"out", "nav_constraint_t *", SIGNATURE_HANDLE, NAV_KIND_CONSTRAINT, CALLS_NONE},
};
// layout.set_active
static const calls_argument arguments76[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 3, 0, sizeof(nav_constraint_t), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names76[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"list", "const nav_constraint_t *", SIGNATURE_HANDLE, NAV_KIND_CONSTRAINT, CALLS_NONE},
   {"count", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"active", "int32_t", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// layout.install
static const calls_argument arguments77[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names77[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"holder", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"constraint", "nav_constraint_t", SIGNATURE_HANDLE, NAV_KIND_CONSTRAINT, CALLS_NONE},
};
// layout.uninstall
static const calls_argument arguments78[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names78[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"holder", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"constraint", "nav_constraint_t", SIGNATURE_HANDLE, NAV_KIND_CONSTRAINT, CALLS_NONE},
};
// layout.constraint_read
static const calls_argument arguments79[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_constraint_spec_t), 25},
};
static const signature_argument names79[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"constraint", "nav_constraint_t", SIGNATURE_HANDLE, NAV_KIND_CONSTRAINT, CALLS_NONE},
   {"out", "nav_constraint_spec_t *", SIGNATURE_RECORD, 25, CALLS_NONE},
};
// layout.holder
static const calls_argument arguments80[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names80[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"constraint", "nav_constraint_t", SIGNATURE_HANDLE, NAV_KIND_CONSTRAINT, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// layout.constraints_of
static const calls_argument arguments81[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 4, 5, sizeof(nav_constraint_t), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(uint32_t), CALLS_NONE},
};
static const signature_argument names81[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "nav_constraint_t *", SIGNATURE_HANDLE, NAV_KIND_CONSTRAINT, CALLS_NONE},
   {"capacity", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"count", "uint32_t *", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// layout.ambiguous
static const calls_argument arguments82[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(uint32_t), CALLS_NONE},
};
static const signature_argument names82[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "uint32_t *", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// layout.guide
static const calls_argument arguments83[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_peer_t), 16},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_guide_t), CALLS_NONE},
};
static const signature_argument names83[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"peer", "const nav_peer_t *", SIGNATURE_RECORD, 16, CALLS_NONE},
   {"out", "nav_guide_t *", SIGNATURE_HANDLE, NAV_KIND_GUIDE, CALLS_NONE},
};
// layout.guide_add
static const calls_argument arguments84[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names84[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"guide", "nav_guide_t", SIGNATURE_HANDLE, NAV_KIND_GUIDE, CALLS_NONE},
};
// layout.guide_remove
static const calls_argument arguments85[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names85[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"guide", "nav_guide_t", SIGNATURE_HANDLE, NAV_KIND_GUIDE, CALLS_NONE},
};
// layout.guide_owner
static const calls_argument arguments86[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names86[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"guide", "nav_guide_t", SIGNATURE_HANDLE, NAV_KIND_GUIDE, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// layout.guides_of
static const calls_argument arguments87[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 4, 5, sizeof(nav_guide_t), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(uint32_t), CALLS_NONE},
};
static const signature_argument names87[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "nav_guide_t *", SIGNATURE_HANDLE, NAV_KIND_GUIDE, CALLS_NONE},
   {"capacity", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"count", "uint32_t *", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// layout.system_guide
static const calls_argument arguments88[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_guide_t), CALLS_NONE},
};
static const signature_argument names88[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"which", "int32_t", SIGNATURE_INT32, CALLS_NONE, 36},
   {"out", "nav_guide_t *", SIGNATURE_HANDLE, NAV_KIND_GUIDE, CALLS_NONE},
};
// layout.layout_if_needed
static const calls_argument arguments89[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names89[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// layout.update_constraints_if_needed
static const calls_argument arguments90[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names90[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// layout.size_that_fits
static const calls_argument arguments91[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_size_t), 11},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_size_t), 11},
};
static const signature_argument names91[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"proposal", "const nav_size_t *", SIGNATURE_RECORD, 11, CALLS_NONE},
   {"out", "nav_size_t *", SIGNATURE_RECORD, 11, CALLS_NONE},
};
// layout.fitting_size
static const calls_argument arguments92[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_size_t), 11},
   {CALLS_DOUBLE, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_DOUBLE, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_size_t), 11},
};
static const signature_argument names92[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"target", "const nav_size_t *", SIGNATURE_RECORD, 11, CALLS_NONE},
   {"horizontal", "double", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
   {"vertical", "double", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
   {"out", "nav_size_t *", SIGNATURE_RECORD, 11, CALLS_NONE},
};
// stacks.set_members
static const calls_argument arguments93[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 4, 0, sizeof(nav_view_t), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names93[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"stack", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"list", "const nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"count", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// stacks.insert_member
static const calls_argument arguments94[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names94[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"stack", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"member", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"index", "int32_t", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// stacks.remove_member
static const calls_argument arguments95[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names95[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"stack", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"member", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// stacks.members
static const calls_argument arguments96[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 4, 5, sizeof(nav_view_t), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(uint32_t), CALLS_NONE},
};
static const signature_argument names96[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"stack", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"capacity", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"count", "uint32_t *", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// stacks.set_custom_spacing
static const calls_argument arguments97[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_DOUBLE, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names97[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"stack", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"member", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"which", "int32_t", SIGNATURE_INT32, CALLS_NONE, 38},
   {"points", "double", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
};
// stacks.custom_spacing
static const calls_argument arguments98[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(int32_t), CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(double), CALLS_NONE},
};
static const signature_argument names98[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"stack", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"member", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"which", "int32_t *", SIGNATURE_INT32, CALLS_NONE, 38},
   {"points", "double *", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
};
// text.font
static const calls_argument arguments99[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_font_request_t), 26},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_font_t), CALLS_NONE},
};
static const signature_argument names99[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"request", "const nav_font_request_t *", SIGNATURE_RECORD, 26, CALLS_NONE},
   {"out", "nav_font_t *", SIGNATURE_HANDLE, NAV_KIND_FONT, CALLS_NONE},
};
// text.font_read
static const calls_argument arguments100[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_font_request_t), 26},
};
static const signature_argument names100[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"font", "nav_font_t", SIGNATURE_HANDLE, NAV_KIND_FONT, CALLS_NONE},
   {"out", "nav_font_request_t *", SIGNATURE_RECORD, 26, CALLS_NONE},
};
// text.font_metrics
static const calls_argument arguments101[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_font_metrics_t), 27},
};
static const signature_argument names101[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"font", "nav_font_t", SIGNATURE_HANDLE, NAV_KIND_FONT, CALLS_NONE},
   {"out", "nav_font_metrics_t *", SIGNATURE_RECORD, 27, CALLS_NONE},
};
// text.measure
static const calls_argument arguments102[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_text_request_t), 28},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_text_metrics_t), 29},
};
static const signature_argument names102[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"request", "const nav_text_request_t *", SIGNATURE_RECORD, 28, CALLS_NONE},
   {"out", "nav_text_metrics_t *", SIGNATURE_RECORD, 29, CALLS_NONE},
};
// motion.begin
static const calls_argument arguments103[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_animation_spec_t), 30},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_animation_t), CALLS_NONE},
};
static const signature_argument names103[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"spec", "const nav_animation_spec_t *", SIGNATURE_RECORD, 30, CALLS_NONE},
   {"out", "nav_animation_t *", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
};
// motion.commit
static const calls_argument arguments104[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names104[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"animation", "nav_animation_t", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
};
// motion.remove_animations
static const calls_argument arguments105[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names105[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// motion.set_enabled
static const calls_argument arguments106[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names106[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"enabled", "int32_t", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// motion.enabled
static const calls_argument arguments107[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(int32_t), CALLS_NONE},
};
static const signature_argument names107[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"out", "int32_t *", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// motion.inherited
static const calls_argument arguments108[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_animation_spec_t), 30},
};
static const signature_argument names108[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"out", "nav_animation_spec_t *", SIGNATURE_RECORD, 30, CALLS_NONE},
};
// motion.running
static const calls_argument arguments109[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(uint32_t), CALLS_NONE},
};
static const signature_argument names109[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "uint32_t *", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// animators.animator
static const calls_argument arguments110[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_animation_spec_t), 30},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_peer_t), 16},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_animation_t), CALLS_NONE},
};
static const signature_argument names110[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"spec", "const nav_animation_spec_t *", SIGNATURE_RECORD, 30, CALLS_NONE},
   {"peer", "const nav_peer_t *", SIGNATURE_RECORD, 16, CALLS_NONE},
   {"out", "nav_animation_t *", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
};
// animators.record_begin
static const calls_argument arguments111[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_DOUBLE, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names111[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"animator", "nav_animation_t", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
   {"delay_factor", "double", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
};
// animators.record_end
static const calls_argument arguments112[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names112[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"animator", "nav_animation_t", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
};
// animators.start
static const calls_argument arguments113[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_DOUBLE, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names113[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"animator", "nav_animation_t", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
   {"delay", "double", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
};
// animators.pause
static const calls_argument arguments114[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names114[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"animator", "nav_animation_t", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
};
// animators.resume
static const calls_argument arguments115[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_animation_spec_t), 30},
   {CALLS_DOUBLE, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names115[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"animator", "nav_animation_t", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
   {"timing", "const nav_animation_spec_t *", SIGNATURE_RECORD, 30, CALLS_NONE},
   {"duration_factor", "double", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
};
// animators.stop
static const calls_argument arguments116[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names116[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"animator", "nav_animation_t", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
   {"without_finishing", "int32_t", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// animators.finish
static const calls_argument arguments117[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names117[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"animator", "nav_animation_t", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
   {"position", "int32_t", SIGNATURE_INT32, CALLS_NONE, 44},
};
// animators.add_completion
static const calls_argument arguments118[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_FUNCTION, 0, 0, 0, 2},
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names118[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"animator", "nav_animation_t", SIGNATURE_HANDLE, NAV_KIND_ANIMATION, CALLS_NONE},
   {"completion", "nav_animator_fn", SIGNATURE_FUNCTION, 2, CALLS_NONE},
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// animators.keyframe_begin
static const calls_argument arguments119[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_DOUBLE, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_DOUBLE, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names119[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"start", "double", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
   {"duration", "double", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
};
// animators.keyframe_end
static const calls_argument arguments120[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names120[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// touches.hit_test
static const calls_argument arguments121[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_point_t), 10},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names121[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"point", "const nav_point_t *", SIGNATURE_RECORD, 10, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// touches.point_inside
static const calls_argument arguments122[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_point_t), 10},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(int32_t), CALLS_NONE},
};
static const signature_argument names122[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"point", "const nav_point_t *", SIGNATURE_RECORD, 10, CALLS_NONE},
   {"out", "int32_t *", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// touches.base_hit_test
static const calls_argument arguments123[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_point_t), 10},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names123[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"point", "const nav_point_t *", SIGNATURE_RECORD, 10, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// touches.base_point_inside
static const calls_argument arguments124[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_point_t), 10},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(int32_t), CALLS_NONE},
};
static const signature_argument names124[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"point", "const nav_point_t *", SIGNATURE_RECORD, 10, CALLS_NONE},
   {"out", "int32_t *", SIGNATURE_INT32, CALLS_NONE, CALLS_NONE},
};
// work.now
static const calls_argument arguments125[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(double), CALLS_NONE},
};
static const signature_argument names125[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"out", "double *", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
};
// work.random
static const calls_argument arguments126[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(uint64_t), CALLS_NONE},
};
static const signature_argument names126[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"out", "uint64_t *", SIGNATURE_UINT64, CALLS_NONE, CALLS_NONE},
};
// work.after
static const calls_argument arguments127[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_DOUBLE, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_FUNCTION, 0, 0, 0, 3},
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_work_t), CALLS_NONE},
};
static const signature_argument names127[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"delay", "double", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
   {"run", "nav_work_fn", SIGNATURE_FUNCTION, 3, CALLS_NONE},
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"out", "nav_work_t *", SIGNATURE_HANDLE, NAV_KIND_WORK, CALLS_NONE},
};
// work.cancel
static const calls_argument arguments128[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names128[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"work", "nav_work_t", SIGNATURE_HANDLE, NAV_KIND_WORK, CALLS_NONE},
};
// work.post
static const calls_argument arguments129[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_FUNCTION, 0, 0, 0, 3},
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names129[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"run", "nav_work_fn", SIGNATURE_FUNCTION, 3, CALLS_NONE},
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
};
// map.maps
static const calls_argument arguments130[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 3, 4, sizeof(nav_map_t), CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(uint32_t), CALLS_NONE},
};
static const signature_argument names130[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"out", "nav_map_t *", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"capacity", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"count", "uint32_t *", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// map.view
static const calls_argument arguments131[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names131[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// map.map_of
static const calls_argument arguments132[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_map_t), CALLS_NONE},
};
static const signature_argument names132[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
   {"out", "nav_map_t *", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
};
// map.state
static const calls_argument arguments133[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_state_t), CALLS_NONE},
};
static const signature_argument names133[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"out", "nav_state_t *", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
};
// map.state_map
static const calls_argument arguments134[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_map_t), CALLS_NONE},
};
static const signature_argument names134[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"state", "nav_state_t", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
   {"out", "nav_map_t *", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
};
// map.component
static const calls_argument arguments135[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_view_t), CALLS_NONE},
};
static const signature_argument names135[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"state", "nav_state_t", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
   {"which", "int32_t", SIGNATURE_INT32, CALLS_NONE, 45},
   {"out", "nav_view_t *", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// map.buttons
static const calls_argument arguments136[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 4, 5, sizeof(nav_button_t), 31},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(uint32_t), CALLS_NONE},
};
static const signature_argument names136[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"state", "nav_state_t", SIGNATURE_HANDLE, NAV_KIND_STATE, CALLS_NONE},
   {"out", "nav_button_t *", SIGNATURE_RECORD, 31, CALLS_NONE},
   {"capacity", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
   {"count", "uint32_t *", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// map.style_value
static const calls_argument arguments137[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(double), CALLS_NONE},
};
static const signature_argument names137[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"which", "int32_t", SIGNATURE_INT32, CALLS_NONE, 47},
   {"out", "double *", SIGNATURE_DOUBLE, CALLS_NONE, CALLS_NONE},
};
// map.set_delegate
static const calls_argument arguments138[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_delegate_t), 17},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(int32_t), CALLS_NONE},
};
static const signature_argument names138[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"delegate", "const nav_delegate_t *", SIGNATURE_RECORD, 17, CALLS_NONE},
   {"code", "int32_t *", SIGNATURE_INT32, CALLS_NONE, 48},
};
// map.delegate
static const calls_argument arguments139[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_delegate_t), 17},
};
static const signature_argument names139[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"out", "nav_delegate_t *", SIGNATURE_RECORD, 17, CALLS_NONE},
};
// legacy.guide
static const calls_argument arguments140[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_OUT, 0, 0, sizeof(nav_guide_t), CALLS_NONE},
};
static const signature_argument names140[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"which", "int32_t", SIGNATURE_INT32, CALLS_NONE, 49},
   {"out", "nav_guide_t *", SIGNATURE_HANDLE, NAV_KIND_GUIDE, CALLS_NONE},
};
// legacy.set_guide
static const calls_argument arguments141[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_INT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names141[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"which", "int32_t", SIGNATURE_INT32, CALLS_NONE, 49},
   {"guide", "nav_guide_t", SIGNATURE_HANDLE, NAV_KIND_GUIDE, CALLS_NONE},
};
// legacy.set_accessory
static const calls_argument arguments142[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names142[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// legacy.invalidate_accessory
static const calls_argument arguments143[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names143[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"view", "nav_view_t", SIGNATURE_HANDLE, NAV_KIND_VIEW, CALLS_NONE},
};
// listener.will_present_prompt
static const calls_argument arguments144[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names144[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
};
// listener.did_dismiss_prompt
static const calls_argument arguments145[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names145[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
};
// listener.tapped_recenter
static const calls_argument arguments146[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names146[] = {
   {"user", "void *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
};
// navigator.set_destinations
static const calls_argument arguments147[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT32, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names147[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"count", "uint32_t", SIGNATURE_UINT32, CALLS_NONE, CALLS_NONE},
};
// navigator.clear_destinations
static const calls_argument arguments148[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
};
static const signature_argument names148[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
};
// navigator.add_listener
static const calls_argument arguments149[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_listener_t), 32},
};
static const signature_argument names149[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"listener", "const nav_listener_t *", SIGNATURE_RECORD, 32, CALLS_NONE},
};
// navigator.remove_listener
static const calls_argument arguments150[] = {
   {CALLS_POINTER, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_UINT64, CALLS_OPAQUE, 0, 0, 0, CALLS_NONE},
   {CALLS_POINTER, CALLS_IN, 0, 0, sizeof(nav_listener_t), 32},
};
static const signature_argument names150[] = {
   {"host", "const nav_host_t *", SIGNATURE_POINTER, CALLS_NONE, CALLS_NONE},
   {"map", "nav_map_t", SIGNATURE_HANDLE, NAV_KIND_MAP, CALLS_NONE},
   {"listener", "const nav_listener_t *", SIGNATURE_RECORD, 32, CALLS_NONE},
};

static const calls_function functions[] = {
   {2, 0, 0, arguments0},
   {2, 0, 0, arguments1},
   {2, 0, 0, arguments2},
   {2, 0, 0, arguments3},
   {1, 0, 0, arguments4},
   {1, 0, 0, arguments5},
   {1, 0, 0, arguments6},
   {3, 0, 0, arguments7},
   {3, 0, 0, arguments8},
   {4, 0, 0, arguments9},
   {4, 0, 0, arguments10},
   {3, 0, 0, arguments11},
   {3, 0, 0, arguments12},
   {3, 0, 0, arguments13},
   {4, 0, 0, arguments14},
   {2, 1, 0, arguments15},
   {2, 0, 0, arguments16},
   {3, 0, 0, arguments17},
   {2, 0, 0, arguments18},
   {1, 0, 0, arguments19},
   {1, 1, 0, arguments20},
   {2, 0, 0, arguments21},
   {2, 0, 0, arguments22},
   {3, 0, 0, arguments23},
   {3, 0, 0, arguments24},
   {3, 0, 0, arguments25},
   {4, 0, 0, arguments26},
   {2, 0, 0, arguments27},
   {2, 0, 0, arguments28},
   {3, 0, 0, arguments29},
   {3, 0, 0, arguments30},
   {3, 0, 0, arguments31},
   {4, 0, 0, arguments32},
   {4, 0, 0, arguments33},
   {5, 0, 0, arguments34},
   {6, 0, 0, arguments35},
   {4, 0, 0, arguments36},
   {4, 0, 0, arguments37},
   {4, 0, 0, arguments38},
   {4, 0, 0, arguments39},
   {5, 0, 0, arguments40},
   {4, 0, 0, arguments41},
   {4, 0, 0, arguments42},
   {4, 0, 0, arguments43},
   {3, 0, 0, arguments44},
   {3, 0, 0, arguments45},
   {1, 0, 0, arguments46},
   {1, 0, 0, arguments47},
   {3, 0, 0, arguments48},
   {2, 0, 0, arguments49},
   {2, 0, 0, arguments50},
   {2, 0, 0, arguments51},
   {2, 0, 0, arguments52},
   {2, 0, 0, arguments53},
   {3, 0, 0, arguments54},
   {3, 0, 0, arguments55},
   {3, 0, 0, arguments56},
   {3, 0, 0, arguments57},
   {3, 0, 0, arguments58},
   {4, 0, 0, arguments59},
   {5, 0, 0, arguments60},
   {4, 0, 0, arguments61},
   {2, 0, 0, arguments62},
   {3, 0, 0, arguments63},
   {3, 0, 0, arguments64},
   {5, 0, 0, arguments65},
   {4, 0, 0, arguments66},
   {5, 0, 0, arguments67},
   {3, 0, 0, arguments68},
   {3, 0, 0, arguments69},
   {2, 0, 0, arguments70},
   {2, 0, 0, arguments71},
   {3, 0, 0, arguments72},
   {4, 0, 0, arguments73},
   {3, 0, 0, arguments74},
   {4, 0, 0, arguments75},
   {4, 0, 0, arguments76},
   {3, 0, 0, arguments77},
   {3, 0, 0, arguments78},
   {3, 0, 0, arguments79},
   {3, 0, 0, arguments80},
   {5, 0, 0, arguments81},
   {3, 0, 0, arguments82},
   {3, 0, 0, arguments83},
   {3, 0, 0, arguments84},
   {3, 0, 0, arguments85},
   {3, 0, 0, arguments86},
   {5, 0, 0, arguments87},
   {4, 0, 0, arguments88},
   {2, 0, 0, arguments89},
   {2, 0, 0, arguments90},
   {4, 0, 0, arguments91},
   {6, 0, 0, arguments92},
   {4, 0, 0, arguments93},
   {4, 0, 0, arguments94},
   {3, 0, 0, arguments95},
   {5, 0, 0, arguments96},
   {5, 0, 0, arguments97},
   {5, 0, 0, arguments98},
   {3, 0, 0, arguments99},
   {3, 0, 0, arguments100},
   {3, 0, 0, arguments101},
   {3, 0, 0, arguments102},
   {3, 0, 0, arguments103},
   {2, 0, 0, arguments104},
   {2, 0, 0, arguments105},
   {2, 0, 0, arguments106},
   {2, 0, 0, arguments107},
   {2, 0, 0, arguments108},
   {3, 0, 0, arguments109},
   {4, 0, 0, arguments110},
   {3, 0, 0, arguments111},
   {2, 0, 0, arguments112},
   {3, 0, 0, arguments113},
   {2, 0, 0, arguments114},
   {4, 0, 0, arguments115},
   {3, 0, 0, arguments116},
   {3, 0, 0, arguments117},
   {4, 0, 0, arguments118},
   {3, 0, 0, arguments119},
   {1, 0, 0, arguments120},
   {4, 0, 0, arguments121},
   {4, 0, 0, arguments122},
   {4, 0, 0, arguments123},
   {4, 0, 0, arguments124},
   {2, 0, 0, arguments125},
   {2, 0, 0, arguments126},
   {5, 0, 0, arguments127},
   {2, 0, 0, arguments128},
   {3, 0, 0, arguments129},
   {4, 0, 0, arguments130},
   {3, 0, 0, arguments131},
   {3, 0, 0, arguments132},
   {3, 0, 0, arguments133},
   {3, 0, 0, arguments134},
   {4, 0, 0, arguments135},
   {5, 0, 0, arguments136},
   {3, 0, 0, arguments137},
   {4, 0, 0, arguments138},
   {3, 0, 0, arguments139},
   {4, 0, 0, arguments140},
   {4, 0, 0, arguments141},
   {3, 0, 0, arguments142},
   {3, 0, 0, arguments143},
   {2, 0, 0, arguments144},
   {2, 0, 0, arguments145},
   {2, 0, 0, arguments146},
   {3, 0, 0, arguments147},
   {2, 0, 0, arguments148},
   {3, 0, 0, arguments149},
   {3, 0, 0, arguments150},
};

static const signature_function function_infos[] = {
   {"negotiate", '-', names0},
   {"completion_fn", '-', names1},
   {"animator_fn", '-', names2},
   {"work_fn", '-', names3},
   {"peer.retain", '-', names4},
   {"peer.release", '-', names5},
   {"peer.disposed", '-', names6},
   {"delegate.enable", '-', names7},
   {"delegate.disable", '-', names8},
   {"delegate.start", '-', names9},
   {"delegate.stop", '-', names10},
   {"delegate.size_changed", '-', names11},
   {"delegate.show_prompt", '-', names12},
   {"delegate.hide_prompt", '-', names13},
   {"delegate.change_prompt", '-', names14},
   {"host.get_table", 'A', names15},
   {"plugin.describe", '-', names16},
   {"plugin.make", '-', names17},
   {"plugin.pump", '-', names18},
   {"plugin.close", '-', names19},
   {"plugin.get_extension", '-', names20},
   {"diagnostics.last_failure", 'R', names21},
   {"diagnostics.limits", 'R', names22},
   {"diagnostics.log", 'A', names23},
   {"diagnostics.note", 'R', names24},
   {"diagnostics.fatal", 'A', names25},
   {"diagnostics.source_hint", 'R', names26},
   {"objects.retain", 'C', names27},
   {"objects.release", 'C', names28},
   {"objects.kind", 'C', names29},
   {"objects.peer", 'C', names30},
   {"objects.set_peer", 'M', names31},
   {"objects.get_int", 'R', names32},
   {"objects.get_number", 'R', names33},
   {"objects.get_vector", 'R', names34},
   {"objects.get_text", 'R', names35},
   {"objects.get_color", 'R', names36},
   {"objects.get_object", 'R', names37},
   {"objects.set_int", 'W', names38},
   {"objects.set_number", 'W', names39},
   {"objects.set_vector", 'W', names40},
   {"objects.set_text", 'W', names41},
   {"objects.set_color", 'W', names42},
   {"objects.set_object", 'W', names43},
   {"objects.property_info", 'A', names44},
   {"objects.property_at", 'A', names45},
   {"view.layout", '-', names46},
   {"view.update_constraints", '-', names47},
   {"view.will_move", '-', names48},
   {"view.did_move", '-', names49},
   {"view.did_add", '-', names50},
   {"view.will_remove", '-', names51},
   {"view.insets_changed", '-', names52},
   {"view.intrinsic_size", '-', names53},
   {"view.size_that_fits", '-', names54},
   {"view.point_inside", '-', names55},
   {"view.hit_test", '-', names56},
   {"view.baseline_view", '-', names57},
   {"views.make", 'M', names58},
   {"views.insert", 'T', names59},
   {"views.insert_beside", 'T', names60},
   {"views.exchange", 'T', names61},
   {"views.remove", 'T', names62},
   {"views.superview", 'R', names63},
   {"views.window", 'R', names64},
   {"views.subviews", 'R', names65},
   {"views.is_descendant", 'R', names66},
   {"views.convert", 'R', names67},
   {"views.set_needs", 'W', names68},
   {"views.set_wants", 'W', names69},
   {"views.base_layout", 'W', names70},
   {"views.base_update_constraints", 'W', names71},
   {"views.base_intrinsic_size", 'R', names72},
   {"views.base_size_that_fits", 'R', names73},
   {"layout.constraint", 'M', names74},
   {"layout.constraints", 'M', names75},
   {"layout.set_active", 'T', names76},
   {"layout.install", 'T', names77},
   {"layout.uninstall", 'T', names78},
   {"layout.constraint_read", 'R', names79},
   {"layout.holder", 'R', names80},
   {"layout.constraints_of", 'R', names81},
   {"layout.ambiguous", 'R', names82},
   {"layout.guide", 'M', names83},
   {"layout.guide_add", 'T', names84},
   {"layout.guide_remove", 'T', names85},
   {"layout.guide_owner", 'R', names86},
   {"layout.guides_of", 'R', names87},
   {"layout.system_guide", 'R', names88},
   {"layout.layout_if_needed", 'P', names89},
   {"layout.update_constraints_if_needed", 'P', names90},
   {"layout.size_that_fits", 'R', names91},
   {"layout.fitting_size", 'P', names92},
   {"stacks.set_members", 'T', names93},
   {"stacks.insert_member", 'T', names94},
   {"stacks.remove_member", 'T', names95},
   {"stacks.members", 'R', names96},
   {"stacks.set_custom_spacing", 'W', names97},
   {"stacks.custom_spacing", 'R', names98},
   {"text.font", 'M', names99},
   {"text.font_read", 'R', names100},
   {"text.font_metrics", 'R', names101},
   {"text.measure", 'R', names102},
   {"motion.begin", 'W', names103},
   {"motion.commit", 'W', names104},
   {"motion.remove_animations", 'W', names105},
   {"motion.set_enabled", 'W', names106},
   {"motion.enabled", 'R', names107},
   {"motion.inherited", 'R', names108},
   {"motion.running", 'R', names109},
   {"animators.animator", 'M', names110},
   {"animators.record_begin", 'W', names111},
   {"animators.record_end", 'W', names112},
   {"animators.start", 'W', names113},
   {"animators.pause", 'W', names114},
   {"animators.resume", 'W', names115},
   {"animators.stop", 'W', names116},
   {"animators.finish", 'F', names117},
   {"animators.add_completion", 'W', names118},
   {"animators.keyframe_begin", 'W', names119},
   {"animators.keyframe_end", 'W', names120},
   {"touches.hit_test", 'R', names121},
   {"touches.point_inside", 'R', names122},
   {"touches.base_hit_test", 'R', names123},
   {"touches.base_point_inside", 'R', names124},
   {"work.now", 'R', names125},
   {"work.random", 'R', names126},
   {"work.after", 'C', names127},
   {"work.cancel", 'C', names128},
   {"work.post", 'A', names129},
   {"map.maps", 'R', names130},
   {"map.view", 'R', names131},
   {"map.map_of", 'R', names132},
   {"map.state", 'R', names133},
   {"map.state_map", 'R', names134},
   {"map.component", 'R', names135},
   {"map.buttons", 'R', names136},
   {"map.style_value", 'R', names137},
   {"map.set_delegate", 'F', names138},
   {"map.delegate", 'R', names139},
   {"legacy.guide", 'R', names140},
   {"legacy.set_guide", 'T', names141},
   {"legacy.set_accessory", 'T', names142},
   {"legacy.invalidate_accessory", 'T', names143},
   {"listener.will_present_prompt", '-', names144},
   {"listener.did_dismiss_prompt", '-', names145},
   {"listener.tapped_recenter", '-', names146},
   {"navigator.set_destinations", 'F', names147},
   {"navigator.clear_destinations", 'F', names148},
   {"navigator.add_listener", 'F', names149},
   {"navigator.remove_listener", 'F', names150},
};

static const calls_slot slots0[] = {
   {offsetof(nav_peer_callbacks_t, retain), 4},
   {offsetof(nav_peer_callbacks_t, release), 5},
   {offsetof(nav_peer_callbacks_t, disposed), 6},
};
static const calls_slot slots1[] = {
   {offsetof(nav_delegate_callbacks_t, enable), 7},
   {offsetof(nav_delegate_callbacks_t, disable), 8},
   {offsetof(nav_delegate_callbacks_t, start), 9},
   {offsetof(nav_delegate_callbacks_t, stop), 10},
   {offsetof(nav_delegate_callbacks_t, size_changed), 11},
   {offsetof(nav_delegate_callbacks_t, show_prompt), 12},
   {offsetof(nav_delegate_callbacks_t, hide_prompt), 13},
   {offsetof(nav_delegate_callbacks_t, change_prompt), 14},
};
static const calls_slot slots2[] = {
   {offsetof(nav_host_t, get_table), 15},
};
static const calls_slot slots3[] = {
   {offsetof(nav_plugin_t, describe), 16},
   {offsetof(nav_plugin_t, make), 17},
   {offsetof(nav_plugin_t, pump), 18},
   {offsetof(nav_plugin_t, close), 19},
   {offsetof(nav_plugin_t, get_extension), 20},
};
static const calls_slot slots4[] = {
   {offsetof(nav_diagnostics_t, last_failure), 21},
   {offsetof(nav_diagnostics_t, limits), 22},
   {offsetof(nav_diagnostics_t, log), 23},
   {offsetof(nav_diagnostics_t, note), 24},
   {offsetof(nav_diagnostics_t, fatal), 25},
   {offsetof(nav_diagnostics_t, source_hint), 26},
};
static const calls_slot slots5[] = {
   {offsetof(nav_objects_t, retain), 27},
   {offsetof(nav_objects_t, release), 28},
   {offsetof(nav_objects_t, kind), 29},
   {offsetof(nav_objects_t, peer), 30},
   {offsetof(nav_objects_t, set_peer), 31},
   {offsetof(nav_objects_t, get_int), 32},
   {offsetof(nav_objects_t, get_number), 33},
   {offsetof(nav_objects_t, get_vector), 34},
   {offsetof(nav_objects_t, get_text), 35},
   {offsetof(nav_objects_t, get_color), 36},
   {offsetof(nav_objects_t, get_object), 37},
   {offsetof(nav_objects_t, set_int), 38},
   {offsetof(nav_objects_t, set_number), 39},
   {offsetof(nav_objects_t, set_vector), 40},
   {offsetof(nav_objects_t, set_text), 41},
   {offsetof(nav_objects_t, set_color), 42},
   {offsetof(nav_objects_t, set_object), 43},
   {offsetof(nav_objects_t, property_info), 44},
   {offsetof(nav_objects_t, property_at), 45},
};
static const calls_slot slots6[] = {
   {offsetof(nav_view_callbacks_t, layout), 46},
   {offsetof(nav_view_callbacks_t, update_constraints), 47},
   {offsetof(nav_view_callbacks_t, will_move), 48},
   {offsetof(nav_view_callbacks_t, did_move), 49},
   {offsetof(nav_view_callbacks_t, did_add), 50},
   {offsetof(nav_view_callbacks_t, will_remove), 51},
   {offsetof(nav_view_callbacks_t, insets_changed), 52},
   {offsetof(nav_view_callbacks_t, intrinsic_size), 53},
   {offsetof(nav_view_callbacks_t, size_that_fits), 54},
   {offsetof(nav_view_callbacks_t, point_inside), 55},
   {offsetof(nav_view_callbacks_t, hit_test), 56},
   {offsetof(nav_view_callbacks_t, baseline_view), 57},
};
static const calls_slot slots7[] = {
   {offsetof(nav_views_t, make), 58},
   {offsetof(nav_views_t, insert), 59},
   {offsetof(nav_views_t, insert_beside), 60},
   {offsetof(nav_views_t, exchange), 61},
   {offsetof(nav_views_t, remove), 62},
   {offsetof(nav_views_t, superview), 63},
   {offsetof(nav_views_t, window), 64},
   {offsetof(nav_views_t, subviews), 65},
   {offsetof(nav_views_t, is_descendant), 66},
   {offsetof(nav_views_t, convert), 67},
   {offsetof(nav_views_t, set_needs), 68},
   {offsetof(nav_views_t, set_wants), 69},
   {offsetof(nav_views_t, base_layout), 70},
   {offsetof(nav_views_t, base_update_constraints), 71},
   {offsetof(nav_views_t, base_intrinsic_size), 72},
   {offsetof(nav_views_t, base_size_that_fits), 73},
};
static const calls_slot slots8[] = {
   {offsetof(nav_layout_t, constraint), 74},
   {offsetof(nav_layout_t, constraints), 75},
   {offsetof(nav_layout_t, set_active), 76},
   {offsetof(nav_layout_t, install), 77},
   {offsetof(nav_layout_t, uninstall), 78},
   {offsetof(nav_layout_t, constraint_read), 79},
   {offsetof(nav_layout_t, holder), 80},
   {offsetof(nav_layout_t, constraints_of), 81},
   {offsetof(nav_layout_t, ambiguous), 82},
   {offsetof(nav_layout_t, guide), 83},
   {offsetof(nav_layout_t, guide_add), 84},
   {offsetof(nav_layout_t, guide_remove), 85},
   {offsetof(nav_layout_t, guide_owner), 86},
   {offsetof(nav_layout_t, guides_of), 87},
   {offsetof(nav_layout_t, system_guide), 88},
   {offsetof(nav_layout_t, layout_if_needed), 89},
   {offsetof(nav_layout_t, update_constraints_if_needed), 90},
   {offsetof(nav_layout_t, size_that_fits), 91},
   {offsetof(nav_layout_t, fitting_size), 92},
};
static const calls_slot slots9[] = {
   {offsetof(nav_stacks_t, set_members), 93},
   {offsetof(nav_stacks_t, insert_member), 94},
   {offsetof(nav_stacks_t, remove_member), 95},
   {offsetof(nav_stacks_t, members), 96},
   {offsetof(nav_stacks_t, set_custom_spacing), 97},
   {offsetof(nav_stacks_t, custom_spacing), 98},
};
static const calls_slot slots10[] = {
   {offsetof(nav_text_t, font), 99},
   {offsetof(nav_text_t, font_read), 100},
   {offsetof(nav_text_t, font_metrics), 101},
   {offsetof(nav_text_t, measure), 102},
};
static const calls_slot slots11[] = {
   {offsetof(nav_motion_t, begin), 103},
   {offsetof(nav_motion_t, commit), 104},
   {offsetof(nav_motion_t, remove_animations), 105},
   {offsetof(nav_motion_t, set_enabled), 106},
   {offsetof(nav_motion_t, enabled), 107},
   {offsetof(nav_motion_t, inherited), 108},
   {offsetof(nav_motion_t, running), 109},
};
static const calls_slot slots12[] = {
   {offsetof(nav_animators_t, animator), 110},
   {offsetof(nav_animators_t, record_begin), 111},
   {offsetof(nav_animators_t, record_end), 112},
   {offsetof(nav_animators_t, start), 113},
   {offsetof(nav_animators_t, pause), 114},
   {offsetof(nav_animators_t, resume), 115},
   {offsetof(nav_animators_t, stop), 116},
   {offsetof(nav_animators_t, finish), 117},
   {offsetof(nav_animators_t, add_completion), 118},
   {offsetof(nav_animators_t, keyframe_begin), 119},
   {offsetof(nav_animators_t, keyframe_end), 120},
};
static const calls_slot slots13[] = {
   {offsetof(nav_touches_t, hit_test), 121},
   {offsetof(nav_touches_t, point_inside), 122},
   {offsetof(nav_touches_t, base_hit_test), 123},
   {offsetof(nav_touches_t, base_point_inside), 124},
};
static const calls_slot slots14[] = {
   {offsetof(nav_work_table_t, now), 125},
   {offsetof(nav_work_table_t, random), 126},
   {offsetof(nav_work_table_t, after), 127},
   {offsetof(nav_work_table_t, cancel), 128},
   {offsetof(nav_work_table_t, post), 129},
};
static const calls_slot slots15[] = {
   {offsetof(nav_map_table_t, maps), 130},
   {offsetof(nav_map_table_t, view), 131},
   {offsetof(nav_map_table_t, map_of), 132},
   {offsetof(nav_map_table_t, state), 133},
   {offsetof(nav_map_table_t, state_map), 134},
   {offsetof(nav_map_table_t, component), 135},
   {offsetof(nav_map_table_t, buttons), 136},
   {offsetof(nav_map_table_t, style_value), 137},
   {offsetof(nav_map_table_t, set_delegate), 138},
   {offsetof(nav_map_table_t, delegate), 139},
};
static const calls_slot slots16[] = {
   {offsetof(nav_legacy_t, guide), 140},
   {offsetof(nav_legacy_t, set_guide), 141},
   {offsetof(nav_legacy_t, set_accessory), 142},
   {offsetof(nav_legacy_t, invalidate_accessory), 143},
};
static const calls_slot slots17[] = {
   {offsetof(nav_listener_callbacks_t, will_present_prompt), 144},
   {offsetof(nav_listener_callbacks_t, did_dismiss_prompt), 145},
   {offsetof(nav_listener_callbacks_t, tapped_recenter), 146},
};
static const calls_slot slots18[] = {
   {offsetof(nav_navigator_t, set_destinations), 147},
   {offsetof(nav_navigator_t, clear_destinations), 148},
   {offsetof(nav_navigator_t, add_listener), 149},
   {offsetof(nav_navigator_t, remove_listener), 150},
};

static const calls_table tables[] = {
   {sizeof(nav_peer_callbacks_t), 3, 1, slots0},
   {sizeof(nav_delegate_callbacks_t), 8, 1, slots1},
   {sizeof(nav_host_t), 1, 0, slots2},
   {sizeof(nav_plugin_t), 5, 1, slots3},
   {sizeof(nav_diagnostics_t), 6, 0, slots4},
   {sizeof(nav_objects_t), 19, 0, slots5},
   {sizeof(nav_view_callbacks_t), 12, 1, slots6},
   {sizeof(nav_views_t), 16, 0, slots7},
   {sizeof(nav_layout_t), 19, 0, slots8},
   {sizeof(nav_stacks_t), 6, 0, slots9},
   {sizeof(nav_text_t), 4, 0, slots10},
   {sizeof(nav_motion_t), 7, 0, slots11},
   {sizeof(nav_animators_t), 11, 0, slots12},
   {sizeof(nav_touches_t), 4, 0, slots13},
   {sizeof(nav_work_table_t), 5, 0, slots14},
   {sizeof(nav_map_table_t), 10, 0, slots15},
   {sizeof(nav_legacy_t), 4, 0, slots16},
   {sizeof(nav_listener_callbacks_t), 3, 1, slots17},
   {sizeof(nav_navigator_t), 4, 0, slots18},
};

static const signature_table table_infos[] = {
   {"nav_peer_callbacks_t", ""},
   {"nav_delegate_callbacks_t", ""},
   {"nav_host_t", ""},
   {"nav_plugin_t", ""},
   {"nav_diagnostics_t", "navhost.diagnostics/1"},
   {"nav_objects_t", "navhost.objects/1"},
   {"nav_view_callbacks_t", ""},
   {"nav_views_t", "navhost.views/1"},
   {"nav_layout_t", "navhost.layout/1"},
   {"nav_stacks_t", "navhost.stacks/1"},
   {"nav_text_t", "navhost.text/1"},
   {"nav_motion_t", "navhost.motion/1"},
   {"nav_animators_t", "navhost.animators/1"},
   {"nav_touches_t", "navhost.touches/1"},
   {"nav_work_table_t", "navhost.work/1"},
   {"nav_map_table_t", "navhost.map/1"},
   {"nav_legacy_t", "navhost.legacy/1"},
   {"nav_listener_callbacks_t", ""},
   {"nav_navigator_t", "navhost.navigator/1"},
};

static const calls_description description = {
   .functions = functions,
   .records = records,
   .tables = tables,
   .function_count = 151,
   .record_count = 33,
   .table_count = 19,
};

static const signature_infos infos = {
   .functions = function_infos,
   .records = record_infos,
   .tables = table_infos,
   .lists = lists,
   .list_count = 50,
};

const calls_description *signatures_description(void) { return &description; }
const signature_infos *signatures_infos(void) { return &infos; }
