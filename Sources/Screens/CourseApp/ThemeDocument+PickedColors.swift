import Framewright
import FramewrightDocuments
import FramewrightModels

extension ThemeDocument {
    /// Saves the picked colours as the tokens of their targets. The tokens of the text on them are not changed.
    mutating func save(_ changes: [ColorEditor.Change]) throws(ThemeEditError) {
        for change in changes { try set(change.target.token, to: .string(change.color.hexadecimal)) }
    }
}
