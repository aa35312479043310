public import Framewright
public import FramewrightViews

/// The axes of a set of screens to render: the possible values of each axis.
///
/// No axis is empty or contains a value twice.
public struct Matrix: Hashable, Sendable {
    /// The scenes and states, as `scene/state`.
    public let scenes: [String]
    /// The identifiers of the devices.
    public let devices: [String]
    /// The device orientations.
    public let orientations: [Orientation]
    /// The names or paths of the themes.
    public let themes: [String]
    /// The contexts of the themes, with nil for the plain values.
    public let contexts: [String?]
    /// The text sizes.
    public let textSizes: [DynamicTypeSize]
    /// The layout directions, with nil for that of the language.
    public let directions: [LayoutDirection?]
    /// The language tags (BCP 47).
    public let locales: [String]

    /// Creates a matrix. Empty axes get the default value; duplicate values are removed.
    public init(
        scenes: [String], devices: [String] = [], orientations: [Orientation] = [], themes: [String] = [],
        contexts: [String?] = [], textSizes: [DynamicTypeSize] = [], directions: [LayoutDirection?] = [],
        locales: [String] = []
    ) {
        precondition(!scenes.isEmpty, "a matrix is of at least one scene")
        self.scenes = scenes.once
        self.devices = devices.isEmpty ? ["iphone-15"] : devices.once
        self.orientations = orientations.isEmpty ? [.portrait] : orientations.once
        self.themes = themes.isEmpty ? ["documented"] : themes.once
        self.contexts = contexts.isEmpty ? [nil] : contexts.once
        self.textSizes = textSizes.isEmpty ? [.large] : textSizes.once
        self.directions = directions.isEmpty ? [nil] : directions.once
        self.locales = locales.isEmpty ? ["en"] : locales.once
    }

    /// The number of values of each axis, in the order of `MatrixAxis`.
    public var counts: [Int] {
        [
            scenes.count, devices.count, orientations.count, themes.count, contexts.count, textSizes.count,
            directions.count, locales.count,
        ]
    }

    /// The number of all combinations, before any are excluded.
    public var fullCount: Int { counts.reduce(1, *) }

    /// Returns the combination with the given indices on the axes.
    public func cell(_ places: [Int]) -> MatrixCell {
        MatrixCell(
            scene: scenes[places[0]], device: devices[places[1]], orientation: orientations[places[2]],
            theme: themes[places[3]], context: contexts[places[4]], textSize: textSizes[places[5]],
            direction: directions[places[6]], locale: locales[places[7]])
    }
}

/// The rules that exclude combinations of a matrix.
public struct MatrixRules: Sendable {
    /// The devices without a landscape orientation.
    public var fixedDevices: Set<String>
    /// The contexts of each theme.
    public var contexts: [String: Set<String>]
    /// The filters that every combination must pass.
    public var filters: [MatrixFilter]

    /// Creates rules.
    public init(fixedDevices: Set<String>, contexts: [String: Set<String>], filters: [MatrixFilter] = []) {
        (self.fixedDevices, self.contexts, self.filters) = (fixedDevices, contexts, filters)
    }

    /// Returns false for landscape on a device without it, for a context that the theme does not have, and for
    /// combinations that a filter excludes.
    public func allow(_ cell: MatrixCell) -> Bool {
        if cell.orientation == .landscape, fixedDevices.contains(cell.device) { return false }
        if let context = cell.context, contexts[cell.theme]?.contains(context) != true { return false }
        return filters.allSatisfy { $0.allows(cell) }
    }
}

extension Matrix {
    /// Returns all allowed combinations lazily, so that memory use does not depend on their number. The last axis
    /// varies fastest.
    public func cells(_ rules: MatrixRules) -> some Sequence<MatrixCell> {
        let counts = counts
        return (0..<fullCount).lazy.map { index in
            var (rest, places) = (index, [Int](repeating: 0, count: counts.count))
            for axis in counts.indices.reversed() {
                (rest, places[axis]) = rest.quotientAndRemainder(dividingBy: counts[axis])
            }
            return cell(places)
        }.filter { rules.allow($0) }
    }
}

extension Array where Element: Hashable {
    /// The values in order, without duplicates.
    fileprivate var once: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
