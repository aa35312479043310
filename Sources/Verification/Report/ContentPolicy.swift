import FramewrightDocuments
import FramewrightDrawing

/// The Content-Security-Policy of a page: its own style and script by their hashes, embedded images, and nothing
/// else.
enum ContentPolicy {
    /// Returns the policy.
    ///
    /// - Parameters:
    ///   - style: The exact text of the page's only `style` element.
    ///   - script: The exact text of the page's only `script` element.
    static func text(style: String, script: String) -> String {
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src \(source(style)); "
            + "script-src \(source(script))"
    }

    /// Returns the hash source of a text: `'sha256-...'`, in Base64.
    private static func source(_ text: String) -> String {
        let digits = Array(ContentHash(of: Array(text.utf8)).text)
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        return "'sha256-\(Base64.text(bytes))'"
    }
}
