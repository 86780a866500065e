// The property ids: values that can be read back, each with a type.
//
// An id is: shown 31 · kind 30-24 · type 23-16 · number 15-0. In the comments: r reads only, a
// animates; "directional" insets are top, leading, bottom, trailing.
#ifndef NAVHOST_PROPERTIES_H
#define NAVHOST_PROPERTIES_H

#include <navhost/base.h>

typedef uint32_t nav_property_t;

// Reads the presentation instead of the model: what the eye sees while an animation runs.
#define NAV_SHOWN 0x80000000u

enum {
   NAV_TYPE_FLAG = 1,   // get_int, set_int; 0 or 1
   NAV_TYPE_INT = 2,    // get_int, set_int
   NAV_TYPE_NUMBER = 3, // get_number, set_number
   NAV_TYPE_VECTOR = 4, // get_vector, set_vector
   NAV_TYPE_TEXT = 5,   // get_text, set_text
   NAV_TYPE_COLOR = 6,  // get_color, set_color
   NAV_TYPE_OBJECT = 7, // get_object, set_object
};

enum {
   // Any object.
   NAV_ANY_NAME = 0x00050001,      // text; shown in reports
   NAV_ANY_TYPE_NAME = 0x00050002, // text; the plugin's class, shown in conflicts
   NAV_ANY_HELD = 0x00010003,      // flag r; the host holds it

   // Views: geometry.
   NAV_VIEW_FRAME = 0x01040001,               // 4 a; in the superview
   NAV_VIEW_BOUNDS = 0x01040002,              // 4 a
   NAV_VIEW_CENTER = 0x01040003,              // 2 a; in the superview
   NAV_VIEW_TRANSFORM = 0x01040004,           // 6 a; a, b, c, d, tx, ty
   NAV_VIEW_MARGINS = 0x01040005,             // 4; top, left, bottom, right, before the safe area
   NAV_VIEW_DIRECTIONAL_MARGINS = 0x01040006, // 4; directional
   NAV_VIEW_LAYOUT_MARGINS = 0x01040007,      // 4 r; top, left, bottom, right, as they apply
   NAV_VIEW_ADDITIONAL_SAFE_AREA = 0x01040008, // 4
   NAV_VIEW_SAFE_AREA = 0x01040009,           // 4 r
   NAV_VIEW_INTRINSIC_SIZE = 0x0104000a,      // 2 r; -1 for none
   NAV_VIEW_ALIGNMENT_INSETS = 0x0104000b,    // 4; top, left, bottom, right; 0
   NAV_VIEW_HUGGING_HORIZONTAL = 0x01030010,     // number; priority
   NAV_VIEW_HUGGING_VERTICAL = 0x01030011,       // number; priority
   NAV_VIEW_COMPRESSION_HORIZONTAL = 0x01030012, // number; priority
   NAV_VIEW_COMPRESSION_VERTICAL = 0x01030013,   // number; priority
   NAV_VIEW_TRANSLATES_MASK = 0x01010020,     // flag; 1 for a view made by code
   NAV_VIEW_MARGINS_FOLLOW_SAFE_AREA = 0x01010021, // flag; 1
   NAV_VIEW_KEEPS_SUPERVIEW_MARGINS = 0x01010022,  // flag; 0
   NAV_VIEW_AUTORESIZING = 0x01020023,        // int; NAV_FLEXIBLE_…
   NAV_VIEW_SEMANTIC = 0x01020024,            // int; NAV_SEMANTIC_…
   NAV_VIEW_DIRECTION = 0x01020025,           // int r; NAV_DIRECTION_…, the effective one

   // Views: look.
   NAV_VIEW_ALPHA = 0x01030040,         // number a; 1
   NAV_VIEW_Z = 0x01030041,             // number a; 0
   NAV_VIEW_CORNER_RADIUS = 0x01030042, // number a; 0
   NAV_VIEW_BORDER_WIDTH = 0x01030043,  // number a; 0
   NAV_VIEW_BACKGROUND = 0x01060044,    // color a; none
   NAV_VIEW_BORDER_COLOR = 0x01060045,  // color a; none
   NAV_VIEW_HIDDEN = 0x01010046,        // flag; 0
   NAV_VIEW_OPAQUE = 0x01010047,        // flag; 1
   NAV_VIEW_CLIPS = 0x01010048,         // flag; 0
   NAV_VIEW_INTERACTION = 0x01010049,   // flag; 1
   NAV_VIEW_CORNERS = 0x0102004a,       // int; NAV_CORNER_…, which the radius rounds
   NAV_VIEW_TAG = 0x0102004b,           // int; 0
   NAV_VIEW_NEEDS_CONSTRAINTS = 0x0101004c, // flag r; its update_constraints is due
   NAV_VIEW_DISPLAY_SCALE = 0x0103004d, // number r; pixels in a point

