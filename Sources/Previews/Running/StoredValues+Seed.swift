import FramewrightDocuments
import FramewrightViews

extension StoredValues {
    /// Sets the values of `@AppStorage` from the JSON object in the file that `FRAMEWRIGHT_APP_STORAGE` names, if it is
    /// set: Booleans, numbers and texts by key.
    static func seedFromEnvironment() throws {
        guard let path = ProcessEnvironment["FRAMEWRIGHT_APP_STORAGE"] else { return }
        let document = try JSONDocument(parsing: try InputFile.read(path, limit: 1 << 20), file: path)
        guard case .object(let members) = document.root.content else {
            throw PreviewFailure("\(path) is not a JSON object")
        }
        var values: [String: Any] = [:]
        for member in members {
            switch member.value.content {
            case .string(let text): values[member.key] = text
            case .bool(let flag): values[member.key] = flag
            case .number(let number): values[member.key] = Int(number.text) ?? number.double ?? 0
            default: throw PreviewFailure("\(path): \(member.key) is neither a Boolean, a number nor a text")
            }
        }
        app.seed(values)
    }
}
