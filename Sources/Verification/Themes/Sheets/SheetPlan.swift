import Framewright
import FramewrightTheming

/// What a page says.
struct SheetPlan {
    let title: String
    let subtitle: String
    let note: String
    let rows: [DifferenceRow]
    let looks: [ThemeLook]
    let showsColors: Bool

    /// Screens in a row.
    static func columns(for count: Int) -> Int { count <= 12 ? 3 : count <= 40 ? 5 : 8 }
}