   // Labels.
   NAV_LABEL_TEXT = 0x01050080,      // text; nil
   NAV_LABEL_FONT = 0x01070081,      // font; the system's at 17
   NAV_LABEL_COLOR = 0x01060082,     // color a; black
   NAV_LABEL_ALIGNMENT = 0x01020083, // int; NAV_TEXT_…
   NAV_LABEL_LINES = 0x01020084,     // int; 1, 0 for any number
   NAV_LABEL_BREAK = 0x01020085,     // int; NAV_BREAK_…
   NAV_LABEL_PREFERRED_WIDTH = 0x01030086, // number; 0 for automatic
   NAV_LABEL_TRUNCATED = 0x01010087, // flag r

   // Hiding stacks.
   NAV_HIDING_STACK_POSITION = 0x010200a0,  // int r; NAV_STACK_…
   NAV_HIDING_STACK_ALIGNMENT = 0x010200a1, // int r; NAV_STACK_LEADING, NAV_STACK_TRAILING
   NAV_HIDING_STACK_SHOWN = 0x010200a2,     // int r; how many members have room
   NAV_HIDING_STACK_SPACING = 0x010300a3,   // number; 8

   // Stack views.
   NAV_STACK_VIEW_AXIS = 0x010200b0,         // int; NAV_AXIS_…
   NAV_STACK_VIEW_DISTRIBUTION = 0x010200b1, // int; NAV_DISTRIBUTION_…
   NAV_STACK_VIEW_ALIGNMENT = 0x010200b2,    // int; NAV_ALIGNMENT_…
   NAV_STACK_VIEW_SPACING = 0x010300b3,      // number; 0
   NAV_STACK_VIEW_MARGINS_RELATIVE = 0x010100b4,  // flag; 0
   NAV_STACK_VIEW_BASELINE_RELATIVE = 0x010100b5, // flag; 0, of a column

   // Views that the SDK provides.
   NAV_SDK_COMPONENT = 0x010200c0,       // int r; NAV_COMPONENT_…
   NAV_SDK_BUTTON_TYPE = 0x010200c1,     // int r; NAV_BUTTON_…, an open set
   NAV_SDK_ROUNDED_CORNERS = 0x010200c2, // int; NAV_CORNER_…, of a prompt

   // Guides.
   NAV_GUIDE_IDENTIFIER = 0x02050001, // text
   NAV_GUIDE_FRAME = 0x02040002,      // 4 r; in the owner's space

   // Constraints.
   NAV_CONSTRAINT_IDENTIFIER = 0x03050001, // text
   NAV_CONSTRAINT_CONSTANT = 0x03030002,   // number a
   NAV_CONSTRAINT_PRIORITY = 0x03030003,   // number
   NAV_CONSTRAINT_ACTIVE = 0x03010004,     // flag
   NAV_CONSTRAINT_BROKEN = 0x03010005,     // flag r; given up in the last pass
   NAV_CONSTRAINT_DESCRIPTION = 0x03050006, // text r; as conflicts show it

   // Property animators; see animators.h.
   NAV_ANIMATOR_FRACTION = 0x05030001,        // number; of the way, in the direction of travel
   NAV_ANIMATOR_REVERSED = 0x05010002,        // flag; 0
   NAV_ANIMATOR_SCRUBS_LINEARLY = 0x05010003, // flag; 1: the fraction is of the way, not the time
   NAV_ANIMATOR_PAUSES_ON_COMPLETION = 0x05010004, // flag; 0
   NAV_ANIMATOR_STATE = 0x05020005,           // int r; NAV_ANIMATOR_…
   NAV_ANIMATOR_RUNNING = 0x05010006,         // flag r; neither paused nor over
   NAV_ANIMATOR_INTERACTION = 0x05010007,     // flag; what it moves takes touches

   // Maps.
   NAV_MAP_NAVIGATION_ENABLED = 0x07010001, // flag; stays 0 before the terms are accepted
   NAV_MAP_GUIDANCE_ACTIVE = 0x07010002,    // flag r; this map guides now
   NAV_MAP_CAR_SCREEN = 0x07010003,         // flag r

