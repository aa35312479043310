// Macros: the plug-in of the compiler that expands `#Preview`, `@Previewable`, `@Entry` and `@Animatable`.
//
// In:       requests of the compiler on standard input: JSON after its length as 8 bytes, little endian (the plug-in
//           protocol of the Swift compiler, version 7 and above).
// Out:      the expanded source, or a diagnostic, on standard output in the same form.
// Why:      the macros read few and simple declarations. A scanner that skips comments and literals does that without
//           swift-syntax, whose build takes longer than that of this whole package (195 s of processor time).
// Errors:   a declaration that a macro cannot read is a diagnostic of the compiler at the author's line.
//
// Start reading at `PluginMessage`. `Sources/MacroPlugin` is the executable.
