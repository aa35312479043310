import ArgumentParser
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

/// An export format on the command line.
struct FormatArgument: ExpressibleByArgument {
    let format: ExportFormat

    init?(argument: String) {
        guard let format = ExportFormat(rawValue: argument) else { return nil }
        self.format = format
    }

    static var allValueStrings: [String] { ExportFormat.allCases.map(\.rawValue) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A frame rate on the command line.
struct FrameRateArgument: ExpressibleByArgument {
    let rate: FrameRate

    init?(argument: String) {
        guard let rate = FrameRate(argument) else { return nil }
        self.rate = rate
    }
}

/// The background of translucent areas on the command line: `transparent`, or a colour by its CSS name or in hex
/// notation.
struct BackgroundArgument: ExpressibleByArgument {
    let background: FrameComposition.Background

    init?(argument: String) {
        if argument == "transparent" {
            background = .transparent
            return
        }
        guard let color = SRGBColor(hex: argument) ?? SRGBColor(cssName: argument) else { return nil }
        background = .color(color)
    }

    var color: SRGBColor? { if case .color(let color) = background { color } else { nil } }
}

/// The options for the background and the device frame of the screen, for images and animations.
struct CompositionOptions: ParsableArguments {
    @Option(help: "What lies under the screen, or around the device: transparent, or a colour such as #1a73e8.")
    var background: BackgroundArgument?

    @Flag(name: .customLong("frame"), help: "Draw a plain device around the screen.")
    var isFramed = false

    func bezel(of device: Device?, in viewport: Viewport) -> DeviceBezel? {
        guard isFramed else { return nil }
        return device.map { DeviceBezel($0) } ?? DeviceBezel(around: viewport.size, cornerRadius: 0)
    }
}

/// The options of all exports of animations.
struct ExportCommandOptions: ParsableArguments {
    enum Dithering: String, ExpressibleByArgument, CaseIterable {
        case none, ordered, diffusion
    }

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write; - is standard output; name-%04d.png or a folder for PNG files.", valueName: "output"),
        completion: .file())
    private var file: String?

    /// The file to write; empty if none is given, which `checkOutput` rejects.
    var output: String {
        get { file ?? "" }
        set { file = newValue }
    }

    /// Throws if no file to write is given.
    ///
    /// - Parameter example: The command with an output file, for the hint.
    func checkOutput(_ example: @autoclosure () -> String) throws(UsageError) {
        guard file == nil else { return }
        throw UsageError(message: "no file to write is named", hint: "say where: \(example())")
    }

    @Option(help: "Instead of what the output's file extension says.")
    var format: FormatArgument?

    @Option(help: "Frames a second: 60, 29.97, 30000/1001.")
    var fps: FrameRateArgument?

    @Option(help: "How often an APNG, GIF or WebP plays; 0 for ever. (default: 0)")
    var loop: Int?

    @Option(help: "The largest file wanted: fewer colours, pixels and frames are tried in turn. 200000, 500k, 2M.")
    var maxBytes: ByteCount?

    @Option(help: "Quality of a lossy WebP, 0 to 100; without it nothing is lost.")
    var lossy: Double?

    @Option(help: "How a GIF makes up for colours it lacks. (default: none)")
    var dither: Dithering?

    @Option(help: "Colours of a GIF, 3 to 256, one of them for what stays as it is. (default: 256)")
    var colors: Int?

    @Option(help: "Images in a row of a strip.")
    var columns: Int?

    @Flag(help: "Look longer for the smallest APNG or PNG.")
    var smallest = false

    @Option(help: "Threads that paint; the file is the same for any number. (default: one a core)")
    var jobs: Int?

    @OptionGroup var composition: CompositionOptions

    @Flag(help: "Say what was written as JSON.")
    var json = false

    mutating func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is 1 to 1024") }
        if let lossy, !(0...100).contains(lossy) { throw ValidationError("--lossy is 0 to 100") }
        if let colors, !(3...256).contains(colors) { throw ValidationError("--colors is 3 to 256") }
        if let columns, columns < 1 { throw ValidationError("--columns is 1 or more") }
        if let loop, !(0...65_535).contains(loop) { throw ValidationError("--loop is 0 to 65535") }
    }

