public import Framewright
import FramewrightDrawing
public import FramewrightViews

/// Lays a screen out at every size of an area and checks each layout with the lint rules on the placed tree. Texts at
/// different text sizes are compared at up to 49 sizes: the ends of the area and of its size classes, and some in
/// between.
///
/// The views are evaluated once for each pair of size classes and then placed again at every size, on up to `jobs`
/// threads. A screen whose content depends on its frames is evaluated at every size. Memory use does not depend on
/// the number of sizes.
@MainActor
public struct Sweep {
    /// The levels and limits of the lint rules.
    public var settings: LintSettings
    /// The theme of the screen.
    public var theme: Theme
    /// The traits of the screen.
    public var traits: Traits
    /// The viewport that provides the safe area insets and scale of every size.
    public var viewport: Viewport
    private let renderer: Renderer

    /// Creates a sweep with the insets and scale of `viewport`.
    public init(
        in viewport: Viewport, theme: Theme, traits: Traits = Traits(), settings: LintSettings = LintSettings(),
        renderer: Renderer = Renderer()
    ) {
        (self.viewport, self.theme, self.traits) = (viewport, theme, traits)
        (self.settings, self.renderer) = (settings, renderer)
    }

    /// Lints the screen at every size of an area.
    ///
    /// - Parameter progress: Receives the number of finished sizes after every few rows. An error that it throws ends
    ///   the sweep.
    public func run(
        _ makeView: () -> AnyView, over area: SweepArea, jobs: Int = 1, progress: (Int) throws -> Void = { _ in }
    ) throws -> SweepReport {
        var report = SweepReport(area: area)
        var screens = Screens(Session(makeView(), in: viewport, theme: theme, traits: traits, renderer: renderer))
        let batch = max(1, jobs) * 2
        for start in stride(from: 0, to: area.height.count, by: batch) {
            let heights = (start..<min(start + batch, area.height.count)).map(area.height.value)
            for var row in try rows(heights, area: area, screens: &screens, jobs: jobs) {
                try compareTextSizes(makeView, area: area, row: &row)
                report.add(row)
            }
            try progress(report.layouts)
        }
        return report
    }

    /// Adds the texts that shrink as the text size grows, if the row is one of the sampled heights.
    private func compareTextSizes(
        _ makeView: () -> AnyView, area: SweepArea, row: inout SweepReport.Row
    ) throws(RenderError) {
        guard settings.checks(.shrinkingText), area.height.samples(around: 480).contains(row.height) else { return }
        let linter = Linter(settings, renderer: renderer)
        for width in area.width.samples(around: 600) {
            let screen = try Viewport(
                size: Size(width: Double(width), height: Double(row.height)), scale: viewport.scale,
                safeAreaInsets: viewport.safeAreaInsets)
            let layout = try renderer.layout(makeView(), in: screen, theme: theme, traits: traits)
            let findings = try linter.shrinkingFindings(layout, theme: theme, traits: traits, makeView: makeView)
            row.add(findings, at: width, step: area.width.step)
        }
    }

    private func rows(
        _ heights: [Int], area: SweepArea, screens: inout Screens, jobs: Int
    ) throws -> [SweepReport.Row] {
        let settings = settings
        var plans: [(height: Int, screens: [ResizableScreen])] = []
        for height in heights {
            guard let row = try screens.row(height, area.width) else {
                return try heights.map { try screens.slowRow($0, widths: area.width, settings: settings) }
            }
            plans.append((height, row))
        }
        return try plans.concurrentMap(jobs: jobs) { plan in
            Result { try SweepReport.Row(plan.height, screens: plan.screens, widths: area.width, settings: settings) }
        }.map { try $0.get() }
    }
}

extension SweepReport.Row {
    /// Lints every width of a row. `screens` holds the screen for the compact width class, then for the regular one.
    fileprivate init(
        _ height: Int, screens: [ResizableScreen], widths: SweepArea.Side, settings: LintSettings
    ) throws(RenderError) {
        self.init(height: height)
        for column in 0..<widths.count {
            let width = widths.value(column)
            let size = Size(width: Double(width), height: Double(height))
            let sizeClass = try Viewport(size: size).horizontalSizeClass
            let screen = screens[sizeClass == .compact ? 0 : screens.count - 1]
            note(try screen.layout(size: size).findings(settings), at: width, step: widths.step)
        }
    }
}

/// The screens of a sweep for every pair of size classes seen so far.
@MainActor
private struct Screens {
    private let session: Session
    private var known: [(viewport: Viewport, screen: ResizableScreen)] = []
    /// True if the screen must be evaluated at every size.
    private var isSlow = false

    init(_ session: Session) { self.session = session }

    /// Returns the screens for the first and last width of a row, or nil if the views must be evaluated at every
    /// size.
    mutating func row(_ height: Int, _ widths: SweepArea.Side) throws(RenderError) -> [ResizableScreen]? {
        var row: [ResizableScreen] = []
        for width in [widths.value(0), widths.value(widths.count - 1)] {
            let size = Size(width: Double(width), height: Double(height))
            guard !isSlow, let screen = try screen(size) else {
                isSlow = true
                return nil
            }
            row.append(screen)
        }
        return row
    }

    private mutating func screen(_ size: Size) throws(RenderError) -> ResizableScreen? {
        let wanted = try Viewport(size: size)
        if let known = known.first(where: {
            $0.viewport.horizontalSizeClass == wanted.horizontalSizeClass
                && $0.viewport.verticalSizeClass == wanted.verticalSizeClass
        }) {
            return known.screen
        }
        try session.resize(to: size)
        guard let screen = try session.resizable() else { return nil }
        known.append((wanted, screen))
        return screen
    }

    func slowRow(_ height: Int, widths: SweepArea.Side, settings: LintSettings) throws -> SweepReport.Row {
        var row = SweepReport.Row(height: height)
        for column in 0..<widths.count {
            let width = widths.value(column)
            try session.resize(to: Size(width: Double(width), height: Double(height)))
            row.note(try session.layout().findings(settings), at: width, step: widths.step)
        }
        return row
    }
}
