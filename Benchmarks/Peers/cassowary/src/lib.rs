//! cassowary (dylanede/cassowary-rs, as Debian packages it) as a peer of the benchmark.
use cassowary::strength::REQUIRED;
use cassowary::{Constraint, Expression, RelationalOperator, Solver, Variable};
use std::collections::HashMap;
use std::ffi::c_void;
use std::os::raw::c_char;

#[repr(C)]
pub struct PeerTerm {
    variable: i32,
    coefficient: f64,
}

#[repr(C)]
pub struct PeerConstraint {
    first: i32,
    count: i32,
    relation: i32,
    constant: f64,
    weight: f64,
}

#[repr(C)]
pub struct PeerProblem {
    variable_count: i32,
    constraint_count: i32,
    input_count: i32,
    terms: *const PeerTerm,
    constraints: *const PeerConstraint,
    inputs: *const i32,
    input_values: *const f64,
    input_weight: f64,
}

#[repr(C)]
pub struct Peer {
    name: *const c_char,
    create: unsafe extern "C" fn(*const PeerProblem) -> *mut c_void,
    destroy: unsafe extern "C" fn(*mut c_void),
    edit: unsafe extern "C" fn(*mut c_void, *const f64),
    read: unsafe extern "C" fn(*mut c_void, *mut f64),
    add: unsafe extern "C" fn(*mut c_void, *const PeerConstraint, *const PeerTerm),
    remove: unsafe extern "C" fn(*mut c_void),
}

unsafe impl Sync for Peer {}

struct Held {
    solver: Solver,
    variables: Vec<Variable>,
    places: HashMap<Variable, usize>,
    values: Vec<f64>,
    inputs: Vec<usize>,
    added: Option<Constraint>,
}

impl Held {
    unsafe fn constraint(&self, from: &PeerConstraint, terms: *const PeerTerm) -> Constraint {
        let sum = (0..from.count)
            .map(|index| {
                let term = &*terms.add((from.first + index) as usize);
                self.variables[term.variable as usize] * term.coefficient
            })
            .collect();
        let relation = match from.relation {
            r if r < 0 => RelationalOperator::LessOrEqual,
            0 => RelationalOperator::Equal,
            _ => RelationalOperator::GreaterOrEqual,
        };
        let strength = if from.weight < 0.0 { REQUIRED } else { from.weight };
        Constraint::new(Expression::new(sum, from.constant), relation, strength)
    }

    fn fetch(&mut self) {
        for (variable, value) in self.solver.fetch_changes() {
            if let Some(&place) = self.places.get(variable) {
                self.values[place] = *value;
            }
        }
    }
}

unsafe fn held<'a>(solver: *mut c_void) -> &'a mut Held {
    &mut *(solver as *mut Held)
}

unsafe extern "C" fn create(problem: *const PeerProblem) -> *mut c_void {
    let problem = &*problem;
    let variables: Vec<Variable> = (0..problem.variable_count).map(|_| Variable::new()).collect();
    let places = variables.iter().enumerate().map(|(place, &variable)| (variable, place)).collect();
    let inputs = (0..problem.input_count as usize)
        .map(|index| *problem.inputs.add(index) as usize)
        .collect();
    let values = vec![0.0; variables.len()];
    let mut made = Held { solver: Solver::new(), variables, places, values, inputs, added: None };
    for index in 0..problem.constraint_count as usize {
        let constraint = made.constraint(&*problem.constraints.add(index), problem.terms);
        let _ = made.solver.add_constraint(constraint);
    }
    for &input in &made.inputs {
        let _ = made.solver.add_edit_variable(made.variables[input], problem.input_weight);
    }
    let solver = Box::into_raw(Box::new(made)) as *mut c_void;
    edit(solver, problem.input_values);
    solver
}

unsafe extern "C" fn destroy(solver: *mut c_void) {
    drop(Box::from_raw(solver as *mut Held));
}

unsafe extern "C" fn edit(solver: *mut c_void, values: *const f64) {
    let held = held(solver);
    for index in 0..held.inputs.len() {
        let variable = held.variables[held.inputs[index]];
        let _ = held.solver.suggest_value(variable, *values.add(index));
    }
    held.fetch();
}

unsafe extern "C" fn read(solver: *mut c_void, values: *mut f64) {
    let held = held(solver);
    std::ptr::copy_nonoverlapping(held.values.as_ptr(), values, held.values.len());
}

unsafe extern "C" fn add(
    solver: *mut c_void,
    constraint: *const PeerConstraint,
    terms: *const PeerTerm,
) {
    let held = held(solver);
    let constraint = held.constraint(&*constraint, terms);
    let _ = held.solver.add_constraint(constraint.clone());
    held.added = Some(constraint);
    held.fetch();
}

unsafe extern "C" fn remove(solver: *mut c_void) {
    let held = held(solver);
    if let Some(constraint) = held.added.take() {
        let _ = held.solver.remove_constraint(&constraint);
    }
    held.fetch();
}

static TABLE: Peer = Peer {
    name: b"cassowary\0".as_ptr() as *const c_char,
    create,
    destroy,
    edit,
    read,
    add,
    remove,
};

#[no_mangle]
pub extern "C" fn solver_peer() -> *const Peer {
    &TABLE
}
