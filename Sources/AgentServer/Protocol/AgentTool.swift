import FramewrightDocuments

/// A tool that agents call.
@MainActor
protocol AgentTool {
    var description: ToolDescription { get }

    /// Runs the tool. The arguments that it does not read are reported as unknown.
    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult
}

/// A running call of a tool.
struct ToolCall: Sendable {
    private let isCancelled: @Sendable () -> Bool

    init(isCancelled: @escaping @Sendable () -> Bool = { false }) { self.isCancelled = isCancelled }

    /// Ends the call if the client has cancelled it.
    func check() throws(CallCancelled) { if isCancelled() { throw CallCancelled() } }
}

/// The client has cancelled a request, which gets no answer.
struct CallCancelled: Error {}
