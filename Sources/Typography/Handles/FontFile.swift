import FramewrightCHarfBuzz
import FramewrightDrawing

/// A font file mapped into memory, which HarfBuzz and FreeType share.
///
/// It is read-only after `init`, so that threads can share it. If another process truncates the file while it is
/// mapped, this process is killed by a signal; package managers replace files by renaming, which is safe.
@safe final class FontFile: @unchecked Sendable {
    let path: String
    let blob: OpaquePointer

    /// The maximum size in bytes. No packaged font is half as large, and larger files would take minutes to hash.
    static let largest = 256 << 20

    /// Maps a file. Returns nil if it does not exist or cannot be read. Throws an error if it is empty or too large.
    init?(path: String) throws(TypographyError) {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
        let length = unsafe Int(hb_blob_get_length(blob))
        guard (1...Self.largest).contains(length) else {
            unsafe hb_blob_destroy(blob)
            throw .fontCorrupt(
                file: path, reason: length == 0 ? "it is empty" : "it is larger than \(Self.largest >> 20) MB")
        }
        self.path = path
        unsafe self.blob = unsafe blob
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
