import Framewright
@_spi(_Unicode) import Swift

/// A text as a component of a path, the same on every disk.
enum PathComponent {
    /// Bytes of a component at most. Disks allow 255; the rest is room for what is put around it.
    static let longest = 160

    /// Letters, marks, digits and symbols of every script stay, in normal form C. Spaces and punctuation become hyphens.
    /// Percent-encoded (UTF-8) are the characters that a disk refuses or a shell or disk reads otherwise, capitals that disks
    /// do not agree on (`ẞ`), and the first letter of a name that means something else (`con`, `failures`).
    ///
    /// Long texts are cut and end in a hash.
    static func encode(_ text: String) -> String {
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

    /// Cuts a text that is too long for a file's name, and puts a hash of the whole in place of the rest.
    static func shortened(_ text: String) -> String {
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

        /// True for a capital that is not the capital of its small letter.
        private static func isOddCapital(_ scalar: Unicode.Scalar) -> Bool {
            let lower = scalar.properties.lowercaseMapping
            return lower != String(scalar) && lower.uppercased() != String(scalar)
        }
    }

    /// Names that are hidden, that Windows reserves or cuts, or that snapshot folders use themselves.
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
