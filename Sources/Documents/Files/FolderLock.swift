/// Keeps other processes that take the same lock out of a folder, until it is let go of. Leaves no file behind.
///
/// On file systems without locks (some network disks) taking it throws.
public struct FolderLock: ~Copyable {
    private let descriptor: FileDescriptor

    /// Waits for whoever holds it.
    public init(_ folder: String) throws(FileError) {
        do {
            descriptor = try FileDescriptor(locking: folder)
        } catch {
            throw .unreadable(path: folder, reason: error.text)
        }
    }
}
