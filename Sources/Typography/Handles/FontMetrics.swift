import FramewrightCHarfBuzz

/// The vertical metrics of a face and the positions of its text lines, in font units, all positive.
struct FontMetrics: Hashable {
    let unitsPerEm: Int
    /// The ascender and descender of the `hhea` table, without the line gap.
    let ascent: Int
    let descent: Int
    /// The cap height of the OS/2 table, or 0.7 em if the font does not specify it.
    let capHeight: Int
    /// The distance from the baseline down to the upper edge of the underline.
    let underlineDepth: Int
    let underlineThickness: Int
    /// The distance from the baseline up to the upper edge of the strikethrough.
    let strikethroughHeight: Int
    let strikethroughThickness: Int
}

extension FontMetrics {
    /// Reads the metrics. Values of damaged fonts are clamped to 16 ems.
    @safe init(of font: OpaquePointer?, unitsPerEm: Int) {
        var extents = hb_font_extents_t()
        unsafe hb_font_get_h_extents(font, &extents)
        let held = { (value: Int32) in min(max(Int(value), 0), 16 * unitsPerEm) }
        let read = { (tag: hb_ot_metrics_tag_t, sign: Int32, share: Double) in
            var position: Int32 = 0
            let isThere = unsafe hb_ot_metrics_get_position(font, tag, &position)
            let value = isThere == 0 ? 0 : held(position.multipliedReportingOverflow(by: sign).partialValue)
            return value > 0 ? value : Int(Double(unitsPerEm) * share)
        }
        self.unitsPerEm = unitsPerEm
        ascent = held(extents.ascender)
        descent = held(0 &- extents.descender)
        capHeight = read(HB_OT_METRICS_TAG_CAP_HEIGHT, 1, 0.7)
        underlineDepth = read(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -1, 0.1)
        underlineThickness = read(HB_OT_METRICS_TAG_UNDERLINE_SIZE, 1, 0.05)
        strikethroughHeight = read(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, 1, 0.3)
        strikethroughThickness = read(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, 1, 0.05)
    }
}
