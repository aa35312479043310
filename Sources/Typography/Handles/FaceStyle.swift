import FramewrightCHarfBuzz

/// The weight, width and slant of a face, with the ranges of its axes.
struct FaceStyle {
    /// An axis of a variable font.
    struct Axis {
        let tag: OpenTypeTag
        let least: Double
        let usual: Double
        let most: Double
    }

    /// The axes in the order of the font's table; empty for a static face.
    let axes: [Axis]
    let weight: Double
    let width: Double
    let isItalic: Bool

    /// Returns the distance of a value from the face's range on an axis. A static style counts as a range of one
    /// value.
    func distance(of value: Double, on tag: OpenTypeTag) -> Double {
        let own = tag == .width ? width : weight
        let (least, most) = axes.first { $0.tag == tag }.map { ($0.least, $0.most) } ?? (own, own)
        return max(least - value, value - most, 0)
    }

    var heaviest: Double { axes.first { $0.tag == .weight }?.most ?? weight }
}

extension OpenTypeTag {
    static let weight: OpenTypeTag = "wght"
    static let width: OpenTypeTag = "wdth"
    static let slant: OpenTypeTag = "slnt"
    static let italic: OpenTypeTag = "ital"
    static let opticalSize: OpenTypeTag = "opsz"
}

extension FaceStyle {
    /// Reads the style. At most 64 axes are read.
    @safe init(of face: OpaquePointer?) {
        let font = unsafe hb_font_create(face)
        defer { unsafe hb_font_destroy(font) }
        let value = { (tag: hb_style_tag_t) in unsafe Double(hb_style_get_value(font, tag)) }
        weight = value(HB_STYLE_TAG_WEIGHT)
        width = value(HB_STYLE_TAG_WIDTH)
        isItalic = value(HB_STYLE_TAG_ITALIC) >= 0.5 || value(HB_STYLE_TAG_SLANT_ANGLE) <= -4
        axes = Self.axes(of: face)
    }

    /// Reads the axes. If the range of an axis is invalid, as in a damaged font, it is reduced to the default value.
    @safe static func axes(of face: OpaquePointer?) -> [Axis] {
        var infos = Array(repeating: hb_ot_var_axis_info_t(), count: 64)
        var count = UInt32(infos.count)
        _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map { info in
            let (least, usual, most) = (Double(info.min_value), Double(info.default_value), Double(info.max_value))
            let makesSense = least <= usual && usual <= most
            return Axis(
                tag: OpenTypeTag(code: info.tag), least: makesSense ? least : usual, usual: usual,
                most: makesSense ? most : usual)
        }
    }
}
