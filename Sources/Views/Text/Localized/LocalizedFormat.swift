/// A translation: a format for the values, and the texts with plural forms that it contains.
package struct LocalizedFormat: Equatable, Sendable {
    /// A text for each plural category.
    package struct Forms: Equatable, Sendable {
        /// The index of the number that selects the form; nil for the number in the place of the text.
        package var argument: Int?
        /// The format of each category. `other` stands for missing ones.
        package var forms: [PluralCategory: String]

        package init(argument: Int? = nil, forms: [PluralCategory: String]) {
            self.argument = argument
            self.forms = forms
        }
    }

    /// The format, with placeholders of `printf` and `%#@name@` for a text with plural forms.
    package var format: String
    /// The texts with plural forms, by name.
    package var forms: [String: Forms]

    package init(_ format: String, forms: [String: Forms] = [:]) {
        self.format = format
        self.forms = forms
    }
}

/// A source of translations.
package protocol StringTables: Sendable {
    /// Returns the translation of a key, or nil if there is none.
    ///
    /// - Parameters:
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - language: The language tag, such as `de-ch`. Tables of more general languages are used too.
    func translation(of key: String, table: String?, language: String) -> LocalizedFormat?
}

extension LocalizedFormat {
    private static let deepestNesting = 8

    /// Returns the parts of the format with the plural forms for these values.
    func parts(for arguments: [LocalizedStringKey.Argument], language: String) -> [FormatString.Part] {
        expanded(FormatString(format).parts, arguments, language: language, depth: 0)
    }

    private func expanded(
        _ parts: [FormatString.Part], _ arguments: [LocalizedStringKey.Argument], language: String, depth: Int
    ) -> [FormatString.Part] {
        guard depth < Self.deepestNesting else { return [] }
        return parts.flatMap { part -> [FormatString.Part] in
            guard case .substitution(let name, let place) = part else { return [part] }
            guard let forms = forms[name] else { return [.literal("%#@\(name)@")] }
            let index = forms.argument ?? place
            let number = arguments.indices.contains(index) ? arguments[index].number : nil
            let category = PluralCategory(of: number ?? 0, language: language)
            let form = forms.forms[category] ?? forms.forms[.other] ?? ""
            let inner = FormatString(form).parts.map { $0.moved(by: index) }
            return expanded(inner, arguments, language: language, depth: depth + 1)
        }
    }
}

extension FormatString.Part {
    /// Returns the part with the index of its value moved.
    fileprivate func moved(by distance: Int) -> FormatString.Part {
        switch self {
        case .literal: self
        case .argument(let index, let specifier): .argument(index + distance, specifier)
        case .substitution(let name, let index): .substitution(name, index + distance)
        }
    }
}

extension LocalizedStringKey.Argument {
    /// The value as a number; nil for others.
    fileprivate var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .number(let number): number
        case .string, .text: nil
        }
    }
}
