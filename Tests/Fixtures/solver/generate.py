#!/usr/bin/env python3
"""Writes random.problems: small systems with what scipy's linear programming says about them.

Each system is solved level by level: for each priority, highest first, the sum of the errors is
minimised and then held. Variables are called certain when their least and greatest value agree.
For a contradictory system every irreducible contradictory subset of the required constraints and
non-negative bounds is listed, found by trying all subsets.

usage: python3 generate.py > random.problems
"""
import itertools
import random

import numpy as np
import scipy
from scipy.optimize import linprog

SEED = 20261201
RELATIONS = {"le": 1, "eq": 0, "ge": -1}


class Problem:
    def __init__(self, non_negative, fixed, constraints):
        self.non_negative, self.fixed, self.constraints = non_negative, fixed, constraints
        self.count = len(non_negative)
        self.required = [i for i, c in enumerate(constraints) if c[0] == 1000]
        named = {v for c in constraints for v, _ in c[3]}
        self.bounds = [v for v in range(self.count) if non_negative[v] and v not in fixed and v in named]

    def row(self, terms, width):
        row = np.zeros(width)
        for variable, coefficient in terms:
            row[variable] += coefficient
        return row

    def program(self, required, bounds, optional=True):
        """The equalities, inequalities and bounds as linprog takes them, and a cost per level."""
        extra = [c for c in self.constraints if c[0] < 1000] if optional else []
        width = self.count + 2 * len(extra)
        a_eq, b_eq, a_ub, b_ub = [], [], [], []
        for index in required:
            _, relation, constant, terms = self.constraints[index]
            row = self.row(terms, width)
            if relation == "eq":
                a_eq.append(row), b_eq.append(-constant)
            else:
                a_ub.append(RELATIONS[relation] * row), b_ub.append(-RELATIONS[relation] * constant)
        for variable, value in self.fixed.items():
            a_eq.append(self.row([(variable, 1)], width)), b_eq.append(value)
        costs = {}
        for number, (priority, relation, constant, terms) in enumerate(extra):
            above = self.count + 2 * number
            row = self.row(terms, width)
            row[above], row[above + 1] = -1, 1
            a_eq.append(row), b_eq.append(-constant)
            cost = costs.setdefault(priority, np.zeros(width))
            cost[above] += relation != "ge"
            cost[above + 1] += relation != "le"
        limits = [(0 if v in bounds else None, None) for v in range(self.count)]
        limits += [(0, None)] * (width - self.count)
        return a_eq, b_eq, a_ub, b_ub, limits, costs, width

    def minimum(self, program, cost):
        a_eq, b_eq, a_ub, b_ub, limits, _, width = program
        return linprog(
            cost, A_ub=np.array(a_ub) if a_ub else None, b_ub=b_ub or None,
            A_eq=np.array(a_eq) if a_eq else None, b_eq=b_eq or None, bounds=limits, method="highs")

    def can_hold(self, required, bounds):
        program = self.program(required, bounds, optional=False)
        return self.minimum(program, np.zeros(program[6])).status == 0

    def contradictions(self):
        items = [("c", i) for i in self.required] + [("v", v) for v in self.bounds]
        found = []
        for size in range(1, len(items) + 1):
            for subset in itertools.combinations(items, size):
                if any(set(smaller) <= set(subset) for smaller in found):
                    continue
                if not self.can_hold([i for k, i in subset if k == "c"], {v for k, v in subset if k == "v"}):
                    found.append(subset)
        return found

    def lines(self):
        yield "variables " + " ".join("nonnegative" if n else "free" for n in self.non_negative)
        for variable, value in self.fixed.items():
            yield f"fix {variable} {value}"
        for priority, relation, constant, terms in self.constraints:
            yield f"constraint {priority} {relation} {constant} " + " ".join(f"{c}*{v}" for v, c in terms)
        if not self.can_hold(self.required, set(self.bounds)):
            for subset in self.contradictions():
                yield "contradiction " + " ".join(f"{kind}{index}" for kind, index in subset)
            return
        program = self.program(self.required, set(self.bounds))
        costs, width = program[5], program[6]
        for priority in sorted(costs, reverse=True):
            result = self.minimum(program, costs[priority])
            assert result.status == 0, result.message
            yield f"error {priority} {result.fun:.9g}"
            program[2].append(costs[priority]), program[3].append(result.fun + 1e-9)
        for variable in range(self.count):
            cost = np.zeros(width)
            cost[variable] = 1
            low, high = self.minimum(program, cost), self.minimum(program, -cost)
            if low.status != 0 or high.status != 0 or -high.fun - low.fun > 1e-2:
                yield f"ambiguous {variable}"
            elif -high.fun - low.fun < 1e-6:
                yield f"certain {variable} {(low.fun - high.fun) / 2:.9g}"


