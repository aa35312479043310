import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import FramewrightVerification
import FramewrightViews
import Synchronization

/// The process that lists or draws the previews of the code loaded into it.
///
///     sources
///     list [SOURCE]
///     draw SOURCE.INDEX DEVICE CONTEXT OUTPUT.png SECONDS RESOURCE...
///
/// `sources` prints a JSON array of the names of preview declarations, without running their code; `list` one of the
/// previews of one or all of them; `draw` writes one image and prints its size, remarks and lint findings. CONTEXT is
/// `light` or `dark`, SECONDS the time on the screen's clock, and a RESOURCE an asset catalogue or a file of
/// translations.
@MainActor
struct PreviewProcess {
    private static let defaultDevice = "iphone-15"

    private var renderer = Renderer()
    /// The library with the asset catalogues; nil if there are none.
    private var images: ImageLibrary?

    /// Runs a command and returns its output.
    mutating func run(_ arguments: [String]) throws -> JSONOutput {
        if arguments.count > 6 { try useResources(Array(arguments[6...])) }
        return switch arguments.first {
        case "sources" where arguments.count == 1: .array(PreviewDeclaration.all.map { .string($0.name) })
        case "list" where arguments.count == 1: try list(Array(PreviewDeclaration.all.indices))
        case "list" where arguments.count == 2: try list([Int(arguments[1]) ?? -1])
        case "draw" where arguments.count >= 6:
            try draw(
                arguments[1], on: arguments[2], isDark: arguments[3] == "dark", to: arguments[4],
                at: Double(arguments[5]) ?? 0)
        default: throw PreviewFailure("unknown arguments: \(arguments.joined(separator: " "))")
        }
    }

    /// Makes images, colours and translations available to the views.
    private mutating func useResources(_ paths: [String]) throws {
        let catalogs = paths.filter { $0.hasSuffix(".xcassets") }
        let strings = try StringCatalog(files: paths.filter { !$0.hasSuffix(".xcassets") })
        SharedStringTables.current.withLock { $0.tables = strings }
        let images = ImageLibrary(catalogs: catalogs)
        self.images = images
        renderer = Renderer(images: images, strings: strings)
    }

    private func list(_ indices: [Int]) throws -> JSONOutput {
        let viewport = try viewport(of: Self.defaultDevice)
        return .array(
            try indices.flatMap { source in
                try previews(of: source, in: viewport).enumerated().map { index, preview in
                    .object([
                        ("name", .string(preview.name)), ("source", .optional(preview.location)),
                        ("provider", .optional(preview.provider)), ("device", .optional(preview.settings.device)),
                        ("place", .string("\(source).\(index)")),
                    ])
                }
            })
    }

    private func previews(of index: Int, in viewport: Viewport) throws -> [FoundPreview] {
        let sources = PreviewDeclaration.all
        guard sources.indices.contains(index) else { throw PreviewFailure("no declaration of previews \(index)") }
        return try sources[index].previews(in: viewport, by: renderer)
    }

    /// Returns the preview at a place such as `2.0`: the index of its declaration, and that of the preview in it.
    private func preview(at place: String, on screen: Viewport) throws -> FoundPreview {
        let indices = place.split(separator: ".").compactMap { Int($0) }
        guard indices.count == 2 else { throw PreviewFailure("\(place) is no place of a preview") }
        let previews = try previews(of: indices[0], in: screen)
        guard previews.indices.contains(indices[1]) else { throw PreviewFailure("no preview \(place)") }
        return previews[indices[1]]
    }

    private func draw(
        _ place: String, on device: String, isDark: Bool, to output: String, at time: Double
    ) throws -> JSONOutput {
        takeAsynchronousWork()
        try StoredValues.seedFromEnvironment()
        let preview = try preview(at: place, on: try viewport(of: device))
        let (screen, deviceRemarks) = try screen(for: preview.settings, otherwise: device)
        SharedScreen.measures.withLock {
            $0 = SharedScreen.Measures(
                size: screen.size, scale: screen.scale, safeAreaInsets: screen.safeAreaInsets)
        }
        let appearance = PreviewAppearance(scheme: isDark ? .dark : .light, images: images)
        var session = try session(for: preview, on: screen, in: appearance)
        if appearance.takePreferredScheme() {
            session = try self.session(for: preview, on: screen, in: appearance)
        }
        let contextRemarks = try awaitContexts(session)
        try session.advance(time)
        let layout = try session.layout()
        if let failure = appearance.failure { throw PreviewFailure(failure) }
        let bitmap = try renderer.paint(layout)
        try PNGFile.write(bitmap, to: output)
        return .object([
            ("width", .int(bitmap.size.width)), ("height", .int(bitmap.size.height)),
            (
                "remarks",
                .array((deviceRemarks + contextRemarks + remarks(on: layout, appearance, session)).map { .string($0) })
            ),
            ("findings", .array(try findings(of: layout, theme: appearance.theme).map(\.output))),
            ("actions", .array(session.recordedActions.map { .string($0) })),
        ])
    }

