import FramewrightDocuments
import FramewrightDrawing
import Mustache

extension ReviewReport {
    /// JUnit's XML, as CI systems read it: one test case a picture.
    public func junit() throws -> String {
        let cases: [[String: Any]] = results.map { result in
            [
                "name": result.file, "isFailure": !result.isSame, "status": result.status,
                "details": (result.details + result.pictures.map { "\($0.subject): \($0.path)" }).joined(
                    separator: "\n"),
            ]
        }
        return try MustacheTemplate(string: junitPage).render([
            "title": title, "count": results.count, "failures": failures.count, "cases": cases,
        ])
    }

    /// Lines that GitHub Actions shows beside the change, one a failure.
    public func githubAnnotations(folder: String) -> [String] {
        failures.map { failure in
            let message = ([failure.status] + failure.details).joined(separator: "\n")
            return "::error file=\(property("\(folder)/\(failure.file)")),title=\(property(title))::\(data(message))"
        }
    }

    /// GitLab's code quality report (JSON).
    public func codeQuality(folder: String) -> String {
        let issues = failures.map { failure in
            JSONOutput.object([
                ("description", .string(([failure.status] + failure.details).joined(separator: "; "))),
                ("check_name", .string("snapshot")),
                (
                    "fingerprint",
                    .string(ContentHash(of: Array("\(folder)/\(failure.file) \(failure.status)".utf8)).text)
                ),
                ("severity", .string("major")),
                (
                    "location",
                    .object([
                        ("path", .string("\(folder)/\(failure.file)")), ("lines", .object([("begin", .int(1))])),
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
