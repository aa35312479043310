import Framewright
import FramewrightTheming

/// The content of a sheet.
struct SheetPlan {
    let title: String
    let subtitle: String
    let note: String
    let rows: [DifferenceRow]
    let looks: [ThemeLook]
    let showsColors: Bool

    /// Returns the number of screens per row.
    static func columns(for count: Int) -> Int { count <= 12 ? 3 : count <= 40 ? 5 : 8 }
}
