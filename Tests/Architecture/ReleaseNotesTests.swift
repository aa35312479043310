import Foundation
import FramewrightDrawing
import Testing

/// The upgrade notes of each version say whether pixels change, which the table of hashes decides.
struct ReleaseNotesTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(Checkout.root)/\(path)", encoding: .utf8)
    }

    /// Returns the hash of the names and pixels of all pictures of the table.
    private func tableHash() throws -> String {
        struct Table: Decodable {
            struct Picture: Decodable {
                let file: String
                let pixels: String
            }
            let snapshots: [Picture]
        }
        let table = try JSONDecoder().decode(Table.self, from: Data(text("Snapshots/hashes/manifest.json").utf8))
        let lines = table.snapshots.map { "\($0.file) \($0.pixels)\n" }.sorted()
        return ContentHash(of: Array(lines.joined().utf8)).text
    }

    @Test func `the changelog says whether pixels change since the last release`() throws {
        let changelog = try text("CHANGELOG.md")
        let versions = changelog.matches(of: /\n## \[(\d+\.\d+\.\d+)\]/).map { String($0.1) }
        let released = try #require(versions.first)
        let note = try #require(
            try text("Sources/Framewright/Framewright.docc/Versions.md").firstMatch(
                of: /table of hashes of ([a-z0-9.]+) has the SHA-256\s+`([0-9a-f]{64})`/))
        #expect(
            try tableHash() == note.2,
            """
            pixels of the table of hashes have changed: Versions.md names the hash of the table of "unreleased" then, \
            and the changelog says that pixels change. If pictures were only added, the hash is replaced.
            """)
        let unreleased = try #require(changelog.firstMatch(of: /## \[Unreleased\]\s+(No pixels change|Pixels change)/))
        #expect(unreleased.1 == (note.1 == released ? "No pixels change" : "Pixels change"))
        #expect(note.1 == released || note.1 == "unreleased")
    }

    @Test func `every version says whether pixels change, in the changelog and in the table of versions`() throws {
        let changelog = try text("CHANGELOG.md")
        let rows = try text("Sources/Framewright/Framewright.docc/Versions.md")
            .matches(of: /\n\| (\d+\.\d+\.\d+) \| (yes|no) \|/).map { (String($0.1), $0.2 == "yes") }
        #expect(!rows.isEmpty)
        for (version, changes) in rows {
            let heading = try #require(changelog.range(of: "\n## [\(version)]"), "\(version) is not in the changelog")
            let note = changelog[heading.upperBound...].drop { $0 != "\n" }.drop(while: \.isWhitespace)
            #expect(note.hasPrefix(changes ? "Pixels " : "No pixels change"), "\(version)")
        }
    }
}
