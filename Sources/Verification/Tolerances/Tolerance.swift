/// A permitted deviation of an image from its reference, with a name and a reason.
///
/// It applies only after the exact comparison has failed, and only while it rejects every mutant of the image it is
/// used on.
public struct Tolerance: Hashable, Sendable {
    /// The name shown in reports.
    public let name: String
    /// The measure and its limit.
    public let measure: ToleranceMeasure
    /// The reason why an exact match is not required, in one sentence.
    public let reason: String

    /// Creates a tolerance. Neither the name nor the reason may be empty.
    public init(_ name: String, _ measure: ToleranceMeasure, because reason: String) {
        precondition(!name.isEmpty && !reason.isEmpty, "a tolerance has a name and a reason")
        (self.name, self.measure, self.reason) = (name, measure, reason)
    }
}

extension Tolerance: CustomStringConvertible {
    /// The name, followed by the measure.
    public var description: String { "\(name) (\(measure))" }
}
