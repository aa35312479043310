import FramewrightDocuments
import FramewrightDrawing

extension ReviewReport {
    /// Returns the results as JUnit XML, which CI systems read: one test case per image.
    public func junit() -> String {
        let page: Markup = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            <testsuite name="\(title)" tests="\(results.count)" failures="\(results.count(where: \.isFailure))" \
            errors="0" skipped="0">
            \(results.map(testCase))</testsuite>
            </testsuites>

            """
        return page.text
    }

    private func testCase(_ result: SnapshotResult) -> Markup {
        let details = result.details + result.images.map { "\($0.subject): \($0.path)" }
        let failure: Markup = """
            <failure message="\(result.status.rawValue)">\(details.joined(separator: "\n"))</failure>

            """
        return """
            <testcase classname="\(title)" name="\(result.file)">
            \(failure, if: result.isFailure)</testcase>

            """
    }

    /// Returns workflow commands that GitHub Actions shows as annotations, one per failure or warning.
    ///
    /// - Parameter folder: The folder of the files, or nil if the results do not refer to files.
    public func githubAnnotations(folder: String?) -> [String] {
        failures.map { failure in
            let words = folder == nil ? [failure.file, failure.status.rawValue] : [failure.status.rawValue]
            let message = (words + failure.details).joined(separator: "\n")
            let place = folder.map { "file=\(property("\($0)/\(failure.file)"))," } ?? ""
            return "::\(failure.isFailure ? "error" : "warning") \(place)title=\(property(title))::\(data(message))"
        }
    }

    /// Returns a code quality report for GitLab (JSON).
    ///
    /// - Parameter folder: The folder of the files, or nil if the results do not refer to files.
    public func codeQuality(folder: String?) -> String {
        let issues = failures.map { failure in
            let path = folder.map { "\($0)/\(failure.file)" } ?? failure.file
            return JSONOutput.object([
                ("description", .string(([failure.status.rawValue] + failure.details).joined(separator: "; "))),
                ("check_name", .string(folder == nil ? "lint" : "snapshot")),
                (
                    "fingerprint",
                    .string(ContentHash(of: Array("\(path) \(failure.status.rawValue)".utf8)).text)
                ),
                ("severity", .string(failure.isFailure ? "major" : "minor")),
                (
                    "location",
                    .object([
                        ("path", .string(path)), ("lines", .object([("begin", .int(1))])),
                    ])
                ),
            ])
        }
        return JSONOutput.array(issues).indented()
    }

    private func data(_ text: String) -> String { escaped(text, "%\r\n") }

    private func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

    /// Escapes by scalars: a carriage return with a line feed, or a colon with a combining mark, is another character.
    private func escaped(_ text: String, _ special: String) -> String {
        text.unicodeScalars.map { scalar in
            guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return digits.count < 2 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }
}
