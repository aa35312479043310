public import FramewrightDrawing

/// A change of a view between two layouts. Lengths are in points.
public enum LayoutChange: Hashable, Sendable {
    /// The view was added, together with the given number of descendants.
    case added(inside: Int)
    /// The view was removed, together with the given number of descendants.
    case removed(inside: Int)
    /// The view moved on the screen; at least one value is not 0.
    case moved(right: Double, down: Double)
    /// The width changed.
    case width(Double, Double)
    /// The height changed.
    case height(Double, Double)
    /// The frame changed, and the old or the new one is not finite.
    case frame(Rect, Rect)
    /// The string of a text changed.
    case text(String, String)
    /// The fonts or font sizes of a text changed.
    case font(String, String)
    /// The number of lines of a text changed.
    case lines(Int, Int)
    /// The first baseline, measured from the frame's top, changed.
    case firstBaseline(Double, Double)
    /// The last baseline, measured from the frame's top, changed.
    case lastBaseline(Double, Double)
    /// The text became truncated, or is no longer.
    case truncated(Bool)
    /// The text became larger than the space proposed to it, or is no longer.
    case clipped(Bool)
    /// The view began to clip its content, or no longer does.
    case clips(Bool)
    /// The opacity of the view's content changed.
    case opacity(Double, Double)
    /// The accessibility identifier changed.
    case identifier(String?, String?)
}

extension LayoutChange: CustomStringConvertible {
    /// The change in words, as in `moved 8 right`.
    public var description: String {
        switch self {
        case .added(let inside): "added" + Self.inside(inside)
        case .removed(let inside): "removed" + Self.inside(inside)
        case .moved(let right, let down): "moved " + Self.directions(right, down)
        case .width(let old, let new): "width \(Self.points(old)) -> \(Self.points(new))"
        case .height(let old, let new): "height \(Self.points(old)) -> \(Self.points(new))"
        case .frame(let old, let new): "frame \(Self.words(old)) -> \(Self.words(new))"
        case .text(let old, let new): "text \(Self.quoted(old)) -> \(Self.quoted(new))"
        case .font(let old, let new): "font \(old) -> \(new)"
        case .lines(let old, let new): "lines \(old) -> \(new)"
        case .firstBaseline(let old, let new): "first baseline \(Self.points(old)) -> \(Self.points(new))"
        case .lastBaseline(let old, let new): "last baseline \(Self.points(old)) -> \(Self.points(new))"
        case .truncated(let now): now ? "now truncated" : "no longer truncated"
        case .clipped(let now): now ? "now larger than its room" : "no longer larger than its room"
        case .clips(let now): now ? "now clips what is inside" : "no longer clips what is inside"
        case .opacity(let old, let new): "opacity \(shortest(old)) -> \(shortest(new))"
        case .identifier(let old, let new):
            "identifier \(old.map(Self.quoted) ?? "none") -> \(new.map(Self.quoted) ?? "none")"
        }
    }

    /// Formats a length to thousandths of a point, which hides rounding noise of fractions.
    static func points(_ length: Double) -> String { shortest((length * 1000).rounded() / 1000) }

    /// Formats a frame as origin and size, as in the dump of placed trees.
    static func words(_ frame: Rect) -> String {
        "(\(points(frame.minX)),\(points(frame.minY)) \(points(frame.width))x\(points(frame.height)))"
    }

    /// Returns a text as a string literal on one line, shortened to 60 characters.
    static func quoted(_ text: String) -> String {
        text.count <= 60 ? text.debugDescription : String(text.prefix(57)).debugDescription + "..."
    }

    private static func inside(_ count: Int) -> String {
        count == 0 ? "" : " with \(count) \(count == 1 ? "view" : "views") inside"
    }

    private static func directions(_ right: Double, _ down: Double) -> String {
        var words: [String] = []
        if right != 0 { words.append("\(points(abs(right))) \(right > 0 ? "right" : "left")") }
        if down != 0 { words.append("\(points(abs(down))) \(down > 0 ? "down" : "up")") }
        return words.joined(separator: " and ")
    }
}
