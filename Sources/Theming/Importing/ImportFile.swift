/// A file to import.
public struct ImportFile: Sendable {
    /// The path of the file. It is used in error messages, to detect the format by its extension, and to find the
    /// files it refers to.
    public let name: String
    /// The content of the file.
    public let bytes: [UInt8]

    /// Creates a file with a name and content.
    public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
}
