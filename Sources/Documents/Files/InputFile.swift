/// Reads whole files, never more than the caller allows.
public enum InputFile {
    /// The bytes of the file at `path`; of standard input where `path` is `-`.
    ///
    /// A regular file beyond `limit` bytes is refused before anything is read; a pipe or device as soon as it has
    /// given one byte too many. Symbolic links are followed.
    public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try FileReader(path, limit: limit).rest()
    }

    /// The size of the file at `path`, symbolic links followed; nil where there is none or nothing to measure.
    public static func size(of path: String) -> Int? {
        guard let status = try? FileStatus(following: path), status.isRegular else { return nil }
        return status.size
    }
}
