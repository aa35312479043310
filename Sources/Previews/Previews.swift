// Previews: finds, compiles and draws the previews of SwiftUI sources.
//
// In:       Swift files, or the folder of an app or a package, and the libraries that come with the tool.
// Out:      `PreviewReport`: the previews with images, a grade, remarks and lint findings each, and the files that do
//           not compile with the reason.
// Steps:    `PreviewSources` finds the modules; `ModuleBuild` compiles each to a library, with the plug-in for
//           `#Preview`, and keeps it by content; `PreviewCompiler` leaves out the files with errors;
//           `framewright-preview-runner` loads a library beside the kit (SwiftUI's names and the engine) and calls
//           `framewright_preview_main`; `PreviewProcess` lists and draws what the library declares.
// Looks:    `FollowedPreviews` compiles sources again when they have changed; a `LookRequest` has the steps to play
//           before a preview is drawn, for callers that use it step by step.
// Remarks:  `SourceIndex` finds the names of `CoverageTable` in the sources; remarks made while drawing are given the
//           line of the name they are about. A preview's grade is the lowest of the names that it uses.
// Isolation: the compiler, SwiftPM and the process of each preview run by `IsolatedProcess`: without network, in a file
//           system that is read-only but for one folder, with limits of time and memory.
//
// Start reading at `PreviewMaker`, then `PreviewSources`, `ModuleBuild`, `PreviewProcess` and `SourceIndex`.
