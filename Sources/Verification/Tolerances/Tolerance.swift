/// How far a picture may be from its recording, under a name, for a reason.
///
/// It counts only after the exact comparison has failed, and only while it refuses every mutant of the picture it is used on.
public struct Tolerance: Hashable, Sendable {
    public let name: String
    public let measure: ToleranceMeasure
    /// Why exactness is not asked for, in one sentence.
    public let reason: String

    /// Neither may be empty.
    public init(_ name: String, _ measure: ToleranceMeasure, because reason: String) {
        precondition(!name.isEmpty && !reason.isEmpty, "a tolerance has a name and a reason")
        (self.name, self.measure, self.reason) = (name, measure, reason)
    }
}

extension Tolerance: CustomStringConvertible {
    public var description: String { "\(name) (\(measure))" }
}
