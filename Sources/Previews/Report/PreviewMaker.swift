public import Framewright
import FramewrightDocuments
public import FramewrightVerification

/// Compiles sources, draws their previews and makes the report.
///
/// ```swift
/// let maker = PreviewMaker(kit: kit, cache: try PreviewCache(PreviewCache.standardPath))
/// let report = try maker.report(on: ["Sources/App/CardView.swift"], into: "previews")
/// ```
public struct PreviewMaker: Sendable {
    /// An animation of each preview, from the moment in which it appears.
    public struct Animation: Hashable, Sendable {
        /// The length in seconds.
        public var duration: Double
        /// The frame rate.
        public var rate: FrameRate
        /// The format, and with it the file extension.
        public var format: ExportFormat

        /// Creates an animation.
        public init(duration: Double, rate: FrameRate = .sixty, format: ExportFormat = .gif) {
            (self.duration, self.rate, self.format) = (duration, rate, format)
        }
    }

    /// The progress of a report.
    public enum Event: Sendable {
        /// A module is compiled, because it is not in the cache.
        case compiling(module: String)
        /// The previews are known.
        case found(count: Int)
        /// A preview has been drawn or has failed.
        case drawn(PreviewReport.Preview)
    }

    /// The kit.
    public let kit: PreviewKit
    /// The folder for compiled modules.
    public let cache: PreviewCache
    /// The protection of the system from the code of previews.
    public var isolation = Isolation.sandbox
    /// The conditions under which each preview is drawn.
    public var conditions = [PreviewConditions(colorScheme: .light), PreviewConditions(colorScheme: .dark)]
    /// The names of views that are drawn instead of previews; they are made without arguments.
    public var views: [String] = []
    /// Whether a preview with a name and an identifier is drawn.
    public var isIncluded: @Sendable (_ name: String, _ identifier: String) -> Bool = { _, _ in true }
    /// The paths of font files that code names, beside those in the folders of sources.
    public var fonts: [String] = []
    /// The animation that is exported instead of an image; nil for images.
    public var animation: Animation?
    /// The number of previews that are drawn at once.
    public var jobs = ProcessEnvironment.coreCount
    /// Whether the result is no longer needed. Compilers and other programs are then ended.
    package var isCancelled: @Sendable () -> Bool = { false }

    /// Creates a maker.
    public init(kit: PreviewKit, cache: PreviewCache) { (self.kit, self.cache) = (kit, cache) }

    /// Throws `sandboxRefused` if the system does not allow the sandbox.
    public func checkIsolation() throws(PreviewError) {
        try IsolatedProcess(kit, isolation: isolation).check(writing: cache.path)
    }

    /// Draws all previews of Swift files, or of the folder of an app or a package, into a folder.
    ///
    /// - Parameter onEvent: Called as the work goes on, for each preview in order.
    public func report(
        on paths: [String], into folder: String, onEvent: (Event) -> Void = { _ in }
    ) throws(PreviewError) -> PreviewReport {
        let compiled = try compile(paths) { onEvent(.compiling(module: $0)) }
        onEvent(.found(count: compiled.previews.count))
        let previews = try draw(compiled.previews, into: folder) { onEvent(.drawn($0)) }
        return PreviewReport(
            previews: previews, leftOut: compiled.leftOut, unused: compiled.unused, sourceRemarks: compiled.remarks)
    }

    /// Compiles sources and lists their previews.
    ///
    /// - Parameter onCompile: Called with the name of each module that is not in the cache, before it is compiled.
    package func compile(
        _ paths: [String], onCompile: (String) -> Void = { _ in }
    ) throws(PreviewError) -> CompiledPreviews {
        let process = IsolatedProcess(kit, isolation: isolation, isCancelled: isCancelled)
        try process.check(writing: cache.path)
        let reader = PackageReader(process: process, cache: cache)
        let sources = try PreviewSources(paths) { (path) throws(PreviewError) in try reader.describe(path) }
            .adding(views: views)
        let build = try ModuleBuild(kit: kit, process: process, cache: cache)
        let modules = try build.modules(sources.modules, fonts: fonts, onCompile: onCompile)
        var compiled = CompiledPreviews(
            modules: modules, runs: ModuleRuns(kit: kit, process: process, cache: cache, limits: limits))
        for module in modules where module.source.isShown {
            let index = SourceIndex(module, importing: modules)
            compiled.remarks += index.remarks() + module.remarks.map(PreviewRemark.init(onAssets:))
            guard let run = try compiled.runs.run(of: module) else { continue }
            let listed = try run.list().filter { views.isEmpty || index.isGenerated($0) }
            compiled.previews += zip(listed, index.identifiers(of: listed)).map { listed, identifier in
                CompiledPreviews.Preview(run: run, index: index, listed: listed, identifier: identifier)
            }
        }
        compiled.unused = sources.unused
        compiled.removeRepetitions()
        compiled.distinguishModules()
        compiled.previews.removeAll { !isIncluded($0.name, $0.identifier.text) }
        compiled.remarks = compiled.remarks.withoutDuplicates
        compiled.leftOut =
            sources.unreadable
            + modules.flatMap { $0.result.leftOut }.map { $0.explained(missing: sources.missingProducts) }.onePerFile
        return compiled
    }

    /// Animations take longer than an image.
    private var limits: PreviewRun.Limits {
        var limits = PreviewRun.Limits()
        if let animation {
            limits.seconds += Int(min(animation.duration, 600) * 10)
            limits.files = 2_048
        }
        return limits
    }

    /// Draws previews under all conditions, several images at once.
    ///
    /// - Parameter onDrawn: Called for each preview in order.
    package func draw(
        _ previews: [CompiledPreviews.Preview], into folder: String,
        onDrawn: (PreviewReport.Preview) -> Void = { _ in }
    ) throws(PreviewError) -> [PreviewReport.Preview] {
        let request = animation.map {
            DrawRequest.Animation(
                duration: $0.duration, rate: "\($0.rate.frames)/\($0.rate.seconds)", format: $0.format)
        }
        let images = previews.flatMap { preview in conditions.map { (preview: preview, conditions: $0) } }
        var drawn: [PreviewReport.Preview] = []
        var outcomes: [(PreviewConditions, PreviewRun.Outcome)] = []
        try images.forEachResult(jobs: jobs) { (preview, conditions) -> Result<PreviewRun.Outcome, PreviewError> in
            let path = path(of: preview.identifier.text, in: conditions, folder: folder)
            return Result { () throws(PreviewError) in
                try preview.run.draw(preview.listed, in: conditions, to: path, animation: request)
            }
        } _: { (result: Result<PreviewRun.Outcome, PreviewError>) throws(PreviewError) in
            let preview = previews[drawn.count]
            outcomes.append((conditions[outcomes.count], try result.get()))
            guard outcomes.count == conditions.count else { return }
            let images = DrawnPreview(listed: preview.listed, outcomes: outcomes)
            drawn.append(preview.index.preview(images, identifier: preview.identifier.text))
            outcomes = []
            onDrawn(drawn[drawn.count - 1])
        }
        return drawn
    }

    private func path(of identifier: String, in conditions: PreviewConditions, folder: String) -> String {
        let label = self.conditions.count == 1 ? "" : "." + PathComponent.encode(conditions.label)
        let name = "\(folder)/\(identifier)\(label)"
        guard let animation else { return "\(name).png" }
        return switch animation.format {
        case .png: "\(name)-%04d.png"
        case .apng, .strip: "\(name).png"
        case .sheet: "\(name).json"
        case .raw: "\(name).rgba"
        default: "\(name).\(animation.format.rawValue)"
        }
    }
}
