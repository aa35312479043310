public import FramewrightDrawing

extension Theme {
    /// Returns the colour for a token path by the fallback rules of `Theme`, or nil if not even `documented` has one.
    public func color(_ token: String) -> SRGBColor? { paint(token)?.color }

    /// Returns the colour with the path of the token that provided it, for example `color.tile.above` for
    /// `color.game2048.tile.4096`.
    public func paint(_ token: String) -> Paint? {
        guard case (let path, .color(let color))? = find(token, type: .color) else { return nil }
        return Paint(color, token: path)
    }

    /// Returns the same paint, or nil if only `documented` provides it.
    public func ownPaint(_ token: String) -> Paint? {
        let isOwn = !isDocumented && answerByRole(token, type: .color) != nil
        return isOwn || replacements[token] != nil ? paint(token) : nil
    }

    /// Returns a length in points, by the same rules as colours.
    public func dimension(_ token: String) -> Double? {
        if let points = replacedDimensions[token] { return points }
        guard case .dimension(let points)? = find(token, type: .dimension)?.value else { return nil }
        return points
    }

    /// Returns a value of any type, by the same rules as colours. Returns nil if the token has another type.
    public func value(_ token: String, type: TokenType) -> TokenValue? { find(token, type: type)?.value }

    /// The colours of the documented systems for which the theme has neither a token nor a role, so that `documented`
    /// provides them.
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

    /// Looks up the path, then the role. The role's path is built only if the system's own token is missing.
    private func answerByRole(_ asked: String, type: TokenType) -> (path: String, value: TokenValue)? {
        answer(asked, type: type) ?? Self.withoutSystem(asked).flatMap { answer($0, type: type) }
    }

    /// Looks up the token at a path, then the root token of the group there, then the sibling `above` of a number.
    private func answer(_ path: String, type: TokenType) -> (path: String, value: TokenValue)? {
        if let token = token(at: path), token.value.type == type { return (path, token.value) }
        if table.hasRootTokens, let root = token(at: path + ".$root"), root.value.type == type {
            return (root.path, root.value)
        }
        guard let above = Self.above(path), let token = token(at: above), token.value.type == type else { return nil }
        return (above, token.value)
    }

    /// Returns the path without its second component: `color.button.title` for `color.game2048.button.title`. Returns
    /// nil if there are fewer than three components.
    static func withoutSystem(_ path: String) -> String? {
        let dot = UInt8(ascii: ".")
        guard let first = path.utf8.firstIndex(of: dot),
            let second = path.utf8[path.utf8.index(after: first)...].firstIndex(of: dot)
        else { return nil }
        return String(path[..<first]) + path[second...]
    }

    /// Returns the path with `above` as its last component: `tile.above` for `tile.4096`. Returns nil if the last
    /// component is not a number.
    static func above(_ path: String) -> String? {
        guard let last = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let number = path.utf8[path.utf8.index(after: last)...]
        guard !number.isEmpty, number.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return path[...last] + "above"
    }
}
