public import FramewrightDrawing

/// A vector image: a display list in an area from the origin to its intrinsic size, and warnings about omitted parts.
public struct SVGImage: Hashable, Sendable {
    /// The items to paint. `size` is the intrinsic size in points (one CSS pixel is a point). Nothing is painted
    /// outside it. Sources of items are 0.
    public let displayList: DisplayList
    /// The part of the file's coordinate plane that is shown; nil if the file defines none.
    public let viewBox: Rect?
    /// The warnings in the order of the file, without duplicates, at most some hundreds.
    public let warnings: [SVGWarning]

    /// Creates an image from its parts.
    public init(displayList: DisplayList, viewBox: Rect? = nil, warnings: [SVGWarning] = []) {
        self.displayList = displayList
        self.viewBox = viewBox
        self.warnings = warnings
    }
}
