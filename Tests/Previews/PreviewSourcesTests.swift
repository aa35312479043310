import Foundation
import FramewrightDocuments
import Testing

@testable import FramewrightPreviews

/// A folder of sources that is removed at the end of a test.
private final class SourceTree {
    let path = FileManager.default.temporaryDirectory.appending(path: "sources-\(UUID().uuidString)").path

    init(_ files: [String: String]) throws {
        for (name, text) in files {
            _ = try Folder.create(for: "\(path)/\(name)")
            try OutputFile.write(Array(text.utf8), to: "\(path)/\(name)")
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func relative(_ file: String) -> String { String(file.dropFirst(path.count + 1)) }
}

struct PreviewSourcesTests {
    private static func noPackage(_ path: String) throws(PreviewError) -> PackageDescription {
        throw .package(path, reason: "none is expected")
    }

    /// Returns the modules of paths, with the files' paths from the folder of the tree.
    private func modules(
        _ paths: [String] = [""], in tree: SourceTree,
        describe: @escaping (String) throws(PreviewError) -> PackageDescription = Self.noPackage
    ) throws(PreviewError) -> [String] {
        let paths = paths.map { $0.isEmpty ? tree.path : "\(tree.path)/\($0)" }
        return try PreviewSources(paths, describe: describe).modules.map { module in
            "\(module.name): \(module.files.map(tree.relative).joined(separator: " ")) < "
                + module.dependencies.joined(separator: " ") + (module.isShown ? "" : " hidden")
        }
    }

    @Test func `the files of an app's folder are one module, without tests, manifests and folders of build systems`()
        throws
    {
        let tree = try SourceTree([
            "App/A.swift": "", "App/Views/B.swift": "", "AppTests/T.swift": "", "Tests/T.swift": "", "Pods/P.swift": "",
            ".hidden/H.swift": "", "Package@swift-5.swift": "", "App.xcodeproj/x.swift": "", "README.md": "",
            "build/G.swift": "",
        ])
        // The project in it cannot be read, so that its folder is the app's.
        #expect(try modules(in: tree) == ["App: App/A.swift App/Views/B.swift < "])
        #expect(try modules(["App/"], in: tree) == ["Previewed: App/A.swift App/Views/B.swift < "])
    }

    @Test func `folders with an app each are a module each`() throws {
        let app = "@main struct A: App {}"
        let tree = try SourceTree([
            "One/App.swift": app, "One/Views/V.swift": "", "2 two/App.swift": app, "SwiftUI/App.swift": app,
            "Loose.swift": "",
        ])
        #expect(
            try modules(in: tree).sorted() == [
                "One: One/App.swift One/Views/V.swift < ", "Previewed: Loose.swift < ",
                "SwiftUI_App: SwiftUI/App.swift < ", "_2_two: 2 two/App.swift < ",
            ])
        let single = try SourceTree(["One/App.swift": app, "Two/V.swift": ""])
        #expect(try modules(in: single) == ["Previewed: One/App.swift Two/V.swift < "])
    }

    @Test func `files are one module in the order given`() throws {
        let tree = try SourceTree(["B.swift": "", "A.swift": ""])
        #expect(try modules(["B.swift", "A.swift"], in: tree) == ["Previewed: B.swift A.swift < "])
    }

    @Test func `sources that are missing, no Swift files, or mixed with a folder are errors`() throws {
        let tree = try SourceTree(["A.swift": "", "a.txt": "", "empty/b.txt": ""])
        #expect(throws: PreviewError.source(.missing(path: "\(tree.path)/C.swift"))) {
            try modules(["C.swift"], in: tree)
        }
        #expect(throws: PreviewError.noSwiftFile("\(tree.path)/a.txt")) { try modules(["a.txt"], in: tree) }
        #expect(throws: PreviewError.noSources("\(tree.path)/empty")) { try modules(["empty"], in: tree) }
        #expect(throws: PreviewError.severalFolders) { try modules(["empty", "A.swift"], in: tree) }
    }

