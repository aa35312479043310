import FramewrightDocuments

extension SnapshotStore {
    /// True if the manifest lists the file, or if its name is that of a screen in the settings, below a scene and
    /// state.
    func isOurs(_ file: String) -> Bool {
        guard manifest[file] == nil else { return true }
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count >= 3 && settings.screens.contains { parts[parts.count - 1] == "\($0.name).png" }
    }

    /// Removes references that nothing requires any more, from the manifest and from the disk, and
    /// temporary files of killed processes, and images of failures of such references.
    ///
    /// An image file is removed only if the manifest lists it or the settings have a screen of its name. Other
    /// files in `failures`, files in nested snapshot folders and behind symbolic links are never touched.
    ///
    /// - Parameters:
    ///   - filters: Removes only files whose path contains one of the filters.
    ///   - report: Receives a message if another process holds the folder's lock for longer than a second.
    /// - Returns: The removed files, and the files of removed manifest entries that were not removed themselves. Both
    ///   are relative to the folder.
    public mutating func prune(
        matching filters: [String] = [], report: (String) -> Void = { _ in }
    ) throws -> (files: [String], entries: [String]) {
        func isSelected(_ file: String) -> Bool { filters.isEmpty || filters.contains { file.contains($0) } }
        let required = Set(requests().map(\.file))
        let images = try list().images.filter { !required.contains($0) && isOurs($0) && isSelected($0) }
        let entries = manifest.entries.map(\.file).filter { !required.contains($0) && isSelected($0) }
        let leftovers = try TemporaryFiles.abandoned(below: folder).filter(isSelected)
        let failures = try unusedFailures().filter { isSelected($0.file) }
        pending.forgotten.formUnion(entries)
        if !pending.forgotten.isEmpty || !RecordingJournal.abandonedNames(in: folder).isEmpty {
            try saveManifest(report: report)
        }
        for file in images + failures.map(\.file) { try OutputFile.remove("\(folder)/\(file)") }
        if !failures.isEmpty {
            try LastVerification.note(failed: [], of: failures.map(\.reference), in: "\(folder)/failures")
        }
        for file in leftovers { TemporaryFiles.removeAbandoned("\(folder)/\(file)") }
        for file in images + leftovers + failures.map(\.file) { Folder.removeEmpty(of: file, in: folder) }
        return ((images + leftovers + failures.map(\.file)).sorted(), Set(entries).subtracting(images).sorted())
    }
}
