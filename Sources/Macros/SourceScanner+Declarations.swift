extension SourceScanner {
    /// The ranges of the statements in a range: lines and parts between semicolons, with brackets closed. Attributes on
    /// lines of their own belong to the next statement.
    func statements(in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = skipSpace(from: range.lowerBound)
        var next = start
        while next < range.upperBound {
            if let end = end(ofTokenAt: next) {
                next = end
            } else if "([{".utf8.contains(bytes[next]) {
                next = end(ofGroupAt: next) ?? range.upperBound
            } else if bytes[next] == UInt8(ascii: ";") || isEndOfLine(next, from: start) {
                if next > start { found.append(start..<next) }
                start = skipSpace(from: next + 1)
                next = start
            } else {
                next += 1
            }
        }
        if start < range.upperBound { found.append(start..<range.upperBound) }
        return found
    }

    /// The ranges of the attributes from `index` on, such as `@State` and `@available(iOS 17, *)`.
    func attributes(from index: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var next = skipSpace(from: index)
        while hasPrefix("@", at: next), let end = endOfAttribute(at: next) {
            found.append(next..<end)
            next = skipSpace(from: end)
        }
        return found
    }

    /// The name of the type that the source, an extension, extends, without the module; nil for other declarations.
    var extendedType: String? {
        var next = skipSpace(from: 0)
        while let word = identifierAfterAttributes(from: next) {
            next = skipSpace(from: word.upperBound)
            guard text(word) == "extension" else { continue }
            let end = bytes[next...].firstIndex { !Self.isIdentifier($0) && $0 != UInt8(ascii: ".") } ?? bytes.count
            return text(next..<end).split(separator: ".").last.map(String.init)
        }
        return nil
    }

    /// The range between the braces of a type's declaration.
    var members: Range<Int> {
        var next = 0
        while next < bytes.count {
            if hasPrefix("{", at: next) { return (next + 1)..<((end(ofGroupAt: next) ?? bytes.count) - 1) }
            next = end(ofTokenAt: next) ?? (hasPrefix("(", at: next) ? end(ofGroupAt: next) : nil) ?? next + 1
        }
        return next..<next
    }

    /// Whether the declaration is public.
    var isPublic: Bool {
        var next = 0
        while let word = identifierAfterAttributes(from: next) {
            switch text(word) {
            case "public", "open": return true
            case "struct", "class", "enum", "actor": return false
            default: next = word.upperBound
            }
        }
        return false
    }

    private func identifierAfterAttributes(from index: Int) -> Range<Int>? {
        identifier(at: skipSpace(from: attributes(from: index).last?.upperBound ?? index))
    }

    private func isEndOfLine(_ index: Int, from start: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "\n") else { return false }
        let end = attributes(from: start).last?.upperBound ?? start
        return end == start || skipSpace(from: end) < index
    }

    /// An attribute's arguments follow its name without a space.
    private func endOfAttribute(at index: Int) -> Int? {
        guard var end = identifier(at: index + 1)?.upperBound else { return nil }
        while hasPrefix(".", at: end), let part = identifier(at: end + 1) { end = part.upperBound }
        return hasPrefix("(", at: end) ? self.end(ofGroupAt: end) ?? end : end
    }
}
