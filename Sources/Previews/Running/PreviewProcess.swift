import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import FramewrightTypography
import FramewrightVerification
import FramewrightViews
import Synchronization

/// The process that lists or draws the previews of the code loaded into it.
///
///     sources MODULE
///     list MODULE PLACE
///     draw REQUEST
///
/// `sources` gives a JSON array of the preview declarations in a module, without running their code; `list` a line for
/// each of these from a place on, with its previews, as soon as its code was run; `draw` writes one image or animation
/// as a `DrawRequest` says, and gives its size, remarks and lint findings. A long request is several arguments.
@MainActor
struct PreviewProcess {
    static let defaultDevice = "iphone-15"

    private(set) var renderer = Renderer()
    /// Remarks on font files that cannot be read.
    private(set) var fontRemarks: [String] = []
    /// The library with the asset catalogues; nil if there are none.
    private(set) var images: ImageLibrary?

    /// Runs a command.
    ///
    /// - Parameter give: Called with each line of the result.
    mutating func run(_ arguments: [String], give: (JSONOutput) throws -> Void) throws {
        switch (arguments.first, arguments.count) {
        case ("sources", 2): try give(sources(in: arguments[1]))
        case ("list", 3):
            let all = PreviewDeclaration.all
            for index in all.indices where all[index].isDeclared(in: arguments[1]) && index >= Int(arguments[2]) ?? 0 {
                try give(try list(index))
            }
        case ("draw", 2...):
            guard let request = DrawRequest(arguments.dropFirst().joined()) else {
                throw PreviewFailure("the request is no valid JSON")
            }
            try useResources(request.resources)
            try give(try draw(request))
        default: throw PreviewFailure("unknown arguments: \(arguments.joined(separator: " "))")
        }
    }

    private func sources(in module: String) -> JSONOutput {
        .array(
            PreviewDeclaration.all.enumerated().filter { $0.element.isDeclared(in: module) }.map {
                .object([
                    ("name", .string($0.element.name)), ("source", .optional($0.element.source)),
                    ("place", .int($0.offset)),
                ])
            })
    }

    /// Makes images, colours, fonts and translations available to the views.
    mutating func useResources(_ paths: [String]) throws {
        guard !paths.isEmpty else { return }
        let catalogs = paths.filter { $0.hasSuffix(".xcassets") }
        let strings = try StringCatalog(
            files: paths.filter { !$0.hasSuffix(".xcassets") && !PreviewResources.isFont($0) })
        SharedStringTables.current.withLock { $0.tables = strings }
        let images = ImageLibrary(catalogs: catalogs)
        self.images = images
        let families = try FontFamily.families(ofFiles: usableFonts(paths.filter(PreviewResources.isFont)))
        renderer = Renderer(
            fonts: families.isEmpty ? renderer.fonts : FontLibrary(families: families), images: images,
            strings: strings)
    }

    /// Returns the font files that can be read, and makes remarks on the others.
    private mutating func usableFonts(_ files: [String]) -> [String] {
        files.filter { file in
            do throws(TypographyError) {
                return try !FontFamily.families(ofFiles: [file]).isEmpty
            } catch {
                fontRemarks.append(error.message)
                return false
            }
        }
    }

    /// Returns the previews of the declaration with an index.
    private func list(_ index: Int) throws -> JSONOutput {
        let previews = try previews(of: index, in: try viewport(of: Self.defaultDevice))
        let items = previews.enumerated().map { number, preview in
            JSONOutput.object([
                ("name", .string(preview.name)), ("source", .optional(preview.location)),
                ("provider", .optional(preview.provider)), ("device", .optional(preview.settings.device)),
                ("place", .string("\(index).\(number)")),
            ])
        }
        return .object([("declaration", .int(index)), ("previews", .array(items))])
    }

    private func previews(of index: Int, in viewport: Viewport) throws -> [FoundPreview] {
        let sources = PreviewDeclaration.all
        guard sources.indices.contains(index) else { throw PreviewFailure("no declaration of previews \(index)") }
        return try sources[index].previews(in: viewport, by: renderer)
    }

