import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTypography
import FramewrightViews

/// The arguments that select a screen.
enum ScreenArguments {
    static let parameters =
        [
            ToolParameter(
                "screen", .text, "A screen's name, as list shows it, such as game2048/late-game.", isRequired: true)
        ] + options

    static let options = [
        ToolParameter(
            "state", .object, "The screen's state, or a whole state document; see the resource of its schema."),
        ToolParameter("seed", .number(0...9_007_199_254_740_991), "A random seed, for screens that use randomness."),
        ToolParameter("device", .text, "A device's id, as list shows it. Default: iphone-15."),
        ToolParameter("size", .text, "Points instead of a device, such as 500x900."),
        ToolParameter("landscape", .flag, "Hold the device sideways."),
        ToolParameter(
            "scale", .number(Viewport.scales),
            "Pixels per point of the picture. Default: 1. Frames are rounded to them."),
        ToolParameter("theme", .text, "A shipped theme's name, or a theme file. Default: documented."),
        ToolParameter("context", .text, "A context of the theme, such as dark; dark+large are two at once."),
        ToolParameter("locale", .text, "A language tag, such as ja or zh-Hant. Default: en."),
        ToolParameter(
            "textSize", .word(DynamicTypeSize.allCases.map { "\($0)" }), "How large text is. Default: large."),
        ToolParameter("direction", .word(LayoutDirection.allCases.map(\.rawName)), "Where it is not the language's."),
    ]

    static let image = ToolParameter("image", .flag, "Whether the picture is returned too.")

    /// Reads the arguments.
    static func request(_ reader: inout ObjectReader) throws -> ScreenRequest {
        var request = ScreenRequest(try reader.required("screen").string(allowingEmpty: false))
        if let state = reader.optional("state") {
            _ = try state.object()
            request.state = state
        }
        request.seed = try reader.optional("seed").map { UInt64(try $0.int(in: 0...9_007_199_254_740_991)) }
        let device = try reader.optional("device")?.string()
        let size = reader.optional("size")
        if device != nil, let size {
            throw size.error(.invalid, "device and size both name a screen", hint: "leave one of them out")
        }
        request.device = device ?? request.device
        request.size = try size.map(Self.size)
        request.orientation = try reader.optional("landscape")?.bool() == true ? .landscape : .portrait
        request.scale = try reader.optional("scale")?.double(in: Viewport.scales) ?? 1
        request.theme = try reader.optional("theme")?.string(allowingEmpty: false) ?? request.theme
        let context = try reader.optional("context")?.string()
        request.context = context == "plain" ? nil : context
        request.traits = try traits(&reader)
        return request
    }

    private static func traits(_ reader: inout ObjectReader) throws -> Traits {
        var traits = Traits()
        if let locale = reader.optional("locale") {
            traits.locale = try locale.string()
            guard Locale.isWellFormed(traits.locale) else {
                throw locale.error(.invalid, "this is no language tag", hint: "such as en, ja or zh-Hant")
            }
        }
        if let size = reader.optional("textSize") {
            traits.dynamicTypeSize = try size.word(of: DynamicTypeSize.allCases) { "\($0)" }
        }
        traits.layoutDirection = try reader.optional("direction")?.word(of: LayoutDirection.allCases, \.rawName)
        return traits
    }

    /// Parses a size such as `500x900`.
    private static func size(_ node: DocumentNode) throws(DocumentError) -> Size {
        let sides = try node.string().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else {
            throw node.error(.invalid, "this is no size", hint: "width x height in points, such as 500x900")
        }
        return Size(width: width, height: height)
    }
}

extension DocumentNode {
    /// Returns the value whose name is this text.
    fileprivate func word<Value>(of values: [Value], _ name: (Value) -> String) throws(DocumentError) -> Value {
        let word = try string()
        if let value = values.first(where: { name($0) == word }) { return value }
        let names = values.map(name)
        throw error(
            .outOfRange, "unknown word \"\(word)\"",
            hint: Suggestion.hint(for: word, among: names, otherwise: "one of \(names.joined(separator: ", "))"))
    }
}

extension LayoutDirection {
    /// The name in arguments.
    fileprivate var rawName: String { self == .rightToLeft ? "right-to-left" : "left-to-right" }
}
