import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightRaster
import FramewrightTheming
import FramewrightVerification
import FramewrightViews

/// The model of the preview: a screen in use, the theme being edited, and the images painted of them.
///
/// Every visible change increases `revision`. An image is painted on demand and only once: an edit that changes
/// nothing on the screen paints nothing.
@MainActor
final class PreviewModel {
    let catalogue: Catalogue
    let devices: DeviceTable
    let renderer: Renderer
    let waiters = LongPollClients()
    private(set) var revision = 1
    private(set) var screen: PreviewScreen
    private(set) var theme: EditedTheme
    private(set) var session: Session
    /// True once touches have changed the screen from its named state.
    private(set) var isPlayed = false
    private(set) var animation: PreviewedAnimation?
    private var painter: Painter
    private var latest: Frame?
    private var elsewhere: [String: Frame] = [:]
    /// Finds the problems of a layout; nil for lint of whole screens.
    var findProblems: ((ScreenLayout, Theme) throws -> [Finding])?
    /// The findings of lint in the image of a revision.
    var lastFindings: (revision: Int, findings: [Finding])?

    /// An image, the layout it was painted from, and the revision in which it last changed.
    struct Frame {
        let layout: ScreenLayout
        let list: DisplayList
        var bitmap: Bitmap
        let revision: Int
    }

    /// Creates the model. Throws for a screen that is not in the catalogue or cannot be shown.
    init(
        _ screen: PreviewScreen, theme: EditedTheme, catalogue: Catalogue, devices: DeviceTable = .shipped,
        renderer: Renderer = Renderer()
    ) throws {
        (self.screen, self.theme, self.catalogue, self.devices) = (screen, theme, catalogue, devices)
        self.renderer = renderer
        painter = Painter(glyphs: renderer.fonts, images: renderer.images)
        session = try Self.session(screen, theme: theme.theme, in: catalogue, devices: devices, by: renderer)
        _ = try session.layout()
    }

    /// Returns the problems of the current screen's layout.
    func lint(_ layout: ScreenLayout) throws -> [Finding] {
        if let findProblems { return try findProblems(layout, session.theme) }
        let linter = Linter(LintSettings(), renderer: renderer)
        return try linter.findings(layout, theme: session.theme, traits: screen.traits)
    }

    /// Shows another screen. A new scene or state starts a new session; other changes apply to the current one.
    func select(_ wanted: PreviewScreen) throws {
        guard wanted != screen else { return }
        var other = wanted
        // Another scene starts with the first of its states.
        if other.state.isEmpty { other.state = try catalogue.find(other.scene).state.name }
        let begins = other.scene != screen.scene || other.state != screen.state
        let shown = begins ? nil : try animation?.remade(by: self, other)
        if begins {
            let begun = try Self.session(other, theme: theme.theme, in: catalogue, devices: devices, by: renderer)
            _ = try begun.layout()
            session = begun
            isPlayed = false
        } else {
            let chosen = try theme.theme.selecting(context: other.context)
            session.use(try Self.viewport(other, devices))
            session.use(chosen)
            session.use(other.traits)
        }
        (animation, screen) = (shown, other)
        bump()
    }

    /// Resets the screen to its named state.
    func restart() throws {
        session = try Self.session(screen, theme: theme.theme, in: catalogue, devices: devices, by: renderer)
        (isPlayed, animation) = (false, nil)
        bump()
    }

    /// Changes the theme and shows the result.
    ///
    /// - Parameter isPassing: True while a slider is dragged and more changes will follow.
    func edit(isPassing: Bool = false, _ change: (inout EditedTheme) throws -> Void) throws {
        var edited = theme
        try change(&edited)
        let before = (theme, screen)
        theme = edited
        do {
            if edited.document.bytes != before.0.document.bytes {
                try showTheme(isPassing: isPassing)
            } else if !isPassing {
                try playWhole()
            }
        } catch {
            (theme, screen) = before
            session.use(try theme.theme.selecting(context: screen.context))
            throw error
        }
        bump()
    }

    /// Takes over the content of the theme's file.
    func follow(_ text: Result<[UInt8], any Error>) throws {
        let before = theme.document.bytes
        let isNews: Bool
        switch text {
        case .success(let bytes): isNews = theme.follow(bytes)
        case .failure(let error): isNews = theme.lose(error)
        }
        guard isNews else { return }
        if theme.document.bytes != before { try showTheme() }
        bump()
    }

