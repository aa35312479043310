import Framewright
import FramewrightCodecs
import FramewrightDocuments

/// Exports an animation for a command: plays it once without painting, to find errors and count its frames, then writes
/// the requested files.
@MainActor
struct AnimationExport {
    let animation: PlayableAnimation
    /// The device drawn around the screen.
    let bezel: DeviceBezel?
    let options: ExportCommandOptions
    /// The name of the scene in layouts.
    let scene: String
    /// The folder for the layouts at the ends of steps.
    var layouts: String?
    /// The prefix of the names of stills, which are written next to the animation.
    private let stillPrefix: String
    /// The input files, which are not overwritten.
    private let inputs: [String?]
    /// Returns the text of a remark on a step. Steps are counted from 0.
    private let remark: (_ step: Int, _ text: String) -> String
    private let renderer = Renderer()
    /// The folder of the stills, with a trailing slash.
    private let folder: String

    init(
        _ animation: PlayableAnimation, options: ExportCommandOptions, scene: String, layouts: String? = nil,
        stillPrefix: String = "",
        inputs: [String?] = [], remark: @escaping (_ step: Int, _ text: String) -> String = { "step \($0 + 1): \($1)" }
    ) {
        (self.animation, self.options, self.scene, self.layouts) = (animation, options, scene, layouts)
        (self.stillPrefix, self.inputs, self.remark) = (stillPrefix, inputs, remark)
        bezel = options.composition.bezel(of: animation.device, in: animation.viewport)
        folder = options.folder
    }

    /// Exports and returns a line for each written file.
    @discardableResult
    func run() throws -> [String] {
        Interruption.watch()
        do {
            let format = try options.chosenFormat()
            try OutputPaths.checkTerminal([options.output])
            let dryRun = try performDryRun()
            for remark in dryRun.remarks { Console.note("warning: \(remark)") }
            try check(dryRun.snapshots.map(\.name), frames: dryRun.frameCount)
            var layouts = try waiting(dryRun.layouts)
            let report = try export(as: format, frames: dryRun.frameCount)
            try layouts.take()?.commit()
            let stills = try write(dryRun.snapshots)
            try printReport(report)
            return stills + [line(of: report)]
        } catch {
            // A helper program that Ctrl-C has also ended looks like a failure.
            if Interruption.isRequested { throw Interrupted() }
            throw error
        }
    }

    /// The results of playing the animation without painting.
    private struct DryRun {
        var frameCount = 0
        var remarks: [String] = []
        var snapshots: [(name: String, layout: ScreenLayout)] = []
        var layouts: [(name: String, document: LayoutDocument)] = []
    }

    private func performDryRun() throws -> DryRun {
        let box = Box(DryRun())
        try animation.play(by: renderer) { session, event in
            try Interruption.check()
            switch event {
            case .frame(let frame): box.value.frameCount += frame.count
            case .remark(let step, let text): box.value.remarks.append(remark(step, text))
            case .snapshot(let name, let layout): box.value.snapshots.append((name, layout))
            case .stepEnded(let step): if layouts != nil { try note(step, session: session, dryRun: &box.value) }
            }
        }
        return box.value
    }

    /// A reference to a value, because an escaping closure cannot modify a local variable.
    private final class Box {
        var value: DryRun
        init(_ value: DryRun) { self.value = value }
    }

    private func note(_ step: Int, session: Session, dryRun: inout DryRun) throws {
        let number = "\(step + 1)"
        let name = String(repeating: "0", count: max(0, 4 - number.count)) + number
        let document = LayoutDocument(
            try session.layout(), scene: scene, theme: session.theme, traits: animation.traits)
        dryRun.layouts.append((name: "step-\(name).json", document: document))
    }

    private func export(as format: ExportFormat, frames: Int) throws -> ExportReport {
        let bar = ProgressBar(total: frames)
        defer { bar.clear() }
        let exporter = Exporter(
            animation, renderer: renderer, bezel: bezel,
            background: options.composition.background?.background ?? .theme,
            options: options.exportOptions
        ) { progress in
            try Interruption.check()
            bar.draw(progress)
        }
        return try exporter.export(to: options.output, as: format)
    }

    /// Writes the layouts to a hidden folder. They appear after the animation, so that an unwritable folder leaves no
    /// animation behind.
    private func waiting(_ documents: [(name: String, document: LayoutDocument)]) throws -> OutputFolder? {
        guard let layouts else { return nil }
        var folder = try OutputFolder(layouts)
        for (name, document) in documents { try folder.write(Array(document.text.utf8), named: name) }
        return folder
    }

