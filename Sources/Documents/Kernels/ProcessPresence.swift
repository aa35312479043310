import Glibc

/// True if a process of this number runs on this machine. One of another user counts, too.
func isProcessRunning(_ number: Int32) -> Bool { kill(number, 0) == 0 || errno == EPERM }

/// The machine's name in the network; empty if it has none.
func hostName() -> String {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&name, 255) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
