import FramewrightDrawing

/// At most `limit` colours that stand for `colors`, opaque and distinct, of which each occurs `counts` times.
///
/// Colours that cover a 400th of the pixels each are taken as they are, up to half of the palette: the flat areas of a
/// screen. The others are halved where they are least alike, in OKLab, until there are enough groups (after Wu 1991,
/// variance in place of population); a group becomes its mean, or its commonest colour where that makes up a third of it.
/// Then every colour goes to the group it is nearest to, twice over (Lloyd 1957): on the film of `export/` that took the mean
/// CIEDE2000, reckoned without drawing, from 0.0044 to 0.0042, and a third in place of a half from 0.0046 (2026-11-23).
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
    // A photograph has no colours of its own, and too many to go through again.
    guard points.count <= 1 << 13 else { return chosen }
    for _ in 0..<2 {
        let nearest = NearestColor(of: chosen.map { perceptual($0) })
        var groups = [[WeightedColor]](repeating: [], count: chosen.count)
        for point in points { groups[nearest.nearest(to: point.place)].append(point) }
        chosen = distinct(kept + groups[kept.count...].filter { !$0.isEmpty }.map { ColorGroup($0).color })
    }
    return chosen
}

/// Each once, in their order.
private func distinct(_ colors: [UInt32]) -> [UInt32] {
    var seen = Set<UInt32>()
    return colors.filter { seen.insert($0).inserted }
}

/// A colour in OKLab, and how much it weighs.
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

/// Lightness and the two hue axes of an opaque pixel; the fourth number is 0.
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
    /// Along each axis, times the weight.
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

    /// Cut at the mean of the axis with the widest spread; nil for a single colour.
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
        return PremultipliedPixel(Color(red: red, green: green, blue: blue)).packed
    }
}