    private func showTheme(isPassing: Bool = false) throws {
        // The edit may have removed the context.
        if let context = screen.context, !theme.theme.contexts.contains(context) { screen.context = nil }
        session.use(try theme.theme.selecting(context: screen.context))
        animation = try isPassing ? animation?.previewed(by: self, screen) : animation?.remade(by: self, screen)
    }

    /// Plays the current animation completely if only one frame is up to date.
    func playWhole() throws {
        if let shown = animation, !shown.isWhole { animation = try shown.remade(by: self, screen) }
    }

    /// Performs a touch and waits for animations.
    func play(_ touch: (Session) throws -> Void) throws {
        try touch(session)
        (animation, isPlayed) = (nil, true)
        // An endless animation is shown as it is then.
        _ = try? session.settle(within: 5)
        bump()
    }

    /// Shows a frame of an animation of the scene. Nil returns to the screen.
    func select(animation name: String?, at time: Double) throws {
        guard let name else {
            animation = nil
            return bump()
        }
        if animation?.name != name { animation = try PreviewedAnimation(name, of: screen, by: self) }
        try playWhole()
        animation?.time = time
        bump()
    }

    /// Returns the current image.
    func frame() throws -> Frame {
        let layout = try animation?.layout() ?? session.layout()
        // Taken out, so that the pixels are uniquely referenced and can be painted over.
        let frame = try self.frame(of: layout, since: latest.take())
        latest = frame
        return frame
    }

    /// Returns the current scene and state on another device.
    func frame(on device: String, scale: Double) throws -> Frame {
        let viewport = try viewport(on: device, scale: scale)
        let state = try catalogue.find("\(screen.scene)/\(screen.state)").state
        let layout = try renderer.layout(
            state.makeView(), in: viewport, theme: theme.theme.selecting(context: screen.context), traits: screen.traits
        )
        let frame = try self.frame(of: layout, since: elsewhere.removeValue(forKey: device))
        let area = frame.bitmap.size.area
        guard area <= Self.maximumKeptPixels else { return frame }
        // Stores one image per device, whatever scales are requested.
        if elsewhere.values.reduce(area, { $0 + $1.bitmap.size.area }) > 8 * Self.maximumKeptPixels { elsewhere = [:] }
        elsewhere[device] = frame
        return frame
    }

    /// Returns the viewport of another device for the current screen.
    func viewport(on device: String, scale: Double) throws -> Viewport {
        let found = try devices.device(named: device)
        // A window has no orientation.
        return try found.viewport(found.rotates ? screen.orientation : .portrait, scale: scale)
    }

    /// The maximum number of pixels of a cached image. Tablets at their own scale have 6 million.
    static let maximumKeptPixels = 8_000_000

    private func frame(of layout: ScreenLayout, since last: consuming Frame?) throws -> Frame {
        let list = layout.displayList
        if var last = last.take(), last.layout.viewport == layout.viewport, last.layout.background == layout.background
        {
            if last.list == list { return last }
            try repaint(list, over: last.list, of: layout, into: &last.bitmap)
            return Frame(layout: layout, list: list, bitmap: last.bitmap, revision: revision)
        }
        do {
            let bitmap = try painter.paint(list, scale: layout.viewport.scale, background: layout.background)
            return Frame(layout: layout, list: list, bitmap: bitmap, revision: revision)
        } catch {
            throw RenderError.raster(error)
        }
    }

    private func repaint(
        _ list: DisplayList, over last: DisplayList, of layout: ScreenLayout, into bitmap: inout Bitmap
    ) throws {
        do {
            try painter.repaint(
                list, over: last, scale: layout.viewport.scale, background: layout.background, into: &bitmap)
        } catch {
            throw RenderError.raster(error)
        }
    }

    /// Increases the revision to one that clients know already, so that the next change has a higher one.
    func raise(to revision: Int) { self.revision = max(self.revision, revision) }

    /// Increases the revision and wakes all waiting clients.
    private func bump() {
        revision += 1
        waiters.wakeAll()
    }

    private static func viewport(_ screen: PreviewScreen, _ devices: DeviceTable) throws -> Viewport {
        try devices.device(named: screen.device).viewport(screen.orientation)
    }

    private static func session(
        _ screen: PreviewScreen, theme: Theme, in catalogue: Catalogue, devices: DeviceTable, by renderer: Renderer
    ) throws -> Session {
        let state = try catalogue.find("\(screen.scene)/\(screen.state)").state
        return try Session(
            state.makeView(), in: viewport(screen, devices), theme: theme.selecting(context: screen.context),
            traits: screen.traits, renderer: renderer)
    }
}
