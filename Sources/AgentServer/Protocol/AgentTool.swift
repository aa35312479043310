import FramewrightDocuments

/// A tool that agents call.
@MainActor
protocol AgentTool {
    var description: ToolDescription { get }

    /// Runs the tool. The arguments that it does not read are reported as unknown.
    func call(_ arguments: inout ObjectReader, _ call: ToolCall) throws -> ToolResult
}

/// A running call of a tool.
public struct ToolCall: Sendable {
    /// Whether the client has cancelled the call.
    public let isCancelled: @Sendable () -> Bool

    /// Creates a call.
    public init(isCancelled: @escaping @Sendable () -> Bool = { false }) { self.isCancelled = isCancelled }

    /// Ends the call if the client has cancelled it.
    public func check() throws(CallCancelled) { if isCancelled() { throw CallCancelled() } }
}

/// The client has cancelled a request, which gets no answer.
public struct CallCancelled: Error {}
