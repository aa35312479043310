import Foundation
import FramewrightDocuments
import Testing

@testable import FramewrightPreviews

struct PropertyTextTests {
    private func read(_ text: String) -> PropertyText? { PropertyText(Array(text.utf8)) }

    @Test func `members, lists, quotes and comments are read`() {
        let value = read(
            """
            // !$*UTF8*$!
            { /* a comment */ name = "a \\"b\\" /* c */"; path = ../A.swift; list = ( one /* 1 */, "two", ); empty = (); }
            """)
        #expect(value?["name"]?.text == "a \"b\" /* c */" && value?["path"]?.text == "../A.swift")
        #expect(value?["list"]?.texts == ["one", "two"] && value?["empty"]?.texts == [])
    }

    @Test(arguments: ["", "{", "{a}", "{a = b}", "{a = ;}", "(a b)", "{a = \"b;}", "{a = (b;}", "/*", "= {}"])
    func `other texts are no property list`(text: String) { #expect(read(text) == nil) }

    @Test func `deep nesting ends`() {
        #expect(read(String(repeating: "(", count: 100_000)) == nil)
    }
}

struct XcodeProjectTests {
    /// The objects of a project whose target `App` has A.swift and a synchronised folder, and depends on `Kit`.
    private static let project = """
        {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (App, Kit, Tests); packageReferences = (L, R);};
            G = {isa = PBXGroup; sourceTree = "<group>"; children = (S, Sync, K, T);};
            S = {isa = PBXGroup; path = Sources; sourceTree = "<group>"; children = (FA, FB);};
            FA = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
            FB = {isa = PBXFileReference; path = Other/B.swift; sourceTree = SOURCE_ROOT;};
            K = {isa = PBXFileReference; path = "Kit One.swift"; sourceTree = "<group>";};
            T = {isa = PBXFileReference; path = T.swift; sourceTree = "<group>";};
            Sync = {isa = PBXFileSystemSynchronizedRootGroup; path = Views; sourceTree = "<group>"; exceptions = (E, E2);};
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Not.swift); target = App;};
            E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (C.swift); target = Kit;};
            App = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                buildPhases = (B1, B2); fileSystemSynchronizedGroups = (Sync);};
            B1 = {isa = PBXSourcesBuildPhase; files = (F1, F2);}; F1 = {fileRef = FA;}; F2 = {fileRef = FB;};
            B2 = {isa = PBXFrameworksBuildPhase; files = (F3);}; F3 = {fileRef = KitProduct;};
            Kit = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                buildPhases = (B3); productReference = KitProduct;};
            B3 = {isa = PBXSourcesBuildPhase; files = (F4);}; F4 = {fileRef = K;};
            Tests = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
                buildPhases = (B4);};
            B4 = {isa = PBXSourcesBuildPhase; files = (F5);}; F5 = {fileRef = T;};
            L = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Local;};
            R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/charts.git";};
            D = {isa = XCSwiftPackageProductDependency; package = R; productName = Charts;};
        }; rootObject = P;}
        """

    private static let files = [
        "App.xcodeproj/project.pbxproj": project, "Sources/A.swift": "", "Other/B.swift": "", "Kit One.swift": "",
        "T.swift": "", "Views/C.swift": "", "Views/In/D.swift": "", "Views/Not.swift": "", "Unused.swift": "",
        "Packages/Local/Package.swift": "",
    ]

    /// Writes a tree of files, passes its folder to `body`, and removes it.
    private func inTree(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files {
            _ = try Folder.create(for: "\(folder)/\(name)")
            try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name)")
        }
        try body(folder)
    }

