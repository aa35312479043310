import Foundation
import Testing

/// Compares the folders' directions in the opening file of each module with the references in the compiler's index.
struct FolderTests {
    private static let graph = SourceGraph()

    /// The modules whose opening file has a line `Folders:`.
    private static let modules =
        (try? FileManager.default.contentsOfDirectory(atPath: "\(Checkout.root)/Sources"))?
        .filter { (try? FolderOrder(module: $0).isEmpty) == false }.sorted() ?? []

    /// The largest allowed circle of files that use each other.
    private static let largestCycle = 12

    @Test func `The module of views states the order of its folders`() { #expect(Self.modules.contains("Views")) }

    @Test(.enabled(if: graph != nil, "a release build has no index"), arguments: modules)
    func `A folder uses only the folders to its left in the opening file`(module: String) throws {
        let ranks = try FolderOrder(module: module)
        for (file, others) in Self.graph?.references ?? [:] where file.hasPrefix("\(module)/") {
            for (other, names) in others {
                #expect(
                    ranks.allows(file, using: other),
                    "\(file) uses \(names.sorted().joined(separator: ", ")) of \(other)")
            }
        }
    }

    @Test(.enabled(if: graph != nil, "a release build has no index"), arguments: modules)
    func `No circle of files is large`(module: String) {
        for cycle in Self.graph?.cycles(in: module) ?? [] {
            #expect(cycle.count <= Self.largestCycle, "\(cycle.sorted().joined(separator: " "))")
        }
    }
}

/// The order of a module's folders, from the line `Folders:` of its opening file: `A < B, C < D`. Folders that are
/// separated by a comma do not use each other. Files outside of the folders use all of them and are used by none.
private struct FolderOrder {
    private var ranks: [String: Int] = [:]
    var isEmpty: Bool { ranks.isEmpty }

    init(module: String) throws {
        let text = try String(contentsOfFile: "\(Checkout.root)/Sources/\(module)/\(module).swift", encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("//") }
        guard let first = lines.firstIndex(where: { $0.hasPrefix("// Folders:") }) else { return }
        let more = lines[(first + 1)...].prefix { $0.hasPrefix("//   ") }
        let list = ([lines[first].dropFirst("// Folders:".count)] + more.map { $0.dropFirst(2) }).joined(separator: " ")
        let order = list.prefix { $0 != "." && $0 != ";" }
        for (rank, names) in order.split(separator: "<").enumerated() {
            for name in names.split(separator: ",") { ranks[name.trimmingCharacters(in: .whitespaces)] = rank }
        }
    }

    func allows(_ file: String, using other: String) -> Bool {
        let (folder, used) = (Self.folder(of: file), Self.folder(of: other))
        if folder == used { return true }
        guard let used else { return false }
        guard let rank = ranks[used] else { return false }
        return folder.map { ranks[$0, default: -1] > rank } ?? true
    }

    private static func folder(of file: String) -> String? {
        let parts = file.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : nil
    }
}
