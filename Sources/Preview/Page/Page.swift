import FramewrightCodecs
import FramewrightDocuments

/// The preview's page: HTML, style, script and icon as the browser receives them.
///
/// Nothing in it names an external address and nothing runs or is styled in line, so the strictest
/// Content-Security-Policy holds. All addresses are relative to the page's own.
///
/// The script is one module that is cut into files by topic; a part may use what another one declares, and only the last
/// part starts something.
enum Page {
    static let html = EmbeddedFile.previewPage.text
    static let style = EmbeddedFile.previewStyle.text
    static let icon = EmbeddedFile.previewIcon.text
    static let script = EmbeddedFile.previewScript.text
        .replacing("LARGEST_REDUCTION", with: "\(PixelRuns.largestReduction)")
}
