/// A source file that does not compile and was left out.
public struct LeftOutFile: Hashable, Sendable {
    /// The path as given.
    public let file: String
    /// The line of the first error; 0 if it has none.
    public let line: Int
    /// The first error.
    public let reason: String
    /// The file, left out before, that declares a name that is missing in this one; nil if the reason is its own.
    public let missingDependency: String?

    /// The reason, with the file that it leads to.
    public var explanation: String {
        guard let missingDependency else { return reason }
        return "\(reason) (declared in \(missingDependency), which was left out)"
    }
}

extension [LeftOutFile] {
    /// The first entry of each file.
    var onePerFile: [LeftOutFile] {
        var files: Set<String> = []
        return filter { files.insert($0.file).inserted }
    }
}
