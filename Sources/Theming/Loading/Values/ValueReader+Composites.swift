import FramewrightDocuments
import FramewrightDrawing

// Composite values (2025.10, 9). Each part is a value or a reference to a token of the part's type. All parts are
// required, and no others are allowed.
extension ValueReader {
    func strokeStyle(_ node: DocumentNode) throws(DocumentError) -> Token.StrokeStyle {
        let node = try target(of: node, as: .strokeStyle)
        if case .string = node.value.content { return .word(try node.choice()) }
        var reader = try node.object()
        let lengths = try target(of: try reader.required("dashArray"), as: nil).array(count: 0...64)
        let cap = try target(of: try reader.required("lineCap"), as: nil)
        try reader.finish()
        return .dashes(
            try lengths.map { length throws(DocumentError) in try dimension(length) }, cap: try cap.choice())
    }

    mutating func border(_ node: DocumentNode) throws(DocumentError) -> Token.Border {
        var reader = try target(of: node, as: .border).object()
        let border = Token.Border(
            color: try color(try reader.required("color")), width: try dimension(try reader.required("width")),
            style: try strokeStyle(try reader.required("style")))
        try reader.finish()
        return border
    }

    func transition(_ node: DocumentNode) throws(DocumentError) -> Token.Transition {
        var reader = try target(of: node, as: .transition).object()
        let transition = Token.Transition(
            duration: try duration(try reader.required("duration")), delay: try duration(try reader.required("delay")),
            timing: try timing(try reader.required("timingFunction")))
        try reader.finish()
        return transition
    }

    mutating func shadows(_ node: DocumentNode) throws(DocumentError) -> [Token.Shadow] {
        let node = try target(of: node, as: .shadow)
        guard case .array = node.value.content else { return [try shadow(node)] }
        var shadows: [Token.Shadow] = []
        for element in try node.array(count: 1...64) { shadows.append(try shadow(try single(element, of: .shadow))) }
        return shadows
    }

    private mutating func shadow(_ node: DocumentNode) throws(DocumentError) -> Token.Shadow {
        var reader = try node.object()
        let shadow = Token.Shadow(
            color: try color(try reader.required("color")), x: try dimension(try reader.required("offsetX")),
            y: try dimension(try reader.required("offsetY")), blur: try dimension(try reader.required("blur")),
            spread: try dimension(try reader.required("spread")),
            isInset: try reader.optional("inset").map { flag throws(DocumentError) in
                try target(of: flag, as: nil).bool()
            } ?? false)
        try reader.finish()
        return shadow
    }

    mutating func gradient(_ node: DocumentNode) throws(DocumentError) -> [Token.GradientStop] {
        var stops: [Token.GradientStop] = []
        for element in try target(of: node, as: .gradient).array(count: 1...256) {
            stops.append(try stop(try single(element, of: .gradient)))
        }
        return stops
    }

    private mutating func stop(_ node: DocumentNode) throws(DocumentError) -> Token.GradientStop {
        var reader = try node.object()
        let stop = Token.GradientStop(
            color: try color(try reader.required("color")),
            position: min(max(try number(try reader.required("position")), 0), 1))
        try reader.finish()
        return stop
    }

    mutating func typography(_ node: DocumentNode) throws(DocumentError) -> Token.Typography {
        var reader = try target(of: node, as: .typography).object()
        let style = Token.Typography(
            fontFamily: try families(try reader.required("fontFamily")),
            fontSize: try dimension(try reader.required("fontSize")),
            fontWeight: try weight(try reader.required("fontWeight")),
            letterSpacing: try dimension(try reader.required("letterSpacing")),
            lineHeight: try number(try reader.required("lineHeight")))
        try reader.finish()
        return style
    }

    /// Resolves an element of an array to a single value. A referenced token may contain an array, if it has one
    /// element (9.1).
    private func single(_ element: DocumentNode, of type: TokenType) throws(DocumentError) -> DocumentNode {
        var trail = ReferencePath()
        guard try Reference(element) != nil else { return element }
        var node = try target(of: element, as: type, &trail)
        while case .array(let values) = node.value.content {
            guard values.count == 1 else {
                throw element.error(
                    .invalid, "the \(type.rawValue) referred to has \(values.count) parts, one can stand here",
                    hint: "refer to a token of one part, or write the parts out")
            }
            node = try target(of: DocumentNode(document: node.document, value: values[0]), as: type, &trail)
        }
        return node
    }
}
