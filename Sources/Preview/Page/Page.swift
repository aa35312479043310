/// The preview's page: HTML, style, script and icon as the browser gets them. Nothing in it names an address outside, nothing
/// runs or is styled in line, so the strictest Content-Security-Policy holds. Every address it asks is relative to its own.
///
/// The script is one module cut into parts by topic; a part may use what any other declares, and only the last one runs.
enum Page {
    /// What `script.js` holds, the parts joined.
    static let script = [
        scriptPage, scriptRequests, scriptColor, scriptScreen, scriptDraft, scriptStage, scriptTouch, scriptAnimation,
        scriptTokens, scriptEditor, scriptFindings, scriptDevices, scriptShell,
    ].joined(separator: "\n")

    /// What `style.css` holds.
    static let style = [styleBackground, styleParts].joined(separator: "\n")

    /// What `icon.svg` holds.
    static let icon = #"""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="7" y="2" width="18" height="28" rx="4" fill="#2b2b2b"/>
        <rect x="10" y="6" width="12" height="20" rx="1" fill="#8a8a8a"/><path d="M10 16h12v9a1 1 0 0 1-1 1H11a1 1 0 0 1-1-1z" fill="#2f6fed"/></svg>
        """#
}
