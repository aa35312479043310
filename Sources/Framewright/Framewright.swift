// Framewright: what users import. From a view, a viewport and a theme to a picture.
//
// In:       a `View` or a `Scene` of a `Catalogue`; a `Device` or any `Viewport`; a `Theme`.
// Out:      `ScreenLayout` (placed tree and display list) from `Renderer.layout`, a `Bitmap` from `Renderer.paint`, PNG
//           bytes from `PNGFile`, a `LayoutDocument` of a layout: every view's place as JSON, written and read back.
// Data:     the device table is compiled in; users add records of their own with `DeviceTable.init(parsing:file:)`.
// Pictures: `ImageLibrary`, the renderer's asset folder and all pictures it has decoded.
// Time:     `Session.advance`, `settle`, `frame(at:)`; `Session.stage` is a value of all that moves, and
//           `Renderer.layout(_:at:in:theme:)` lays out any of its moments on any thread.
// Films:    `Player` plays `PlayStep`s on a session and takes frames at exact moments, `PlayScript` reads steps from YAML or JSON,
//           `Exporter` paints a `PlayableAnimation` on all cores and streams it into a file.
// Refuses:  unknown tokens, missing fonts and pictures, sizes beyond `PixelSize`, malformed state and device documents: thrown
//           with what, where and a hint.
// Promises: the same input gives the same pixels, in debug and release, on any number of threads.
//
// Start reading at `Renderer`: its two functions are the whole pipeline. `Exports.swift` makes `import Framewright` enough.
