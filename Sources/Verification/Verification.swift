// Verification: lints screen layouts and compares them with recorded references.
//
// Input:    A `ScreenLayout` to lint, a range of sizes to sweep, a matrix of screens to render, two `Bitmap`s or two
//           `LayoutDocument`s to compare, or a `Catalogue` and a folder of snapshots.
// Output:   `Finding`s, a `ScreenOutline` (a screen as short text, with its findings), a `SweepReport`, contact sheets
//           and files, a `Difference` or `LayoutDifference`, and one `SnapshotOutcome` per image or animation. A
//           failure also writes a strip of expected | difference | actual, or for an animation a strip of the affected
//           frames.
// Rules:    A snapshot must match exactly, or within a tolerance that states a reason and rejects mutants of the same
//           image. A missing snapshot is a failure. A layout with lint errors cannot be recorded, by the tool or the
//           library, unless each error is allowed with a reason.
// Errors:   Damaged settings, manifests and image files are reported with their location and a hint.
// Promises: References are recorded only here, only on request, and never under continuous integration.
//
// Start reading at `SnapshotStore`, then `Linter`; for tolerances at `MutantTrial`, for animations at `FrameHashes`,
// for sizes at `Sweep`, for many screens at `MatrixGallery`.
