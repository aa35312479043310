public import Framewright
public import FramewrightViews

/// Every way of looking at some screens: what each axis may be.
///
/// Guarantee: no axis is empty, and none has a value twice.
public struct Matrix: Hashable, Sendable {
    public let scenes: [String]
    public let devices: [String]
    public let orientations: [Orientation]
    public let themes: [String]
    public let contexts: [String?]
    public let textSizes: [DynamicTypeSize]
    public let directions: [LayoutDirection?]
    public let locales: [String]

    /// Empty axes get the value everybody starts with; values given twice count once.
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

    /// How many values each axis has, in the order of `MatrixAxis`.
    public var counts: [Int] {
        [
            scenes.count, devices.count, orientations.count, themes.count, contexts.count, textSizes.count,
            directions.count, locales.count,
        ]
    }

    /// Every combination, before anything is left out.
    public var fullCount: Int { counts.reduce(1, *) }

    /// The combination of these places on the axes.
    public func cell(_ places: [Int]) -> MatrixCell {
        MatrixCell(
            scene: scenes[places[0]], device: devices[places[1]], orientation: orientations[places[2]],
            theme: themes[places[3]], context: contexts[places[4]], textSize: textSizes[places[5]],
            direction: directions[places[6]], locale: locales[places[7]])
    }
}

/// Which combinations of a matrix there are to look at.
public struct MatrixRules: Sendable {
    /// Devices with one shape only.
    public var fixedDevices: Set<String>
    /// The contexts of each theme.
    public var contexts: [String: Set<String>]
    public var filters: [MatrixFilter]

    public init(fixedDevices: Set<String>, contexts: [String: Set<String>], filters: [MatrixFilter] = []) {
        (self.fixedDevices, self.contexts, self.filters) = (fixedDevices, contexts, filters)
    }

    /// False for a window held sideways, a theme in a context it does not have, and what a filter leaves out.
    public func allow(_ cell: MatrixCell) -> Bool {
        if cell.orientation == .landscape, fixedDevices.contains(cell.device) { return false }
        if let context = cell.context, contexts[cell.theme]?.contains(context) != true { return false }
        return filters.allSatisfy { $0.allows(cell) }
    }
}

extension Matrix {
    /// All allowed combinations, the last axis running fastest; made one by one, so that a million take no memory.
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
    /// Each value once, in order.
    fileprivate var once: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
