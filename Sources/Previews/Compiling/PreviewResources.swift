import FramewrightDocuments

/// Finds the resources that belong to source files.
public enum PreviewResources {
    private static let highestStep = 8
    private static let largestCount = 500

    /// Returns the asset catalogues, fonts and files of translations beside the files and in the folders above them, up
    /// to the folder of a package or repository; sorted, without duplicates.
    public static func paths(beside files: [String]) -> [String] { find(.catalogs, beside: files) }

    /// Returns the data files that code may read from its bundle, found in the same folders.
    public static func data(beside files: [String]) -> [String] { find(.data, beside: files) }

    private enum Kind {
        case catalogs, data
    }

    private static func find(_ kind: Kind, beside files: [String]) -> [String] {
        var found: Set<String> = []
        var visited: Set<String> = []
        for file in files {
            var folder = String(Folder.prefix(of: file).dropLast())
            for _ in 0..<highestStep where visited.insert(folder).inserted && found.count < largestCount {
                let place = folder.isEmpty ? "." : folder
                let entries = Folder.entries(in: place)
                for entry in entries { add(entry, in: place, depth: 0, kind, to: &found) }
                let isRoot = entries.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj/") }
                guard !isRoot, !folder.isEmpty, folder != "/", !Folder.exists("\(place)/.git") else { break }
                folder = String(Folder.prefix(of: folder).dropLast())
            }
        }
        return found.sorted()
    }

    /// Adds an entry of a folder, and those of folders that usually hold resources.
    private static func add(
        _ entry: String, in folder: String, depth: Int, _ kind: Kind, to found: inout Set<String>
    ) {
        let path = "\(folder)/\(entry)"
        // Pipes and devices may have no end.
        guard InputFile.refusal(of: path) == nil || entry.hasSuffix("/") else { return }
        if kind == .data, isData(entry) {
            found.insert(path)
        } else if kind == .catalogs, entry.hasSuffix(".xcassets/") {
            found.insert(String(path.dropLast()))
        } else if kind == .catalogs, [".strings", ".stringsdict", ".xcstrings"].contains(where: entry.hasSuffix) {
            found.insert(path)
        } else if kind == .catalogs, isFont(entry) {
            found.insert(path)
        } else if entry.hasSuffix(".lproj/") || (depth == 0 && isResourceFolder(entry)) {
            let inner = String(path.dropLast())
            for next in Folder.entries(in: inner) { add(next, in: inner, depth: depth + 1, kind, to: &found) }
        }
    }

    /// Whether a file is a font by its name.
    static func isFont(_ path: String) -> Bool {
        let name = path.lowercased()
        return [".ttf", ".otf", ".ttc", ".otc"].contains(where: name.hasSuffix)
    }

    private static func isData(_ entry: String) -> Bool {
        let name = entry.lowercased()
        let endings = [
            ".json", ".geojson", ".txt", ".csv", ".plist", ".xml", ".html", ".md", ".yaml", ".yml", ".png", ".jpg",
            ".jpeg", ".svg", ".webp", ".sqlite", ".data", ".bin",
        ]
        return name != "info.plist" && endings.contains(where: name.hasSuffix)
    }

    private static func isResourceFolder(_ entry: String) -> Bool {
        [
            "resources/", "assets/", "supporting files/", "localization/", "sources/", "data/", "json/", "images/",
            "fonts/", "font/", "preview content/", "mock/", "mocks/", "model/", "models/",
        ].contains(entry.lowercased())
    }
}
