import FramewrightDocuments

extension DocumentNode {
    /// Reads the file that this node names: a path from `folder` on, where it has to be. Errors stand at the node.
    func neighbour(
        _ path: String, in folder: String, limit: Int
    ) throws(DocumentError) -> (path: String, bytes: [UInt8]) {
        let isInside = !path.hasPrefix("/") && !path.contains(":") && !path.split(separator: "/").contains("..")
        guard isInside else {
            throw error(
                .invalid, "\"\(path)\" is not inside the folder of the file that names it", hint: "put it there")
        }
        let full = folder.isEmpty || folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
        do {
            return (full, try InputFile.read(full, limit: limit))
        } catch {
            throw self.error(.invalid, error.message, hint: error.hint)
        }
    }
}
