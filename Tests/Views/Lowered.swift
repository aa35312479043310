import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography
import FramewrightViews

/// One library for all tests, so that fonts are opened once.
let fonts = FontLibrary()

/// A view laid out on a screen of this size, as text.
@MainActor
func placed(
    _ view: some View, width: Double = 100, height: Double = 100, insets: EdgeInsets = .zero
) -> PlacedTree<ViewContent> {
    let lowering = Lowering(
        environment: EnvironmentValues(), typesetter: Typesetter(fonts: fonts), report: Lowering.Report())
    let screen = ScreenArea(size: Size(width: width, height: height), safeAreaInsets: insets)
    do {
        return try lowering.root(view).resolved(on: screen)
    } catch {
        preconditionFailure(error.message)
    }
}

/// The errors lowering a view reports.
@MainActor
func errors(_ view: some View) -> [ViewsError] {
    let report = Lowering.Report()
    _ = Lowering(environment: EnvironmentValues(), typesetter: Typesetter(fonts: fonts), report: report).root(view)
    return report.errors
}
