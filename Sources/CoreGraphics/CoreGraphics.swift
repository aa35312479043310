// CoreGraphics: what `import CoreGraphics` gives on Linux: the types of geometry, as aliases of the engine's own,
// with the members that SwiftUI code uses.
