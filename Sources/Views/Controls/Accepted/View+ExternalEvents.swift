public import FoundationEssentials

extension View {
    /// Handles URLs that the system opens, of which there are none here. Accepted without effect.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Selects the external events that the scene handles. Accepted without effect.
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
