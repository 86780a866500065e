// kiwi (nucleic/kiwi) as a peer of the benchmark.
#include "../CBenchSupport/include/peer.h"

#include <kiwi/kiwi.h>

#include <vector>

namespace {

struct Solver {
   kiwi::Solver solver;
   std::vector<kiwi::Variable> variables;
   std::vector<int32_t> inputs;
   kiwi::Constraint added;
};

kiwi::Constraint made(Solver &own, const peer_constraint_t &from, const peer_term_t *terms) {
   std::vector<kiwi::Term> sum;
   sum.reserve(from.count);
   for (int32_t i = 0; i < from.count; i++) {
      const peer_term_t &term = terms[from.first + i];
      sum.emplace_back(own.variables[term.variable], term.coefficient);
   }
   kiwi::RelationalOperator relation =
      from.relation < 0 ? kiwi::OP_LE : from.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
   double strength = from.weight < 0 ? kiwi::strength::required : from.weight;
   return kiwi::Constraint(kiwi::Expression(std::move(sum), from.constant), relation, strength);
}

void edit(void *solver, const double *values) {
   Solver &own = *static_cast<Solver *>(solver);
   for (size_t i = 0; i < own.inputs.size(); i++)
      own.solver.suggestValue(own.variables[own.inputs[i]], values[i]);
   own.solver.updateVariables();
}

void *create(const peer_problem_t *problem) {
   Solver *own = new Solver;
   own->variables.resize(problem->variable_count);
   own->inputs.assign(problem->inputs, problem->inputs + problem->input_count);
   for (int32_t i = 0; i < problem->constraint_count; i++)
      own->solver.addConstraint(made(*own, problem->constraints[i], problem->terms));
   for (int32_t input : own->inputs)
      own->solver.addEditVariable(own->variables[input], problem->input_weight);
   edit(own, problem->input_values);
   return own;
}

void destroy(void *solver) { delete static_cast<Solver *>(solver); }

void read(void *solver, double *values) {
   Solver &own = *static_cast<Solver *>(solver);
   for (size_t i = 0; i < own.variables.size(); i++) values[i] = own.variables[i].value();
}

void add(void *solver, const peer_constraint_t *constraint, const peer_term_t *terms) {
   Solver &own = *static_cast<Solver *>(solver);
   own.added = made(own, *constraint, terms);
   own.solver.addConstraint(own.added);
   own.solver.updateVariables();
}

void remove(void *solver) {
   Solver &own = *static_cast<Solver *>(solver);
   own.solver.removeConstraint(own.added);
   own.solver.updateVariables();
}

const peer_t table = {"kiwi", create, destroy, edit, read, add, remove};

} // namespace

extern "C" const peer_t *solver_peer(void) { return &table; }
