import Framewright
@_spi(_Unicode) import Swift

/// Encodes texts as path components that are valid on every file system.
package enum PathComponent {
    /// The maximum length of a component in bytes. File systems allow 255; the rest is reserved for additions.
    static let longest = 160

    /// Returns the component of a text. Letters, marks, digits and symbols of every script stay, in normal form C.
    /// Spaces and punctuation become hyphens. Percent-encoded (UTF-8) are characters that a file system rejects or that
    /// have a special meaning there or in a shell, capitals that file systems fold differently (`ẞ`), and the first
    /// letter of reserved names (`con`, `failures`).
    ///
    /// Long texts are truncated and end with a hash.
    package static func encode(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text._nfc)
        var (component, isSeparated) = ("", false)
        for scalar in scalars {
            let kind = Kind(scalar)
            guard kind != .separator else {
                isSeparated = !component.isEmpty
                continue
            }
            if isSeparated { component += "-" }
            isSeparated = false
            component += kind == .letter ? String(scalar) : percent(scalar)
        }
        if component.isEmpty { component = scalars.map(percent).joined() }
        return shortened(guarded(component))
    }

    /// Truncates a text that is too long for a file name, and appends a hash of the whole text.
    package static func shortened(_ text: String) -> String {
        guard text.utf8.count > longest else { return text }
        var (start, room) = ("", longest - 13)
        for character in text {
            room -= character.utf8.count
            guard room >= 0 else { break }
            start.append(character)
        }
        return "\(start)-\(ContentHash(of: Array(text.utf8)).text.prefix(12))"
    }

    private enum Kind {
        case letter, separator, escaped

        init(_ scalar: Unicode.Scalar) {
            let properties = scalar.properties
            if "-_.+=".unicodeScalars.contains(scalar) {
                self = .letter
            } else if "/\\*<>|%`#&@$^~".unicodeScalars.contains(scalar) {
                self = .escaped
            } else if properties.isWhitespace {
                self = .separator
            } else {
                switch properties.generalCategory {
                case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
                    self = .escaped
                case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                    .finalPunctuation, .otherPunctuation:
                    self = .separator
                default: self = Self.isOddCapital(scalar) ? .escaped : .letter
                }
            }
        }

        /// Returns true for a capital letter that is not the capital of its small letter.
        private static func isOddCapital(_ scalar: Unicode.Scalar) -> Bool {
            let lower = scalar.properties.lowercaseMapping
            return lower != String(scalar) && lower.uppercased() != String(scalar)
        }
    }

    /// Escapes names that are hidden, that Windows reserves or shortens, or that snapshot folders use.
    private static func guarded(_ component: String) -> String {
        var component = component
        let stem = component.prefix { $0 != "." }.lowercased()
        if component.hasPrefix(".") || reserved.contains(stem), let first = component.unicodeScalars.first {
            component = percent(first) + String(component.unicodeScalars.dropFirst())
        }
        return component.hasSuffix(".") ? component.dropLast() + "%2E" : component
    }

    private static let reserved: Set<String> = {
        let ports = (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
        return Set(["con", "prn", "aux", "nul", "failures", "regenerated"] + ports)
    }()

    private static func percent(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
