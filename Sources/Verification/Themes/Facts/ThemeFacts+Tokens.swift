import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming

extension ThemeFacts {
    /// Returns tokens that only some contexts define, which is possible in resolver files.
    func missingRoles() -> [ThemeFinding] {
        var seen: Set<String> = []
        let all = contexts.flatMap { $0.theme.paths }.filter { seen.insert($0).inserted }
        return all.compactMap { path in
            let without = contexts.filter { $0.theme.token(at: path) == nil }
            guard !without.isEmpty else { return nil }
            return finding(
                .missingRole, tokens: [path], words: "\(path) is not there, in the others it is",
                contexts: without.map(\.title))
        }
    }

    /// Returns tokens that keep their plain value in one context while another context changes them. Contexts that
    /// change nothing are ignored, because they only rename the plain values.
    func forgottenRoles() -> [ThemeFinding] {
        let changing = contexts.filter { $0.name != nil && $0.theme.tokens != contexts[0].theme.tokens }
        guard changing.count > 1 else { return [] }
        return contexts[0].theme.tokens.compactMap { token in
            let changed = changing.filter { $0.theme.token(at: token.path)?.position != token.position }
            let forgotten = changing.filter { context in
                let other = context.theme.token(at: token.path)
                // A token that refers to a changed token changes its value without changing its position.
                return other?.position == token.position && other?.value == token.value
            }
            guard !changed.isEmpty, !forgotten.isEmpty else { return nil }
            let others = changed.map(\.title).joined(separator: ", ")
            return finding(
                .contextRole, tokens: [token.path],
                words: "\(token.path) keeps its plain value \(token.value), \(others) changes it",
                contexts: forgotten.map(\.title))
        }
    }

    /// Returns tokens that are used by no documented screen, control, checked screen or other token.
    func unknownTokens() -> [ThemeFinding] {
        let used = referredTo.union(asked).union(theme.contrastPairs.flatMap { [$0.foreground, $0.background ?? ""] })
        return theme.tokens.filter { !Theme.isAskedFor($0.path) && !used.contains($0.path) }.map { token in
            let near = Theme.knownPath(near: token.path)
            return finding(
                .unknownToken, tokens: [token.path],
                words: "no screen asks for \(token.path)\(near.map { "; did you mean \"\($0)\"?" } ?? "")")
        }
    }

    /// Returns `palette` tokens to which no other token refers, in groups of which others are used. A palette that
    /// nothing uses is kept on purpose.
    func unusedTokens() -> [ThemeFinding] {
        let used = referredTo.union(asked)
        let group = { (path: String) in path[..<(path.lastIndex(of: ".") ?? path.endIndex)] }
        let groups = Set(used.map(group))
        return theme.tokens.filter {
            $0.path.hasPrefix("palette.") && !used.contains($0.path) && groups.contains(group($0.path))
        }.map { token in
            finding(.unusedToken, tokens: [token.path], words: "no token refers to \(token.path) \(token.value)")
        }
    }

    /// The tokens to which the value of another token refers, in any context.
    private var referredTo: Set<String> {
        contexts.reduce(into: []) { paths, context in
            paths.formUnion(context.theme.tokens.compactMap(\.alias))
            paths.formUnion(context.theme.innerReferences)
        }
    }

    private func finding(
        _ rule: ThemeRule, tokens: [String], words: String, contexts: [String] = [],
        suggestions: [ThemeFinding.Suggestion] = []
    ) -> ThemeFinding {
        ThemeFinding(
            rule: rule, level: settings.level(of: rule), tokens: tokens, contexts: contexts, explanation: words,
            suggestions: suggestions)
    }

    // MARK: - Duplicates

    /// Returns tokens with a colour of their own that looks like an earlier token's colour in every context, each
    /// with the nearest earlier token.
    func nearDuplicates() -> [ThemeFinding] {
        let own = theme.tokens.filter { token in
            contexts.allSatisfy { $0.theme.token(at: token.path)?.alias == nil }
        }
        let entries = own.enumerated().compactMap { index, token in DuplicateEntry(token, at: index, contexts: contexts)
        }
        // The colours are sorted by lightness so that only neighbours within reach are compared: CIEDE2000 divides a
        // lightness difference by at most 1.75.
        let sorted = entries.sorted { ($0.colors[0].lightness, $0.index) < ($1.colors[0].lightness, $1.index) }
        var nearest: [Int: (other: DuplicateEntry, distance: Double)] = [:]
        var compared = 0
        for (place, entry) in sorted.enumerated() {
            for other in sorted[(place + 1)...] {
                let step = other.colors[0].lightness - entry.colors[0].lightness
                guard step <= settings.duplicateDistance * 1.75, compared < Self.maximumComparisons else { break }
                compared += 1
                let (later, earlier) = entry.index > other.index ? (entry, other) : (other, entry)
                guard let distance = later.distance(to: earlier), distance < settings.duplicateDistance else {
                    continue
                }
                if let known = nearest[later.index], (known.distance, known.other.index) <= (distance, earlier.index) {
                    continue
                }
                nearest[later.index] = (earlier, distance)
            }
        }
        return entries.compactMap { entry in nearest[entry.index].map { duplicate(entry, of: $0.other, $0.distance) } }
    }

    /// Limits the running time; a file of ten thousand greys would take minutes otherwise.
    private static let maximumComparisons = 2_000_000

    private func duplicate(_ entry: DuplicateEntry, of other: DuplicateEntry, _ distance: Double) -> ThemeFinding {
        let words =
            distance == 0
            ? "\(entry.path) and \(other.path) are both \(entry.value)"
            : "\(entry.path) \(entry.value) is \(shortest((distance * 10).rounded() / 10)) from \(other.path) \(other.value) (CIEDE2000)"
        let change = ThemeChange(token: entry.path, context: nil, value: "{\(other.path)}")
        let away = zip(entry.colors, other.colors).map { abs($0.lightness - $1.lightness) / 100 }.max() ?? 0
        return finding(
            .nearDuplicate, tokens: [entry.path, other.path], words: words,
            suggestions: [.init(changes: [change], distance: away)])
    }
}

/// The colours of a token in all contexts.
private struct DuplicateEntry {
    let path: String
    let index: Int
    let value: SRGBColor
    let colors: [CIELab]
    let opacities: [Double]

    /// Returns nil if the token is not a colour, is missing in a context, or is invisible in all.
    init?(_ token: Token, at index: Int, contexts: [ThemeFacts.Context]) {
        guard case .color(let value) = token.value else { return nil }
        var colors: [SRGBColor] = []
        for context in contexts {
            guard case .color(let color)? = context.theme.token(at: token.path)?.value else { return nil }
            colors.append(color)
        }
        guard colors.contains(where: { $0.opacity > 0 }) else { return nil }
        (path, self.index, self.value) = (token.path, index, value)
        self.colors = colors.map { CIELab(ColorCoordinates($0)) }
        opacities = colors.map(\.opacity)
    }

    /// Returns the largest difference in any context, or nil if the opacities differ.
    func distance(to other: DuplicateEntry) -> Double? {
        guard zip(opacities, other.opacities).allSatisfy({ abs($0 - $1) < 1.5 / 255 }) else { return nil }
        return zip(colors, other.colors).map { $0.difference(from: $1) }.max()
    }
}
