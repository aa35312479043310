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
            .github/workflows/framewright.yml in the folder of the repository compares them for each push. Files that are \
            there stay as they are. What must be added by hand is printed.
            """)

    @Argument(help: "The folder of a package or of an app.", completion: .directory)
    var folder = "."

    @Option(
        help: """
            Where packages get Framewright: the address of a repository, or the path of a checkout. (default: the \
            address or path of the checkout in which this tool was built)
            """)
    var repository: String?

    @OptionGroup var sandbox: SandboxOption

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        guard Folder.exists(folder) else {
            guard InputFile.isThere(folder) else { throw FileError.missing(path: folder) }
            throw UsageError(message: "'\(folder)' is a file", hint: "name the folder of a package or of an app")
        }
        let maker = try sandbox.maker()
        let origin = try origin(of: maker.kit)
        let isPackage = InputFile.isThere("\(folder)/Package.swift")
        let change = isPackage ? try PackageSetup(maker, origin: origin).change(ofPackage: folder) : nil
        try write(PreviewSnapshots.settingsText, to: inside("Snapshots/previews/framewright.json"))
        switch origin {
        case .address(let address, let name), .revision(let address, let name):
            try writeWorkflow(address, name)
        case .path:
            try Console.print("no workflow: --repository names an address from which other machines get Framewright")
        }
        // Last, so that the manifest is as it was if a file cannot be written.
        if let change {
            try make(change)
        } else if isPackage {
            try Console.print("kept: \(inside("Package.swift")), in which no target lacks the product SwiftUI")
        } else {
            try Console.print("no Package.swift: previews of a folder without a manifest need no dependency")
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

    private func make(_ change: PackageSetup.Change) throws {
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
    private func write(_ text: String, to path: String) throws {
        guard !InputFile.isThere(path) else { return try Console.print("kept: \(path)") }
        try Folder.create(for: path)
        try OutputFile.write(Array(text.utf8), to: path)
        try Console.print("wrote: \(path)")
    }

    private func inside(_ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }

    /// Writes the workflow into the folder of the repository, where GitHub reads it.
    private func writeWorkflow(_ address: String, _ revision: String) throws {
        let place = OutputFile.place(of: folder) ?? folder
        let repository = Self.repository(around: place)
        let inner = repository.map { place.dropFirst($0.count + 1) } ?? ""
        let values = [
            "REVISION": revision, "ADDRESS": shellQuoted(address),
            "FOLDER": Self.quoted(inner.isEmpty ? "." : inner),
            "REVIEW": Self.quoted(inner.isEmpty ? "review.html" : "\(inner)/review.html"),
        ]
        let text = EmbeddedFile.workflow.text.replacing(/REVISION|ADDRESS|FOLDER|REVIEW/) {
            values[String($0.output)] ?? ""
        }
        let name = ".github/workflows/framewright.yml"
        if let repository, !inner.isEmpty {
            try write(text, to: "\(repository)/\(name)")
        } else {
            try write(text, to: inside(name))
        }
    }

    /// Returns the folder around another one that git has as a repository; nil if there is none.
    private static func repository(around place: String) -> String? {
        var folder = place[...]
        while !folder.isEmpty {
            if InputFile.isThere("\(folder)/.git") || Folder.exists("\(folder)/.git") { return String(folder) }
            folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
        }
        return nil
    }

    /// Returns a scalar of YAML.
    private static func quoted(_ text: some StringProtocol) -> String {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
        return isPlain ? String(text) : "'\(text.replacing(scalar: "'", with: "''"))'"
    }
}
