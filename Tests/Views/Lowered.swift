import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews

/// A library shared by all tests, so that fonts are opened once.
let fonts = FontLibrary()

/// Returns the placed tree of a view on a screen of this size once it has settled.
@MainActor
func placed(
    _ view: some View, width: Double = 100, height: Double = 100, insets: EdgeInsets = .zero
) -> PlacedTree<ViewContent> {
    let graph = ViewGraph()
    let screen = ScreenArea(size: Size(width: width, height: height), safeAreaInsets: insets)
    do {
        let settlement = try graph.settle { () throws(LayoutError) in
            let lowering = Lowering(
                environment: EnvironmentValues(), measurer: Typesetter(fonts: fonts), report: Lowering.Report(),
                graph: graph)
            return try lowering.root(view).resolved(on: screen).placed(on: screen)
        }
        guard case .settled(let tree) = settlement else { preconditionFailure("the view never settles") }
        return tree
    } catch {
        preconditionFailure(error.message)
    }
}

/// Returns the errors reported when a view is lowered.
@MainActor
func errors(_ view: some View) -> [ViewsError] {
    let report = Lowering.Report()
    _ = Lowering(environment: EnvironmentValues(), measurer: Typesetter(fonts: fonts), report: report).root(view)
    return report.errors
}
