import FramewrightDocuments

extension DocumentNode {
    /// Reads the file at a path relative to `folder`, to which this node refers. Errors are reported at the node.
    func neighbour(
        _ path: String, in folder: String, limit: Int
    ) throws(DocumentError) -> (path: String, bytes: [UInt8]) {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let isInside = !parts.contains { $0.elementsEqual("..".utf8) } && parts.first?.isEmpty == false
        guard isInside, path != "-", !path.utf8.contains(UInt8(ascii: ":")) else {
            let place = folder.isEmpty ? "this folder" : folder
            throw error(.invalid, "\"\(path)\" is no path of a file in \(place)", hint: "put it there")
        }
        let full = folder.isEmpty || folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
        do {
            return (full, try InputFile.read(full, limit: limit, isRegular: true))
        } catch {
            throw self.error(.invalid, error.message, hint: "\(error.hint)")
        }
    }
}