    /// Returns the previews with the given keys.
    func previews(withKeys keys: Set<String>) throws -> [String: FoundPreview] {
        let viewport = try viewport(of: Self.defaultDevice)
        var found: [String: FoundPreview] = [:]
        for declaration in PreviewDeclaration.all {
            // The code of other declarations may end the process.
            guard keys.contains(where: { $0.hasPrefix("\(declaration.key)#") }) else { continue }
            for (index, preview) in try declaration.previews(in: viewport, by: renderer).enumerated() {
                found[FoundPreview.key(declaration.key, "\(index)")] = preview
            }
        }
        return found
    }

    /// Returns the preview at a place such as `2.0`: the index of its declaration, and that of the preview in it.
    func preview(at place: String, on screen: Viewport) throws -> FoundPreview {
        let indices = place.split(separator: ".").compactMap { Int($0) }
        guard indices.count == 2 else { throw PreviewFailure("\(place) is no place of a preview") }
        let previews = try previews(of: indices[0], in: screen)
        guard previews.indices.contains(indices[1]) else { throw PreviewFailure("no preview \(place)") }
        return previews[indices[1]]
    }

    private func draw(_ request: DrawRequest) throws -> JSONOutput {
        if let snapshot = request.snapshot { return try draw(snapshot, request) }
        if let look = request.look { return try self.look(look, request) }
        takeAsynchronousWork()
        try StoredValues.seedFromEnvironment()
        let device = request.conditions.device ?? Self.defaultDevice
        let preview = try preview(at: request.place, on: try viewport(of: device))
        var shown = try show(preview, in: request.conditions)
        var size = try write(shown, request)
        shown.remarks += try awaitContexts(shown.session)
        if request.animation == nil {
            let bitmap = try renderer.paint(try settledLayout(of: shown))
            try OutputFile.writeRegular(try PNG.encode(bitmap), to: request.output)
            size = bitmap.size
        }
        let (session, appearance) = (shown.session, shown.appearance)
        let layout = try session.layout()
        if let failure = appearance.failure { throw PreviewFailure(failure) }
        let remarks = shown.remarks + remarks(on: layout, appearance, session)
        let findings = try PreviewLint.findings(of: layout, theme: appearance.theme, by: renderer)
        return .object([
            ("width", .int(size?.width ?? 0)), ("height", .int(size?.height ?? 0)),
            ("remarks", .array(remarks.map { .string($0) })),
            ("findings", .array(findings.map(\.output))),
            ("outline", .string(ScreenOutline(layout, findings: findings).text)),
            ("actions", .array(session.recordedActions.map { .string($0) })),
        ])
    }

    /// Compares the image of a preview with its reference, or draws it to be recorded.
    private func draw(_ snapshot: PreviewSnapshotRequest, _ request: DrawRequest) throws -> JSONOutput {
        takeAsynchronousWork()
        try StoredValues.seedFromEnvironment()
        let settings = try SnapshotSettings.read(from: snapshot.folder) ?? SnapshotSettings(previews: [])
        let device = request.conditions.device ?? Self.defaultDevice
        let preview = try preview(at: request.place, on: try viewport(of: device, scale: settings.scale))
        var shown = try show(preview, in: request.conditions, scale: settings.scale)
        shown.remarks += try awaitContexts(shown.session)
        let layout = try settledLayout(of: shown)
        if let failure = shown.appearance.failure { throw PreviewFailure(failure) }
        let findings = try findings(of: layout, shown, settings: settings.lint)
        let remarks = shown.remarks + remarks(on: layout, shown.appearance, shown.session)
        let result = try snapshot.result(
            of: layout, findings: findings, in: shown.appearance, settings: settings, by: renderer,
            writing: request.output)
        return .object(result + [("remarks", .array(remarks.map { .string($0) }))])
    }

    /// Exports the animation that a request asks for, and returns its size; nil if it asks for none.
    private func write(_ shown: Shown, _ request: DrawRequest) throws -> PixelSize? {
        guard let animation = request.animation else { return nil }
        let (viewport, appearance) = (shown.session.viewport, shown.appearance)
        let playable = PlayableAnimation(
            [.wait(animation.duration)], in: viewport, theme: appearance.theme, traits: appearance.traits,
            rate: FrameRate(animation.rate) ?? .sixty
        ) { AnyView(appearance.applied(to: try shown.preview.view())) }
        let exporter = Exporter(playable, renderer: renderer)
        return try exporter.export(to: request.output, as: animation.format).size
    }
}
