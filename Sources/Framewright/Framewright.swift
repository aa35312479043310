// Framewright: the module that users import. Renders a view in a viewport and a theme to an image.
//
// In:       a `View`, or a `SceneDefinition` of a `Catalogue`; a `Device` or any `Viewport`; a `Theme`.
// Out:      `ScreenLayout` (placed tree and display list) from `Renderer.layout`, a `Bitmap` from `Renderer.paint`, PNG
//           bytes from `PNGFile`, a `LayoutDocument` of a layout: the frame of every view as JSON, written
//           and read back.
// Data:     the device table is compiled in; users add their own records with `DeviceTable.init(parsing:file:)`.
// Images:   `ImageLibrary`, the renderer's asset folder and all images it has decoded.
// Time:     `Session.advance`, `settle`, `frame(at:)`; `Session.stage` is a value with the state of all animations, and
//           `Renderer.layout(_:at:in:theme:)` lays it out at any time on any thread.
// Export:   `Player` plays `PlayStep`s on a session and takes frames at exact times, `PlayScript` reads steps from
//           YAML or JSON, `Exporter` paints a `PlayableAnimation` on several threads and streams it into a file.
// Errors:   unknown tokens, missing fonts and images, sizes beyond `PixelSize`, malformed state and device documents
//           are thrown with a description, the place and a hint.
// Promises: the same input gives the same pixels, in debug and release, on any number of threads.
//
// Start reading at `Renderer`: `layout` and `paint` are the whole pipeline. `Exports.swift` re-exports the modules
// below, so that `import Framewright` is enough.
