import FoundationEssentials
import Glibc

/// The pipes between the compiler and the plug-in.
package struct PluginConnection {
    /// The limit of one message in bytes. The compiler sends the source of one declaration with its context.
    private static let largestMessage = 64 << 20

    /// Creates a connection over standard input and output.
    package init() {}

    /// Returns the next request; nil after the last one.
    package func next() throws -> PluginRequest? {
        guard let header = bytes(8) else { return nil }
        let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard count > 0, count <= Self.largestMessage, let message = bytes(Int(count)) else { return nil }
        return try JSONDecoder().decode(PluginRequest.self, from: Data(message))
    }

    /// Sends the response to a request.
    package func send(_ response: PluginResponse) throws {
        let message = try JSONEncoder().encode(response)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
        write(header + message)
    }

    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = unsafe rest.withUnsafeBytes { unsafe Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard written > 0 else { exit(EX_IOERR) }
            rest.removeFirst(written)
        }
    }

    /// Returns the next bytes of the input; nil if it ends before.
    private func bytes(_ count: Int) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let received = unsafe buffer.withUnsafeMutableBytes {
                unsafe read(STDIN_FILENO, $0.baseAddress! + filled, count - filled)
            }
            guard received > 0 else { return nil }
            filled += received
        }
        return buffer
    }
}
