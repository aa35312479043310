public import Framewright
import FramewrightDrawing
public import FramewrightViews

/// Lays a screen out at every size of an area and lints each: the placed tree's rules, which depend on the size. Text sizes are
/// compared at up to 49 sizes: the ends of the area and of its size classes, and some between them.
///
/// Views are asked for their bodies once for each pair of size classes and then placed again and again, on up to `jobs`
/// threads; a screen that holds something made only when frames are known is asked at every size. Memory does not grow with
/// the number of sizes.
@MainActor
public struct Sweep {
    public var settings: LintSettings
    public var theme: Theme
    public var traits: Traits
    /// Insets and scale of every size.
    public var viewport: Viewport
    private let renderer: Renderer

    public init(
        in viewport: Viewport, theme: Theme, traits: Traits = Traits(), settings: LintSettings = LintSettings(),
        renderer: Renderer = Renderer()
    ) {
        (self.viewport, self.theme, self.traits) = (viewport, theme, traits)
        (self.settings, self.renderer) = (settings, renderer)
    }

    /// - Parameter progress: is told after every few rows how many sizes are done; what it throws ends the sweep.
    public func run(
        _ makeView: () -> AnyView, over area: SweepArea, jobs: Int = 1, progress: (Int) throws -> Void = { _ in }
    ) throws -> SweepReport {
        var report = SweepReport(area: area)
        var screens = Screens(Session(makeView(), in: viewport, theme: theme, traits: traits, renderer: renderer))
        let batch = max(1, jobs) * 2
        for start in stride(from: 0, to: area.height.count, by: batch) {
            let heights = (start..<min(start + batch, area.height.count)).map(area.height.value)
            for var row in try rows(heights, area, &screens, jobs) {
                try compareTextSizes(makeView, area, &row)
                report.add(row)
            }
            try progress(report.layouts)
        }
        return report
    }

    /// Notes the texts of a row that are smaller at a larger text size, where the row is one of those that are asked.
    private func compareTextSizes(
        _ makeView: () -> AnyView, _ area: SweepArea, _ row: inout SweepReport.Row
    ) throws(RenderError) {
        guard settings.looks(for: .shrinkingText), area.height.samples(around: 480).contains(row.height) else { return }
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
        _ heights: [Int], _ area: SweepArea, _ screens: inout Screens, _ jobs: Int
    ) throws -> [SweepReport.Row] {
        let settings = settings
        var plans: [(height: Int, screens: [ResizableScreen])] = []
        for height in heights {
            guard let row = try screens.row(height, area.width) else {
                return try heights.map { try screens.slowRow($0, area.width, settings) }
            }
            plans.append((height, row))
        }
        return try plans.concurrentMap(jobs: jobs) { plan in
            Result { try SweepReport.Row(plan.height, plan.screens, area.width, settings) }
        }.map { try $0.get() }
    }
}

extension SweepReport.Row {
    /// Every width of a row; `screens` has the views for compact widths, then for regular ones.
    fileprivate init(
        _ height: Int, _ screens: [ResizableScreen], _ widths: SweepArea.Side, _ settings: LintSettings
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

/// The views of a sweep for every pair of size classes met so far.
@MainActor
private struct Screens {
    private let session: Session
    private var known: [(viewport: Viewport, screen: ResizableScreen)] = []
    /// A screen that has to be asked at every size.
    private var isSlow = false

    init(_ session: Session) { self.session = session }

    /// The views for the first width of a row and for the last; nil where views have to be asked at every size.
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

    func slowRow(_ height: Int, _ widths: SweepArea.Side, _ settings: LintSettings) throws -> SweepReport.Row {
        var row = SweepReport.Row(height: height)
        for column in 0..<widths.count {
            let width = widths.value(column)
            try session.resize(to: Size(width: Double(width), height: Double(height)))
            row.note(try session.layout().findings(settings), at: width, step: widths.step)
        }
        return row
    }
}
