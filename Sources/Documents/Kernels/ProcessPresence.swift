import Glibc

/// Returns true if a process with this number runs on this machine, also one of another user.
func isProcessRunning(_ number: Int32) -> Bool { kill(number, 0) == 0 || errno == EPERM }

/// Returns the machine's host name. Empty if it has none.
func hostName() -> String {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&name, 255) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
