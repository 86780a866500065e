// Calls every function of the host's tables with arguments made of bytes.
#ifndef CTABLEDRIVER_H
#define CTABLEDRIVER_H

#include <navhost/navhost.h>
#include <stddef.h>

NAV_ASSUME_NONNULL_BEGIN

typedef struct table_driver table_driver;

// Takes calls and arguments from `bytes`, which must live as long as the driver.
table_driver *table_driver_make(const nav_host_t *host, const uint8_t *NAV_NULLABLE bytes, size_t count);
void table_driver_free(table_driver *driver);

// The next byte, 0 past the end; and whether there is none left.
uint8_t table_driver_byte(table_driver *driver);
int32_t table_driver_is_at_end(const table_driver *driver);

// Makes one call; what the host calls back meanwhile makes more.
void table_driver_step(table_driver *driver);

// Lets the driver use a handle that it was not given by a call.
void table_driver_learn(table_driver *driver, uint64_t bits);

// A delegate whose callbacks make calls.
nav_delegate_t table_driver_delegate(table_driver *driver);

// The function `index` of the list of all: its table's id and its place there; null past the end.
const char *NAV_NULLABLE table_driver_function(uint32_t index, uint32_t *offset);

NAV_ASSUME_NONNULL_END

#endif
