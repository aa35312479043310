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

/// The parts of a release that hold fonts.
package enum ReleasePart {
    /// The part of the tool itself.
    package static let tool = "framewright"

    /// Whether this code was installed with fonts.
    package static var isInstalled: Bool { BundledFonts.directory != nil }

    /// Returns the part with the fonts of a Debian package.
    package static func holding(_ package: String) -> String {
        switch package {
        case "fonts-noto-cjk": "framewright-fonts-cjk"
        case "fonts-noto-color-emoji": "framewright-fonts-emoji"
        default: tool
        }
    }

    /// Returns the remedy for missing files of Debian packages of fonts, each named once.
    package static func remedy(for packages: [String], isInstalled: Bool = ReleasePart.isInstalled) -> String {
        var names: [String] = []
        for package in packages {
            let name = isInstalled ? holding(package) : package
            if !names.contains(name) { names.append(name) }
        }
        if isInstalled { return "install \(names.joined(separator: " and ")) of the release" }
        return "install \(names.count > 1 ? "them" : "it"): apt-get install \(names.joined(separator: " "))"
    }
}

/// Returns the path of a file from the root, without symbolic links; as it is if there is no such file.
func absolutePath(of path: String) -> String {
    guard let place = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(place) }
    return unsafe String(cString: place)
}
