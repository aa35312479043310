public import FramewrightDrawing

/// One thing that is not the same about a view in two layouts. Lengths are points.
public enum LayoutChange: Hashable, Sendable {
    /// A view the old layout does not have, with so many views inside it that are new as well.
    case added(inside: Int)
    /// A view the new layout does not have, with so many views inside it that are gone as well.
    case removed(inside: Int)
    /// On the screen, from left and top; never both 0.
    case moved(right: Double, down: Double)
    case width(Double, Double)
    case height(Double, Double)
    /// One of the two frames is not finite.
    case frame(Rect, Rect)
    case text(String, String)
    /// Faces and sizes.
    case font(String, String)
    case lines(Int, Int)
    /// The first line's, from the frame's top.
    case firstBaseline(Double, Double)
    /// The last line's, from the frame's top.
    case lastBaseline(Double, Double)
    case truncated(Bool)
    /// Ink reaches beyond the room given.
    case clipped(Bool)
    /// The view cuts off what is inside it.
    case clips(Bool)
    /// What everything inside is faded to.
    case opacity(Double, Double)
    case identifier(String?, String?)
}

extension LayoutChange: CustomStringConvertible {
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

    /// Thousandths of a point: what is left of a third beyond them is noise.
    static func points(_ length: Double) -> String { shortest((length * 1000).rounded() / 1000) }

    /// Origin and size, as placed trees are dumped.
    static func words(_ frame: Rect) -> String {
        "(\(points(frame.minX)),\(points(frame.minY)) \(points(frame.width))x\(points(frame.height)))"
    }

    /// Text as a literal would spell it, on one line; a long one by its beginning.
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
