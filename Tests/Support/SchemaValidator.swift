import Foundation

/// A test oracle for our JSON schemas: check-jsonschema, from PyPI.
package struct SchemaValidator {
    private let program: ForeignProgram

    /// The validator; nil if it is not installed.
    package static let installed = ForeignProgram("check-jsonschema", probe: ["--version"]).map(SchemaValidator.init)

    /// Returns for each document whether the schema accepts it. Pass all documents at once, because a start takes a
    /// third of a second.
    package func accepts(_ documents: [String], by schema: String) throws -> [Bool] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ name: String) throws -> String {
            let file = folder.appending(path: name)
            try Data(text.utf8).write(to: file)
            return file.path()
        }
        let schema = try write(schema, "schema.json")
        let files = try documents.enumerated().map { try write($0.element, "\($0.offset).json") }
        let (status, output) = try program.run(["--output-format", "json", "--schemafile", schema] + files)
        let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
        let refused = Set((report.errors + (report.parseErrors ?? [])).map(\.filename))
        // An invalid schema gives no report of files.
        guard (status == 0) == refused.isEmpty else { throw Failure.report(output) }
        return files.map { !refused.contains($0) }
    }

    private enum Failure: Error { case report(String) }

    private struct Report: Decodable {
        struct Finding: Decodable { let filename: String }

        let errors: [Finding]
        let parseErrors: [Finding]?

        private enum CodingKeys: String, CodingKey {
            case errors
            case parseErrors = "parse_errors"
        }
    }
}
