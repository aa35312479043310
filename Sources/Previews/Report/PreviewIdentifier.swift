import FramewrightVerification

/// The name of a preview in those of files: stable for as long as the preview is in the same file with the same name,
/// or without a name shows the same view.
package struct PreviewIdentifier: Hashable, Sendable {
    /// The name of the file without extension, behind that of the module if several modules have such a file.
    package internal(set) var file: String
    /// The name of the preview, with a number from the second one of that name on.
    package internal(set) var name: String

    /// - Parameter file: The name of the file, with or without extension.
    init(file: String, name: String) {
        self.file = PathComponent.encode(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
        self.name = name.isEmpty ? "Preview" : PathComponent.encode(name)
    }

    /// The identifier as the name of a file, such as `CardView.Empty`.
    package var text: String { "\(file).\(name)" }
    /// The identifier as a path of two components, such as `CardView/Empty`.
    package var reference: String { "\(file)/\(name)" }
}

extension [PreviewIdentifier] {
    /// The identifiers with numbers for those that are equal to an earlier one, also on file systems that ignore case.
    var numbered: [PreviewIdentifier] {
        var taken: Set<String> = []
        return map { identifier in
            var (free, number) = (identifier, 1)
            while !taken.insert(free.text.lowercased()).inserted {
                number += 1
                free.name = "\(identifier.name)-\(number)"
            }
            return free
        }
    }
}
