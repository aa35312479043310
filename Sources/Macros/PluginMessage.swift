/// A request of the compiler. Keys that no macro here needs are not decoded.
package enum PluginRequest: Decodable {
    case getCapability(Empty)
    case expandFreestandingMacro(FreestandingExpansion)
    case expandAttachedMacro(AttachedExpansion)

    package struct Empty: Decodable {}

    package struct FreestandingExpansion: Decodable {
        let macro: MacroReference
        let discriminator: String
        let syntax: Syntax
    }

    package struct AttachedExpansion: Decodable {
        let macro: MacroReference
        let macroRole: String
        let declSyntax: Syntax
        let extendedTypeSyntax: Syntax?
        /// The declarations around the macro, innermost first, without their members.
        let lexicalContext: [Syntax]?
    }

    package struct MacroReference: Decodable {
        let typeName: String
    }

    /// A piece of the author's source and its place.
    package struct Syntax: Decodable {
        let source: String
        let location: Location

        package struct Location: Decodable {
            let fileID: String
            let fileName: String
            let offset: Int
            let line: Int
            let column: Int
        }
    }

    private enum Key: CodingKey {
        case getCapability, expandFreestandingMacro, expandAttachedMacro
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if values.contains(.expandFreestandingMacro) {
            self = .expandFreestandingMacro(
                try values.decode(FreestandingExpansion.self, forKey: .expandFreestandingMacro))
        } else if values.contains(.expandAttachedMacro) {
            self = .expandAttachedMacro(try values.decode(AttachedExpansion.self, forKey: .expandAttachedMacro))
        } else {
            self = .getCapability(try values.decode(Empty.self, forKey: .getCapability))
        }
    }
}

/// The plug-in's response to a request.
package enum PluginResponse: Encodable {
    case getCapabilityResult(capability: Capability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

    package struct Capability: Encodable {
        let protocolVersion: Int
        let features: [String]
    }

    package struct Diagnostic: Encodable {
        let message: String
        let severity = "error"
        let position: Position
        let highlights: [Position] = []
        let notes: [Position] = []
        let fixIts: [Position] = []
    }

    package struct Position: Encodable {
        let fileName: String
        let offset: Int
    }
}

/// A declaration that a macro cannot read.
struct MacroError: Error {
    let message: String
}

extension PluginRequest {
    /// The oldest version of the protocol with one result for both kinds of macros and with lexical contexts.
    private static let protocolVersion = 7

    /// Expands the macro that the request names.
    package func response() -> PluginResponse {
        switch self {
        case .getCapability:
            .getCapabilityResult(
                capability: .init(protocolVersion: Self.protocolVersion, features: []))
        case .expandFreestandingMacro(let request):
            result(at: request.syntax) { () throws(MacroError) in
                try PreviewMacro(request.syntax, discriminator: request.discriminator).expanded()
            }
        case .expandAttachedMacro(let request):
            result(at: request.declSyntax) { () throws(MacroError) in try expanded(request) }
        }
    }

    private func expanded(_ request: AttachedExpansion) throws(MacroError) -> String {
        switch request.macro.typeName {
        case "EntryMacro": try EntryMacro(request).expanded()
        case "AnimatableMacro": try AnimatableMacro(request).expanded()
        default: ""
        }
    }

    private func result(
        at syntax: Syntax, _ expand: () throws(MacroError) -> String
    ) -> PluginResponse {
        do {
            return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
        } catch {
            let position = PluginResponse.Position(
                fileName: syntax.location.fileName, offset: syntax.location.offset)
            return .expandMacroResult(
                expandedSource: nil, diagnostics: [.init(message: error.message, position: position)])
        }
    }
}
