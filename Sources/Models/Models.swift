// Models: the rules of the documented apps, without a screen. It imports nothing.
//
// In:       a state, what the user did, and a seed where chance plays.
// Out:      the next state, as a value; two equal states behave alike for ever.
// Refuses:  states that no game reaches (`ModelError` says which cell, name or score, and why). What is wrong in a
//           file is an error; what is wrong in a call (an index outside the board) stops the program.
// Promises: every rule has a test named after it. Chance comes only from `SeededGenerator`, so a seed gives the same
//           game on every machine and with every version of Swift.
//
// Start reading at `Board2048` and `Ranking`.
