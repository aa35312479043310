import FramewrightMacros

/// The text of a package manifest with additions to its literals. The rest stays as it is.
struct ManifestEdit {
    /// A call such as `.target(name: "Cards", path: "Cards")`.
    private struct Call {
        struct Argument {
            let label: String
            /// The label's first byte.
            let start: Int
            let value: Range<Int>
        }

        var arguments: [Argument] = []

        subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
    }

    private let scanner: SourceScanner
    private var additions: [(place: Int, text: String)] = []

    init(_ manifest: String) { scanner = SourceScanner(manifest) }

    /// The text with all additions.
    var text: String {
        var bytes = scanner.bytes
        let hasReturns = bytes.contains(UInt8(ascii: "\r"))
        for (place, text) in additions.sorted(by: { $0.place > $1.place }) {
            let text = hasReturns ? text.replacing("\n", with: "\r\n") : text
            bytes.insert(contentsOf: text.utf8, at: place)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds a dependency to the package, such as `.package(path: "../framewright")`. Returns false if the manifest has
    /// no place for it that is found.
    mutating func add(packageDependency text: String) -> Bool {
        let calls = calls(of: ["Package"])
        guard calls.count == 1, let package = calls.first else { return false }
        if let dependencies = package["dependencies"] { return add(text, to: dependencies) }
        // The order of arguments is that of the initialiser.
        guard let targets = package["targets"] else { return false }
        let separator = lineIndent(before: targets.start).map { "\n\($0)" } ?? " "
        additions.append((targets.start, "dependencies: [\(text)],\(separator)"))
        return true
    }

    /// Adds a dependency to a target, such as `.product(name: "SwiftUI", package: "framewright")`. Returns false if the
    /// manifest has no place for it that is found.
    mutating func add(_ text: String, toTarget name: String) -> Bool {
        let calls = calls(of: ["target", "executableTarget", "testTarget"]).filter { call in
            call["name"].map { scanner.text($0.value) } == "\"\(name)\""
        }
        guard calls.count == 1, let target = calls.first, let label = target["name"] else { return false }
        if let dependencies = target["dependencies"] { return add(text, to: dependencies) }
        let separator = lineIndent(before: label.start).map { "\n\($0)" } ?? " "
        additions.append((label.value.upperBound, ",\(separator)dependencies: [\(text)]"))
        return true
    }

    /// Adds an element to an array literal, in front.
    private mutating func add(_ text: String, to array: Call.Argument) -> Bool {
        let start = array.value.lowerBound
        guard scanner.bytes[start] == UInt8(ascii: "[") else { return false }
        let first = scanner.skipSpace(from: start + 1)
        if scanner.bytes[first] == UInt8(ascii: "]") {
            additions.append((start + 1, text))
        } else if let indent = lineIndent(before: first) {
            additions.append((start + 1, "\n\(indent)\(text),"))
        } else {
            additions.append((start + 1, "\(text), "))
        }
        return true
    }

    /// Returns the space between the beginning of a line and an index; nil if there is more than space.
    private func lineIndent(before index: Int) -> String? {
        let start = scanner.bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let indent = scanner.bytes[start..<index]
        return indent.allSatisfy(SourceScanner.isSpace) ? String(decoding: indent, as: UTF8.self) : nil
    }

    /// Returns the calls of functions with these names, outside of comments and strings.
    private func calls(of names: Set<String>) -> [Call] {
        var calls: [Call] = []
        var index = 0
        while index < scanner.bytes.count {
            if let end = scanner.end(ofTokenAt: index) {
                index = end
            } else if let word = scanner.identifier(at: index) {
                index = word.upperBound
                let open = scanner.skipSpace(from: index)
                if names.contains(scanner.text(word)), open < scanner.bytes.count,
                    scanner.bytes[open] == UInt8(ascii: "("), let call = call(openingAt: open)
                {
                    calls.append(call)
                    // Dependencies are written as calls of the same names.
                    index = scanner.end(ofGroupAt: open) ?? index
                }
            } else {
                index += 1
            }
        }
        return calls
    }

    private func call(openingAt open: Int) -> Call? {
        guard let end = scanner.end(ofGroupAt: open) else { return nil }
        var call = Call()
        var index = scanner.skipSpace(from: open + 1)
        while index < end - 1 {
            guard let label = scanner.identifier(at: index) else { return nil }
            let colon = scanner.skipSpace(from: label.upperBound)
            guard scanner.bytes[colon] == UInt8(ascii: ":") else { return nil }
            let start = scanner.skipSpace(from: colon + 1)
            let value = start..<endOfValue(from: start, before: end - 1)
            call.arguments.append(Call.Argument(label: scanner.text(label), start: index, value: value))
            index = scanner.skipSpace(from: value.upperBound)
            guard index < end - 1 else { break }
            // The comma, which may be the last one.
            index = scanner.skipSpace(from: index + 1)
        }
        return call
    }

    /// Returns the index after an argument's value, without the space and comments behind it.
    private func endOfValue(from start: Int, before end: Int) -> Int {
        var (index, last) = (start, start)
        while index < end, scanner.bytes[index] != UInt8(ascii: ",") {
            let next: Int
            if let token = scanner.end(ofTokenAt: index) {
                next = token
                if !scanner.hasPrefix("/", at: index) { last = next }
            } else if "([{".utf8.contains(scanner.bytes[index]), let group = scanner.end(ofGroupAt: index) {
                next = group
                last = next
            } else {
                next = index + 1
                if !SourceScanner.isSpace(scanner.bytes[index]) { last = next }
            }
            index = next
        }
        return last
    }
}
