import Glibc
import SwiftUI

struct Remote: View {
    @State private var text = "loading"

    var body: some View {
        Text(text).task {
            guard let url = URL(string: "https://example.com/scores.json") else { return }
            let answer = try? await URLSession.shared.data(from: url)
            text = answer == nil ? "no answer" : "an answer"
        }
    }
}

/// Returns the error of a connection to a socket of the preview's own on this machine; 0 if it is accepted.
func errorOfLocalConnection() -> Int32 {
    let (listener, client) = (
        socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    )
    defer {
        close(listener)
        close(client)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
            precondition(bind(listener, address, length) == 0 && listen(listener, 1) == 0)
            precondition(getsockname(listener, address, &length) == 0)
            return connect(client, address, length) == 0 ? 0 : errno
        }
    }
}

#Preview("network") { Remote() }

#Preview("socket") {
    precondition(errorOfLocalConnection() == ENETUNREACH)
    return Text("no connection")
}
