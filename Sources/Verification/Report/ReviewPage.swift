import Framewright
import FramewrightDocuments

/// The page of a report in HTML.
struct ReviewPage {
    private let report: ReviewReport
    /// The failures and warnings that have an image, or another reason to be looked at.
    private let open: [SnapshotResult]
    private let missing: [SnapshotResult]
    private var images = ReviewImages()
    private var cards: [Markup] = []
    private var tiles: [Markup] = []

    /// Reads the images of the report. Throws the errors of their files.
    init(_ report: ReviewReport) throws {
        self.report = report
        open = report.failures.filter { $0.status != .missing }
        missing = report.failures.filter { $0.status == .missing }
        for (index, failure) in open.enumerated() { cards.append(try card(failure, id: Self.id(index))) }
        for result in missing { tiles.append(try tile(result)) }
    }

    private static func id(_ index: Int) -> String { "failure-\(index + 1)" }

    private static func mood(_ isBad: Bool) -> String { isBad ? "bad" : "warn" }

    /// The whole page.
    var html: Markup {
        let (title, summary, failures) = (report.title, report.summary, report.failures)
        let script = EmbeddedFile.reviewScript.lines
        let style = EmbeddedFile.reviewStyle.lines + images.boxStyles.map { "\n\($0)" }.joined()
        let mood = failures.isEmpty ? "good" : Self.mood(report.results.contains(where: \.isFailure))
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(ContentPolicy.text(style: style, script: script))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title): \(summary)</title>
            <style>\(Markup(verbatim: style))</style>
            </head>
            <body>
            <header>
            <h1>\(title)</h1>
            <p><span class="\(mood)">\(summary)</span> <span class="soft">renderer \(Renderer.version)</span></p>
            \(index, if: failures.count > 1)
            \(keys.map { "<p class=\"soft keys\">Keys: \($0).</p>" })
            </header>
            <main>
            \(cards)\(missingList, if: !missing.isEmpty)\
            \("<p class=\"good\">Nothing is to be looked at.</p>", if: failures.isEmpty)
            \(passes)
            </main>
            <script>\(Markup(verbatim: script))</script>
            </body>
            </html>

            """
    }

    private var index: Markup {
        let entries = open.enumerated().map { index, failure -> Markup in
            "<li><a href=\"#\(Self.id(index))\">\(heading(failure))</a></li>"
        }
        let others: Markup = """
            <li><a href="#missing"><span class="bad">missing</span> \(missing.count) never recorded</a></li>
            """
        return """
            <p class="finder" hidden><label for="filter">Filter</label> \
            <input id="filter" type="search" placeholder="name, status, view or token"> \
            <output id="matches" for="filter"></output></p>
            <details class="index"\(" open", if: open.count <= 12)>\
            <summary>Index of \(report.failures.count)</summary>\
            <ol>\(entries)\(others, if: !missing.isEmpty)</ol></details>
            """
    }

    private func heading(_ failure: SnapshotResult) -> Markup {
        "<span class=\"\(Self.mood(failure.isFailure))\">\(failure.status.rawValue)</span> \(failure.file)"
    }

    private mutating func card(_ failure: SnapshotResult, id: String) throws -> Markup {
        let remarks = failure.remarks.map { remark -> Markup in "<li>\(remark)</li>" }
        let command = report.acceptingCommand.map { "\($0) \(shellQuoted(failure.file))" }
        var figures: [Markup] = []
        for image in failure.images {
            figures.append(try images.image(image, of: failure, id: "\(id)-\(figures.count + 1)").figure)
        }
        let findings = failure.findings.map { finding -> Markup in
            let level = finding.level.rawValue
            return "<li><span class=\"\(Self.mood(finding.isError))\">\(level)</span> \("\(finding)")</li>"
        }
        return """
            <article id="\(id)" tabindex="-1" aria-labelledby="\(id)-name">
            <h2 id="\(id)-name">\(heading(failure))</h2>
            \("<ul>\(remarks)</ul>", if: !remarks.isEmpty)
            \(command.map { "<p>To accept it, once you have looked at it: <code>\($0)</code></p>" })
            \(figures)\("<ol class=\"findings\">\(findings)</ol>", if: !findings.isEmpty)
            </article>

            """
    }

    private mutating func tile(_ result: SnapshotResult) throws -> Markup {
        var pictures: [Markup] = []
        for image in result.images {
            pictures.append(try images.image(image, of: result, id: "-\(pictures.count + 1)").thumbnail)
        }
        return "<li><p>\(result.file)</p>\(pictures)</li>"
    }

    private var missingList: Markup {
        let isShown = open.isEmpty && missing.count <= 12
        let command = report.missingCommand
        return """
            <details id="missing"\(" open", if: isShown)><summary>\
            <span class="bad">\(missing.count) missing</span>: never recorded, or without an image</summary>
            \(command.map { "<p>To record them, once you have looked at them: <code>\($0)</code></p>" })
            <ul class="tiles">\(tiles)</ul></details>

            """
    }

    private var passes: Markup? {
        let passes = report.passes
        guard let first = passes.first else { return nil }
        let files = passes.map { pass -> Markup in "<li>\(pass.file)</li>" }
        return """
            <details id="passes"><summary>\(passes.count) \(first.status.rawValue)</summary>\
            <ul class="passes">\(files)</ul></details>
            """
    }

    /// The keyboard shortcuts that are usable on the page; nil if there are none.
    private var keys: String? {
        let images = open.flatMap(\.images)
        var keys: [String] = []
        if open.count > 1 { keys.append("n and p next and previous") }
        if images.contains(where: \.isStrip) {
            keys.append("1 side by side, 2 blink, 3 onion, 4 slider, 5 difference")
        }
        if !images.isEmpty { keys.append("+ and - zoom, 0 fits") }
        if open.contains(where: { !$0.findings.isEmpty && !$0.images.isEmpty }) { keys.append("f findings") }
        if report.failures.count > 1 { keys.append("/ filter") }
        return keys.isEmpty ? nil : keys.joined(separator: "; ")
    }
}

extension SnapshotResult {
    /// The details without the findings, which have a list of their own.
    fileprivate var remarks: [String] {
        let findings = Set(findings.map { "\($0.level.rawValue): \($0)" })
        return details.filter { !findings.contains($0) }
    }
}