   // Maps: the session, which all its maps share; see navigator.h. What is set here and below, down
   // to the speedometer, and NAVIGATION_ENABLED are set in phase F only.
   NAV_MAP_GUIDANCE_WANTED = 0x07010004,  // flag; 0: goes on, or begins once a route is there
   NAV_MAP_STOPS_AT_ARRIVAL = 0x07010005, // flag; 1
   NAV_MAP_DISPLAYS_PROMPTS = 0x07010006, // flag; 1
   NAV_MAP_TERMS_ACCEPTED = 0x07010007,   // flag r
   NAV_MAP_HAS_ROUTE = 0x07010008,        // flag r

   // Maps: what an app sets on one.
   NAV_MAP_REPORTING_AVAILABLE = 0x07010009, // flag r; an incident can be reported now
   NAV_MAP_CAMERA_MODE = 0x0702000A,         // int; NAV_CAMERA_…
   NAV_MAP_PERSPECTIVE = 0x0702000B,         // int; NAV_PERSPECTIVE_…
   NAV_MAP_TRAVEL_MODE = 0x0702000C,         // int; NAV_TRAVEL_…
   NAV_MAP_LIGHTING_MODE = 0x0702000D,       // int; NAV_LIGHTING_…
   NAV_MAP_SPEED_LIMIT = 0x0701000E,         // flag; 1: a limit that is known is shown
   NAV_MAP_SPEEDOMETER = 0x0701000F,         // flag; 1

   // Maps: settings of the app's that a layout delegate changes nothing about.
   NAV_MAP_RECENTER_BUTTON = 0x07010040,     // flag; 1: the logo may turn into that button
   NAV_MAP_INCIDENT_CARDS = 0x07010041,      // flag; 1
   NAV_MAP_DESTINATION_MARKERS = 0x07010042, // flag; 1
   NAV_MAP_COMPASS_BUTTON = 0x07010043,      // flag; 0: the compass while navigation is off

   // Maps: the slot-based layout; see legacy.h. Without effect while a layout delegate is set.
   NAV_MAP_HEADER = 0x07010050,            // flag; 1
   NAV_MAP_FOOTER = 0x07010051,            // flag; 1
   NAV_MAP_TRIP_PROGRESS_BAR = 0x07010052, // flag; 0
   NAV_MAP_REPORT_BUTTON = 0x07010053,     // flag; 1
   NAV_MAP_PADDING = 0x07040054,           // 4; top, left, bottom, right
   NAV_MAP_PADDING_ADJUSTMENT = 0x07020055, // int; NAV_PADDING_…
   NAV_MAP_HEADER_PRIMARY_COLOR = 0x07060060,   // color; none for the SDK's own, as all below
   NAV_MAP_HEADER_SECONDARY_COLOR = 0x07060061, // color
   NAV_MAP_HEADER_LARGE_MANEUVER_COLOR = 0x07060062,   // color
   NAV_MAP_HEADER_SMALL_MANEUVER_COLOR = 0x07060063,   // color
   NAV_MAP_HEADER_RECOMMENDED_LANE_COLOR = 0x07060064, // color
   NAV_MAP_HEADER_NEXT_STEP_COLOR = 0x07060065,        // color
   NAV_MAP_HEADER_DISTANCE_VALUE_COLOR = 0x07060066,   // color
   NAV_MAP_HEADER_DISTANCE_UNITS_COLOR = 0x07060067,   // color
   NAV_MAP_HEADER_INSTRUCTIONS_COLOR = 0x07060068,     // color
   NAV_MAP_HEADER_NEXT_STEP_FONT = 0x07070070,         // font; 16
   NAV_MAP_HEADER_DISTANCE_VALUE_FONT = 0x07070071,    // font; 24 bold
   NAV_MAP_HEADER_DISTANCE_UNITS_FONT = 0x07070072,    // font; 18
   NAV_MAP_HEADER_FIRST_ROW_FONT = 0x07070073,         // font; 30 bold
   NAV_MAP_HEADER_SECOND_ROW_FONT = 0x07070074,        // font; 24 bold
   NAV_MAP_HEADER_CONJUNCTIONS_FONT = 0x07070075,      // font; 18

   // States.
   NAV_STATE_KIND = 0x08020001,    // int r; NAV_STATE_…
   NAV_STATE_WIDE = 0x08010002,    // flag r; the cards size themselves for a wide map
   NAV_STATE_CURRENT = 0x08010003, // flag r; the map is in this state now
};

