import Framewright
import FramewrightDrawing
import FramewrightTheming

/// All a check knows of a theme: its values in each context that differs, and what becomes of them on the screens.
struct ThemeFacts: Sendable {
    /// A context with values of its own.
    struct Context: Sendable {
        /// Nil for the plain values.
        let name: String?
        let theme: Theme
        /// Each demand once, with the places it was met at.
        var met: [ContrastRequirement: Occurrence] = [:]
        /// The demands in the order they were met.
        var order: [ContrastRequirement] = []

        /// As findings call it.
        var title: String { name ?? "plain" }
    }

    /// Where a demand was met.
    struct Occurrence: Sendable {
        var isLow = false
        var ratio: Double
        var places: [ThemeFinding.Place] = []
        var count = 0
        /// The theme itself declares the pair.
        var isDeclared = false
    }

    let theme: Theme
    let settings: ThemeCheckSettings
    var contexts: [Context]
    /// The first view that each token of a series fills.
    var areas: [String: ThemeFinding.Place] = [:]
    /// Tokens that some screen asked for.
    var asked: Set<String> = []
    var screenCount = 0

    init(_ theme: Theme, _ settings: ThemeCheckSettings) {
        (self.theme, self.settings) = (theme, settings)
        contexts = []
        for (name, theme) in theme.everyContext {
            // A dark context turns screens dark, even where its values are the plain ones.
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

    /// The token's colour, `documented` answering for what the theme does not have.
    func color(_ token: String, in index: Int) -> Color? {
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
        // Changed in place: a copy would take all places along.
        self.met[met.demand]?.add(met)
    }

    /// The pairs that the theme declares; those with a reason ask for their own minimum.
    fileprivate mutating func declare() {
        for result in theme.contrastReport() {
            let opaque = Color(red: result.foreground.red, green: result.foreground.green, blue: result.foreground.blue)
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
