import Glibc

/// The fonts that an installed tool brings along.
///
/// Installed, `share/framewright/fonts` is beside `bin` with the tool, and beside `lib` with the library that previews
/// are linked with. In it, files are in the same folders as below `/usr/share/fonts`.
enum BundledFonts {
    /// The folder; nil if this code was not installed with fonts.
    static let directory: String? = {
        guard let file = file(mappedAt: UInt(bitPattern: #dsohandle)),
            let end = file.utf8.lastIndex(of: UInt8(ascii: "/"))
        else {
            return nil
        }
        let folder = file[..<end]
        return ["\(folder)/../share/framewright/fonts", "\(folder)/../../share/framewright/fonts"]
            .first { unsafe access($0, R_OK | X_OK) == 0 }
    }()

    /// Returns the path of the program or library that is in memory at an address.
    ///
    /// - Parameter maps: The list of mapped files, in the kernel's format.
    static func file(mappedAt address: UInt, in maps: String = "/proc/self/maps") -> String? {
        guard let list = unsafe fopen(maps, "re") else { return nil }
        defer { _ = unsafe fclose(list) }
        var line = unsafe UnsafeMutablePointer<CChar>?.none
        var capacity = 0
        defer { unsafe free(line) }
        while unsafe getline(&line, &capacity, list) > 0 {
            // 7f0000000000-7f0000001000 r--p 00000000 fe:00 1234       /path of the file
            guard let text = unsafe line.map({ unsafe String(cString: $0).utf8 }),
                let slash = text.firstIndex(of: UInt8(ascii: "/"))
            else {
                continue
            }
            let ends = text.prefix { $0 != UInt8(ascii: " ") }.split(separator: UInt8(ascii: "-"))
                .compactMap { UInt(Substring($0), radix: 16) }
            guard ends.count == 2, ends[0] <= address, address < ends[1] else { continue }
            return path(listedAs: String(Substring(text[slash...].prefix { $0 != UInt8(ascii: "\n") })))
        }
        return nil
    }

    /// Returns the path that the kernel lists as `text`.
    ///
    /// The kernel writes a line feed as `\012`, but a backslash as it is. A file whose name has these four characters
    /// comes first.
    private static func path(listedAs text: String) -> String {
        guard text.contains("\\012"), unsafe access(text, F_OK) != 0 else { return text }
        return text.replacing("\\012", with: "\n")
    }
}

/// Returns the path of a file from the root, without symbolic links; as it is if there is no such file.
func absolutePath(of path: String) -> String {
    guard let place = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(place) }
    return unsafe String(cString: place)
}
