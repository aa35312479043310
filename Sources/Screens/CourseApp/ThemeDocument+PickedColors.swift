import Framewright
import FramewrightDocuments
import FramewrightModels

extension ThemeDocument {
    /// Saves the colours a player has picked, each as the token of what it colours; what is written on it stays as the theme
    /// has it.
    mutating func save(_ changes: [ColorEditor.Change]) throws(ThemeEditError) {
        for change in changes { try set(change.target.token, to: .string(change.color.hexadecimal)) }
    }
}
