import FramewrightCodecs
import FramewrightDocuments
import FramewrightTypography

extension DoctorReport {
    /// The libraries that are linked at run time, with the files that are loaded.
    static var libraryChecks: [Check] {
        let loaded = loadedFiles
        let libraries: [(name: String, file: String, version: String?)] = [
            ("FreeType", "libfreetype.so", TextLibraries.freeType),
            ("HarfBuzz", "libharfbuzz.so", TextLibraries.harfBuzz),
            ("libpng", "libpng16.so", CodecLibraries.png), ("Little CMS", "liblcms2.so", CodecLibraries.littleCMS),
            ("libwebp", "libwebp.so", CodecLibraries.webP), ("libjpeg-turbo", "libturbojpeg.so", nil),
            ("SQLite", "libsqlite3.so", SQLiteConnection.version), ("LibYAML", "libyaml-0.so", DocumentLibraries.yaml),
        ]
        return libraries.map { library in
            Check(
                topic: .libraries, name: library.name, version: library.version,
                path: loaded.first { $0.split(separator: "/").last?.hasPrefix(library.file) == true })
        }
    }

    /// The files that are mapped into the process.
    private static var loadedFiles: [String] {
        guard let bytes = try? InputFile.read("/proc/self/maps", limit: 16 << 20) else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    }
}
