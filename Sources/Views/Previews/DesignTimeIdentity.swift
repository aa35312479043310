/// A modifier by which Xcode's previews identify views. Accepted without effect, so that code that looks for it
/// compiles.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
    /// The identity.
    public var identifier: Identifier

    /// Creates a modifier with an identity.
    public init(identifier: Identifier) { self.identifier = identifier }

    /// Returns the content unchanged.
    public func body(content: Content) -> some View { content }
}

/// The identity of a view in Xcode's previews, which are not used here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let name: String

    /// Creates an identity.
    public init(_ name: String) { self.name = name }
}
