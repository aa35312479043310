/// What a file may ask for: far above any picture for a screen, far below what would hang a machine.
enum SVGLimits {
    static let bytes = 64 << 20
    static let elements = 500_000
    static let attributes = 2_000_000
    /// Elements inside each other, those reached through `use` included.
    static let depth = 128
    /// What all references to entities may become.
    static let expandedBytes = 1 << 20
    /// Rules of all style sheets.
    static let rules = 5_000
    /// Steps of drawing: elements met, again for each time they are used and whether or not they are drawn, eighths of the
    /// style rules looked at, and what is written in attributes, by `bytesPerStep` and `attributesPerStep`.
    static let steps = 400_000
    static let bytesPerStep = 256
    static let attributesPerStep = 32
    /// Of elements met more than once.
    static let rememberedDeclarations = 200_000
    /// Of elements that hold something referred to.
    static let rememberedStyles = 10_000
    /// Declared at one place.
    static let namespaces = 256
    /// Of one element, and of one selector.
    static let classes = 100
    /// Elements of the drawn paths in all: 56 bytes each, of which two copies are held for a moment.
    static let pathElements = 2_500_000
    /// For each element of a path, those its stroke's outline may have before it is traced more coarsely.
    static let outlineElements = 16
    /// Of outlines that are given up.
    static let elementsPerStep = 256
    /// Beyond this many warnings no more are kept.
    static let warnings = 200
    /// Numbers are held within this distance from 0.
    static let magnitude = 1e9
}