def terms(draw, count, size):
    chosen = draw.sample(range(count), min(size, count))
    return [(v, draw.choice([1, 1, 1, -1, -1, 2, -2, 0.5, 3])) for v in chosen]


def general(draw):
    """Any signs, few variables, many levels."""
    count = draw.randint(1, 5)
    non_negative = [draw.random() < 0.4 for _ in range(count)]
    fixed = {0: draw.choice([100, 320, -50])} if draw.random() < 0.4 else {}
    levels = draw.sample([1, 50, 250, 250.5, 251, 500, 750, 999], draw.randint(1, 4))
    constraints = []
    for _ in range(draw.randint(0, 4)):
        relation = draw.choice(["le", "eq", "ge", "ge"])
        constraints.append((1000, relation, draw.randint(-40, 40), terms(draw, count, draw.randint(1, 3))))
    for _ in range(draw.randint(1, 8)):
        relation = draw.choice(["le", "eq", "eq", "ge"])
        constraints.append((draw.choice(levels), relation, draw.randint(-60, 60), terms(draw, count, draw.randint(1, 2))))
    draw.shuffle(constraints)
    return Problem(non_negative, fixed, constraints)


def many_levels(draw):
    """Few variables and three to six levels that pull at them."""
    count = draw.randint(2, 5)
    non_negative = [draw.random() < 0.5 for _ in range(count)]
    fixed = {0: draw.choice([100, 390, 844])} if draw.random() < 0.5 else {}
    levels = draw.sample([1, 50, 249, 250, 251, 490, 500, 749, 750, 751, 999], draw.randint(3, 6))
    constraints = []
    for _ in range(draw.randint(0, 2)):
        constraints.append((1000, draw.choice(["le", "ge"]), draw.randint(-40, 40), terms(draw, count, 2)))
    for level in levels + draw.choices(levels, k=draw.randint(1, 4)):
        relation = draw.choice(["le", "eq", "eq", "ge"])
        constraints.append((level, relation, draw.randint(-400, 400), terms(draw, count, draw.randint(1, 3))))
    draw.shuffle(constraints)
    return Problem(non_negative, fixed, constraints)


def contradictory(draw):
    """Mostly required constraints, more than can hold."""
    count = draw.randint(1, 4)
    non_negative = [draw.random() < 0.5 for _ in range(count)]
    fixed = {0: draw.choice([0, 100])} if draw.random() < 0.3 and count > 1 else {}
    constraints = []
    for _ in range(draw.randint(2, 6)):
        relation = draw.choice(["le", "eq", "eq", "ge"])
        constraints.append((1000, relation, draw.randint(-20, 20), terms(draw, count, draw.randint(1, 3))))
    for _ in range(draw.randint(0, 2)):
        constraints.append((500, "eq", draw.randint(-20, 20), terms(draw, count, 1)))
    draw.shuffle(constraints)
    return Problem(non_negative, fixed, constraints)


def row_of_views(draw):
    """Views side by side in a container: variable 0 is its width, then x and width of each view."""
    views = draw.randint(1, 4)
    non_negative = [True] + [False, True] * views
    constraints = []
    edge, inset = [], 0
    for view in range(views):
        x, width = 1 + 2 * view, 2 + 2 * view
        gap = draw.choice([0, 8, 20])
        constraints.append((1000, "eq", -gap, [(x, 1)] + [(v, -1) for v in edge]))
        edge = [x, width]
        wanted = draw.randint(20, 120)
        constraints.append((draw.choice([250, 251]), "le", -wanted, [(width, 1)]))
        constraints.append((draw.choice([749, 750]), "ge", -wanted, [(width, 1)]))
        if view and draw.random() < 0.3:
            constraints.append((draw.choice([500, 999, 1000]), "eq", 0, [(width, 1), (width - 2, -1)]))
    priority = draw.choice([1000, 1000, 999, 600])
    constraints.append((priority, draw.choice(["eq", "le"]), 8, [(v, 1) for v in edge] + [(0, -1)]))
    return Problem(non_negative, {0: draw.choice([0, 100, 320, 390])}, constraints)


def main():
    draw = random.Random(SEED)
    print(f"# Source: generate.py, scipy {scipy.__version__} (HiGHS), seed {SEED}")
    for name, make, wanted in [("general", general, 700), ("row of views", row_of_views, 500),
                               ("many levels", many_levels, 900),
                               ("contradictory", contradictory, 1000)]:
        for number in range(wanted):
            print(f"problem {name} {number + 1}")
            for line in make(draw).lines():
                print(line)


main()
