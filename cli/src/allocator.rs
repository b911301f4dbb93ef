//! Configures the C library's allocator to return free memory to the system.
//!
//! Pictures are decoded in buffers of many megabytes on changing threads. glibc gives every thread an arena of its own and, once
//! such a buffer was freed, allocates the next ones from the arena, too: a demo that had served some pictures held 388 to 451 MB
//! permanently. With two arenas, and large buffers always mapped separately, the same load peaked at 137 MB (mimalloc: 300 MB).

use std::time::Duration;

/// Buffers of at least this size are mapped separately, and unmapped when they are freed.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const MAPPED_FROM: libc::c_int = 128 * 1024;
/// The size of free memory at the end of an arena from which it is returned.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const TRIMMED_FROM: libc::c_int = 256 * 1024;
/// The number of arenas for all threads together.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const ARENAS: libc::c_int = 2;
/// The interval of returning free memory between allocated blocks: a burst of renders leaves 12 MB of it.
const TRIMMED_EVERY: Duration = Duration::from_secs(5);

/// Configures the allocator. Must be called before other threads start.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "mallopt only sets parameters of the allocator, and no other thread runs yet")]
pub fn set_up() {
    for (parameter, value) in
        [(libc::M_ARENA_MAX, ARENAS), (libc::M_MMAP_THRESHOLD, MAPPED_FROM), (libc::M_TRIM_THRESHOLD, TRIMMED_FROM)]
    {
        // SAFETY: mallopt takes two numbers; an unknown parameter is ignored, and reported by the return value.
        let is_set = unsafe { libc::mallopt(parameter, value) };
        debug_assert_eq!(is_set, 1, "parameter {parameter}");
    }
}

/// Other allocators are left as they are.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn set_up() {}

/// Returns free memory between allocated blocks to the system, now and every few seconds, until the future is dropped. Without
/// it, memory used while loading the demo or by a burst of renders stays with the process: 45 MB for a demo.
pub async fn trim_regularly() {
    let mut turns = tokio::time::interval(TRIMMED_EVERY);
    turns.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        turns.tick().await;
        // Takes some milliseconds, during which it must not block requests.
        if tokio::task::spawn_blocking(trim).await.is_err() {
            return;
        }
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "malloc_trim takes the allocator's own locks")]
fn trim() {
    // SAFETY: may be called at any time from any thread; the return value only says whether any memory was released.
    unsafe { libc::malloc_trim(0) };
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn trim() {}