    @Test func `targets have listed files and those of folders, and depend on what they link`() throws {
        try inTree(Self.files) { folder in
            let project = try #require(XcodeProject("\(folder)/App.xcodeproj"))
            func names(_ files: some Sequence<String>) -> [String] {
                files.map { String($0.dropFirst(folder.count + 1)) }
            }
            #expect(project.targets.map(\.name) == ["My App", "Kit"])
            #expect(
                names(project.targets[0].files).sorted() == [
                    "Other/B.swift", "Sources/A.swift", "Views/C.swift", "Views/In/D.swift",
                ])
            #expect(
                project.targets[0].dependencies == ["Kit"] && project.targets[0].moduleName == "My App"
                    && names(project.targets[1].files) == ["Kit One.swift", "Views/C.swift"])
            #expect(names(project.otherFiles) == ["T.swift"] && names(project.packages) == ["Packages/Local"])
            #expect(project.products == ["Charts": "charts"])
        }
    }

    @Test func `each target of a folder is a module behind those that it imports`() throws {
        var files = Self.files
        files["Packages/Local/Package.swift"] = nil
        try inTree(files) { folder in
            let sources = try PreviewSources([folder]) { path throws(PreviewError) in
                throw .package(path, reason: "none is expected")
            }
            #expect(
                sources.modules.map { "\($0.name) \($0.files.count) \($0.dependencies)" } == [
                    "Kit 2 []", "My_App 4 [\"Kit\"]",
                ])
            #expect(
                sources.unused.map { $0.file.split(separator: "/").last ?? "" } == ["Unused.swift", "Not.swift"])
            #expect(sources.unused.first?.reason == "no target of App.xcodeproj has it")
            #expect(sources.missingProducts == ["Charts": "charts"])
        }
    }

    /// A project with one target.
    ///
    /// - Parameters:
    ///   - settings: The build settings of its configuration.
    ///   - files: The names of its files.
    private static func project(target: String, settings: String = "", files: [String]) -> String {
        let references = files.enumerated().map { index, name in
            "R\(index) = {isa = PBXFileReference; path = \"\(name)\"; sourceTree = SOURCE_ROOT;}; "
                + "F\(index) = {fileRef = R\(index);};"
        }
        let names = files.indices
        return """
            {objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T, U);};
                G = {isa = PBXGroup; sourceTree = "<group>"; children = (\(names.map { "R\($0)" }.joined(separator: ", ")));};
                \(references.joined(separator: "\n"))
                B = {isa = PBXSourcesBuildPhase; files = (\(names.map { "F\($0)" }.joined(separator: ", ")));};
                T = {isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.framework";
                    buildPhases = (B); buildConfigurationList = L;};
                U = {isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.framework";
                    buildPhases = (B);};
                L = {buildConfigurations = (C);}; C = {buildSettings = {\(settings)};};
            }; rootObject = P;}
            """
    }

    /// Returns the modules of a tree of files, and what is left out of it.
    private func sources(in folder: String) throws -> PreviewSources {
        try PreviewSources([folder]) { path throws(PreviewError) in
            throw .package(path, reason: "none is expected")
        }
    }

    @Test func `a module has the name of the build settings, and targets of one name are two modules`() throws {
        let settings = "PRODUCT_MODULE_NAME = \"$(OTHER)\"; PRODUCT_NAME = \"$(TARGET_NAME) Kit\";"
        try inTree([
            "App.xcodeproj/project.pbxproj": Self.project(target: "Cards", settings: settings, files: ["A.swift"]),
            "A.swift": "",
        ]) { folder in
            let names = try sources(in: folder).modules.map(\.name)
            #expect(names == ["Cards_Kit", "Cards"])
        }
    }

    @Test func `a target imports those of other projects, and a missing file is named`() throws {
        try inTree([
            "App/App.xcodeproj/project.pbxproj": Self.project(target: "App", files: ["A.swift", "Gone.swift"]),
            "App/A.swift": "import Kit\n",
            "Kit/Kit.xcodeproj/project.pbxproj": Self.project(target: "Kit", files: ["K.swift"]),
            "Kit/K.swift": "import App\n",
        ]) { folder in
            let sources = try sources(in: folder)
            #expect(
                sources.modules.map { "\($0.name) \($0.dependencies)" } == [
                    "Kit []", "App [\"Kit\"]", "App_2 [\"Kit\"]", "Kit_2 [\"App\"]",
                ])
            #expect(
                sources.unreadable.map { "\($0.file.dropFirst(folder.count + 1)): \($0.reason)" } == [
                    "App/Gone.swift: it is not there, and a target of App.xcodeproj lists it"
                ])
        }
    }

    @Test func `a project that cannot be read leaves a folder of one module`() throws {
        for text in [
            "", "{objects = {}; rootObject = P;}",
            "{objects = {P = {mainGroup = G;}; G = {children = (G);};}; rootObject = P;}",
        ] {
            try inTree(["App.xcodeproj/project.pbxproj": text, "A.swift": ""]) { folder in
                let sources = try PreviewSources([folder]) { path throws(PreviewError) in
                    throw .package(path, reason: "none is expected")
                }
                let isReadable = XcodeProject("\(folder)/App.xcodeproj") != nil
                #expect(sources.modules.map(\.name) == [isReadable ? "Previewed" : "App"])
                #expect(sources.unreadable.count == (isReadable ? 0 : 1))
            }
        }
    }
}
