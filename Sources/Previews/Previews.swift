// Previews: finds and draws the previews of SwiftUI sources.
//
// In:       Swift files and the libraries that come with the tool.
// Out:      `PreviewReport`: the previews with an image, a grade, remarks and lint findings each, and the files that do
//           not compile with the reason.
// Steps:    `PreviewCompiler` compiles the files to a library, with the plug-in for `#Preview`, and leaves out those
//           with errors; `framewright-preview-runner` loads it beside the kit (SwiftUI's names and the engine) and
//           calls `framewright_preview_main`; `PreviewProcess` lists and draws what the library declares.
// Remarks:  `SourceIndex` finds the names of `CoverageTable` in the sources; remarks made while drawing are given the
//           line of the name they are about. A preview's grade is the lowest of the names that it uses.
// Isolation: every preview is drawn in a process of its own, with limits of time and memory.
//
// Start reading at `PreviewMaker`, then `PreviewCompiler`, `PreviewProcess` and `SourceIndex`.
