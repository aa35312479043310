import FramewrightDocuments

extension ReviewReport {
    /// The largest Markdown summary in bytes. GitHub shows at most 65,536 characters of a comment.
    public static let markdownLimit = 65_000
    /// The number of Unicode scalars to which a name or detail is cut in a Markdown summary.
    static let markdownTextLimit = 300

    /// Returns a Markdown summary for the page of a change: the counts, and a table of the results that did not pass.
    ///
    /// Names and details, cut to 300 Unicode scalars, are in `code` elements, in which code hosts find no mentions and
    /// links, with every character that Markdown or HTML reads as a character reference. Images have addresses, because
    /// code hosts remove `data:` addresses from Markdown.
    ///
    /// - Parameters:
    ///   - limit: The largest size in bytes. Rows that do not fit are left out and counted in a last line.
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
        // The commands are left out before rows are.
        let reserve = 100
        if head.utf8.count + tail.utf8.count + reserve > limit { tail = "" }
        var (table, omitted) = ("", 0)
        var space = limit - head.utf8.count - tail.utf8.count - reserve
        for line in rows.lazy.map({ $0.line(hasImages: hasImages) }) {
            guard line.utf8.count <= space else {
                omitted += 1
                continue
            }
            space -= line.utf8.count
            table += line
        }
        guard omitted < rows.count else {
            return """
                ### \(markdownCode(title)): \(markdownHeading)

                \(markdownCounts)

                \(omitted) are too long to be listed.

                """
        }
        return head + table + (omitted > 0 ? "\n\(omitted) more are not in this table.\n" : "") + tail
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
            acceptingCommand.map { "To accept a change: \(wholeCode("\($0) <file>"))" },
            hasMissing ? missingCommand.map { "To record what is missing: \(wholeCode($0))" } : nil,
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

    /// The first line of the details.
    private var detail: String {
        guard let line = result.details.first?.split(whereSeparator: \.isNewline).first else { return "" }
        return markdownCode(String(line))
    }

    private func link(_ index: Int, _ item: (image: SnapshotResult.Image, address: String)) -> String {
        let (subject, address) = (characterReferences(item.image.subject), characterReferences(item.address))
        guard index == 0 else { return "<a href=\"\(address)\">\(subject)</a>" }
        let width = item.image.isStrip ? 300 : 100
        return "<a href=\"\(address)\"><img src=\"\(address)\" alt=\"\(subject)\" width=\"\(width)\" /></a>"
    }
}

/// Returns text as a `code` element that no text can leave, on one line.
private func wholeCode(_ text: String) -> String { "<code>\(characterReferences(text))</code>" }

/// Returns text as a `code` element that no text can leave, on one line, cut to `markdownTextLimit`.
///
/// Cuts by scalars, because a character can have any number of combining marks.
private func markdownCode(_ text: String) -> String {
    let limit = ReviewReport.markdownTextLimit
    let isLong = text.unicodeScalars.dropFirst(limit).first != nil
    return wholeCode(isLong ? "\(String(text.unicodeScalars.prefix(limit - 1)))…" : text)
}

/// Returns text with every character that Markdown, a table or HTML reads as a character reference, and hidden
/// characters spelled out.
///
/// Escapes by scalars, as parsers read them: a vertical bar with a combining mark is another character.
private func characterReferences(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.printable().unicodeScalars {
        let isPlain =
            !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || " /.-,=()';%+:".unicodeScalars.contains(scalar)
        // Parsers make links of "www." and "://" within HTML too.
        let isLink =
            scalar == "." && "wW".unicodeScalars.contains(previous)
            || scalar == "/" && "/:".unicodeScalars.contains(previous)
        result += isPlain && !isLink ? String(scalar) : "&#\(scalar.value);"
        previous = scalar
    }
    return result
}
