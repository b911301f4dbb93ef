//! Every letter in every language, as it is read and as it leaves.
