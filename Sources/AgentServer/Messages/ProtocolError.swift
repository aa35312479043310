import FramewrightDocuments

/// A fault of the protocol, as JSON-RPC reports it.
struct ProtocolError: Error, Hashable, Sendable {
    /// The codes of JSON-RPC 2.0 and of the Model Context Protocol.
    enum Code: Int, Sendable {
        case parse = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case internalError = -32603
        case busy = -32000
        case resourceNotFound = -32002
        case unsupportedVersion = -32022
    }

    let code: Code
    let message: String
    var data: JSONOutput?

    init(_ code: Code, _ message: String, data: JSONOutput? = nil) {
        (self.code, self.message, self.data) = (code, message, data)
    }

    /// Creates the error of parameters that cannot be read.
    init(_ error: DocumentError) {
        self.init(.invalidParameters, "\(error.problem) at \(error.pointer ?? ""); \(error.hint)")
    }

    /// Returns the message that reports the error; without an identifier if the request had none that can be read.
    func output(for id: RequestID?) -> JSONOutput {
        var members: [(String, JSONOutput)] = [("code", .int(code.rawValue)), ("message", .string(message))]
        if let data { members.append(("data", data)) }
        return .object([
            ("jsonrpc", .string("2.0")), ("id", id?.output ?? .null), ("error", .object(members)),
        ])
    }
}
