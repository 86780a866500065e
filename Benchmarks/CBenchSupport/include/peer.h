#ifndef PEER_H
#define PEER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A term: coefficient times variable. */
typedef struct peer_term {
   int32_t variable;
   double coefficient;
} peer_term_t;

/* The sum of some terms plus a constant, compared with zero. */
typedef struct peer_constraint {
   int32_t first, count; /* a slice of the problem's terms */
   int32_t relation;     /* -1: at most, 0: equal, 1: at least */
   double constant;
   double weight; /* below zero: required */
} peer_constraint_t;

typedef struct peer_problem {
   int32_t variable_count, constraint_count, input_count;
   const peer_term_t *terms;
   const peer_constraint_t *constraints;
   const int32_t *inputs; /* the variables that are edited */
   const double *input_values;
   double input_weight;
} peer_problem_t;

/* How a solver joins the benchmark: a shared object that exports `solver_peer`. */
typedef struct peer {
   const char *name;
   void *(*create)(const peer_problem_t *problem); /* builds and solves */
   void (*destroy)(void *solver);
   void (*edit)(void *solver, const double *values); /* all inputs, and solves */
   void (*read)(void *solver, double *values);       /* all variables */
   void (*add)(void *solver, const peer_constraint_t *constraint, const peer_term_t *terms);
   void (*remove)(void *solver); /* takes back what was added, and solves */
} peer_t;

typedef const peer_t *(*solver_peer_t)(void);

/* How many blocks of memory the process has asked for so far. */
int64_t allocation_count(void);

#ifdef __cplusplus
}
#endif
#endif
