extension StringProtocol {
    /// The text with control characters, line separators and direction marks spelled out, as in `\u{1B}`: text from a
    /// file must not steer a terminal. Joiners stay, because scripts and emoji need them.
    package func printable() -> String { spellingOut(Self.isHidden) }

    /// The text with control characters other than line feeds and tabs spelled out.
    package func printableLines() -> String {
        spellingOut { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
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
