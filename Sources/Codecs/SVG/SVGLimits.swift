import FramewrightDocuments

/// The limits for a file: far above any image for a screen, far below the resources of a machine.
enum SVGLimits {
    static let bytes = 64 << 20
    static let elements = 500_000
    static let attributes = 2_000_000
    /// The maximum nesting of elements, including those reached through `use`.
    static let depth = 128
    /// The maximum size of all expanded entity references.
    static let expandedBytes = 1 << 20
    static let xml: XMLLimits = {
        var limits = XMLLimits()
        (limits.depth, limits.elements, limits.attributes) = (depth, elements, attributes)
        (limits.namespaces, limits.expandedBytes) = (namespaces, expandedBytes)
        return limits
    }()
    /// The maximum number of rules in all style sheets.
    static let rules = 5_000
    /// The maximum number of drawing steps. Elements visited count (each time they are used, drawn or not), style
    /// rules matched count an eighth each, and attribute text counts by `bytesPerStep` and `attributesPerStep`.
    static let steps = 400_000
    static let bytesPerStep = 256
    static let attributesPerStep = 32
    /// The maximum number of cached declarations, of elements visited more than once.
    static let rememberedDeclarations = 200_000
    /// The maximum number of cached styles, of elements with referenced descendants.
    static let rememberedStyles = 10_000
    /// The maximum number of namespaces declared on one element.
    static let namespaces = 256
    /// The maximum number of classes of one element, and of one selector.
    static let classes = 100
    /// The maximum number of elements of all drawn paths; 56 bytes each, of which two copies exist temporarily.
    static let pathElements = 2_500_000
    /// The number of stroke outline elements per path element above which the outline is approximated more coarsely.
    static let outlineElements = 16
    /// The number of discarded outline elements that count as one step.
    static let elementsPerStep = 256
    /// The maximum number of warnings kept.
    static let warnings = 200
    /// The maximum absolute value of numbers.
    static let magnitude = 1e9
}
