//! SQL over wheel, wheel_prize, wheel_spin and wheel_turn.

pub(super) mod spins;
pub(super) mod wheels;
