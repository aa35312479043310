/// Names of modules that are told apart.
struct ModuleNames {
    /// The names of modules that most files import.
    private static let reserved: Set<String> = ["SwiftUI", "Combine", "CoreGraphics", "Foundation", "Swift", "UIKit"]

    private var taken: Set<String>

    init(_ taken: Set<String>) { self.taken = taken }

    /// Returns the name of a target's or folder's module, as Xcode makes it by default, with a number if another module
    /// has it.
    mutating func free(for text: String) -> String {
        var name = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber ?? true { name = "_\(name)" }
        if Self.reserved.contains(name) { name += "_App" }
        var (free, number) = (name, 1)
        while !taken.insert(free).inserted {
            number += 1
            free = "\(name)_\(number)"
        }
        return free
    }
}
