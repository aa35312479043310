import ArgumentParser
import Framewright
import FramewrightVerification

/// The options that set the axes of a matrix. Values are separated by commas; options may be given several times.
struct MatrixAxesOptions: ParsableArguments {
    @Option(help: "Ids of devices; a star stands for any signs: 'iphone-*'. (default: iphone-15)", completion: .devices)
    var device: [String] = []

    @Option(help: "portrait, landscape. (default: portrait)", completion: .list(["portrait", "landscape"]))
    var orientation: [String] = []

    @Option(
        help: "Shipped themes' names, with stars as for devices, or theme files. (default: documented)",
        completion: .themes)
    var theme: [String] = []

    @Option(
        help: "Contexts of themes, such as dark, with stars; plain for none. (default: plain)", completion: .contexts)
    var context: [String] = []

    @Option(
        help: "From xSmall over large to accessibility5, with stars: 'AX*'. (default: large)", completion: .textSizes)
    var textSize: [String] = []

    @Option(
        help: "left-to-right, right-to-left; natural for the language's own. (default: natural)",
        completion: .list(["left-to-right", "right-to-left", "natural"]))
    var direction: [String] = []

    @Option(help: "Language tags (BCP 47). (default: en)")
    var locale: [String] = []

    @Flag(help: "A small set in which every two values of different axes meet.")
    var pairwise = false

    @Option(
        name: .customLong("where"),
        help:
            "Only cells that match: scene=game2048/*, device=iphone-*|ipad-*, theme!=classic. All that are given must.")
    var filters: [String] = []

    /// Replaces the axes of a plan by those given, and adds the filters.
    func apply(to plan: inout MatrixPlan) throws {
        if !device.isEmpty { plan.devices = Self.words(device) }
        if !orientation.isEmpty {
            plan.orientations = try Self.read(orientation, option: "orientation", value: MatrixPlan.orientation)
        }
        if !theme.isEmpty { plan.themes = Self.words(theme) }
        if !context.isEmpty { plan.contexts = try Self.read(context, option: "context", value: MatrixPlan.context) }
        if !textSize.isEmpty {
            plan.textSizes = try Self.read(textSize, option: "text-size", value: TextSize.sizes(like:)).flatMap(\.self)
        }
        if !direction.isEmpty { plan.directions = try Self.read(direction, option: "direction", value: Self.direction) }
        if !locale.isEmpty { plan.locales = try Self.read(locale, option: "locale", value: MatrixPlan.locale) }
        if pairwise { plan.isPairwise = true }
        for filter in filters {
            guard let filter = MatrixFilter(filter) else {
                throw UsageError(
                    message: "'\(filter)' is no filter", hint: "axis=value or axis!=value, such as device=iphone-*")
            }
            plan.filters.append(filter)
        }
    }

    /// Returns the values of an option with its words separated by commas.
    static func read<Value>(_ values: [String], option: String, value: (String) -> Value?) throws -> [Value] {
        try words(values).map { word in
            guard let value = value(word) else {
                throw UsageError(message: "'\(word)' is no value of --\(option)", hint: hint(option))
            }
            return value
        }
    }

    /// Parses a direction. Accepts short forms, as other commands do.
    private static func direction(_ word: String) -> LayoutDirection?? {
        guard let direction = TraitsOptions.Direction(argument: word) else { return MatrixPlan.direction(word) }
        return .some(direction == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    private static func hint(_ option: String) -> String {
        switch option {
        case "orientation": "portrait or landscape"
        case "text-size": "one of \(TextSize.allValueStrings.joined(separator: ", "))"
        case "direction": "left-to-right (ltr), right-to-left (rtl) or natural"
        case "locale": "a language tag, such as en, ja or zh-Hant"
        default: "framewright help matrix shows what there is"
        }
    }

    static func words(_ values: [String]) -> [String] {
        values.flatMap { $0.split(separator: ",").map(String.init) }
    }
}
