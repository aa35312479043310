import FramewrightDocuments
import FramewrightDrawing
import Mustache

extension ReviewReport {
    /// Returns the results as JUnit XML, which CI systems read: one test case per image.
    public func junit() throws -> String {
        let cases: [[String: Any]] = results.map { result in
            [
                "name": result.file, "isFailure": result.isFailure, "status": result.status.rawValue,
                "details": (result.details + result.images.map { "\($0.subject): \($0.path)" }).joined(
                    separator: "\n"),
            ]
        }
        return try MustacheTemplate(string: junitPage).render([
            "title": title, "count": results.count, "failures": results.count(where: \.isFailure), "cases": cases,
        ])
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

    private func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

private let junitPage = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
    <testsuite name="{{title}}" tests="{{count}}" failures="{{failures}}" errors="0" skipped="0">
    {{#cases}}
    <testcase classname="{{title}}" name="{{name}}">
    {{#isFailure}}
    <failure message="{{status}}">{{details}}</failure>
    {{/isFailure}}
    </testcase>
    {{/cases}}
    </testsuite>
    </testsuites>

    """
