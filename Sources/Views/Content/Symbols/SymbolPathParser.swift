import FramewrightDrawing

/// A parser of the path language of symbol outlines, which the head of `outlines.txt` describes.
struct SymbolPathParser {
    private enum Token {
        case command(Character)
        case number(Double)
    }

    private let tokens: [Token]
    private var next = 0
    private var pen = Point.zero
    private var start = Point.zero
    private var path = Path()

    private init(_ tokens: [Token]) { self.tokens = tokens }

    /// Returns the path of a text; nil if the text is not a path.
    static func path(_ text: Substring) -> Path? {
        guard let tokens = tokens(in: text) else { return nil }
        var parser = SymbolPathParser(tokens)
        return parser.parse() ? parser.path : nil
    }

    private static func tokens(in text: Substring) -> [Token]? {
        var tokens: [Token] = []
        var number = ""
        func flush() -> Bool {
            guard !number.isEmpty else { return true }
            guard let value = Double(number) else { return false }
            tokens.append(.number(value))
            number = ""
            return true
        }
        for character in text {
            if character.isLetter || character == " " {
                guard flush() else { return nil }
                if character != " " { tokens.append(.command(character)) }
            } else {
                number.append(character)
            }
        }
        return flush() ? tokens : nil
    }

    private mutating func parse() -> Bool {
        var command: Character?
        while next < tokens.count {
            if case .command(let letter) = tokens[next] {
                command = letter
                next += 1
            }
            guard let letter = command, run(letter) else { return false }
            // Further points after a move are lines, as in SVG.
            if letter == "M" || letter == "m" { command = letter == "M" ? "L" : "l" }
        }
        return true
    }

    /// Reads the numbers of a command and appends its elements.
    private mutating func run(_ letter: Character) -> Bool {
        let origin = letter.isLowercase ? pen : .zero
        switch Character(letter.uppercased()) {
        case "M", "L", "H", "V", "Q", "C": return runLine(letter, from: origin)
        case "A", "B": return runArc(isLarge: letter == "B" || letter == "b", from: origin)
        case "Z":
            path.closeSubpath()
            pen = start
            return true
        default: return runShape(letter)
        }
    }

    private mutating func runLine(_ letter: Character, from origin: Point) -> Bool {
        switch Character(letter.uppercased()) {
        case "M":
            guard let point = point(from: origin) else { return false }
            path.move(to: point)
            (pen, start) = (point, point)
        case "L":
            guard let point = point(from: origin) else { return false }
            line(to: point)
        case "H":
            guard let x = number() else { return false }
            line(to: Point(x: x + origin.x, y: pen.y))
        case "V":
            guard let y = number() else { return false }
            line(to: Point(x: pen.x, y: y + origin.y))
        case "Q":
            guard let control = point(from: origin), let end = point(from: origin) else { return false }
            path.addQuadCurve(to: end, control: control)
            pen = end
        default:
            guard let one = point(from: origin), let two = point(from: origin), let end = point(from: origin) else {
                return false
            }
            path.addCurve(to: end, control1: one, control2: two)
            pen = end
        }
        return true
    }

    private mutating func line(to point: Point) {
        path.addLine(to: point)
        pen = point
    }

    /// Appends an arc of a circle. A radius that is too small becomes half the distance.
    private mutating func runArc(isLarge: Bool, from origin: Point) -> Bool {
        guard let wanted = number(), let sweep = number(), let end = point(from: origin) else { return false }
        let (dx, dy) = (end.x - pen.x, end.y - pen.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > 0 else { return false }
        let radius = max(wanted, distance / 2)
        let height = max(0, radius * radius - distance * distance / 4).squareRoot()
        let isClockwise = sweep == 1
        let side = isClockwise != isLarge ? height / distance : -height / distance
        let center = Point(x: (pen.x + end.x) / 2 - side * dy, y: (pen.y + end.y) / 2 + side * dx)
        path.addArc(
            center: center, radius: radius, startAngle: angle(of: pen, around: center),
            endAngle: angle(of: end, around: center), clockwise: !isClockwise)
        pen = end
        return true
    }

    private func angle(of point: Point, around center: Point) -> Angle {
        Angle(radians: Trigonometry.arcTangent(y: point.y - center.y, x: point.x - center.x))
    }

    private mutating func runShape(_ letter: Character) -> Bool {
        guard let x = number(), let y = number(), let size = number() else { return false }
        switch letter {
        case "O": addEllipse(x, y, radii: Size(width: size, height: size))
        case "E":
            guard let height = number() else { return false }
            addEllipse(x, y, radii: Size(width: size, height: height))
        case "R":
            guard let height = number(), let radius = number() else { return false }
            path.addRoundedRect(
                in: Rect(x: x, y: y, width: size, height: height), cornerSize: Size(width: radius, height: radius),
                style: .circular)
        case "K":
            guard let from = number(), let to = number() else { return false }
            var arc = Path()
            arc.addRelativeArc(
                center: Point(x: x, y: y), radius: size, startAngle: .degrees(from), delta: .degrees(to - from))
            path.addPath(arc)
        default: return false
        }
        return true
    }

    private mutating func addEllipse(_ x: Double, _ y: Double, radii: Size) {
        path.addEllipse(
            in: Rect(
                x: x - radii.width, y: y - radii.height, width: 2 * radii.width, height: 2 * radii.height))
    }

    private mutating func number() -> Double? {
        guard next < tokens.count, case .number(let value) = tokens[next] else { return nil }
        next += 1
        return value
    }

    private mutating func point(from origin: Point) -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return Point(x: x + origin.x, y: y + origin.y)
    }
}
