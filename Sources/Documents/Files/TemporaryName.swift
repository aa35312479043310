import Synchronization

/// The name of a hidden file or folder beside the output of a process: `.framewright-<process>-<n>` for a file, with
/// the kind before the number for the others, as in `.framewright-<process>-folder-<n>`.
///
/// The journal of a recording has the machine's name at its end, because machines that share a folder may have
/// processes of one number.
public struct TemporaryName: Hashable, Sendable {
    /// The kind of a hidden file or folder.
    public enum Kind: String, Hashable, Sendable {
        /// A file, a folder of files, and a folder of folders that are not complete yet.
        case file, folder, tree
        /// The journal of a recording, which is still to be read when its process has ended.
        case recording
    }

    /// The kind of file.
    public let kind: Kind
    let process: Int32
    private let serial: Int
    private let host: String?

    private static let prefix = ".framewright-"
    private static let serial = Atomic<Int>(0)

    /// Creates a name that this process has not used before.
    public init(_ kind: Kind) {
        (self.kind, process) = (kind, processNumber())
        serial = Self.serial.wrappingAdd(1, ordering: .relaxed).newValue
        host = kind == .recording ? hostName().replacing("/", with: "_") : nil
    }

    /// Parses a file's name without its folder. Returns nil for names of other files.
    public init?(_ name: some StringProtocol) {
        guard name.hasPrefix(Self.prefix) else { return nil }
        let parts = name.dropFirst(Self.prefix.count).split(
            separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
        let kind = parts.count == 2 ? .file : Kind(rawValue: String(parts[min(1, parts.count - 1)]))
        guard let kind, parts.count == (kind == .file ? 2 : kind == .recording ? 4 : 3),
            let process = Int32(parts[0]), process > 0, let serial = Int(parts[kind == .file ? 1 : 2])
        else { return nil }
        (self.kind, self.process, self.serial) = (kind, process, serial)
        host = kind == .recording ? String(parts[3]) : nil
    }

    /// The name as it is in the folder.
    public var text: String {
        let parts = ["\(process)", kind == .file ? nil : kind.rawValue, "\(serial)", host]
        return Self.prefix + parts.compactMap(\.self).joined(separator: "-")
    }
}
