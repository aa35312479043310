/// Expands `@Entry var name: Type = value` in an extension of a type with keys: as a peer to the key, as an accessor to
/// the property's access by that key.
struct EntryMacro {
    /// The protocol of keys of each extended type.
    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    private let property: PropertySyntax
    private let isPeer: Bool
    private let keyProtocol: String

    init(_ request: PluginRequest.AttachedExpansion) throws(MacroError) {
        guard let property = PropertySyntax(request.declSyntax.source) else {
            throw MacroError(message: "@Entry needs a variable with a default value")
        }
        let container = request.lexicalContext?.first.map { SourceScanner($0.source).extendedType } ?? nil
        guard let container, let keyProtocol = Self.protocols[container] else {
            throw MacroError(
                message: "@Entry needs an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
            )
        }
        self.property = property
        self.keyProtocol = keyProtocol
        isPeer = request.macroRole == "peer"
    }

    /// Returns the expansion.
    func expanded() throws(MacroError) -> String {
        guard isPeer else {
            return "{\nget { self[\(key).self] }\nset { self[\(key).self] = newValue }\n}"
        }
        return "private struct \(key): SwiftUI.\(keyProtocol) {\n\(try value())\n}"
    }

    private var key: String { "__Key_\(property.name)" }

    private func value() throws(MacroError) -> String {
        if keyProtocol == "FocusedValueKey" {
            guard let type = property.type else { throw MacroError(message: "@Entry of FocusedValues needs a type") }
            return "typealias Value = \(wrapped(type))"
        }
        let value = property.value ?? (property.type.map { $0.hasSuffix("?") } == true ? "nil" : nil)
        guard let value else { throw MacroError(message: "@Entry needs a default value") }
        guard let type = property.type else { return "static let defaultValue = \(value)" }
        return "static var defaultValue: \(type) { \(value) }"
    }

    /// Returns the type without one question mark, because focused values are optional by themselves.
    private func wrapped(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }
}
