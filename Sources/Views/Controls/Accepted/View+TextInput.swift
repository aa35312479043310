/// The keyboard of a text field. Accepted without effect.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// An older name for `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The automatic capitals of a text field. Accepted without effect.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
}

/// The meaning of a text field's content. Accepted without effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a type by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = name }

    /// The value `name`.
    public static let name = UITextContentType("name")
    /// The value `namePrefix`.
    public static let namePrefix = UITextContentType("namePrefix")
    /// The value `givenName`.
    public static let givenName = UITextContentType("givenName")
    /// The value `middleName`.
    public static let middleName = UITextContentType("middleName")
    /// The value `familyName`.
    public static let familyName = UITextContentType("familyName")
    /// The value `nickname`.
    public static let nickname = UITextContentType("nickname")
    /// The value `organizationName`.
    public static let organizationName = UITextContentType("organizationName")
    /// The value `jobTitle`.
    public static let jobTitle = UITextContentType("jobTitle")
    /// The value `location`.
    public static let location = UITextContentType("location")
    /// The value `fullStreetAddress`.
    public static let fullStreetAddress = UITextContentType("fullStreetAddress")
    /// The value `streetAddressLine1`.
    public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
    /// The value `addressCity`.
    public static let addressCity = UITextContentType("addressCity")
    /// The value `addressState`.
    public static let addressState = UITextContentType("addressState")
    /// The value `postalCode`.
    public static let postalCode = UITextContentType("postalCode")
    /// The value `countryName`.
    public static let countryName = UITextContentType("countryName")
    /// The value `telephoneNumber`.
    public static let telephoneNumber = UITextContentType("telephoneNumber")
    /// The value `emailAddress`.
    public static let emailAddress = UITextContentType("emailAddress")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The value `URL`.
    public static let URL = UITextContentType("URL")
    /// The value `creditCardNumber`.
    public static let creditCardNumber = UITextContentType("creditCardNumber")
    /// The value `username`.
    public static let username = UITextContentType("username")
    /// The value `password`.
    public static let password = UITextContentType("password")
    /// The value `newPassword`.
    public static let newPassword = UITextContentType("newPassword")
    /// The value `oneTimeCode`.
    public static let oneTimeCode = UITextContentType("oneTimeCode")
    /// The value `birthdate`.
    public static let birthdate = UITextContentType("birthdate")
}

/// The automatic capitals of a text field. Accepted without effect.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let kind: UITextAutocapitalizationType

    /// Creates a value from UIKit's.
    public init?(_ type: UITextAutocapitalizationType) { kind = type }

    private init(kind: UITextAutocapitalizationType) { self.kind = kind }

    /// No automatic capitals.
    public static var never: TextInputAutocapitalization { .init(kind: .none) }
    /// Capitals at the beginning of words.
    public static var words: TextInputAutocapitalization { .init(kind: .words) }
    /// Capitals at the beginning of sentences.
    public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
    /// Capitals only.
    public static var characters: TextInputAutocapitalization { .init(kind: .allCharacters) }
}

/// The title of a keyboard's return key. Accepted without effect.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    /// The value `done`.
    public static var done: SubmitLabel { .init(name: "done") }
    /// The value `go`.
    public static var go: SubmitLabel { .init(name: "go") }
    /// The value `send`.
    public static var send: SubmitLabel { .init(name: "send") }
    /// The value `join`.
    public static var join: SubmitLabel { .init(name: "join") }
    /// The value `route`.
    public static var route: SubmitLabel { .init(name: "route") }
    /// The value `search`.
    public static var search: SubmitLabel { .init(name: "search") }
    /// The value `return`.
    public static var `return`: SubmitLabel { .init(name: "return") }
    /// The value `next`.
    public static var next: SubmitLabel { .init(name: "next") }
    /// The value `continue`.
    public static var `continue`: SubmitLabel { .init(name: "continue") }
}

/// The fields whose submission an action follows.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits of the triggers.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Attributes of text input without a visible effect.
extension View {
    /// Sets the keyboard of text fields. Accepted without effect.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Sets the meaning of text fields. Accepted without effect.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Sets the automatic capitals of text fields. Accepted without effect.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// Sets the automatic capitals of text fields. Accepted without effect.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Disables automatic corrections. Accepted without effect.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Disables automatic corrections. Accepted without effect.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Sets the title of the return key. Accepted without effect.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Keeps submissions inside from outer actions.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        changingEnvironment { if isBlocking { $0.submit = SubmitAction {} } }
    }

    /// Runs an action when a field of the given kinds is submitted. Search fields are those of `searchable`.
    @_disfavoredOverload
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        onSubmit { if triggers.contains(.text) { action() } }
    }
}
