extension Locale {
    /// Returns true if a text has the syntax of a language tag (RFC 5646, 2.1, with "_" accepted for "-") of at most
    /// 35 bytes: en, zh-Hant-HK, de-1996, en-u-nu-latn. Its subtags need not be registered.
    public static func isWellFormed(_ text: String) -> Bool {
        let bytes = text.utf8.prefix(36)
        guard bytes.count <= 35 else { return false }
        var parts = LanguageTagParts(bytes)
        return parts.takeLanguage() && parts.takeRest()
    }
}

/// The remaining subtags of a language tag.
private struct LanguageTagParts {
    private enum Kind { case letters, digits, mixed, other }

    private var parts: ArraySlice<(count: Int, kind: Kind, first: UInt8)>

    init(_ bytes: String.UTF8View.SubSequence) {
        parts =
            bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
            .map { (count: $0.count, kind: Self.kind($0), first: $0.first ?? 0) }[...]
    }

    private static func kind(_ part: String.UTF8View.SubSequence) -> Kind {
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        if part.isEmpty || part.count > 8 { return .other }
        if part.allSatisfy(isLetter) { return .letters }
        if part.allSatisfy(isDigit) { return .digits }
        return part.allSatisfy { isLetter($0) || isDigit($0) } ? .mixed : .other
    }

    /// Consumes a language: two to eight letters, and after two or three letters up to three extended languages.
    mutating func takeLanguage() -> Bool {
        if isPrivateUse { return true }
        guard let count = parts.first?.count, take(.letters, 2...8) else { return false }
        if count <= 3 { for _ in 0..<3 where !take(.letters, 3...3) { break } }
        return true
    }

    /// Consumes script, region, variants, extensions and private use, in this order.
    mutating func takeRest() -> Bool {
        _ = take(.letters, 4...4)
        if !take(.letters, 2...2) { _ = take(.digits, 3...3) }
        while takeVariant() {}
        while let singleton = parts.first, singleton.count == 1, singleton.kind != .other, !isPrivateUse {
            parts.removeFirst()
            guard takeAny(2...8) else { return false }
            while takeAny(2...8) {}
        }
        if isPrivateUse {
            parts.removeFirst()
            guard takeAny(1...8) else { return false }
            while takeAny(1...8) {}
        }
        return parts.isEmpty
    }

    private var isPrivateUse: Bool {
        parts.first.map { $0.count == 1 && $0.first | 0x20 == UInt8(ascii: "x") } ?? false
    }

    private mutating func takeVariant() -> Bool {
        guard let part = parts.first, part.kind != .other else { return false }
        let beginsWithDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(part.first)
        return takeAny(5...8) || beginsWithDigit && takeAny(4...4)
    }

    private mutating func take(_ kind: Kind, _ counts: ClosedRange<Int>) -> Bool {
        parts.first?.kind == kind && takeAny(counts)
    }

    private mutating func takeAny(_ counts: ClosedRange<Int>) -> Bool {
        guard let part = parts.first, part.kind != .other, counts.contains(part.count) else { return false }
        parts.removeFirst()
        return true
    }
}
