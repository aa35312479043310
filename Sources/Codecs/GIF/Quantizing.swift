import FramewrightDrawing

/// Returns at most `limit` colours that represent `colors`, which are opaque and distinct and occur `counts` times.
///
/// Keeps colours that cover at least 1/400 of the pixels (the flat areas of a screen), up to half of the palette.
/// Divides the others into groups where their variance in OKLab is largest (after Wu 1991, with variance instead of
/// population). A group is represented by its commonest colour if that makes up a third of it, otherwise by its mean.
/// Two iterations of reassignment to the nearest group follow (Lloyd 1957). Chosen by measurement, see "GIF palettes"
/// in Performance.
func quantized(_ colors: [UInt32], _ counts: [Int], limit: Int) -> [UInt32] {
    guard colors.count > limit else { return colors }
    let total = counts.reduce(0, +)
    let byCount = colors.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
    let flat = byCount.prefix(limit / 2).filter { counts[$0] * 400 >= total }
    let isFlat = Set(flat)
    let others = colors.indices.filter { !isFlat.contains($0) }
    let points = others.map { WeightedColor(color: colors[$0], count: counts[$0]) }
    let kept = flat.map { colors[$0] }
    var chosen = distinct(kept + ColorGroup.groups(of: points, limit: limit - flat.count).map(\.color))
    // A photograph has no distinct flat colours, and too many colours for another iteration.
    guard points.count <= 1 << 13 else { return chosen }
    for _ in 0..<2 {
        let nearest = NearestColor(of: chosen.map { perceptual($0) })
        var groups = [[WeightedColor]](repeating: [], count: chosen.count)
        for point in points { groups[nearest.nearest(to: point.place)].append(point) }
        chosen = distinct(kept + groups[kept.count...].filter { !$0.isEmpty }.map { ColorGroup($0).color })
    }
    return chosen
}

/// Returns the distinct colours in their order.
private func distinct(_ colors: [UInt32]) -> [UInt32] {
    var seen = Set<UInt32>()
    return colors.filter { seen.insert($0).inserted }
}

/// A colour in OKLab with its weight.
struct WeightedColor {
    let color: UInt32
    let weight: Double
    let place: SIMD4<Double>

    init(color: UInt32, count: Int) {
        self.color = color
        weight = Double(count)
        place = perceptual(color)
    }
}

/// Returns lightness, a and b (OKLab) of an opaque pixel; the fourth component is 0.
func perceptual(_ color: UInt32) -> SIMD4<Double> {
    func light(_ shift: UInt32) -> Double { decodedLevels[Int(color >> shift & 255)] }
    let lab = OKLab(linear: (light(0), light(8), light(16)))
    return SIMD4(lab.lightness, lab.a, lab.b, 0)
}

private let decodedLevels = (0..<256).map { OKLab.decoded(Double($0) / 255) }

/// Colours that share an entry of the palette.
private struct ColorGroup {
    private var points: [WeightedColor]
    private let weight: Double
    private let mean: SIMD4<Double>
    /// The variance along each axis, times the weight.
    private let spread: SIMD4<Double>

    init(_ points: [WeightedColor]) {
        var (weight, sum, squares) = (0.0, SIMD4<Double>.zero, SIMD4<Double>.zero)
        for point in points {
            weight += point.weight
            sum += point.place * point.weight
            squares += point.place * point.place * point.weight
        }
        self.points = points
        self.weight = weight
        mean = sum / weight
        spread = points.count > 1 ? squares - sum * sum / weight : .zero
    }

    static func groups(of points: [WeightedColor], limit: Int) -> [ColorGroup] {
        guard !points.isEmpty else { return [] }
        var groups = [ColorGroup(points)]
        while groups.count < limit {
            guard let widest = groups.indices.max(by: { groups[$0].spread.sum() < groups[$1].spread.sum() }),
                let (one, other) = groups[widest].halves
            else { break }
            groups[widest] = one
            groups.append(other)
        }
        return groups
    }

    /// The group divided at its mean along the axis with the largest variance; nil for a single colour.
    private var halves: (ColorGroup, ColorGroup)? {
        guard points.count > 1 else { return nil }
        let axis = [0, 1, 2].max { spread[$0] < spread[$1] } ?? 0
        var parts = (points.filter { $0.place[axis] < mean[axis] }, points.filter { $0.place[axis] >= mean[axis] })
        if parts.0.isEmpty || parts.1.isEmpty { parts = (Array(points.prefix(1)), Array(points.dropFirst())) }
        return (ColorGroup(parts.0), ColorGroup(parts.1))
    }

    var color: UInt32 {
        let commonest = points.indices.max { points[$0].weight < points[$1].weight } ?? 0
        if points[commonest].weight * 3 >= weight { return points[commonest].color }
        let (red, green, blue) = OKLab(lightness: mean[0], a: mean[1], b: mean[2]).sRGB
        return PremultipliedPixel(SRGBColor(red: red, green: green, blue: blue)).packed
    }
}