    /// Returns the format. Throws if an option given does not apply to it.
    func chosenFormat() throws -> ExportFormat {
        let format = try wantedFormat()
        for (option, isGiven, owners) in owners where isGiven && !owners.contains(format) {
            throw UsageError(
                message: "\(option) means nothing to \(format.rawValue)",
                hint: "it is for \(owners.map(\.rawValue).joined(separator: ", ")); leave it out")
        }
        return format
    }

    /// The folder of the output with a trailing slash: that of a frame sequence, which may not exist yet, or the one
    /// that contains the file.
    var folder: String {
        if output == "-" { return "" }
        guard (try? chosenFormat()) == .png, let frames = try? SequenceFiles(output).folder else {
            return Folder.prefix(of: output)
        }
        return frames.isEmpty || frames.hasSuffix("/") ? frames : "\(frames)/"
    }

    private var owners: [(option: String, isGiven: Bool, formats: [ExportFormat])] {
        [
            ("--lossy", lossy != nil, [.webp]), ("--dither", dither != nil, [.gif]),
            ("--colors", colors != nil, [.gif]),
            ("--columns", columns != nil, [.strip]), ("--smallest", smallest, [.apng, .png, .strip, .sheet]),
            ("--loop", loop != nil, [.apng, .gif, .webp]),
        ]
    }

    private func wantedFormat() throws -> ExportFormat {
        let isFolder = Folder.exists(output)
        if let format = format?.format {
            let isDocument = format != .sheet && OutputKind.documents.contains(OutputPaths.fileExtension(of: output))
            guard output == "-" || (format.fits(path: output) && !isDocument), format == .png || !isFolder else {
                throw UsageError(
                    message: "\(output) is no file for an animation as \(format.rawValue)",
                    hint: "end its name as the format does, or leave --format out")
            }
            if format == .strip { try OutputPaths.checkImages([output]) }
            return format
        }
        guard output != "-" else {
            throw UsageError(
                message: "standard output has no file extension", hint: "say what it is to be: --format gif")
        }
        if isFolder, let format = ExportFormat(path: output), format != .png {
            throw UsageError(
                message: "\(output) is a folder", hint: "end it in a slash for a PNG file a frame inside")
        }
        guard let format = ExportFormat(path: output, isFolder: isFolder) else {
            throw ExportError.unknownFormat(path: output)
        }
        guard format != .apng || !hasPlaceholder else {
            throw UsageError(
                message: "\(output) is no name of a file a frame",
                hint: "write where the number goes, once, as %04d with 20 digits at most: name-%04d.png")
        }
        return format
    }

    /// True if the file name seems to contain a placeholder for a number.
    private var hasPlaceholder: Bool {
        let name = output.split(separator: "/").last ?? ""
        return name.split(separator: "%", omittingEmptySubsequences: false).dropFirst().contains { part in
            part.drop { $0.isASCII && $0.isNumber }.first.map { $0.isASCII && $0.isLetter } ?? false
        }
    }

    var exportOptions: ExportOptions {
        let dithering: GIF.Dithering =
            switch dither {
            case .none?, nil: .none
            case .ordered: .ordered
            case .diffusion: .diffusion
            }
        return ExportOptions(
            loopCount: loop ?? 0, dithering: dithering, colorCount: colors ?? 256,
            quality: lossy.map { .lossy($0) } ?? .lossless, effort: smallest ? .smallest : .fast, columns: columns,
            maximumBytes: maxBytes?.count,
            background: composition.background?.color.flatMap { $0.opacity < 1 ? nil : $0 },
            jobs: jobs ?? ProcessEnvironment.coreCount)
    }
}

/// A number of bytes on the command line: `200000`, `500k` or `2M` (thousands and millions).
struct ByteCount: ExpressibleByArgument {
    let count: Int

    init?(argument: String) {
        let factor =
            switch argument.last {
            case "k", "K": 1000
            case "M": 1_000_000
            default: 1
            }
        guard let number = Int(factor == 1 ? argument[...] : argument.dropLast()), (1...1_000_000_000).contains(number)
        else { return nil }
        count = number * factor
    }
}
