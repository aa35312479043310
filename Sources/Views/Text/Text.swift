public import FoundationEssentials
import FramewrightDrawing
import FramewrightLayoutEngine
public import FramewrightTypography

/// One or more lines of text, as wide as the longest one.
///
/// Its own modifiers return `Text`, so that parts with different attributes can be joined by `+`.
///
/// ```swift
/// Text("**Best** of \(count) games").foregroundStyle(.secondary)
/// ```
public struct Text: Sendable {
    /// The position of the ellipsis in truncated text.
    public typealias TruncationMode = ParagraphStyle.Truncation

    /// The case of letters.
    public enum Case: Hashable, Sendable, CaseIterable {
        case uppercase
        case lowercase
    }

    enum Content: Sendable {
        case string(String)
        case localized(LocalizedText)
        case deferred(DeferredText)
        case inline(InlineView)
    }

    /// A part with its own attributes.
    struct Part: Sendable {
        var content: Content
        var overrides = TextOverrides()
    }

    private(set) var parts: [Part]

    init(parts: [Part]) { self.parts = parts }

    init(_ content: Content) { parts = [Part(content: content)] }

    /// Creates a text from a string, which is shown unchanged.
    public init(verbatim string: String) { self.init(.string(string)) }

    /// Creates a text from a string, which is shown unchanged. Literals are keys of localized strings.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) { self.init(.string(String(content))) }

    /// Creates a text by its key in a table of localized strings. A key without a translation is shown itself.
    ///
    /// - Parameters:
    ///   - tableName: The name of the table; nil for `Localizable`.
    ///   - comment: A comment for translators.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        self.init(.localized(LocalizedText(key: key, table: tableName)))
    }

    /// Creates a text from a value in a format, with the locale of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String, F.FormatInput: Sendable, F: Sendable {
        self.init(
            .deferred(
                DeferredText(identity: Formatted(input: input, format: format)) { environment in
                    Text(verbatim: format.locale(environment.locale).format(input))
                }))
    }

    /// Creates a text that is made in the environment in which it is shown.
    ///
    /// - Parameter identity: A value that determines the text.
    package init(
        identity: any Equatable & Sendable, _ make: @escaping @MainActor @Sendable (EnvironmentValues) -> Text
    ) {
        self.init(.deferred(DeferredText(identity: identity, make: make)))
    }

    /// Joins two texts into one paragraph. Each keeps its attributes.
    public static func + (left: Text, right: Text) -> Text { joined(left, right) }

    /// Joins two texts, for modules that cannot see the operator.
    package static func joined(_ left: Text, _ right: Text) -> Text { Text(parts: left.parts + right.parts) }

    /// Sets attributes that the parts do not specify yet.
    func overriding(_ change: (inout TextOverrides) -> Void) -> Text {
        var outer = TextOverrides()
        change(&outer)
        var text = self
        for index in text.parts.indices {
            text.parts[index].overrides = text.parts[index].overrides.completed(by: outer)
        }
        return text
    }
}

/// A value and its format, which determine a text.
private struct Formatted<F: FormatStyle>: Equatable, Sendable where F.FormatInput: Equatable & Sendable, F: Sendable {
    let input: F.FormatInput
    let format: F
}

/// A text that is made in the environment in which it is shown.
struct DeferredText: Sendable {
    let identity: any Equatable & Sendable
    let make: @MainActor @Sendable (EnvironmentValues) -> Text
}

/// A view in a line of text, such as an image.
package struct InlineView: Sendable {
    /// A description that identifies the view.
    let identity: String
    let nodes: @MainActor @Sendable (Lowering) -> [ViewNode]

    package init(identity: String, nodes: @escaping @MainActor @Sendable (Lowering) -> [ViewNode]) {
        self.identity = identity
        self.nodes = nodes
    }
}
