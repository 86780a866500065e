// A layout delegate in Rust, bound to the headers by hand: logo and viewport only.
#![crate_type = "cdylib"]
use std::ffi::{c_char, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

type Status = i32;
#[repr(C)] #[derive(Clone, Copy)] struct Handle { bits: u64 }
#[repr(C)] #[derive(Clone, Copy)] struct Text { bytes: *const u8, length: u32, reserved: u32 }
#[repr(C)] struct Host {
    size: u32, version: u32, data: *mut c_void, features: u64,
    get_table: extern "C" fn(*const Host, *const c_char) -> *const c_void,
}
#[repr(C)] struct Input {
    size: u32, purpose: u32, oldest: u32, newest: u32, host: *const Host, name: Text, version: Text,
}
#[repr(C)] struct Output {
    size: u32, chosen: u32, oldest: u32, newest: u32, plugin: *const Plugin, id: Text,
    language: Text, reserved: u64,
}
#[repr(C)] struct Info {
    size: u32, reserved: u32, id: Text, name: Text, version: Text, summary: Text, features: u64,
    minimum: [f64; 2], words: [u64; 4],
}
#[repr(C)] struct Delegate {
    size: u32, reserved: u32, callbacks: *const Callbacks, peer: *const c_void, user: *mut c_void,
}
type WithState = extern "C" fn(*mut c_void, Handle, Handle) -> Status;
#[repr(C)] struct Callbacks {
    size: u32, reserved: u32, enable: Option<WithState>, disable: Option<WithState>,
    others: [usize; 6],
}
#[repr(C)] struct Plugin {
    size: u32, flags: u32, count: u32, reserved: u32,
    describe: extern "C" fn(u32, *mut Info) -> Status,
    make: extern "C" fn(*const Host, u32, *mut Delegate) -> Status,
    pump: usize,
    close: extern "C" fn(*const Host) -> Status,
    extension: usize,
}
#[repr(C)] struct Views {
    size: u32, reserved: u32, make: usize,
    insert: extern "C" fn(*const Host, Handle, Handle, i32) -> Status,
    insert_beside: usize, exchange: usize,
    remove: extern "C" fn(*const Host, Handle) -> Status,
}
#[repr(C)] struct MapTable {
    size: u32, reserved: u32, maps: usize,
    view: extern "C" fn(*const Host, Handle, *mut Handle) -> Status,
    map_of: usize, state: usize, state_map: usize,
    component: extern "C" fn(*const Host, Handle, i32, *mut Handle) -> Status,
}
#[repr(C)] struct Spec {
    size: u32, flags: u32, first: Handle, second: Handle, first_attribute: i32,
    second_attribute: i32, relation: i32, priority: f32, multiplier: f64, constant: f64,
    identifier: Text, peer: [usize; 2],
}
#[repr(C)] struct Layout {
    size: u32, reserved: u32,
    constraint: extern "C" fn(*const Host, *const Spec, *mut Handle) -> Status,
    constraints: usize, set_active: usize, install: usize, uninstall: usize, read: usize,
    holder: usize, constraints_of: usize, ambiguous: usize, guide: usize, guide_add: usize,
    guide_remove: usize, guide_owner: usize, guides_of: usize,
    system_guide: extern "C" fn(*const Host, Handle, i32, *mut Handle) -> Status,
}
#[repr(C)] struct Objects {
    size: u32, reserved: u32, retain: usize,
    release: extern "C" fn(*const Host, Handle) -> Status,
}

static HOST: AtomicPtr<Host> = AtomicPtr::new(std::ptr::null_mut());

