import Framewright
import FramewrightDrawing
import FramewrightTheming
import FramewrightVerification
import FramewrightViews
import Synchronization

extension PreviewProcess {
    /// A preview that is shown in its appearance.
    struct Shown {
        let preview: FoundPreview
        let session: Session
        let appearance: PreviewAppearance
        var remarks: [String]
    }

    /// Shows a preview under conditions.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point, instead of the device's.
    ///   - size: The size of the screen in points, instead of a device.
    func show(
        _ preview: FoundPreview, in conditions: PreviewConditions, scale: Double? = nil, size: Size? = nil
    ) throws -> Shown {
        let (screen, remarks) = try screen(for: preview.settings, conditions, scale: scale, size: size)
        let viewport = screen.viewport
        SharedScreen.measures.withLock {
            $0 = SharedScreen.Measures(
                size: viewport.size, scale: viewport.scale, safeAreaInsets: viewport.safeAreaInsets)
        }
        let appearance = try PreviewAppearance(conditions, images: images)
        var session = try session(for: preview, on: screen, in: appearance)
        if appearance.takePreferredScheme() {
            session = try self.session(for: preview, on: screen, in: appearance)
        }
        return Shown(preview: preview, session: session, appearance: appearance, remarks: remarks)
    }

    /// Returns the layout of a preview in which nothing moves any more.
    func settledLayout(of shown: Shown) throws -> ScreenLayout {
        try settle(shown.session)
        return try shown.session.layout()
    }

    /// Lets time pass until nothing moves any more, so that content that fades or grows in when it appears is there;
    /// at most 3 seconds.
    func settle(_ session: Session) throws {
        _ = try session.layout()
        for _ in 0..<30 where session.isAnimating {
            try session.advance(0.1)
            _ = try session.layout()
        }
    }

    /// Lets time pass until the shared values of the preview's modifiers are there, as Xcode does before it shows a
    /// preview; at most 10 seconds. Returns a remark if they are not.
    func awaitContexts(_ session: Session) throws -> [String] {
        for _ in 0..<100 where PreviewContexts.waiting > 0 { try session.advance(0.1) }
        return PreviewContexts.waiting > 0 ? ["the shared context of a preview was not ready after 10 seconds"] : []
    }

    func remarks(on layout: ScreenLayout, _ appearance: PreviewAppearance, _ session: Session) -> [String] {
        let network = requestedHost().map { ["previews have no network, so \($0) does not answer"] } ?? []
        return fontRemarks + layout.remarks + appearance.remarks + session.remarks + network
    }

    /// Shows a preview. The view is made anew for each session, because a value with state belongs to one place.
    private func session(
        for preview: FoundPreview, on screen: Screen, in appearance: PreviewAppearance
    ) throws -> Session {
        let session = try firstSession(for: preview, on: screen, in: appearance)
        let layout = try session.layout()
        guard preview.settings.layout == .sizeThatFits, let frame = layout.tree.nodes.first?.frame, !frame.isEmpty
        else { return session }
        // Frames are snapped to pixels, which may have made them smaller than the view needs.
        let pixel = 1 / screen.viewport.scale
        let size = Size(width: (frame.width + pixel).rounded(.up), height: (frame.height + pixel).rounded(.up))
        let fitting = try Viewport(size: size, scale: screen.viewport.scale)
        return self.session(try preview.view(), in: fitting, appearance)
    }

    /// Shows a preview in the size that it asks for, or else on the whole screen, which can then be rotated.
    private func firstSession(
        for preview: FoundPreview, on screen: Screen, in appearance: PreviewAppearance
    ) throws -> Session {
        let viewport = try viewport(for: preview.settings, otherwise: screen.viewport)
        guard let device = screen.device, [nil, .device].contains(preview.settings.layout) else {
            return session(try preview.view(), in: viewport, appearance)
        }
        let session = try Session(
            appearance.applied(to: try preview.view()), on: device, theme: appearance.theme, traits: appearance.traits,
            renderer: renderer)
        session.use(viewport)
        return session
    }

    private func session(_ view: some View, in viewport: Viewport, _ appearance: PreviewAppearance) -> Session {
        Session(
            appearance.applied(to: view), in: viewport, theme: appearance.theme, traits: appearance.traits,
            renderer: renderer)
    }

    func viewport(of device: String, scale: Double? = nil) throws -> Viewport {
        try DeviceTable.shipped.device(named: device).viewport(scale: scale)
    }

    /// A screen to show a preview on.
    struct Screen {
        let viewport: Viewport
        /// The device; nil for a screen of some size.
        var device: Device?
    }

    /// Returns the screen of the device and orientation that the conditions or a preview ask for, and remarks on those
    /// that do not exist.
    private func screen(
        for settings: PreviewSettings, _ conditions: PreviewConditions, scale: Double?, size: Size?
    ) throws -> (screen: Screen, remarks: [String]) {
        if let size {
            let isTurned = conditions.orientation == .landscape
            let turned = isTurned ? Size(width: size.height, height: size.width) : size
            return (Screen(viewport: try Viewport(size: turned, scale: scale ?? 1)), [])
        }
        var (id, remarks) = (conditions.device ?? Self.defaultDevice, [String]())
        if conditions.device == nil, let name = settings.device {
            if let known = DeviceTable.shipped.id(ofProduct: name) {
                id = known
            } else {
                remarks = ["device \"\(name)\" is unknown, so the preview is drawn as on \(id)"]
            }
        }
        let device = try DeviceTable.shipped.device(named: id)
        let isLandscape = conditions.orientation.map { $0 == .landscape } ?? settings.orientation?.isLandscape ?? false
        if isLandscape, !device.kind.rotates {
            remarks.append("device \(id) does not rotate, so the orientation has no effect")
        }
        let orientation: Orientation = isLandscape && device.kind.rotates ? .landscape : .portrait
        return (Screen(viewport: try device.viewport(orientation, scale: scale), device: device), remarks)
    }

    private func viewport(for settings: PreviewSettings, otherwise screen: Viewport) throws -> Viewport {
        if case .fixed(let width, let height) = settings.layout {
            return try Viewport(size: Size(width: width, height: height), scale: screen.scale)
        }
        return screen
    }
}
