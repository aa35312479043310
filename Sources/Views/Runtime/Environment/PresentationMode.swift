/// Whether a view is presented, and a way to dismiss it.
public struct PresentationMode: Hashable, Sendable {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Dismisses the view, if it is presented.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// A binding to the presentation that contains the view. Calling `dismiss()` on its value dismisses that.
    @MainActor @preconcurrency
    public var presentationMode: Binding<PresentationMode> {
        let (dismiss, isPresented) = (dismiss, isPresented)
        return Binding {
            PresentationMode(isPresented: isPresented)
        } set: {
            if !$0.isPresented { dismiss() }
        }
    }

    /// Whether the view is inside of a presentation or a pushed page.
    public var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Whether another page covers the view, such as one pushed over it. The view is lowered, but does not appear.
    var isCovered: Bool {
        get { self[IsCoveredKey.self] }
        set { self[IsCoveredKey.self] = newValue }
    }
}

private enum IsPresentedKey: EnvironmentKey {
    static let defaultValue = false
}

private enum IsCoveredKey: EnvironmentKey {
    static let defaultValue = false
}
