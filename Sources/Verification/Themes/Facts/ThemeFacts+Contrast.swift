import Framewright
import FramewrightDrawing

extension ThemeFacts {
    /// Returns the drawn or declared pairs with too little contrast, each once with all contexts in which it fails.
    func lowContrasts(_ fixer: ThemeFixer) -> [ThemeFinding] {
        var findings: [ThemeFinding] = []
        var indices: [LowPair: Int] = [:]
        for (index, context) in contexts.enumerated() {
            for demand in context.order {
                guard let meeting = context.met[demand], meeting.isLow else { continue }
                let pair = LowPair(demand)
                if let known = indices[pair] {
                    findings[known].add(meeting)
                } else {
                    indices[pair] = findings.count
                    let isAdvised = findings.count < Self.maximumAdvised
                    findings.append(
                        finding(
                            demand, meeting: meeting,
                            suggestions: isAdvised ? fixer.suggestions(for: demand, in: index) : []))
                }
                let known = indices[pair] ?? 0
                if !findings[known].contexts.contains(context.title) { findings[known].contexts.append(context.title) }
            }
        }
        return findings
    }

    /// The number of findings that get suggestions. More are not useful, and searching them for a malicious theme
    /// could take hours.
    static let maximumAdvised = 100

    /// The identity of a finding. Large and small text on the same background have different minimums but share one
    /// finding.
    private struct LowPair: Hashable {
        let text: String
        let background: String

        init(_ demand: ContrastRequirement) {
            text = "\(demand.text ?? "") \(demand.textColor)"
            background = "\(demand.background ?? "") \(demand.backgroundColor)"
        }
    }

    private func finding(
        _ demand: ContrastRequirement, meeting: Occurrence, suggestions: [ThemeFinding.Suggestion]
    ) -> ThemeFinding {
        let cut = shortest((meeting.ratio * 100).rounded(.down) / 100)
        let through = demand.share < 1 ? ", \(shortest((demand.share * 100).rounded()))% of it seen," : ""
        let declared = meeting.isDeclared ? "; the theme declares the pair" : ""
        let words =
            "\(name(demand.text, demand.textColor))\(through) on \(name(demand.background, demand.backgroundColor)) has \(cut):1, \(shortest(demand.minimum)):1 is asked for\(declared)"
        return ThemeFinding(
            rule: .contrast, level: settings.level(of: .contrast),
            tokens: [demand.text, demand.background].compactMap(\.self),
            contexts: [], explanation: words, places: meeting.places, placeCount: meeting.count,
            suggestions: suggestions)
    }

    /// Returns the token with its colour, as `color.ink #333333`, or only the colour if it comes from no token.
    private func name(_ token: String?, _ color: SRGBColor) -> String {
        guard let token else { return "\(color)" }
        let owner = theme.token(at: token) == nil ? " (of documented)" : ""
        return "\(token) \(color)\(owner)"
    }
}

extension ThemeFinding {
    fileprivate mutating func add(_ meeting: ThemeFacts.Occurrence) {
        places += meeting.places.prefix(Self.maximumPlaces - places.count)
        placeCount += meeting.count
    }
}