const fn text(value: &'static str) -> Text {
    Text { bytes: value.as_ptr(), length: value.len() as u32, reserved: 0 }
}
unsafe fn table<T>(host: *const Host, id: &'static std::ffi::CStr) -> &'static T {
    &*((*host).get_table)(host, id.as_ptr()).cast::<T>()
}
unsafe fn component(host: *const Host, state: Handle, which: i32) -> Handle {
    let mut view = Handle { bits: 0 };
    (table::<MapTable>(host, c"navhost.map/1").component)(host, state, which, &mut view);
    view
}

extern "C" fn enable(_: *mut c_void, map: Handle, state: Handle) -> Status {
    let host = HOST.load(Ordering::Relaxed) as *const Host;
    unsafe {
        let (views, layout) = (
            table::<Views>(host, c"navhost.views/1"), table::<Layout>(host, c"navhost.layout/1"));
        let (mut root, mut safe) = (Handle { bits: 0 }, Handle { bits: 0 });
        (table::<MapTable>(host, c"navhost.map/1").view)(host, map, &mut root);
        (layout.system_guide)(host, root, 0, &mut safe);
        let (logo, viewport) = (component(host, state, 1), component(host, state, 2));
        for view in [viewport, logo] {
            (views.insert)(host, root, view, -1);
        }
        // Leading and bottom of both, trailing and top of the viewport, on the safe area.
        for (view, attribute) in
            [(logo, 5), (logo, 4), (viewport, 5), (viewport, 4), (viewport, 6), (viewport, 3)]
        {
            let spec = Spec {
                size: std::mem::size_of::<Spec>() as u32, flags: 1, first: view, second: safe,
                first_attribute: attribute, second_attribute: attribute, relation: 0,
                priority: 1000.0, multiplier: 1.0, constant: 0.0,
                identifier: Text { bytes: std::ptr::null(), length: 0, reserved: 0 }, peer: [0; 2],
            };
            let mut made = Handle { bits: 0 };
            let status = (layout.constraint)(host, &spec, &mut made);
            if status < 0 {
                return status;
            }
            // The map holds it while it is active; removing the view ends that.
            (table::<Objects>(host, c"navhost.objects/1").release)(host, made);
        }
    }
    0
}
extern "C" fn disable(_: *mut c_void, _: Handle, state: Handle) -> Status {
    let host = HOST.load(Ordering::Relaxed) as *const Host;
    unsafe {
        for which in [1, 2] {
            (table::<Views>(host, c"navhost.views/1").remove)(host, component(host, state, which));
        }
    }
    0
}

static CALLBACKS: Callbacks = Callbacks {
    size: std::mem::size_of::<Callbacks>() as u32, reserved: 0, enable: Some(enable),
    disable: Some(disable), others: [0; 6],
};
extern "C" fn describe(_: u32, info: *mut Info) -> Status {
    let info = unsafe { &mut *info };
    info.id = text("org.navhost.test.ember");
    info.name = text("Ember");
    info.version = text("1");
    0
}
extern "C" fn make(host: *const Host, _: u32, out: *mut Delegate) -> Status {
    HOST.store(host as *mut Host, Ordering::Relaxed);
    unsafe {
        *out = Delegate {
            size: std::mem::size_of::<Delegate>() as u32, reserved: 0, callbacks: &CALLBACKS,
            peer: std::ptr::null(), user: std::ptr::null_mut(),
        };
    }
    0
}
extern "C" fn close(_: *const Host) -> Status { 0 }
static PLUGIN: Plugin = Plugin {
    size: std::mem::size_of::<Plugin>() as u32, flags: 0, count: 1, reserved: 0, describe, make,
    pump: 0, close, extension: 0,
};

#[no_mangle]
extern "C" fn navhost_negotiate(_: *const Input, out: *mut Output) -> Status {
    let out = unsafe { &mut *out };
    (out.chosen, out.oldest, out.newest) = (1, 1, 1);
    out.plugin = &PLUGIN;
    out.id = text("org.navhost.test.ember");
    out.language = text("rust");
    0
}

#[repr(C, align(4))] struct Note {
    sizes: [u32; 3], owner: [u8; 8], words: [u32; 4], language: [u8; 16], id: [u8; 96],
}
const fn padded<const N: usize>(value: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    let mut index = 0;
    while index < value.len() {
        bytes[index] = value[index];
        index += 1;
    }
    bytes
}
#[used] #[link_section = ".note.navhost"]
static NOTE: Note = Note {
    sizes: [8, 128, 1], owner: *b"navhost\0", words: [1, 1, 8, 0], language: padded(b"rust"),
    id: padded(b"org.navhost.test.ember"),
};
