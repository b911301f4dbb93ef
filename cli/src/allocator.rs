//! The C library's allocator, told to give memory back.
//!
//! Pictures are decoded in buffers of many megabytes on changing threads. glibc gives every thread an arena of its own and, once such a
//! buffer was freed, serves the next ones from there too: a demo that had shown some pictures held 388 to 451 MB, and kept them. With two
//! arenas, and large buffers always mapped by themselves, the same load peaked at 137 MB (mimalloc: 300 MB).

use std::time::Duration;

/// Buffers of this size and more are mapped, and unmapped when they are freed.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const MAPPED_FROM: libc::c_int = 128 * 1024;
/// Free memory at the end of an arena that is given back.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const TRIMMED_FROM: libc::c_int = 256 * 1024;
/// Arenas of all threads together.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const ARENAS: libc::c_int = 2;
/// How often free memory between what is in use is given back.
const TRIMMED_EVERY: Duration = Duration::from_secs(30);

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

/// Gives free memory that lies between what is in use back to the system, now and every half minute, until it is dropped. Without it,
/// what a furnished demo or a burst of renders has used stays with the process: 45 MB of a demo.
pub async fn trim_regularly() {
    let mut turns = tokio::time::interval(TRIMMED_EVERY);
    turns.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        turns.tick().await;
        // It takes some milliseconds, in which no request should wait behind it.
        if tokio::task::spawn_blocking(trim).await.is_err() {
            return;
        }
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "malloc_trim takes the allocator's own locks")]
fn trim() {
    // SAFETY: it may be called at any time from any thread; its answer only says whether anything was given back.
    unsafe { libc::malloc_trim(0) };
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn trim() {}
