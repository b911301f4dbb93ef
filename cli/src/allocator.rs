//! The C library's allocator, told to give memory back.
//!
//! Pictures are decoded in buffers of many megabytes on changing threads. glibc gives every thread an arena of its own and, once such a
//! buffer was freed, serves the next ones from there too: a demo that had shown some pictures held 388 to 451 MB, and kept them. With two
//! arenas, and large buffers always mapped by themselves, the same load peaked at 137 MB (mimalloc: 300 MB).

/// Buffers of this size and more are mapped, and unmapped when they are freed.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const MAPPED_FROM: libc::c_int = 128 * 1024;
/// Free memory at the end of an arena that is given back.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const TRIMMED_FROM: libc::c_int = 256 * 1024;
/// Arenas of all threads together.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const ARENAS: libc::c_int = 2;

/// Sets the allocator up. To be called before other threads start.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "mallopt only sets parameters of the allocator, and no other thread runs yet")]
pub fn set_up() {
    for (parameter, value) in
        [(libc::M_ARENA_MAX, ARENAS), (libc::M_MMAP_THRESHOLD, MAPPED_FROM), (libc::M_TRIM_THRESHOLD, TRIMMED_FROM)]
    {
        // SAFETY: mallopt takes two numbers; an unknown parameter is ignored, and said so by the answer.
        let is_set = unsafe { libc::mallopt(parameter, value) };
        debug_assert_eq!(is_set, 1, "parameter {parameter}");
    }
}

/// Other allocators are left as they are.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn set_up() {}
