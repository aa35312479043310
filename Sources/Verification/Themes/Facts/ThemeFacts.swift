import Framewright
import FramewrightDrawing
import FramewrightTheming

/// The data of a theme check: the theme's values in each distinct context, and their use on the screens.
struct ThemeFacts: Sendable {
    /// A context with distinct values.
    struct Context: Sendable {
        /// The name, or nil for the plain values.
        let name: String?
        let theme: Theme
        /// The contrast demands with their occurrences.
        var met: [ContrastRequirement: Occurrence] = [:]
        /// The demands in the order in which they first occurred.
        var order: [ContrastRequirement] = []

        /// The name used in findings.
        var title: String { name ?? "plain" }
    }

    /// The occurrences of a contrast demand.
    struct Occurrence: Sendable {
        var isLow = false
        var ratio: Double
        var places: [ThemeFinding.Place] = []
        var count = 0
        /// True if the theme declares the pair itself.
        var isDeclared = false
    }

    let theme: Theme
    let settings: ThemeCheckSettings
    var contexts: [Context]
    /// The first view that each token of a series fills.
    var areas: [String: ThemeFinding.Place] = [:]
    /// The tokens that were looked up while laying out the screens.
    var asked: Set<String> = []
    var screenCount = 0

    init(_ theme: Theme, _ settings: ThemeCheckSettings) {
        (self.theme, self.settings) = (theme, settings)
        contexts = []
        for (name, theme) in theme.everyContext {
            // The dark context also switches screens to dark mode, so it is kept even if its values equal the plain
            // ones.
            let isKnown = contexts.contains {
                $0.theme.tokens == theme.tokens && ($0.name == "dark") == (name == "dark")
            }
            if !isKnown { contexts.append(Context(name: name, theme: theme)) }
        }
        for index in contexts.indices { contexts[index].declare() }
    }

    mutating func add(_ colors: ScreenColors, in index: Int) {
        for met in colors.contrasts { contexts[index].add(met) }
        for (token, place) in colors.areas where areas[token] == nil { areas[token] = place }
        screenCount += 1
    }

    /// Returns the colour of a token, taken from `documented` if the theme does not define it.
    func color(_ token: String, in index: Int) -> SRGBColor? {
        let value = (contexts[index].theme.token(at: token) ?? Theme.documented.token(at: token))?.value
        if case .color(let color)? = value { return color }
        return nil
    }
}

extension ThemeFacts.Context {
    fileprivate mutating func add(_ met: ScreenColors.Occurrence) {
        if self.met[met.demand] == nil {
            order.append(met.demand)
            self.met[met.demand] = ThemeFacts.Occurrence(ratio: met.ratio)
        }
        // Mutates the value in place to avoid copying its places.
        self.met[met.demand]?.add(met)
    }

    /// Adds the pairs that the theme declares. A pair with a reason has its own minimum.
    fileprivate mutating func declare() {
        for result in theme.contrastReport() {
            let opaque = SRGBColor(
                red: result.foreground.red, green: result.foreground.green, blue: result.foreground.blue)
            let demand = ContrastRequirement(
                text: result.pair.foreground, textColor: opaque, background: result.pair.background,
                backgroundColor: result.background, share: result.foreground.opacity, minimum: result.pair.minimum)
            guard met[demand] == nil else { continue }
            order.append(demand)
            met[demand] = ThemeFacts.Occurrence(isLow: !result.passes, ratio: result.ratio, isDeclared: true)
        }
    }
}

extension ThemeFacts.Occurrence {
    fileprivate mutating func add(_ met: ScreenColors.Occurrence) {
        isLow = isLow || met.isLow
        ratio = min(ratio, met.ratio)
        count += 1
        if places.count < ThemeFinding.maximumPlaces, !places.contains(met.place) { places.append(met.place) }
    }
}
