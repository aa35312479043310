// Verification: is a screen well laid out, and is it still the one that was recorded?
//
// In:       a `ScreenLayout` to lint, an area of sizes to sweep, a matrix of screens to look at, two `Bitmap`s or two
//           `LayoutDocument`s to compare, a `Catalogue` and a folder of snapshots.
// Out:      `Finding`s, a `SweepReport`, sheets and files, a `Difference` or `LayoutDifference`, and one `SnapshotOutcome` per
//           picture or film; a red one leaves a strip of expected | difference | actual, or of a film's moments.
// Rules:    a snapshot matches to the last bit, or within a tolerance that has a reason and refuses mutants of that very
//           picture; a missing one is a failure; a layout with errors that nobody allowed, with a reason, cannot be recorded,
//           from the tool or from the library.
// Refuses:  damaged settings, manifests and pictures, with the place and a hint.
// Promises: recording happens only here, only when asked for, and never under continuous integration.
//
// Start reading at `SnapshotStore`, then `Linter`; for tolerances at `MutantTrial`, for films at `FrameHashes`, for sizes at
// `Sweep`, for many screens at `MatrixGallery`.
