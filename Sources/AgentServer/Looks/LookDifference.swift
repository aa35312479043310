import FramewrightCodecs
import FramewrightDrawing
import FramewrightVerification

/// The changes of a screen from one look to the next, as text: changed areas in points and changed lines of the
/// outline.
struct LookDifference {
    /// The areas and lines that are written out.
    private static let (areaLimit, lineLimit) = (12, 60)
    /// The number of lines that are compared.
    private static let comparedLimit = 2_000

    let lines: [String]

    init(from old: ScreenLook, to new: ScreenLook) {
        lines = Self.areas(old, new) + Self.outline(old.outline, new.outline)
    }

    private static func areas(_ old: ScreenLook, _ new: ScreenLook) -> [String] {
        if old.image == new.image { return ["the picture is the same"] }
        guard let before = try? PNG.decode(old.image), let after = try? PNG.decode(new.image),
            before.size == after.size
        else { return ["the pictures have other sizes: \(old.size) and \(new.size) points"] }
        let areas = Difference.areas(expected: before, actual: after)
        if areas.isEmpty { return ["the picture is the same"] }
        let shown = areas.prefix(areaLimit).map { area in
            let box = area.box
            let frame = [box.x, box.y, box.width, box.height].map { brief(Double($0) / new.scale) }
            return "  \(frame[0]),\(frame[1]) \(frame[2])x\(frame[3])"
        }
        let rest = areas.count - shown.count
        return ["changed areas, in points:"] + shown + (rest > 0 ? ["  and \(rest) smaller ones"] : [])
    }

    private static func outline(_ old: [String], _ new: [String]) -> [String] {
        let changes = Array(new.prefix(comparedLimit)).difference(from: Array(old.prefix(comparedLimit)))
        if changes.isEmpty { return ["the outline is the same"] }
        // By place, a removed line before the one that replaces it.
        let sorted = changes.map { change in
            switch change {
            case .remove(let offset, let line, _): (offset, 0, "- \(line)")
            case .insert(let offset, let line, _): (offset, 1, "+ \(line)")
            }
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        let rest = sorted.count - min(sorted.count, lineLimit)
        return ["changed lines of the outline:"] + sorted.prefix(lineLimit).map(\.2)
            + (rest > 0 ? ["and \(rest) more"] : [])
    }
}
