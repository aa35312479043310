/// Expands `#Preview("name", traits: ...) { ... }` to a type that conforms to `PreviewRegistry`, which the process that
/// draws previews finds by its conformance.
///
/// Declarations marked `@Previewable` become stored properties of a view around the rest of the closure.
struct PreviewMacro {
    private let scanner: SourceScanner
    private let location: PluginRequest.Syntax.Location
    private let typeName: String

    /// - Parameter discriminator: The compiler's prefix of unique names of this expansion.
    init(_ syntax: PluginRequest.Syntax, discriminator: String) {
        scanner = SourceScanner(syntax.source)
        location = syntax.location
        // The mangling of unique names of macros: a length and a name, then an operator.
        typeName = "\(discriminator)7PreviewfMu_"
    }

    /// Returns the expansion.
    func expanded() throws(MacroError) -> String {
        let (arguments, closure) = try parts()
        let state = PreviewableState(scanner, in: closure)
        let body = state.isEmpty ? scanner.text(closure) : "{ Content() }"
        return """
            struct \(typeName): SwiftUI.PreviewRegistry {
            static var fileID: String { "\(Self.escaped(location.fileID))" }
            static var line: Int { \(line) }
            static var column: Int { \(location.column) }
            \(state.isEmpty ? "" : content(state))
            @MainActor static func makePreview() throws -> SwiftUI.Preview {
            SwiftUI.Preview\(arguments) \(body)
            }
            }
            """
    }

    /// Returns a text as it is written in a string literal.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { $0.value < 0x20 || $0 == "\"" || $0 == "\\" ? $0.escaped(asASCII: true) : String($0) }
            .joined()
    }

    /// The index of `#Preview` after space, comments and attributes such as `@available`.
    private var start: Int {
        scanner.skipSpace(from: scanner.attributes(from: 0).last?.upperBound ?? 0)
    }

    /// The line of `#Preview`. The compiler's location is that of the space and the comments before it, which are part
    /// of the source.
    private var line: Int {
        location.line + scanner.bytes[..<start].count { $0 == UInt8(ascii: "\n") }
    }

    private func content(_ state: PreviewableState) -> String {
        """
        struct Content: SwiftUI.View {
        \(state.declarations)
        @SwiftUI.ViewBuilder var body: some SwiftUI.View \(state.body)
        }
        """
    }

    /// Returns the arguments in brackets and the range of the closure with its braces.
    private func parts() throws(MacroError) -> (arguments: String, closure: Range<Int>) {
        var next = scanner.index(after: "#Preview", from: start)
        var arguments = ""
        if scanner.hasPrefix("(", at: next), let end = scanner.end(ofGroupAt: next) {
            arguments = scanner.text(next..<end)
            next = scanner.skipSpace(from: end)
        }
        guard scanner.hasPrefix("{", at: next), let end = scanner.end(ofGroupAt: next) else {
            throw MacroError(message: "#Preview needs its views in a trailing closure")
        }
        return (arguments, next..<end)
    }
}

/// The `@Previewable` declarations of a preview's closure, and the closure without them.
struct PreviewableState {
    private(set) var declarations = ""
    private(set) var body = ""
    var isEmpty: Bool { declarations.isEmpty }

    init(_ scanner: SourceScanner, in range: Range<Int>) {
        var start = range.lowerBound
        for statement in scanner.statements(in: (range.lowerBound + 1)..<(range.upperBound - 1)) {
            guard
                let attribute = scanner.attributes(from: statement.lowerBound).first(where: {
                    scanner.text($0) == "@Previewable"
                })
            else { continue }
            body += scanner.text(start..<statement.lowerBound)
            declarations += scanner.text(statement.lowerBound..<attribute.lowerBound)
            declarations += scanner.text(attribute.upperBound..<statement.upperBound) + "\n"
            start = statement.upperBound
        }
        body += scanner.text(start..<range.upperBound)
    }
}
