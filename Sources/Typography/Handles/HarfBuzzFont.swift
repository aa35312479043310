import FramewrightCHarfBuzz

/// A face as HarfBuzz sees it, at a scale of one unit per font unit, so that only integers come in and go out.
///
/// Immutable after `init`, and HarfBuzz promises that immutable fonts may be used by many threads at once.
@safe final class HarfBuzzFont: @unchecked Sendable {
    private let font: OpaquePointer?
    private let file: FontFile
    let metrics: FontMetrics
    let version: String

    /// Refuses a face without glyphs or with an em outside the 16...16384 units OpenType allows.
    init(file: FontFile, index: UInt32) throws(TypographyError) {
        let face = unsafe hb_face_create(file.blob, index)
        defer { unsafe hb_face_destroy(face) }
        let unitsPerEm = unsafe Int(hb_face_get_upem(face))
        guard unsafe hb_face_get_glyph_count(face) > 0, (16...16_384).contains(unitsPerEm) else {
            throw .fontCorrupt(file: file.path, reason: "no glyphs or an impossible em")
        }
        let font = unsafe hb_font_create(face)
        unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        unsafe hb_ot_font_set_funcs(font)
        unsafe hb_font_make_immutable(font)
        unsafe self.font = font
        self.file = file
        unsafe version = FramewrightTypography.name(HB_OT_NAME_ID_VERSION_STRING, in: face)
        var extents = hb_font_extents_t()
        unsafe hb_font_get_h_extents(font, &extents)
        let largest = 16 * unitsPerEm
        metrics = FontMetrics(
            unitsPerEm: unitsPerEm, ascent: min(max(Int(extents.ascender), 0), largest),
            descent: min(max(-Int(extents.descender), 0), largest))
    }

    deinit { unsafe hb_font_destroy(font) }

    /// True when the font maps the character to a glyph of its own.
    func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        var glyph: UInt32 = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// Shapes one run; `cluster` of what comes out is that of the scalar it came from.
    ///
    /// Glyphs come in visual order, left to right.
    func shape(_ input: ShapingInput) -> [RawGlyph] {
        let buffer = unsafe hb_buffer_create()
        defer { unsafe hb_buffer_destroy(buffer) }
        for (scalar, cluster) in input.scalars { unsafe hb_buffer_add(buffer, scalar.value, UInt32(cluster)) }
        unsafe hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: input.script.tag))
        unsafe hb_buffer_set_direction(buffer, input.script.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        let language = input.locale.tag
        unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, Int32(language.utf8.count)))
        unsafe hb_shape(font, buffer, nil, 0)
        return unsafe glyphs(of: buffer)
    }

    private func glyphs(of buffer: OpaquePointer?) -> [RawGlyph] {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let position = unsafe positions[index]
            return unsafe RawGlyph(
                id: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: Int(position.x_advance),
                x: Int(position.x_offset), y: Int(position.y_offset))
        }
    }
}

/// How high a face's lines are, in font units: the `hhea` ascent and descent (both positive), without its line gap.
struct FontMetrics: Hashable {
    let unitsPerEm: Int
    let ascent: Int
    let descent: Int
}

/// What HarfBuzz needs to shape a run of one font and script.
struct ShapingInput {
    var scalars: [(scalar: Unicode.Scalar, cluster: Int)] = []
    let script: Script
    let locale: Locale
}

/// One shaped glyph in font units, y up.
struct RawGlyph {
    let id: UInt32
    let cluster: Int
    let advance: Int
    let x: Int
    let y: Int
}

/// A Unicode script, by HarfBuzz's tag.
struct Script: Hashable {
    let tag: UInt32

    static let common = Script(tag: HB_SCRIPT_COMMON.rawValue)

    init(tag: UInt32) { self.tag = tag }

    /// The script of a character; nil for those that go with any (punctuation, digits, combining marks).
    init?(of scalar: Unicode.Scalar) {
        let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        switch script {
        case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
        default: tag = script.rawValue
        }
    }

    var isRightToLeft: Bool {
        hb_script_get_horizontal_direction(hb_script_t(rawValue: tag)) == HB_DIRECTION_RTL
    }
}