enum { // NAV_VIEW_AUTORESIZING
   NAV_FLEXIBLE_LEFT = 1u << 0,
   NAV_FLEXIBLE_WIDTH = 1u << 1,
   NAV_FLEXIBLE_RIGHT = 1u << 2,
   NAV_FLEXIBLE_TOP = 1u << 3,
   NAV_FLEXIBLE_HEIGHT = 1u << 4,
   NAV_FLEXIBLE_BOTTOM = 1u << 5,
};
enum { // NAV_VIEW_SEMANTIC
   NAV_SEMANTIC_UNSPECIFIED = 0,
   NAV_SEMANTIC_PLAYBACK = 1,
   NAV_SEMANTIC_SPATIAL = 2,
   NAV_SEMANTIC_LEFT_TO_RIGHT = 3,
   NAV_SEMANTIC_RIGHT_TO_LEFT = 4,
};
enum { NAV_DIRECTION_LEFT_TO_RIGHT = 0, NAV_DIRECTION_RIGHT_TO_LEFT = 1 };
enum { // corners don't mirror
   NAV_CORNER_TOP_LEFT = 1u << 0,
   NAV_CORNER_TOP_RIGHT = 1u << 1,
   NAV_CORNER_BOTTOM_LEFT = 1u << 2,
   NAV_CORNER_BOTTOM_RIGHT = 1u << 3,
};
enum { // NAV_LABEL_ALIGNMENT
   NAV_TEXT_LEFT = 0,
   NAV_TEXT_CENTER = 1,
   NAV_TEXT_RIGHT = 2,
   NAV_TEXT_JUSTIFIED = 3,
   NAV_TEXT_NATURAL = 4,
};
enum { // NAV_LABEL_BREAK
   NAV_BREAK_WORDS = 0,
   NAV_BREAK_CHARACTERS = 1,
   NAV_BREAK_CLIP = 2,
   NAV_BREAK_TRUNCATE_HEAD = 3,
   NAV_BREAK_TRUNCATE_TAIL = 4,
   NAV_BREAK_TRUNCATE_MIDDLE = 5,
};
enum { // NAV_HIDING_STACK_POSITION, then NAV_HIDING_STACK_ALIGNMENT
   NAV_STACK_TOP = 0,
   NAV_STACK_CENTER = 1,
   NAV_STACK_BOTTOM = 2,
   NAV_STACK_LEADING = 0,
   NAV_STACK_TRAILING = 1,
};
enum { // NAV_STACK_VIEW_AXIS
   NAV_AXIS_HORIZONTAL = 0,
   NAV_AXIS_VERTICAL = 1,
};
enum { // NAV_STACK_VIEW_DISTRIBUTION
   NAV_DISTRIBUTION_FILL = 0,
   NAV_DISTRIBUTION_FILL_EQUALLY = 1,
   NAV_DISTRIBUTION_FILL_PROPORTIONALLY = 2,
   NAV_DISTRIBUTION_EQUAL_SPACING = 3,
   NAV_DISTRIBUTION_EQUAL_CENTERING = 4,
};
enum { // NAV_STACK_VIEW_ALIGNMENT; in a column, leading is top and trailing is bottom
   NAV_ALIGNMENT_FILL = 0,
   NAV_ALIGNMENT_LEADING = 1,
   NAV_ALIGNMENT_FIRST_BASELINE = 2,
   NAV_ALIGNMENT_CENTER = 3,
   NAV_ALIGNMENT_TRAILING = 4,
   NAV_ALIGNMENT_LAST_BASELINE = 5,
};
enum { // NAV_MAP_CAMERA_MODE
   NAV_CAMERA_FREE = 0,
   NAV_CAMERA_FOLLOWING = 1,
   NAV_CAMERA_OVERVIEW = 2,
};
enum { // NAV_MAP_PERSPECTIVE
   NAV_PERSPECTIVE_TILTED = 0,
   NAV_PERSPECTIVE_NORTH_UP = 1,
   NAV_PERSPECTIVE_HEADING_UP = 2,
};
enum { // NAV_MAP_TRAVEL_MODE
   NAV_TRAVEL_DRIVING = 0,
   NAV_TRAVEL_CYCLING = 1,
   NAV_TRAVEL_WALKING = 2,
   NAV_TRAVEL_TWO_WHEELER = 3,
   NAV_TRAVEL_TAXICAB = 4,
};
enum { // NAV_MAP_LIGHTING_MODE
   NAV_LIGHTING_NORMAL = 0,
   NAV_LIGHTING_LOW = 1,
};
enum { // NAV_MAP_PADDING_ADJUSTMENT
   NAV_PADDING_ALWAYS = 0,    // safe area and padding together
   NAV_PADDING_AUTOMATIC = 1, // of each edge the larger
   NAV_PADDING_NEVER = 2,     // the padding alone
};
enum { // NAV_STATE_KIND
   NAV_STATE_READY = 1,
   NAV_STATE_GUIDANCE = 2,
};

#endif
