import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightPreviews
import FramewrightVerification
import FramewrightViews

/// The options for the conditions under which previews are drawn. Values are separated by commas; every combination is
/// drawn.
struct PreviewConditionsOptions: ParsableArguments {
    @Option(
        help: "Ids of devices; a star stands for any signs: 'iphone-*'. (default: the preview's, or iphone-15)",
        completion: .devices)
    var device: [String] = []

    @Option(
        help: "portrait, landscape. (default: the preview's, or portrait)",
        completion: .list(["portrait", "landscape"])
    )
    var orientation: [String] = []

    @Flag(help: "Only the light appearance.")
    var light = false

    @Flag(help: "Only the dark appearance.")
    var dark = false

    @Option(
        help: "Shipped themes' names or theme files for controls and tokens, instead of the system's colours.",
        completion: .themes)
    var theme: [String] = []

    @Option(help: "Language tags (BCP 47). (default: en)")
    var locale: [String] = []

    @Option(
        help: "From xSmall over large to accessibility5, with stars: 'AX*'. (default: large)", completion: .textSizes)
    var textSize: [String] = []

    @Option(
        help: "left-to-right, right-to-left. (default: the language's own)",
        completion: .list(["left-to-right", "right-to-left"]))
    var direction: [String] = []

    /// Returns all combinations: of each device, orientation and so on first the light and then the dark one.
    func conditions() throws -> [PreviewConditions] {
        let schemes: [ColorScheme] = light == dark ? [.light, .dark] : dark ? [.dark] : [.light]
        var all = [PreviewConditions()]
        all.vary(\.device, over: try devices())
        all.vary(
            \.orientation,
            over: try MatrixAxesOptions.read(orientation, option: "orientation") {
                MatrixPlan.orientation($0)
            })
        all.vary(\.theme, over: try themes())
        all.vary(\.locale, over: try MatrixAxesOptions.read(locale, option: "locale", value: MatrixPlan.locale))
        all.vary(\.textSize, over: try sizes())
        all.vary(
            \.direction,
            over: try MatrixAxesOptions.read(direction, option: "direction") {
                TraitsOptions.Direction(argument: $0).map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
            })
        return all.flatMap { conditions in
            schemes.map { scheme in
                var conditions = conditions
                conditions.colorScheme = scheme
                return conditions
            }
        }
    }

    private func devices() throws -> [String] {
        try MatrixAxesOptions.words(device).flatMap { word in
            let found = DeviceTable.shipped.devices.map(\.id).filter { WildcardPattern(word).matches($0) }
            // The error of the table suggests similar names.
            return found.isEmpty ? [try DeviceTable.shipped.device(named: word).id] : found
        }
    }

    /// Loads each theme once, so that an error is reported before anything is compiled.
    private func themes() throws -> [String] {
        try MatrixAxesOptions.words(theme).map { name in
            _ = try ThemeOptions.load(name)
            return ThemeSource(name).file.map { OutputFile.place(of: $0) ?? $0 } ?? name
        }
    }

    private func sizes() throws -> [DynamicTypeSize] {
        try MatrixAxesOptions.read(textSize, option: "text-size", value: TextSize.sizes(like:)).flatMap(\.self)
    }
}

extension [PreviewConditions] {
    /// Replaces every element by one for each value; without values nothing changes.
    fileprivate mutating func vary<Value>(
        _ member: WritableKeyPath<PreviewConditions, Value?>, over values: [Value]
    ) {
        guard !values.isEmpty else { return }
        self = flatMap { conditions in
            values.map { value in
                var conditions = conditions
                conditions[keyPath: member] = value
                return conditions
            }
        }
    }
}
