/// The fidelity with which a name of SwiftUI is drawn.
public enum FidelityGrade: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI draws it, by a documented or measured rule.
    case exact
    /// Fitted to images or published measures of the platform.
    case measured
    /// Looks or behaves alike, and differs.
    case standIn = "stand-in"
    /// Compiles, without effect on the image.
    case accepted
    /// Does not compile.
    case absent

    /// The grade of an image that shows names of both grades. Names without effect on the image do not lower it.
    func lowered(to other: FidelityGrade) -> FidelityGrade { rank < other.rank ? other : self }

    private var rank: Int {
        switch self {
        case .exact, .accepted, .absent: 0
        case .measured: 1
        case .standIn: 2
        }
    }
}
