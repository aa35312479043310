import FramewrightCHarfBuzz
import FramewrightDrawing
import Glibc

/// A font file mapped into memory, which HarfBuzz and FreeType share.
///
/// It is read-only after `init`, so that threads can share it. If another process truncates the file while it is
/// mapped, this process is killed by a signal; package managers replace files by renaming, which is safe.
@safe final class FontFile: @unchecked Sendable {
    let path: String
    let blob: OpaquePointer

    /// The maximum size in bytes. No packaged font is half as large, and larger files would take minutes to hash.
    static let largest = 256 << 20

    /// Maps a file. Returns nil if nothing exists at the path.
    /// - Throws: `fontCorrupt` if it is no regular file, cannot be read, is empty or is too large.
    init?(path: String) throws(TypographyError) {
        var status = stat()
        if unsafe stat(path, &status) != 0 {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .fontCorrupt(file: path, reason: systemError(errno))
        }
        // Checked before the file is opened, because opening a pipe waits for a program that writes to it.
        if let reason = Self.refusal(of: status) { throw .fontCorrupt(file: path, reason: reason) }
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
            throw .fontCorrupt(file: path, reason: Self.openingError(of: path))
        }
        // The file may have changed since.
        let length = unsafe Int(hb_blob_get_length(blob))
        if let reason = Self.refusal(ofSize: length) {
            unsafe hb_blob_destroy(blob)
            throw .fontCorrupt(file: path, reason: reason)
        }
        self.path = path
        unsafe self.blob = unsafe blob
    }

    /// Returns the reason why a file cannot be a font, or nil for a regular file of a usable size.
    private static func refusal(of status: stat) -> String? {
        switch status.st_mode & S_IFMT {
        case S_IFREG: refusal(ofSize: Int(status.st_size))
        case S_IFDIR: "it is a folder"
        default: "it is a pipe or a device"
        }
    }

    /// Returns the reason why a file of `size` bytes cannot be a font, or nil.
    private static func refusal(ofSize size: Int) -> String? {
        if size < 1 { return "it is empty" }
        return size > largest ? "it is larger than \(largest >> 20) MB" : nil
    }

    /// Returns the reason why a regular file cannot be mapped, which HarfBuzz does not report.
    private static func openingError(of path: String) -> String {
        let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return systemError(errno) }
        close(descriptor)
        return "it cannot be read"
    }

    deinit { unsafe hb_blob_destroy(blob) }

    /// The hash of the mapped file, computed on each access, which is slow for large fonts.
    var contentHash: ContentHash {
        var length: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(blob, &length) else { return ContentHash(of: []) }
        let bytes = unsafe UnsafeRawBufferPointer(start: data, count: Int(length))
        return unsafe ContentHash(of: bytes.bindMemory(to: UInt8.self).span)
    }

    /// The names and styles of all faces. A single font counts as a collection of one.
    var faces: [(name: String, style: FaceStyle)] {
        get throws(TypographyError) {
            let count = unsafe min(hb_face_count(blob), 64)
            guard count > 0 else { throw .fontCorrupt(file: path, reason: "not an OpenType font") }
            return (0..<count).map { index in
                let face = unsafe hb_face_create(blob, index)
                defer { unsafe hb_face_destroy(face) }
                return unsafe (name(.postScriptName, in: face), FaceStyle(of: face))
            }
        }
    }

    /// The names that code may call the font by: its families, then if it is a single face the PostScript and the full
    /// name.
    var fontNames: [String] {
        get throws(TypographyError) {
            let count = unsafe min(hb_face_count(blob), 64)
            guard count > 0 else { throw .fontCorrupt(file: path, reason: "not an OpenType font") }
            var names: [String] = []
            for index in 0..<count {
                let face = unsafe hb_face_create(blob, index)
                defer { unsafe hb_face_destroy(face) }
                var entries: [OpenTypeName] = [.typographicFamily, .family]
                if count == 1 { entries += [.postScriptName, .fullName] }
                names += entries.map { unsafe name($0, in: face) }
            }
            return names.filter { !$0.isEmpty }
        }
    }

    /// Returns the index of the face with a PostScript name. A single font counts as a collection of one.
    func index(ofFace name: String) throws(TypographyError) -> UInt32 {
        let count = unsafe min(hb_face_count(blob), 64)
        guard count > 0 else { throw .fontCorrupt(file: path, reason: "not an OpenType font") }
        for index in 0..<count where postScriptName(ofFace: index) == name { return index }
        throw .fontCorrupt(file: path, reason: "no face named \(name)")
    }

    private func postScriptName(ofFace index: UInt32) -> String {
        let face = unsafe hb_face_create(blob, index)
        defer { unsafe hb_face_destroy(face) }
        return unsafe name(.postScriptName, in: face)
    }
}

/// The entries of the name table that are read, by their numbers in the OpenType specification. HarfBuzz's constants
/// are integers in some of its versions, and an enumeration in others.
enum OpenTypeName: UInt32 {
    case family = 1
    case fullName = 4
    case version = 5
    case postScriptName = 6
    case typographicFamily = 16
}

/// Returns an entry of the name table, at most 255 bytes of it. Returns an empty string if there is none.
func name(_ entry: OpenTypeName, in face: OpaquePointer?) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
        var size = UInt32(buffer.count)
        _ = unsafe hb_ot_name_get_utf8(face, entry.rawValue, nil, &size, buffer.baseAddress)
        return unsafe String(decoding: UnsafeRawBufferPointer(buffer)[..<Int(size)], as: UTF8.self)
    }
}

/// Returns the system's description of an error, such as `Permission denied`.
private func systemError(_ code: Int32) -> String {
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: words)
}
