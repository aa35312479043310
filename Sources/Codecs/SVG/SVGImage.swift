public import FramewrightDrawing

/// A picture made of shapes: what to paint, in an area from the origin to its intrinsic size, and what was left out of it.
public struct SVGImage: Hashable, Sendable {
    /// `size` is the picture's own, in points: a CSS pixel is a point. Nothing is painted outside it. Sources of items are 0.
    public let displayList: DisplayList
    /// The part of the file's own plane that is shown; nil where the file names none.
    public let viewBox: Rect?
    /// In the order of the file, each once, at most some hundreds.
    public let warnings: [SVGWarning]

    public init(displayList: DisplayList, viewBox: Rect? = nil, warnings: [SVGWarning] = []) {
        self.displayList = displayList
        self.viewBox = viewBox
        self.warnings = warnings
    }
}