    /// Writes stills next to the animation and returns their paths.
    private func write(_ snapshots: [(name: String, layout: ScreenLayout)]) throws -> [String] {
        try snapshots.map { name, layout in
            let frameComposition = try FrameComposition(
                for: [layout.viewport], background: options.composition.background?.background ?? .theme, bezel: bezel)
            let file = stillPath(name)
            try PNGFile.write(
                try renderer.paintSparsely(layout, in: frameComposition), to: file, scale: frameComposition.scale)
            try printLine(file)
            return file
        }
    }

    private func stillPath(_ name: String) -> String { "\(folder)\(stillPrefix)\(name).png" }

    /// Checks that stills overwrite neither each other nor the animation nor an input.
    private func check(_ names: [String], frames: Int) throws {
        if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
            throw UsageError(
                message: "two snapshots are called '\(names[twice])'", hint: "give each of them a name of its own")
        }
        let stills = names.map(stillPath)
        let animations = try animationPaths()
        let sequence = try options.chosenFormat() == .png ? try SequenceFiles(options.output) : nil
        if let still = stills.first(where: { still in
            animations.contains { OutputFile.isSame(still, $0) }
                || sequence?.frame(named: String(still.dropFirst(folder.count)), of: frames)
                    .map { OutputFile.isSame(still, $0) } ?? false
        }) {
            throw UsageError(
                message: "the animation and a snapshot would both be written to \(still)", hint: "give one another name"
            )
        }
        if let layouts, (stills + animations).contains(where: { OutputFile.isSame($0, layouts) }) {
            throw UsageError(
                message: "\(layouts) would hold an image and the layouts",
                hint: "give the layouts a folder of their own")
        }
        // A path that cannot be replaced is reported before any other file is written.
        let files = try options.chosenFormat() == .sheet ? stills + animations : stills
        if let folder = files.first(where: Folder.exists) {
            throw UsageError(message: "\(folder) is a folder", hint: "give the snapshot or the animation another name")
        }
        try OutputPaths.check(stills + animations, inputs: inputs)
        try checkSheet()
    }

    /// Checks the second file of a sheet, which the user did not name: it may replace only a file of an earlier sheet.
    private func checkSheet() throws {
        guard try options.chosenFormat() == .sheet, options.output != "-" else { return }
        let files = SheetFiles(options.output)
        let isImage = OutputFile.isSame(options.output, files.image)
        let other = isImage ? files.atlas : files.image
        guard InputFile.size(of: other) != nil, !files.isEarlierSheet else { return }
        throw UsageError(
            message:
                "\(other) is there and would be replaced: it is where the sheet's \(isImage ? "atlas" : "image") goes",
            hint: "give -o another name, or remove \(other)")
    }

    private func animationPaths() throws -> [String] {
        if options.output == "-" { return [] }
        guard try options.chosenFormat() == .sheet else { return [options.output] }
        let files = SheetFiles(options.output)
        return [files.image, files.atlas]
    }

    private func printLine(_ line: String) throws {
        if options.output == "-" || options.json { Console.note(line) } else { try Console.print(line) }
    }

    private func line(of report: ExportReport) -> String {
        let seconds = shortest((report.duration.seconds * 1000).rounded() / 1000)
        // If every frame is written, the number of images is irrelevant.
        let images = report.format.mergesFrames ? ", " + counted(report.imageCount, "image") : ""
        let frames = counted(report.frameCount, "frame") + images
        return "\(report.path) \(report.size), \(frames), \(seconds) s, \(report.bytes) bytes"
    }

    private func printReport(_ report: ExportReport) throws {
        for remark in report.remarks { Console.note("note: \(remark)") }
        guard options.json else { return try printLine(line(of: report)) }
        let output = JSONOutput.object([
            ("file", .string(report.path)), ("format", .string(report.format.rawValue)),
            ("width", .int(report.size.width)), ("height", .int(report.size.height)),
            ("frames", .int(report.frameCount)), ("pictures", .int(report.imageCount)),
            ("seconds", .double(report.duration.seconds)), ("bytes", .int(report.bytes)),
            ("remarks", .array(report.remarks.map(JSONOutput.string))),
        ])
        if options.output == "-" { Console.note(output.indented()) } else { try Console.print(output.indented()) }
    }
}
