extension Path: LosslessStringConvertible {
    /// The path as text, from which `init(_:)` creates it again: the coordinates of each element with up to six digits,
    /// and then its operator. These are `m` (move), `l` (line), `q` and `c` (quadratic and cubic curve) and `h`
    /// (close).
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let point): "\(text(point)) m"
            case .line(let point): "\(text(point)) l"
            case .quad(let control, let end): "\(text(control)) \(text(end)) q"
            case .cubic(let control1, let control2, let end): "\(text(control1)) \(text(control2)) \(text(end)) c"
            case .close: "h"
            }
        }.joined(separator: " ")
    }

    private func text(_ point: Point) -> String { "\(sixDigits(point.x)) \(sixDigits(point.y))" }

    /// Creates a path from a text in the format of `description`.
    ///
    /// - Returns: Nil if the text has an unknown operator, or one with the wrong number of coordinates. Numbers after
    ///   the last operator are ignored.
    public init?(_ string: String) {
        var (path, points, odd) = (Path(), [Point](), Double?.none)
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                if let x = odd { points.append(Point(x: x, y: number)) }
                odd = odd == nil ? number : nil
                continue
            }
            guard odd == nil, let element = Element(operator: word, points) else { return nil }
            path.append([element])
            points = []
        }
        self = path
    }
}

extension Path.Element {
    fileprivate init?(operator word: Substring, _ points: [Point]) {
        switch (word, points.count) {
        case ("m", 1): self = .move(points[0])
        case ("l", 1): self = .line(points[0])
        case ("q", 2): self = .quad(control: points[0], end: points[1])
        case ("c", 3): self = .cubic(control1: points[0], control2: points[1], end: points[2])
        case ("h", 0): self = .close
        default: return nil
        }
    }
}
