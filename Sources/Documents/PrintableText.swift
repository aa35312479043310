extension StringProtocol {
    /// Returns the text with control characters, line separators and direction marks escaped as in `\u{1B}`, so that
    /// text from a file cannot control a terminal. Joiners stay, because scripts and emoji need them.
    package func printable() -> String { spellingOut(Self.isHidden) }

    /// Returns the text with control characters escaped, except line feeds and tabs.
    package func printableLines() -> String {
        spellingOut { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
    }

    /// Returns the text with every occurrence of a scalar replaced, also below a combining mark, where it is part of
    /// another character but still has its meaning for other programs.
    package func replacing(scalar: Unicode.Scalar, with replacement: String) -> String {
        unicodeScalars.map { $0 == scalar ? replacement : "\($0)" }.joined()
    }

    private func spellingOut(_ isHidden: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: isHidden) else { return String(self) }
        return unicodeScalars.map { isHidden($0) ? $0.escaped(asASCII: true) : "\($0)" }.joined()
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .format: scalar.value != 0x200C && scalar.value != 0x200D
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
