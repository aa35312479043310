import Framewright
import FramewrightDrawing

/// The constraints that a replacement colour must satisfy.
struct ColorConstraints {
    /// The problem to fix: a contrast demand or two neighbours, with the index of the context.
    enum Goal {
        case contrast(ContrastRequirement, Int)
        case distance(ThemeFacts.Neighbours, Int)
    }

    private enum Part { case text, background }

    private struct Contrast {
        let demand: ContrastRequirement
        let part: Part
        let least: Double
    }

    private struct Distance {
        let other: SRGBColor
        let vision: ColorVision
        let least: Double
    }

    private var contrasts: [Contrast] = []
    private var distances: [Distance] = []
    private let isStrict: Bool

    /// - Parameter isStrict: If true, every constraint must pass. Otherwise the goal must pass, and constraints that
    ///   already fail must not get worse.
    init(_ edit: ThemeEdit, facts: ThemeFacts, uses: TokenUses, goal: Goal, isStrict: Bool) {
        self.isStrict = isStrict
        for index in edit.contexts {
            let users = uses.users(of: edit.token, in: index)
            for demand in facts.contexts[index].order {
                let isLow = facts.contexts[index].met[demand]?.isLow == true
                var isGoal = false
                if case .contrast(demand, index) = goal { isGoal = true }
                add(demand, isLow: isLow, isGoal: isGoal, users)
            }
            for pair in uses.neighbours {
                var isGoal = false
                if case .distance(pair, index) = goal { isGoal = true }
                add(pair, at: index, isGoal: isGoal, users: users, facts: facts)
            }
        }
    }

    private mutating func add(_ demand: ContrastRequirement, isLow: Bool, isGoal: Bool, _ users: Set<String>) {
        let (isText, isGround) = (users.has(demand.text), users.has(demand.background))
        guard isText != isGround else { return }
        let ratio = demand.ratio()
        // An exempted low contrast must only be kept. Translucent text gets a margin, because its bytes are rounded
        // once more.
        let wanted = isLow ? demand.minimum + (demand.share < 1 ? 0.03 : 0) : min(demand.minimum, ratio)
        let least = isStrict || isGoal ? wanted : min(wanted, ratio)
        contrasts.append(Contrast(demand: demand, part: isText ? .text : .background, least: least))
    }

    private mutating func add(
        _ pair: ThemeFacts.Neighbours, at index: Int, isGoal: Bool, users: Set<String>, facts: ThemeFacts
    ) {
        let (isFirst, isSecond) = (users.contains(pair.first), users.contains(pair.second))
        guard isFirst != isSecond, !facts.theme.exempts([pair.first, pair.second], from: .tileDistance),
            let (one, two) = facts.colors(of: pair, in: index)
        else { return }
        let (own, other) = isFirst ? (one, two) : (two, one)
        for vision in ColorVision.allCases {
            let limit = facts.settings.tileDistance(vision)
            let least = isStrict || isGoal ? limit : min(limit, vision.difference(own, other))
            distances.append(Distance(other: other, vision: vision, least: least))
        }
    }

    /// Returns true if a colour satisfies all constraints.
    func pass(_ color: SRGBColor) -> Bool {
        contrasts.allSatisfy { contrast in
            let ratio =
                contrast.part == .text ? contrast.demand.ratio(text: color) : contrast.demand.ratio(background: color)
            return ratio >= contrast.least
        } && distances.allSatisfy { $0.vision.difference(color, $0.other) >= $0.least }
    }
}

extension Set<String> {
    fileprivate func has(_ token: String?) -> Bool { token.map(contains) == true }
}
