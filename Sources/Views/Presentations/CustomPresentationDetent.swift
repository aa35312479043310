/// A height of sheets that is computed.
///
/// ```swift
/// struct BarDetent: CustomPresentationDetent {
///     static func height(in context: Context) -> Double? { max(44, context.maxDetentValue * 0.1) }
/// }
/// ```
public protocol CustomPresentationDetent: SendableMetatype {
    typealias Context = PresentationDetent.Context

    /// Returns the height in points; nil if the detent is not available.
    static func height(in context: Context) -> Double?
}

extension PresentationDetent {
    /// The values from which a height is computed.
    @dynamicMemberLookup
    public struct Context {
        /// The height of a large sheet, in points.
        public let maxDetentValue: Double
        let environment: EnvironmentValues

        /// A value of the environment around the sheet.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// A height that a type computes.
    struct CustomHeight: Hashable, Sendable {
        private let id: ObjectIdentifier
        let height: @Sendable (Context) -> Double?

        init<D: CustomPresentationDetent>(_ type: D.Type) {
            id = ObjectIdentifier(type)
            height = { D.height(in: $0) }
        }

        static func == (left: CustomHeight, right: CustomHeight) -> Bool { left.id == right.id }

        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// Returns a detent whose height a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .custom(CustomHeight(type)))
    }

    /// Returns the height in a context, in points; nil if the detent is not available.
    public func height(in context: Context) -> Double? {
        let height = resolved(full: context.maxDetentValue, safeBottom: 0, in: context.environment)
        return height.isFinite ? height : nil
    }
}