    /// Returns the problems that lint finds in a preview, by the rules that need no other layout of it.
    private func findings(of layout: ScreenLayout, theme: Theme) throws(RenderError) -> [Finding] {
        var settings = LintSettings()
        // These rules are about whole apps: empty areas, colours beside each other and descriptions of controls.
        for rule in [LintRule.unusedSpace, .colorVision, .undescribedControl] { settings.set(rule, to: .off) }
        return try Linter(settings, renderer: renderer).findings(layout, theme: theme).filter { !$0.isOfPlatform }
    }

    /// Lets time pass until the shared values of the preview's modifiers are there, as Xcode does before it shows a
    /// preview; at most 10 seconds. Returns a remark if they are not.
    private func awaitContexts(_ session: Session) throws -> [String] {
        for _ in 0..<100 where PreviewContexts.waiting > 0 { try session.advance(0.1) }
        return PreviewContexts.waiting > 0 ? ["the shared context of a preview was not ready after 10 seconds"] : []
    }

    private func remarks(on layout: ScreenLayout, _ appearance: PreviewAppearance, _ session: Session) -> [String] {
        let network = requestedHost().map { ["previews have no network, so \($0) does not answer"] } ?? []
        return layout.remarks + appearance.remarks + session.remarks + network
    }

    /// Shows a preview. The view is made anew for each session, because a value with state belongs to one place.
    private func session(
        for preview: FoundPreview, on screen: Viewport, in appearance: PreviewAppearance
    ) throws -> Session {
        let viewport = try viewport(for: preview.settings, otherwise: screen)
        let session = session(try preview.view(), in: viewport, appearance)
        let layout = try session.layout()
        guard preview.settings.layout == .sizeThatFits, let frame = layout.tree.nodes.first?.frame, !frame.isEmpty
        else { return session }
        // Frames are snapped to pixels, which may have made them smaller than the view needs.
        let pixel = 1 / viewport.scale
        let size = Size(width: (frame.width + pixel).rounded(.up), height: (frame.height + pixel).rounded(.up))
        let fitting = try Viewport(size: size, scale: viewport.scale)
        return self.session(try preview.view(), in: fitting, appearance)
    }

    private func session(_ view: some View, in viewport: Viewport, _ appearance: PreviewAppearance) -> Session {
        Session(
            appearance.applied(to: view), in: viewport, theme: appearance.theme, traits: appearance.traits,
            renderer: renderer)
    }

    private func viewport(of device: String) throws -> Viewport {
        try DeviceTable.shipped.device(named: device).viewport()
    }

    /// Returns the screen of the device and orientation that a preview asks for, and remarks on those that do not
    /// exist.
    private func screen(
        for settings: PreviewSettings, otherwise device: String
    ) throws -> (viewport: Viewport, remarks: [String]) {
        var (id, remarks) = (device, [String]())
        if let name = settings.device {
            if let known = DeviceTable.shipped.id(ofProduct: name) {
                id = known
            } else {
                remarks = ["device \"\(name)\" is unknown, so the preview is drawn as on \(device)"]
            }
        }
        let device = try DeviceTable.shipped.device(named: id)
        guard settings.orientation?.isLandscape == true else { return (try device.viewport(), remarks) }
        guard device.kind.rotates else {
            return (try device.viewport(), remarks + ["device \(id) does not rotate, so the orientation has no effect"])
        }
        return (try device.viewport(.landscape), remarks)
    }

    private func viewport(for settings: PreviewSettings, otherwise screen: Viewport) throws -> Viewport {
        if case .fixed(let width, let height) = settings.layout {
            return try Viewport(size: Size(width: width, height: height), scale: screen.scale)
        }
        return screen
    }
}

/// An error of the process that draws previews.
struct PreviewFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension Finding {
    private static let platformControls = ["Toggle", "Stepper", "Slider", "DatePicker", "ColorPicker"]

    /// Whether the finding is about the platform's own design: the size of its controls, or the colours of their texts.
    fileprivate var isOfPlatform: Bool {
        switch rule {
        case .touchTarget: Self.platformControls.contains { view.hasPrefix($0) }
        case .contrast: explanation.contains("{color.control.")
        default: false
        }
    }
}
