import FramewrightCodecs
import FramewrightDocuments

/// The web page of the preview: HTML, style, script and icon. It contains no external URLs and no inline scripts or

/// styles, so the strictest Content-Security-Policy applies. All its request URLs are relative.
///
/// The script is one module divided into parts by topic. A part may use declarations of any other part; only the last
/// one runs code.
enum Page {
    /// The content of `script.js`, joined from its parts.
    static let html = EmbeddedFile.previewPage.text

    /// The page of live previews, in which the grid of previews is shown.
    static let liveHTML = html.replacing("<html lang=\"en\">", with: "<html lang=\"en\" data-live>")

    /// The content of `style.css`.
    static let style = EmbeddedFile.previewStyle.text

    /// The content of `icon.svg`.
    static let icon = EmbeddedFile.previewIcon.text
    static let script = EmbeddedFile.previewScript.text
        .replacing("LARGEST_REDUCTION", with: "\(PixelRuns.largestReduction)")
}
