import Framewright

@testable import FramewrightScreens

/// Lays out documented scenes with one font library for all tests.
@MainActor
enum Screenshots {
    static let renderer = Renderer()

    static func layout(_ reference: String, in viewport: Viewport, theme: Theme = .documented) throws -> ScreenLayout {
        try renderer.layout(Catalogue.documented.find(reference).state.makeView(), in: viewport, theme: theme)
    }

    static func layout(_ reference: String, size: Size, insets: EdgeInsets = .zero) throws -> ScreenLayout {
        try layout(reference, in: Viewport(size: size, scale: 2, safeAreaInsets: insets))
    }
}

extension ScreenLayout {
    /// Returns the frame of the view with this accessibility identifier.
    func frame(of identifier: String) -> Rect? { tree.nodes.first { $0.payload.identifier == identifier }?.frame }
}
