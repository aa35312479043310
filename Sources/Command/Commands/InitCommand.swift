import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightPreviews
import FramewrightVerification

struct InitCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Sets a package or an app's folder up for previews and their snapshots.",
        discussion: """
            framewright init
            framewright init Cards --repository https://example.com/framewright.git

            In a package, every target that imports SwiftUI, Combine or CoreGraphics gets the product of these modules on \
            Linux. Snapshots/previews/framewright.json says that previews are kept light and dark, and \
            .github/workflows/framewright.yml compares them for each push. Files that are there stay as they are. What \
            must be added by hand is printed.
            """)

    @Argument(help: "The folder of a package or of an app. (default: the current one)", completion: .directory)
    var folder = "."

    @Option(
        help: """
            Where packages get Framewright: the address of a repository, or the path of a checkout. (default: the \
            address or path of the checkout in which this tool was built)
            """)
    var repository: String?

    @OptionGroup var sandbox: SandboxOption

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        guard Folder.exists(folder) else { throw FileError.missing(path: folder) }
        let cache = try PreviewCache(PreviewCache.standardPath)
        var maker = PreviewMaker(kit: try SandboxOption.kit(in: cache), cache: cache)
        maker.isolation = sandbox.isolation
        let origin = try origin(of: maker.kit)
        if InputFile.isThere("\(folder)/Package.swift") {
            try set(PackageSetup(maker, origin: origin))
        } else {
            try Console.print("no Package.swift: previews of a folder without a manifest need no dependency")
        }
        try write(PreviewSnapshots.settingsText, to: "Snapshots/previews/framewright.json")
        switch origin {
        case .address(let address, let name), .revision(let address, let name):
            try write(Self.workflow(address, name), to: ".github/workflows/framewright.yml")
        case .path:
            try Console.print("no workflow: --repository names an address from which other machines get Framewright")
        }
        let place = folder == "." ? "" : "cd \(shellQuoted(folder)) && "
        try Console.print("next: \(place)framewright preview . && framewright snapshot record --previews .")
        return .fine
    }

    private func origin(of kit: PreviewKit) throws -> PackageSetup.Origin {
        let checkout = kit.sources.map { String(Folder.prefix(of: $0).dropLast()) }
        guard let place = repository ?? kit.remoteAddress ?? checkout.flatMap({ OutputFile.place(of: $0) }) else {
            throw UsageError(
                message: "where packages get Framewright is not known",
                hint: "--repository names the address of its repository, or the path of a checkout")
        }
        guard !place.contains("://"), !place.hasPrefix("git@") else {
            guard place.allSatisfy({ $0.isASCII && !$0.isWhitespace && !"\"'`$\\<>|;&(){}".contains($0) }) else {
                throw UsageError(message: "'\(place)' is no address", hint: "an address has no spaces and quotes")
            }
            guard let revision = kit.revision else { return .address(place, version: Renderer.version) }
            return revision.isVersion ? .address(place, version: revision.name) : .revision(place, revision.name)
        }
        guard InputFile.isThere("\(place)/Package.swift") else {
            throw UsageError(message: "no package is in \(place)", hint: "name the folder with its Package.swift")
        }
        return .path(OutputFile.place(of: place) ?? place)
    }

    private func set(_ setup: PackageSetup) throws {
        guard let change = try setup.change(ofPackage: folder) else {
            return try Console.print(
                "kept: \(folder)/Package.swift, in which no target lacks the product SwiftUI")
        }
        guard let text = change.text else {
            try Console.print("to add by hand to \(change.path):")
            if let dependency = change.packageDependency {
                try Console.print("  to the dependencies of the package: \(dependency)")
            }
            for target in change.targets {
                try Console.print("  to the dependencies of \(target): \(change.productDependency)")
            }
            return
        }
        try OutputFile.write(Array(text.utf8), to: change.path)
        try Console.print("changed: \(change.path): SwiftUI in \(change.targets.joined(separator: ", "))")
    }

    /// Writes a file that is not there.
    private func write(_ text: String, to name: String) throws {
        let path = folder == "." ? name : "\(folder)/\(name)"
        guard !InputFile.isThere(path) else { return try Console.print("kept: \(path)") }
        try Folder.create(for: path)
        try OutputFile.write(Array(text.utf8), to: path)
        try Console.print("wrote: \(path)")
    }

    private static func workflow(_ address: String, _ revision: String) -> String {
        EmbeddedFile.workflow.text.replacing("REVISION", with: revision).replacing(
            "ADDRESS", with: shellQuoted(address))
    }
}
