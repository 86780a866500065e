// "navhost.objects/1": counts, peers, and values by property id. Core.
//
// One value that can be read back is a property; what takes several arguments, changes structure
// or makes objects is a function elsewhere. properties.h lists the ids.
#ifndef NAVHOST_OBJECTS_H
#define NAVHOST_OBJECTS_H

#include <navhost/base.h>
#include <navhost/negotiate.h>
#include <navhost/properties.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_OBJECTS "navhost.objects/1"

enum {
   NAV_ACCESS_READ = 1u << 0,
   NAV_ACCESS_WRITE = 1u << 1,
   NAV_ACCESS_ANIMATES = 1u << 2,
   NAV_ACCESS_LAYOUT = 1u << 3, // a write asks for a layout pass
};

typedef struct nav_property_info {
   uint32_t struct_size;
   uint32_t kind;     // NAV_KIND_… of the objects that have it; NAV_KIND_NONE for any
   uint32_t type;     // NAV_TYPE_…
   uint32_t count;    // of a vector: how many numbers
   uint32_t access;   // NAV_ACCESS_…
   uint32_t reserved;
   nav_string_t name; // "view.frame"; host lifetime
} nav_property_info_t;

typedef struct nav_objects {
   uint32_t struct_size;
   uint32_t reserved;
   // One count more, or one fewer, of the plugin's on any object. [C]
   nav_status_t (*retain)(const nav_host_t *host, nav_object_t object);
   nav_status_t (*release)(const nav_host_t *host, nav_object_t object);
   // NAV_KIND_…, or NAV_ERR_HANDLE when the object is gone. [C]
   nav_status_t (*kind)(const nav_host_t *host, nav_object_t object, int32_t *out);
   // The plugin's own object for this one, or NAV_NONE. The same for as long as it is alive, as
   // UIKit gives the same UIView back. [C]
   nav_status_t (*peer)(const nav_host_t *host, nav_object_t object, nav_peer_t *out);
   // Gives an object of the SDK's a peer. Refused with NAV_ERR_STATE while it has one; forgotten
   // when the plugin has no count left and the host doesn't hold the object. [M]
   nav_status_t (*set_peer)(const nav_host_t *host, nav_object_t object, const nav_peer_t *peer);

   // Reads. The type in the id must be the function's: NAV_ERR_KIND else. An object without such a
   // property gives NAV_ERR_KIND too, an id that this host doesn't know NAV_ERR_MISSING. Flags are
   // ints. A vector's `count` must be the property's. With NAV_SHOWN set, what the eye sees while
   // an animation runs. [R]
   nav_status_t (*get_int)(const nav_host_t *host, nav_object_t object, nav_property_t property,
                           int64_t *out);
   nav_status_t (*get_number)(const nav_host_t *host, nav_object_t object,
                              nav_property_t property, double *out);
   nav_status_t (*get_vector)(const nav_host_t *host, nav_object_t object,
                              nav_property_t property, double *out, uint32_t count);
   nav_status_t (*get_text)(const nav_host_t *host, nav_object_t object, nav_property_t property,
                            char *NAV_NULLABLE out, uint32_t capacity, uint32_t *count);
   nav_status_t (*get_color)(const nav_host_t *host, nav_object_t object,
                             nav_property_t property, nav_color_t *out);
   nav_status_t (*get_object)(const nav_host_t *host, nav_object_t object,
                              nav_property_t property, nav_object_t *out);

   // Writes. A property that only reads gives NAV_ERR_ARGUMENT. [W]
   nav_status_t (*set_int)(const nav_host_t *host, nav_object_t object, nav_property_t property,
                           int64_t value);
   nav_status_t (*set_number)(const nav_host_t *host, nav_object_t object,
                              nav_property_t property, double value);
   nav_status_t (*set_vector)(const nav_host_t *host, nav_object_t object,
                              nav_property_t property, const double *values, uint32_t count);
   // A null `text`, or one with null bytes, is nil.
   nav_status_t (*set_text)(const nav_host_t *host, nav_object_t object, nav_property_t property,
                            const nav_string_t *NAV_NULLABLE text);
   nav_status_t (*set_color)(const nav_host_t *host, nav_object_t object,
                             nav_property_t property, const nav_color_t *value);
   nav_status_t (*set_object)(const nav_host_t *host, nav_object_t object,
                              nav_property_t property, nav_object_t value);

   // What a property id is; and the ids that this host serves, from 0 until NAV_ERR_MISSING. [A]
   nav_status_t (*property_info)(const nav_host_t *host, nav_property_t property,
                                 nav_property_info_t *out);
   nav_status_t (*property_at)(const nav_host_t *host, uint32_t index, nav_property_t *out);
} nav_objects_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
