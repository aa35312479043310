package import Synchronization

/// A key whose translation is looked up when it is shown.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    /// The name of the table; nil for `Localizable`.
    var table: String?
    /// A translation that is known without a table.
    var translation: String?

    /// A part of the translation: a string or a nested text, with its attributes.
    struct Run {
        enum Content {
            case string(String)
            case text(Text)
        }

        let content: Content
        let style: MarkdownStyle
        let isLink: Bool
    }

    /// Returns the parts of the translation in an environment.
    func runs(in environment: EnvironmentValues) -> [Run] {
        let language = environment.languageTag
        let found =
            translation.map { LocalizedFormat($0) }
            ?? environment.stringTables?.translation(of: key.key, table: table, language: language)
        if found == nil || found?.forms.isEmpty == true, key.arguments.isEmpty {
            return InlineMarkdown.runs(of: found?.format ?? key.key).map { Run($0, .string($0.text)) }
        }
        let parts = (found ?? LocalizedFormat(key.key)).parts(for: key.arguments, language: language)
        let values = Values(parts, key.arguments, NumberSymbols(languageTag: language))
        return InlineMarkdown.runs(of: values.markdown).flatMap { values.inserted(into: $0) }
    }

    /// The plain text of the translation, without attributes.
    @MainActor
    func string(in environment: EnvironmentValues) -> String {
        runs(in: environment).map { run in
            switch run.content {
            case .string(let string): string
            case .text(let text): text.string(in: environment)
            }
        }
        .joined()
    }
}

extension LocalizedStringKey {
    /// The key in a table.
    package var tableKey: String { key }

    /// Returns the plain text of the translation by the process's own tables.
    package func plainText(table: String?) -> String {
        let (tables, language) = SharedStringTables.current.withLock { ($0.tables, $0.language) }
        let found = tables?.translation(of: key, table: table, language: language)
        if found == nil || found?.forms.isEmpty == true, arguments.isEmpty { return found?.format ?? key }
        let symbols = NumberSymbols(languageTag: language)
        return (found ?? LocalizedFormat(key)).parts(for: arguments, language: language).map { part in
            switch part {
            case .literal(let text): text
            case .substitution: ""
            case .argument(let index, let specifier):
                arguments.indices.contains(index) ? specifier.text(of: arguments[index], symbols) : ""
            }
        }
        .joined()
    }
}

/// The translations for strings that are made outside of views.
package final class SharedStringTables: Sendable {
    package static let current = Mutex(SharedStringTables.Contents())

    /// The tables and the language.
    package struct Contents: Sendable {
        package var tables: (any StringTables)?
        package var language = "en"
    }
}

/// The values of a format, represented in Markdown by private characters, so that they are not parsed.
private struct Values {
    private(set) var markdown = ""
    private var contents: [LocalizedText.Run.Content] = []
    private static let first: UInt32 = 0xF0000

    init(_ parts: [FormatString.Part], _ arguments: [LocalizedStringKey.Argument], _ symbols: NumberSymbols) {
        for part in parts {
            switch part {
            case .literal(let text): markdown += text
            case .substitution: break
            case .argument(let index, let specifier):
                guard arguments.indices.contains(index),
                    let mark = Unicode.Scalar(Self.first + UInt32(clamping: contents.count))
                else { continue }
                markdown.unicodeScalars.append(mark)
                if case .text(let text) = arguments[index] {
                    contents.append(.text(text))
                } else {
                    contents.append(.string(specifier.text(of: arguments[index], symbols)))
                }
            }
        }
    }

    /// Returns a run with its private characters replaced by values.
    func inserted(into run: MarkdownRun) -> [LocalizedText.Run] {
        var result: [LocalizedText.Run] = []
        var text = ""
        func flush() {
            if !text.isEmpty { result.append(LocalizedText.Run(run, .string(text))) }
            text = ""
        }
        for scalar in run.text.unicodeScalars {
            let index = Int(scalar.value) - Int(Self.first)
            guard contents.indices.contains(index) else {
                text.unicodeScalars.append(scalar)
                continue
            }
            switch contents[index] {
            case .string(let value): text += value
            case .text:
                flush()
                result.append(LocalizedText.Run(run, contents[index]))
            }
        }
        flush()
        return result
    }
}

extension LocalizedText.Run {
    init(_ run: MarkdownRun, _ content: Content) {
        self.init(content: content, style: run.style, isLink: run.link != nil)
    }
}
