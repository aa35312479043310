import FramewrightDocuments

extension ReviewReport {
    /// The largest Markdown summary in bytes. GitHub shows at most 65,536 characters of a comment.
    public static let markdownLimit = 65_000

    /// Returns a Markdown summary for the page of a change: the counts, and a table of the results that did not pass.
    ///
    /// Names and details are in `code` elements, in which code hosts find no mentions and links, with every character
    /// that Markdown or HTML reads as a character reference. Images have addresses, because code hosts remove `data:`
    /// addresses from Markdown.
    ///
    /// - Parameters:
    ///   - limit: The largest size in bytes. Rows that exceed it are counted in a last line.
    ///   - address: Returns the address of the image file at a path, or nil if readers of the summary have none.
    public func markdown(
        limit: Int = ReviewReport.markdownLimit, address: (String) -> String? = { _ in nil }
    ) -> String {
        let rows = failures.map { MarkdownRow($0, address: address) }
        let hasImages = rows.contains { !$0.images.isEmpty }
        var head = "### \(markdownCode(title)): \(markdownHeading)\n"
        var tail = commandLines.map { "\n\($0)\n" }.joined()
        guard !rows.isEmpty else { return head }
        head += "\n\(markdownCounts)\n\n"
        head +=
            hasImages
            ? "| File | Status | Detail | Image |\n|---|---|---|---|\n" : "| File | Status | Detail |\n|---|---|---|\n"
        let lines = rows.map { $0.line(hasImages: hasImages) }
        // The commands are left out before rows are.
        let reserve = 100
        if head.utf8.count + tail.utf8.count + reserve > limit { tail = "" }
        var (table, count) = ("", 0)
        var space = limit - head.utf8.count - tail.utf8.count - reserve
        for line in lines {
            space -= line.utf8.count
            guard space >= 0 else { break }
            table += line
            count += 1
        }
        let isCut = count < lines.count
        guard count > 0 else { return "### \(markdownCode(title)): \(markdownHeading)\n\n\(markdownCounts)\n" }
        return head + table + (isCut ? "\n\(lines.count - count) more are not in this table.\n" : "") + tail
    }

    /// The result in one line.
    private var markdownHeading: String {
        let failed = results.count(where: \.isFailure)
        if results.isEmpty { return "nothing was compared" }
        if failed > 0 { return "\(failed) of \(results.count) failed" }
        return failures.isEmpty ? "all \(results.count) passed" : "none of \(results.count) failed"
    }

    /// The number of results by status, with all that passed as one.
    private var markdownCounts: String {
        var order: [SnapshotResult.Status] = []
        for result in failures where !order.contains(result.status) { order.append(result.status) }
        let counts = order.map { status in "\(results.count { $0.status == status }) \(status.rawValue)" }
        return (counts + ["\(passes.count) passed"]).joined(separator: ", ")
    }

    private var commandLines: [String] {
        let hasMissing = failures.contains { $0.status == .missing }
        return [
            acceptingCommand.map { "To accept a change: \(markdownCode("\($0) <file>"))" },
            hasMissing ? missingCommand.map { "To record what is missing: \(markdownCode($0))" } : nil,
        ].compactMap(\.self)
    }
}

/// A row of the table: a result with the addresses of its images.
private struct MarkdownRow {
    let result: SnapshotResult
    let images: [(image: SnapshotResult.Image, address: String)]

    init(_ result: SnapshotResult, address: (String) -> String?) {
        self.result = result
        images = result.images.compactMap { image in address(image.path).map { (image, $0) } }
    }

    /// Returns the row of the table. The first image is a thumbnail, the others are links.
    func line(hasImages: Bool) -> String {
        var cells = [markdownCode(result.file), result.status.rawValue, detail]
        if hasImages { cells.append(images.enumerated().map(link).joined(separator: " ")) }
        return "| \(cells.joined(separator: " | ")) |\n"
    }

    /// The first line of the details, cut to 200 characters.
    private var detail: String {
        guard let line = result.details.first?.split(whereSeparator: \.isNewline).first else { return "" }
        return markdownCode(line.count > 200 ? "\(line.prefix(199))…" : String(line))
    }

    private func link(_ index: Int, _ item: (image: SnapshotResult.Image, address: String)) -> String {
        let (subject, address) = (characterReferences(item.image.subject), characterReferences(item.address))
        guard index == 0 else { return "<a href=\"\(address)\">\(subject)</a>" }
        let width = item.image.isStrip ? 300 : 100
        return "<a href=\"\(address)\"><img src=\"\(address)\" alt=\"\(subject)\" width=\"\(width)\" /></a>"
    }
}

/// Returns text as a `code` element that no text can leave, on one line.
private func markdownCode(_ text: String) -> String { "<code>\(characterReferences(text))</code>" }

/// Returns text with every character that Markdown, a table or HTML reads as a character reference, and hidden
/// characters spelled out.
private func characterReferences(_ text: String) -> String {
    var result = ""
    var previous: Character = " "
    for character in text.printable() {
        let isPlain =
            !character.isASCII || character.isLetter || character.isNumber || " /.-,=()';%+:".contains(character)
        // Parsers make links of "www." and "://" within HTML too.
        let isLink = character == "." && previous.lowercased() == "w" || character == "/" && "/:".contains(previous)
        result += isPlain && !isLink ? String(character) : character.unicodeScalars.map { "&#\($0.value);" }.joined()
        previous = character
    }
    return result
}
