import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTypography
import FramewrightViews

/// The arguments that select a screen.
enum ScreenArguments {
    /// Returns the arguments that select a screen and its conditions.
    static func parameters(of kind: ScreenKind) -> [ToolParameter] {
        let text =
            switch kind {
            case .scenes: "A screen's name, as list shows it, such as game2048/late-game."
            case .previews: "A preview's name, as list shows it, such as CardView/Empty."
            }
        return [ToolParameter("screen", .text, text, isRequired: true)] + options(of: kind)
    }

    /// Returns the arguments that select the conditions of a screen.
    static func options(of kind: ScreenKind) -> [ToolParameter] {
        let (own, device, theme) =
            switch kind {
            case .scenes: (ofScenes, "iphone-15", "A shipped theme's name, or a theme file. Default: documented.")
            case .previews:
                (
                    ofPreviews, "the preview's, or iphone-15",
                    "A shipped theme's name, or a theme file, for controls and tokens. Default: the system's colours."
                )
            }
        return own + [
            ToolParameter("device", .text, "A device's id, as list shows it. Default: \(device)."),
            ToolParameter("size", .text, "Points instead of a device, such as 500x900."),
            ToolParameter("landscape", .flag, "Hold the device sideways."),
            ToolParameter(
                "scale", .number(Viewport.scales),
                "Pixels per point of the picture. Default: 1. Frames are rounded to them."),
            ToolParameter("theme", .text, theme),
            ToolParameter("locale", .text, "A language tag, such as ja or zh-Hant. Default: en."),
            ToolParameter(
                "textSize", .word(DynamicTypeSize.allCases.map { "\($0)" }), "How large text is. Default: large."),
            ToolParameter(
                "direction", .word(LayoutDirection.allCases.map(\.rawName)), "Where it is not the language's."),
        ]
    }

    private static let ofScenes = [
        ToolParameter(
            "state", .object, "The screen's state, or a whole state document; see the resource of its schema."),
        ToolParameter("seed", .number(0...9_007_199_254_740_991), "A random seed, for screens that use randomness."),
        ToolParameter("context", .text, "A context of the theme, such as dark; dark+large are two at once."),
    ]

    private static let schemes = ["light", "dark"]
    private static let ofPreviews = [
        ToolParameter(
            "colorScheme", .word(schemes), "The appearance, unless the preview prefers one. Default: light.")
    ]

    static let image = ToolParameter("image", .flag, "Whether the picture is returned too.")

    /// Reads the arguments.
    static func request(_ reader: inout ObjectReader, of kind: ScreenKind) throws -> ScreenRequest {
        var request = ScreenRequest(try reader.required("screen").string(allowingEmpty: false))
        switch kind {
        case .scenes:
            if let state = reader.optional("state") {
                _ = try state.object()
                request.state = state
            }
            request.seed = try reader.optional("seed").map { UInt64(try $0.int(in: 0...9_007_199_254_740_991)) }
            let context = try reader.optional("context")?.string()
            request.context = context == "plain" ? nil : context
        case .previews: request.context = try reader.optional("colorScheme")?.word(of: schemes) { $0 }
        }
        let device = try reader.optional("device")?.string()
        let size = reader.optional("size")
        if device != nil, let size {
            throw size.error(.invalid, "device and size both name a screen", hint: "leave one of them out")
        }
        request.device = device
        request.size = try size.map(Self.size)
        request.orientation = try reader.optional("landscape")?.bool().orientation
        request.scale = try reader.optional("scale")?.double(in: Viewport.scales) ?? 1
        request.theme = try reader.optional("theme")?.string(allowingEmpty: false)
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

extension Bool {
    /// The orientation of a device that is held sideways or not.
    fileprivate var orientation: Orientation { self ? .landscape : .portrait }
}

extension LayoutDirection {
    /// The name in arguments.
    fileprivate var rawName: String { self == .rightToLeft ? "right-to-left" : "left-to-right" }
}
