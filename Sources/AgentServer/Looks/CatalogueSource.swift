public import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightTheming
public import FramewrightVerification
import FramewrightViews

/// The scenes of a catalogue as screens for agents.
@MainActor
public final class CatalogueSource: ScreenSource {
    private let catalogue: Catalogue
    private let devices: DeviceTable
    private let renderer = Renderer()

    /// Creates a source.
    public init(_ catalogue: Catalogue, devices: DeviceTable = .shipped) {
        (self.catalogue, self.devices) = (catalogue, devices)
    }

    /// The kind of the screens.
    public let kind = ScreenKind.scenes

    /// Returns the states of all scenes.
    public func screens(_ call: ToolCall) -> ScreenList {
        ScreenList(
            catalogue.scenes.flatMap { scene in
                scene.states.map { ScreenEntry(reference: "\(scene.name)/\($0.name)", summary: $0.summary) }
            })
    }

    /// Shows a scene.
    public func open(_ request: ScreenRequest, _ call: ToolCall) throws -> any OpenScreen {
        let theme = try theme(of: request)
        let view = try makeView(request)()
        guard request.size == nil else {
            let viewport = try viewport(of: request, scale: request.scale)
            return CatalogueScreen(
                Session(view, in: viewport, theme: theme, traits: request.traits, renderer: renderer), renderer)
        }
        let device = try device(of: request)
        let session = try Session(view, on: device, theme: theme, traits: request.traits, renderer: renderer)
        session.use(try viewport(of: request, scale: request.scale))
        return CatalogueScreen(session, renderer)
    }

    /// Returns the findings of all lint rules, at the scale of the device.
    public func findings(_ request: ScreenRequest, _ call: ToolCall) throws -> [Finding] {
        let makeView = try makeView(request)
        // A state that cannot be read is an error before it is laid out several times.
        let first = try makeView()
        return try Linter(renderer: renderer).findings(
            of: { (try? makeView()) ?? first }, in: try viewport(of: request, scale: nil),
            theme: try theme(of: request), traits: request.traits)
    }

    private func viewport(of request: ScreenRequest, scale: Double?) throws -> Viewport {
        guard let size = request.size else {
            return try device(of: request).viewport(request.orientation ?? .portrait, scale: scale)
        }
        let turned = request.orientation == .landscape ? Size(width: size.height, height: size.width) : size
        return try Viewport(size: turned, scale: scale ?? request.scale)
    }

    private func device(of request: ScreenRequest) throws -> Device {
        try devices.device(named: request.device ?? ScreenRequest.defaultDevice)
    }

    private func theme(of request: ScreenRequest) throws -> Theme {
        let theme = try ThemeLookup.theme(named: request.theme ?? "documented")
        return try request.context.map { try theme.selecting(context: $0) } ?? theme
    }

    private func makeView(_ request: ScreenRequest) throws -> () throws -> AnyView {
        let (scene, named) = try catalogue.find(request.reference)
        if let state = request.state { return { try scene.makeView(fromState: state, seed: request.seed) } }
        return { request.seed.flatMap { named.makeView(seed: $0) } ?? named.makeView() }
    }
}

/// A scene that is shown.
@MainActor
private final class CatalogueScreen: OpenScreen {
    private let session: Session
    private let renderer: Renderer

    /// The frame rate at which steps are played. No frame is shown, so that it is the lowest.
    private static let rate = FrameRate(1, over: 100) ?? .sixty

    init(_ session: Session, _ renderer: Renderer) { (self.session, self.renderer) = (session, renderer) }

    func look(_ call: ToolCall) throws -> ScreenLook { try look(at: try session.layout()) }

    private func look(at layout: ScreenLayout) throws -> ScreenLook {
        let (size, scale) = (layout.viewport.size, layout.viewport.scale)
        let image = try PNG.encode(try renderer.paintSparsely(layout), PNG.Options(effort: .fast, scale: scale))
        return ScreenLook(outline: ScreenOutline(layout).lines, image: image, size: size, scale: scale)
    }

    func play(
        _ steps: [PlayStep], settles: Bool, _ call: ToolCall, report: @escaping (PlayReport) throws -> Void
    ) throws {
        let player = Player(session, rate: Self.rate, theme: ThemeLookup.theme)
        try player.play(steps) { [unowned self] event in
            switch event {
            case .frame: break
            case .snapshot(let name, let layout): try report(.still(name, try look(at: layout)))
            case .remark(_, let text): try report(.remark(text))
            case .stepEnded: try call.check()
            }
        }
        guard settles else { return }
        do {
            try player.play([.waitUntilSettled]) { _ in try call.check() }
        } catch let error as PlayError {
            try report(.remark(error.problem))
        }
    }
}
