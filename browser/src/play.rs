//! Playing a match as a person does.
