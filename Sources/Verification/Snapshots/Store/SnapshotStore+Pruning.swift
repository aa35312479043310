import FramewrightDocuments

extension SnapshotStore {
    /// True for the path of a picture this folder's settings may have asked for: a scene's state on one of their screens, or any
    /// picture that the manifest lists.
    func isOurs(_ file: String) -> Bool {
        guard manifest[file] == nil else { return true }
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count >= 3 && settings.screens.contains { parts[parts.count - 1] == "\($0.name).png" }
    }

    /// Removes recordings that no scene or screen asks for any more, from the manifest and from the disk, and temporary files of
    /// killed processes.
    ///
    /// A picture is removed if the manifest lists it, or if the settings have a screen of its name. No other file is touched, none
    /// in `failures`, none of another snapshot folder inside, and nothing behind a link.
    ///
    /// - Parameters:
    ///   - filters: only files whose path contains one of them.
    ///   - tell: is given words for people where another process holds the folder's lock for longer than a second.
    /// - Returns: the paths that were removed, below the folder.
    public mutating func prune(
        matching filters: [String] = [], report: (String) -> Void = { _ in }
    ) throws -> [String] {
        func isWanted(_ file: String) -> Bool { filters.isEmpty || filters.contains { file.contains($0) } }
        let asked = Set(requests().map(\.file))
        let pictures = try imagesInFolder().filter { !asked.contains($0) && isOurs($0) && isWanted($0) }
        let entries = manifest.entries.map(\.file).filter { !asked.contains($0) && isWanted($0) }
        let leftovers = try TemporaryFiles.abandoned(below: folder).filter(isWanted)
        pending.forgotten.formUnion(entries)
        if !pending.forgotten.isEmpty || !RecordingJournal.abandonedNames(in: folder).isEmpty {
            try saveManifest(report: report)
        }
        for file in pictures + leftovers {
            try OutputFile.remove("\(folder)/\(file)")
            Folder.removeEmpty(of: file, in: folder)
        }
        return Set(pictures + entries + leftovers).sorted()
    }
}
