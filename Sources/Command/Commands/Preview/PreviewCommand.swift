import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightPreviews
import Glibc

struct PreviewCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Draws the previews of Swift files, of an app's folder or of a package.",
        discussion: """
            framewright preview CardView.swift
            framewright preview Sources/App --device 'iphone-se-*,ipad-pro-11' --text-size L,AX5
            framewright preview . --only 'Card*' --dark --locale ja -o shots
            framewright preview CardView.swift --view CardView --animate 2s --format gif

            Every #Preview and PreviewProvider is drawn, light and dark, to previews/<file>.<name>.<conditions>.png, and \
            all of them to previews/sheet.png. Files that do not compile are left out, and named with the reason; so is \
            everything that is drawn by a stand-in.

            The code runs without network, and can write to the cache only (framewright doctor says where it is).
            """)

    @Argument(help: "Swift files, or one folder: of an app or of a Swift package.", completion: .file())
    var sources: [String]

    @Option(help: "Draw this view instead of the previews; it is made without arguments. May be given several times.")
    var view: [String] = []

    @Option(help: "Only previews whose name matches, with stars: 'Card*'. May be given several times.")
    var only: [String] = []

    @OptionGroup var conditions: PreviewConditionsOptions

    @Option(help: "Export the first seconds as animations: 2s, 1.5.")
    var animate: SecondsArgument?

    @Option(help: "The format of animations: \(FormatArgument.allValueStrings.joined(separator: ", ")). (default: gif)")
    var format: FormatArgument?

    @Option(help: "Frames a second of animations: 60, 29.97, 30000/1001.")
    var fps: FrameRateArgument?

    @Option(name: [.short, .long], help: "The folder for images. (default: previews)", completion: .directory)
    var output: String?

    @Option(help: "The PNG file for the contact sheet. (default: sheet.png in the folder)", completion: .file())
    var sheet: String?

    @Flag(help: "Fail if anything is drawn by a stand-in.")
    var strict = false

    @Flag(help: "Print the views of each image as indented text, for coding agents.")
    var outline = false

    @OptionGroup var font: FontOption

    @OptionGroup var sandbox: SandboxOption

    @Flag(help: "Draw again whenever the sources change, until Ctrl-C.")
    var watch = false

    @Option(help: "Previews that are drawn at once. (default: one a core)")
    var jobs: Int?

    @Flag(help: "As JSON.")
    var json = false

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is 1 to 1024") }
        if animate == nil, format != nil || fps != nil {
            throw ValidationError("--format and --fps belong to --animate 2s")
        }
        guard animate == nil || sheet == nil else { throw ValidationError("--sheet is for images, not animations") }
    }

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        Interruption.watch()
        let folder = output ?? "previews"
        try OutputPaths.checkNamed([output, sheet])
        try OutputPaths.checkFolders([folder], imageOption: "--sheet")
        try OutputPaths.checkFiles([sheet], suggestion: "sheet.png")
        try OutputPaths.checkImages([sheet])
        let maker = try maker()
        guard watch else { return try draw(by: maker, into: folder) }
        while true {
            var sources = SourceWatch(sources, others: [])
            do {
                _ = try draw(by: maker, into: folder)
            } catch {
                // The next change may repair it.
                if Interruption.isRequested { throw error }
                _ = Failure(error).report()
            }
            Console.note("waiting for a change; Ctrl-C ends")
            while !sources.hasChanged() {
                usleep(Self.pause)
                try Interruption.check()
            }
        }
    }

    /// The time between looks at the sources, in microseconds.
    private static let pause: UInt32 = 80_000

    @MainActor
    private func draw(by maker: PreviewMaker, into folder: String) throws -> ExitStatus {
        var listing = PreviewListing(hasOutlines: outline)
        var failure: (any Error)?
        let report = try maker.report(on: sources, into: folder) { event in
            do { try show(event, in: &listing) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
        guard !report.previews.isEmpty || !report.leftOut.isEmpty else {
            throw NoPreviews(sources: sources, only: only)
        }
        let pages = animate == nil ? try PreviewSheet(report).write(to: sheet ?? "\(folder)/sheet.png") : []
        if json {
            try Console.print(report.output(sheets: pages, hasOutlines: outline).indented())
        } else {
            try listing.print(report, isStrict: strict)
            for page in pages { try Console.print("sheet     \(page)") }
        }
        return report.isComplete && (!strict || report.strictErrors.isEmpty) ? .fine : .findings
    }

    private func maker() throws -> PreviewMaker {
        var maker = try sandbox.maker()
        maker.fonts = try font.files()
        maker.conditions = try conditions.conditions()
        maker.views = view
        maker.jobs = jobs ?? ProcessEnvironment.coreCount
        let patterns = only.map(WildcardPattern.init)
        if !patterns.isEmpty {
            maker.isIncluded = { name, identifier in
                patterns.contains { $0.matches(name) || $0.matches(identifier) }
            }
        }
        maker.animation = animate.map {
            PreviewMaker.Animation(
                duration: $0.seconds, rate: fps?.rate ?? .sixty, format: format?.format ?? .gif)
        }
        return maker
    }

    private func show(_ event: PreviewMaker.Event, in listing: inout PreviewListing) throws {
        try Interruption.check()
        switch event {
        case .compiling(let module): Console.note("compiling \(module)")
        case .found: break
        case .drawn(let preview): if !json { try listing.print(preview) }
        }
    }
}

/// An error of sources without previews.
struct NoPreviews: ReportedError {
    let sources: [String]
    let only: [String]

    var status: ExitStatus { .noInput }
    var message: String {
        only.isEmpty
            ? "no #Preview and no PreviewProvider in \(sources.joined(separator: ", "))"
            : "no preview whose name matches \(only.joined(separator: ", "))"
    }
    var hint: String {
        only.isEmpty ? "--view NAME draws a view that has no preview" : "leave out --only to see all names"
    }
}

/// A number of seconds on the command line: `2s`, `1.5`.
struct SecondsArgument: ExpressibleByArgument {
    let seconds: Double

    init?(argument: String) {
        let text = argument.hasSuffix("s") ? argument.dropLast() : argument[...]
        guard let seconds = Double(text), seconds > 0, seconds <= 600 else { return nil }
        self.seconds = seconds
    }
}
