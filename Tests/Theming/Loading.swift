import FramewrightDocuments
import FramewrightTheming
import Testing

/// A theme from the text of its file.
func theme(_ text: String) throws(DocumentError) -> Theme { try ThemeLoader.load(Array(text.utf8), name: "t.json") }

/// A theme whose members after the name are these.
func themed(_ members: String) throws(DocumentError) -> Theme { try theme("{\"name\": \"T\", \(members)}") }

/// What is wrong with the text; nil where nothing is.
func failure(_ text: String) -> DocumentError? {
    do {
        _ = try theme(text)
        return nil
    } catch { return error }
}
