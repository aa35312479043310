import FramewrightDrawing

/// Parses the `d` attribute of a path (SVG 2, 9.3): all commands, absolute and relative, with all number separators of
/// the grammar.
struct SVGPathData {
    private(set) var path = Path()
    /// The byte offset of the first error; the path before it is drawn, as the specification requires.
    private(set) var mistake: Int?

    private var scanner: SVGScanner
    private var pen = Point.zero
    private var start = Point.zero
    /// The control points that a smooth curve reflects; nil if the last command was of another kind.
    private var cubicControl: Point?
    private var quadControl: Point?

    init(_ text: String) {
        scanner = SVGScanner(text)
        scanner.skipSpace()
        while let command = scanner.next {
            guard path.elements.count <= SVGLimits.pathElements, !path.isEmpty || command | 0x20 == UInt8(ascii: "m"),
                draw(command)
            else {
                mistake = scanner.position
                return
            }
        }
    }

    /// Parses a command letter and all its argument sets; returns false for invalid ones.
    private mutating func draw(_ letter: UInt8) -> Bool {
        guard "mlhvcsqtaz".utf8.contains(letter | 0x20), letter.isLetter else { return false }
        let isRelative = letter >= UInt8(ascii: "a")
        var command = letter | 0x20
        scanner.position += 1
        scanner.skipSpace()
        if command == UInt8(ascii: "z") { return close() }
        repeat {
            guard segment(command, isRelative) else { return false }
            // Additional points of a move are lines.
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
            scanner.skipArgumentSpace()
        } while path.elements.count <= SVGLimits.pathElements && scanner.next.map { !$0.isLetter } ?? false
        return true
    }

    private mutating func segment(_ command: UInt8, _ isRelative: Bool) -> Bool {
        switch command {
        case UInt8(ascii: "m"): move(isRelative)
        case UInt8(ascii: "l"): point(isRelative).map { line(to: $0) } != nil
        case UInt8(ascii: "h"): coordinate().map { line(to: Point(x: isRelative ? pen.x + $0 : $0, y: pen.y)) } != nil
        case UInt8(ascii: "v"): coordinate().map { line(to: Point(x: pen.x, y: isRelative ? pen.y + $0 : $0)) } != nil
        case UInt8(ascii: "c"): cubic(isRelative, isSmooth: false)
        case UInt8(ascii: "s"): cubic(isRelative, isSmooth: true)
        case UInt8(ascii: "q"): quad(isRelative)
        case UInt8(ascii: "t"): smoothQuad(isRelative)
        case UInt8(ascii: "a"): arc(isRelative)
        default: false
        }
    }

    private mutating func close() -> Bool {
        path.closeSubpath()
        arrive(at: start)
        return true
    }

    private mutating func move(_ isRelative: Bool) -> Bool {
        guard let point = point(isRelative) else { return false }
        path.move(to: point)
        start = point
        arrive(at: point)
        return true
    }

    private mutating func line(to point: Point) {
        reopen()
        path.addLine(to: point)
        arrive(at: point)
    }

    private mutating func cubic(_ isRelative: Bool, isSmooth: Bool) -> Bool {
        let mirrored = cubicControl.map { mirror($0) } ?? pen
        guard let control1 = isSmooth ? mirrored : point(isRelative), let control2 = point(isRelative),
            let end = point(isRelative)
        else { return false }
        reopen()
        path.addCurve(to: end, control1: control1, control2: control2)
        arrive(at: end, cubicControl: control2)
        return true
    }

    private mutating func quad(_ isRelative: Bool) -> Bool {
        guard let control = point(isRelative), let end = point(isRelative) else { return false }
        addQuad(control, end)
        return true
    }

    private mutating func smoothQuad(_ isRelative: Bool) -> Bool {
        let control = quadControl.map { mirror($0) } ?? pen
        guard let end = point(isRelative) else { return false }
        addQuad(control, end)
        return true
    }

    private mutating func addQuad(_ control: Point, _ end: Point) {
        reopen()
        path.addQuadCurve(to: end, control: control)
        arrive(at: end, quadControl: control)
    }

    private mutating func arc(_ isRelative: Bool) -> Bool {
        guard let x = coordinate(), let y = coordinate(), let rotation = coordinate(), let isLarge = flag(),
            let isClockwise = flag(), let end = point(isRelative)
        else { return false }
        reopen()
        SVGArc(
            radii: Size(width: abs(x), height: abs(y)), rotation: rotation, isLarge: isLarge, isClockwise: isClockwise
        )
        .add(to: &path, from: pen, to: end)
        arrive(at: end)
        return true
    }

    private mutating func arrive(at point: Point, cubicControl: Point? = nil, quadControl: Point? = nil) {
        pen = point
        self.cubicControl = cubicControl
        self.quadControl = quadControl
    }

    /// After `z`, the next subpath starts at the start of the last one.
    private mutating func reopen() { if path.elements.last == .close { path.move(to: start) } }

    private func mirror(_ control: Point) -> Point { pen + (pen - control) }

    private mutating func coordinate() -> Double? {
        let number = scanner.number()
        if number != nil { scanner.skipArgumentSpace() }
        return number
    }

    private mutating func point(_ isRelative: Bool) -> Point? {
        guard let x = coordinate(), let y = coordinate() else { return nil }
        return isRelative ? Point(x: pen.x + x, y: pen.y + y) : Point(x: x, y: y)
    }

    private mutating func flag() -> Bool? {
        let flag = scanner.flag()
        if flag != nil { scanner.skipArgumentSpace() }
        return flag
    }
}

extension SVGScanner {
    /// Skips space, and a comma only if another number follows.
    fileprivate mutating func skipArgumentSpace() {
        skipSpace()
        let comma = position
        guard consume(",") else { return }
        skipSpace()
        guard let byte = next, byte.isDigit || "+-.".utf8.contains(byte) else {
            position = comma
            return
        }
    }
}
