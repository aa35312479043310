public import FramewrightDrawing

extension Theme {
    /// The colour a screen asks for; nil only where even the `documented` theme has none.
    public func color(_ token: String) -> Color? { paint(token)?.color }

    /// The colour together with the path that really gave it: `color.tile.above` for `color.game2048.tile.4096`, say.
    public func paint(_ token: String) -> Paint? {
        guard case (let path, .color(let color))? = find(token, type: .color) else { return nil }
        return Paint(color, token: path)
    }

    /// The same, but nil where `documented` answers.
    public func ownPaint(_ token: String) -> Paint? {
        let isOwn = !isDocumented && answerByRole(token, type: .color) != nil
        return isOwn || replacements[token] != nil ? paint(token) : nil
    }

    /// In points.
    public func dimension(_ token: String) -> Double? {
        if let points = replacedDimensions[token] { return points }
        guard case .dimension(let points)? = find(token, type: .dimension)?.value else { return nil }
        return points
    }

    /// A value of any type, found by the same rule as colours; nil where the token is of another type.
    public func value(_ token: String, type: TokenType) -> TokenValue? { find(token, type: type)?.value }

    /// Colours of the documented systems for which the theme has neither token nor role: screens take them from `documented`.
    public var colorsLeftToDocumented: [String] {
        Theme.documented.paths.filter {
            $0.hasPrefix("color.") && Theme.isOfSystem($0) && Theme.documented.answerByRole($0, type: .color) != nil
                && answerByRole($0, type: .color) == nil
        }
    }

    private func find(_ asked: String, type: TokenType) -> (path: String, value: TokenValue)? {
        if type == .color, let color = replacements[asked] { return (asked, .color(color)) }
        let answer = answerByRole(asked, type: type) ?? Theme.documented.answerByRole(asked, type: type)
        if let usage = recorder.usage, let answer { usage.add(answer.path) }
        return answer
    }

    /// The role is only spelled out where the system's own token is missing.
    private func answerByRole(_ asked: String, type: TokenType) -> (path: String, value: TokenValue)? {
        answer(asked, type: type) ?? Self.withoutSystem(asked).flatMap { answer($0, type: type) }
    }

    /// The token of this path, the root token of the group there, or else the `above` beside it.
    private func answer(_ path: String, type: TokenType) -> (path: String, value: TokenValue)? {
        if let token = token(at: path), token.value.type == type { return (path, token.value) }
        if table.hasRootTokens, let root = token(at: path + ".$root"), root.value.type == type {
            return (root.path, root.value)
        }
        guard let above = Self.above(path), let token = token(at: above), token.value.type == type else { return nil }
        return (above, token.value)
    }

    /// `color.button.title` for `color.game2048.button.title`; nil where there are fewer than three components.
    static func withoutSystem(_ path: String) -> String? {
        let dot = UInt8(ascii: ".")
        guard let first = path.utf8.firstIndex(of: dot),
            let second = path.utf8[path.utf8.index(after: first)...].firstIndex(of: dot)
        else { return nil }
        return String(path[..<first]) + path[second...]
    }

    /// `tile.above` for `tile.4096`; nil where the last component is no number.
    static func above(_ path: String) -> String? {
        guard let last = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let number = path.utf8[path.utf8.index(after: last)...]
        guard !number.isEmpty, number.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return path[...last] + "above"
    }
}
