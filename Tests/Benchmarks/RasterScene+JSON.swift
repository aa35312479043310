import FramewrightDocuments
import FramewrightDrawing

/// The JSON form of a scene for painters in other languages: lengths in points, colours as straight components from 0
/// to 1.
extension RasterScene {
    var json: JSONOutput {
        .object([
            ("width", .double(list.size.width)), ("height", .double(list.size.height)), ("scale", .double(scale)),
            ("items", .array(list.items.map { Self.json($0.command) })),
        ])
    }

    private static func json(_ command: DisplayList.Item.Command) -> JSONOutput {
        switch command {
        case .fillRect(let shape, let paint):
            let rect = shape.rect
            return .object([
                ("rect", numbers(rect.minX, rect.minY, rect.width, rect.height)), ("radius", .double(shape.radius)),
                ("color", json(paint.color)),
            ])
        case .fillPath(let path, let rule, let paint):
            return .object([
                ("path", .array(path.elements.map(json))), ("rule", .string(rule.rawValue)),
                ("color", json(paint.color)),
            ])
        case .glyphs(let run, let paint):
            let glyphs = run.glyphs.map { numbers(Double($0.id), $0.position.x, $0.position.y) }
            return .object([
                ("glyphs", .array(glyphs)), ("text", .string(run.text)), ("font", .string(run.font.name)),
                ("size", .double(run.size)), ("origin", numbers(run.origin.x, run.origin.y)),
                ("color", json(paint.color)),
            ])
        default: preconditionFailure("scenes are rectangles, paths and text")
        }
    }

    private static func json(_ element: Path.Element) -> JSONOutput {
        switch element {
        case .move(let point), .line(let point): numbers(point.x, point.y, isMove(element) ? 0 : 1)
        case .quad(let control, let end): numbers(control.x, control.y, end.x, end.y)
        case .cubic(let control1, let control2, let end):
            numbers(control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        case .close: numbers()
        }
    }

    private static func isMove(_ element: Path.Element) -> Bool { if case .move = element { true } else { false } }

    private static func json(_ color: SRGBColor) -> JSONOutput {
        numbers(color.red, color.green, color.blue, color.opacity)
    }

    private static func numbers(_ numbers: Double...) -> JSONOutput { .array(numbers.map { .double($0) }) }
}
