import Foundation
import Testing

/// Compares all imports with the table of layers. The compiler's import check does not report transitive imports and
/// Foundation.
struct ImportTests {
    /// The modules that each module may import.
    private static let allowed: [String: Set<String>] = [
        "Drawing": ["FramewrightCProcessor"],
        "Models": [],
        "Documents": [
            "FramewrightCAllocator", "FramewrightCResources", "FramewrightCYAML", "Glibc", "Synchronization",
        ],
        "LayoutEngine": ["FramewrightDrawing", "Synchronization"],
        // Glibc: the place of this code, beside which an installed tool has its fonts.
        "Typography": [
            "FramewrightDrawing", "FramewrightCFreeType", "FramewrightCHarfBuzz", "Glibc", "Synchronization",
        ],
        // Glibc, Synchronization: large pictures are painted on several threads.
        "Raster": ["FramewrightDrawing", "FramewrightCProcessor", "Glibc", "Synchronization"],
        "Codecs": [
            "FramewrightDrawing", "FramewrightDocuments", "FramewrightCPNG", "FramewrightCLCMS", "FramewrightCWebP",
            "FramewrightCJPEG",
            "Glibc", "Synchronization",
        ],
        // Synchronization: themes cache tokens and are used on any thread.
        "Theming": ["FramewrightDrawing", "FramewrightDocuments", "Synchronization"],
        // FoundationEssentials: dates, locales, formats and attributed strings in SwiftUI's signatures.
        "Views": belowViews.union(["FoundationEssentials", "Observation", "Swift", "Synchronization"]),
        // Client code expects Foundation with Combine. Dispatch: schedulers.
        "Combine": ["Dispatch", "Foundation", "FoundationNetworking", "FramewrightViews"],
        "CoreGraphics": ["FramewrightDrawing"],
        // A program of the compiler, which reads and writes JSON.
        "Macros": ["FoundationEssentials", "Glibc"],
        "MacroPlugin": ["FramewrightMacros"],
        // Client code expects Foundation with SwiftUI.
        "SwiftUI": [
            "Combine", "CoreGraphics", "Foundation", "FramewrightMacroPlugin", "Observation", "Synchronization",
            "FramewrightDrawing", "FramewrightLayoutEngine", "FramewrightTypography", "FramewrightViews",
        ],
        // Verification: previews are linted like documented screens. Macros: the scanner of Swift source.
        // Dispatch: previews are drawn on all cores.
        "Previews": belowFramewright.union([
            "Framewright", "FramewrightVerification", "FramewrightCPreviews", "FramewrightMacros", "Glibc",
            "Dispatch", "Synchronization",
        ]),
        // Frames are painted on all cores.
        "Framewright": belowFramewright.union(["Dispatch", "Observation", "Synchronization"]),
        // FoundationEssentials: dates of timelines.
        "Screens": [
            "FoundationEssentials", "FramewrightDrawing", "FramewrightModels", "FramewrightDocuments",
            "FramewrightTheming", "FramewrightViews",
            "Framewright",
        ],
        "Testing": [
            "Framewright", "FramewrightDocuments", "FramewrightVerification", "FramewrightPreviews", "Testing",
        ],
        // Images are painted and compared on all cores. Swift: normalization form C is only in the standard library.
        "Verification": belowFramewright.union([
            "Framewright", "Dispatch", "Synchronization", "Glibc", "Swift",
        ]),
        // FoundationEssentials: the server's byte type. Glibc: socket options. Dispatch: the thread that writes
        // animations.
        "PreviewServer": belowFramewright.union([
            "Framewright", "FramewrightVerification", "FramewrightPreviews", "FlyingSocks", "FoundationEssentials",
            "Dispatch", "Glibc", "Synchronization",
        ]),
        // Dispatch: the thread that reads messages.
        "AgentServer": belowFramewright.union([
            "Framewright", "FramewrightVerification", "FramewrightPreviews", "Dispatch", "Synchronization",
        ]),
        "Command": belowFramewright.union([
            "Framewright", "FramewrightVerification", "FramewrightPreviews", "FramewrightPreviewServer",
            "FramewrightAgentServer", "ArgumentParser", "FramewrightCSQLite", "Glibc", "Dispatch", "Synchronization",
        ]),
        // A plug-in of the package manager. Foundation: it starts the tool.
        "CommandPlugin": ["Foundation", "PackagePlugin"],
        "TestingOverlay": [],
        "Tool": ["FramewrightCommand", "FramewrightScreens"],
    ]

    private static let belowViews: Set<String> = [
        "FramewrightDrawing", "FramewrightLayoutEngine", "FramewrightTypography", "FramewrightTheming",
    ]
    private static let belowFramewright = belowViews.union([
        "FramewrightDocuments", "FramewrightRaster", "FramewrightCodecs", "FramewrightViews",
    ])

    @Test func `every folder of Swift sources is a module of the table`() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: "\(Checkout.root)/Sources")
        #expect(Set(folders.filter { !isCTarget($0) }) == Set(Self.allowed.keys))
    }

    @Test(arguments: Array(allowed.keys).sorted())
    func `a module imports only the modules the table allows`(room: String) throws {
        let imports = try Checkout.imports(of: room)
        #expect(!imports.isEmpty || Self.allowed[room] == [])
        for (file, module) in imports {
            #expect(Self.allowed[room]?.contains(module) == true, "\(room)/\(file) imports \(module)")
        }
    }

    @Test func `the manifest has only dependencies that the table allows`() throws {
        let manifest = try Checkout.manifest()
        for target in manifest.targets where target.path.hasPrefix("Sources/") && target.type != "system-target" {
            let room = target.path.split(separator: "/").last.map(String.init) ?? ""
            for dependency in target.dependencyNames {
                #expect(Self.allowed[room]?.contains(dependency) == true, "\(target.name) depends on \(dependency)")
            }
        }
    }

    @Test func `test targets declare the modules they import`() throws {
        let targets = try Checkout.manifest().targets
        let ours = Set(targets.map(\.name))
        for target in targets where target.type == "test" {
            for (file, module) in try Checkout.imports(below: target.path) where ours.contains(module) {
                #expect(
                    target.dependencyNames.contains(module),
                    "\(target.name) (\(file)) imports \(module) without declaring it")
            }
        }
    }

    private func isCTarget(_ folder: String) -> Bool {
        ["module.modulemap", "include", "main.c"].contains {
            FileManager.default.fileExists(atPath: "\(Checkout.root)/Sources/\(folder)/\($0)")
        }
    }
}
