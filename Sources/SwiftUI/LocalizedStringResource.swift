public import Foundation
public import FramewrightViews

/// A key of a localized string with its table, which is looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key with its values.
    let value: LocalizedStringKey
    /// The name of the table; nil for `Localizable`.
    public let table: String?
    /// The locale for the look-up.
    public var locale: Locale

    /// Creates a resource by its key.
    ///
    /// The bundle and the comment have no effect.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        value = keyAndValue.key
        self.table = table
        self.locale = locale
    }

    /// Creates a resource by a key with a default text.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(defaultValue, table: table, locale: locale, comment: comment)
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource from a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The key in the table.
    public var key: String { value.tableKey }
}

extension String {
    /// The key of a localized string with the values to insert.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: LocalizedStringKey

        /// Creates a key from a string.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        /// Creates a key from a literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a key from a literal with values.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.inner)
        }

        /// The parts of a literal with values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var inner: LocalizedStringKey.StringInterpolation

            /// Creates an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {
                inner = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            /// Appends a part of the literal.
            public mutating func appendLiteral(_ literal: String) { inner.appendLiteral(literal) }

            /// Appends a string.
            public mutating func appendInterpolation(_ string: some StringProtocol) {
                inner.appendInterpolation(String(string))
            }

            /// Appends a number in its usual format.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                inner.appendInterpolation(value)
            }

            /// Appends a number in a format of `printf`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                inner.appendInterpolation(value, specifier: specifier)
            }

            /// Appends a value in a format.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatOutput == String {
                inner.appendInterpolation(format.format(input))
            }
        }
    }

    /// Creates a string from the translation of a key, or from the key itself.
    ///
    /// The bundle and the comment have no effect.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.key.plainText(table: table)
    }

    /// Creates a string from the translation of a resource, or from its key.
    public init(localized resource: LocalizedStringResource) {
        self = resource.value.plainText(table: resource.table)
    }
}

extension Text {
    /// Creates a text by its key in a table. The bundle has no effect: tables of all folders are searched.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil
    ) {
        self.init(key, tableName: tableName, comment: comment)
    }

    /// Creates a text from a localized resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.value, tableName: resource.table) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a localized resource.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}
