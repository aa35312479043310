import FramewrightDocuments
import FramewrightTheming
import Testing

/// Returns the theme from the text of its file.
func theme(_ text: String) throws(DocumentError) -> Theme { try ThemeLoader.load(Array(text.utf8), name: "t.json") }

/// Returns a theme with these members after the name.
func themed(_ members: String) throws(DocumentError) -> Theme { try theme("{\"name\": \"T\", \(members)}") }

/// Returns the error of a text; nil if it is valid.
func failure(_ text: String) -> DocumentError? {
    do {
        _ = try theme(text)
        return nil
    } catch { return error }
}