    /// The description of a package whose target `App` imports `Kit` of the same package and two products of others.
    private static let app = """
        {"path": "/x", "targets": [
            {"name": "App", "c99name": "App", "module_type": "SwiftTarget", "type": "executable", "path": "Sources/App",
             "sources": ["App.swift"], "target_dependencies": ["Kit"],
             "product_dependencies": ["Local", "Remote", "Gone", "SwiftUI"]},
            {"name": "Kit", "c99name": "Kit", "module_type": "SwiftTarget", "type": "library", "path": "Sources/Kit",
             "sources": ["Kit.swift"], "target_dependencies": ["CKit"]},
            {"name": "CKit", "c99name": "CKit", "module_type": "ClangTarget", "type": "library", "path": "Sources/CKit",
             "sources": ["kit.c"]},
            {"name": "AppTests", "c99name": "AppTests", "module_type": "SwiftTarget", "type": "test",
             "path": "Tests/AppTests", "sources": ["T.swift"], "target_dependencies": ["App"]}],
         "products": [], "dependencies": [
            {"identity": "local", "type": "fileSystem", "path": "TREE/Local"},
            {"identity": "remote", "type": "sourceControl"}, {"identity": "gone", "type": "sourceControl"},
            {"identity": "framewright", "type": "sourceControl"}]}
        """

    private static func library(_ name: String) -> String {
        """
        {"path": "/x", "products": [{"name": "\(name)", "targets": ["\(name)"]}], "dependencies": [], "targets": [
            {"name": "\(name)", "c99name": "\(name)", "module_type": "SwiftTarget", "type": "library",
             "path": "Sources", "sources": ["\(name).swift"]}]}
        """
    }

    @Test func `modules of a package stand behind those they import, of local and fetched packages too`() throws {
        let tree = try SourceTree([
            "Package.swift": "", "Local/Package.swift": "", ".build/checkouts/remote-1/Package.swift": "",
            ".build/workspace-state.json": """
            {"object": {"dependencies": [{"packageRef": {"identity": "remote"}, "subpath": "remote-1"}]}}
            """,
        ])
        let app = Self.app.replacing("TREE", with: tree.path)
        func describe(_ path: String) throws(PreviewError) -> PackageDescription {
            let text =
                path.hasSuffix("Local")
                ? Self.library("Local") : path.hasSuffix("remote-1") ? Self.library("Remote") : app
            guard let description = PackageDescription(Array(text.utf8), path: path) else {
                throw .package(path, reason: "it is invalid")
            }
            return description
        }
        #expect(
            try modules(in: tree, describe: describe) == [
                "CKit: Sources/CKit/kit.c <  hidden", "Kit: Sources/Kit/Kit.swift < CKit",
                "Local: Local/Sources/Local.swift <  hidden",
                "Remote: .build/checkouts/remote-1/Sources/Remote.swift <  hidden",
                "App: Sources/App/App.swift < Kit Local Remote",
            ])
        let sources = try PreviewSources([tree.path], describe: describe)
        #expect(sources.missingProducts == ["Gone": "gone"])
    }

    @Test func `a view gets a preview in the module that declares it, an unknown one is an error`() throws {
        let tree = try SourceTree(["A.swift": "struct Card: View {}"])
        let sources = try PreviewSources(["\(tree.path)/A.swift"], describe: Self.noPackage)
        #expect(try sources.adding(views: ["Card"]).modules.map(\.views) == [["Card"]])
        #expect(throws: PreviewError.noSuchView("Cord")) { try sources.adding(views: ["Cord"]) }
    }

    @Test func `a watch notices changed, new and removed sources, and nothing else`() throws {
        let tree = try SourceTree(["A.swift": "", "Pods/P.swift": "", "a.txt": ""])
        var watch = SourceWatch([tree.path], others: [])
        func hasChanged() -> Bool { watch.hasChanged() }
        #expect(!hasChanged())
        try OutputFile.write(Array("a".utf8), to: "\(tree.path)/a.txt")
        try OutputFile.write(Array("a".utf8), to: "\(tree.path)/Pods/P.swift")
        #expect(!hasChanged())
        try OutputFile.write(Array("let a = 1".utf8), to: "\(tree.path)/A.swift")
        #expect(hasChanged() && !hasChanged())
        try OutputFile.write([], to: "\(tree.path)/B.swift")
        #expect(hasChanged())
        try OutputFile.remove("\(tree.path)/B.swift")
        #expect(hasChanged() && !hasChanged())
    }
}
