import FramewrightCHarfBuzz

/// A HarfBuzz font, at a scale of one unit per font unit, so that all values are integers.
///
/// It is immutable after `init`, and HarfBuzz allows threads to share immutable fonts.
@safe final class HarfBuzzFont: @unchecked Sendable {
    private let font: OpaquePointer?
    private let file: FontFile
    let metrics: FontMetrics
    let version: String
    /// The values of all axes in their order; empty for the defaults.
    let coordinates: [Float]
    /// The colour table, or nil for a face without colour layers.
    let colors: ColorTable?
    /// A bit for every ASCII character that has a glyph in the font.
    private let latin: SIMD2<UInt64>

    /// Opens a face. Throws an error if it has no glyphs or an em outside the 16...16384 units that OpenType allows.
    init(file: FontFile, index: UInt32, _ instance: FontInstance) throws(TypographyError) {
        let face = unsafe hb_face_create(file.blob, index)
        defer { unsafe hb_face_destroy(face) }
        let unitsPerEm = unsafe Int(hb_face_get_upem(face))
        guard unsafe hb_face_get_glyph_count(face) > 0, (16...16_384).contains(unitsPerEm) else {
            throw .fontCorrupt(file: file.path, reason: "no glyphs or an impossible em")
        }
        let font = unsafe hb_font_create(face)
        unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        unsafe hb_ot_font_set_funcs(font)
        coordinates = instance.coordinates(on: FaceStyle.axes(of: face))
        if !coordinates.isEmpty {
            unsafe hb_font_set_var_coords_design(font, coordinates, UInt32(coordinates.count))
        }
        if instance.synthesis.contains(.oblique) {
            unsafe hb_font_set_synthetic_slant(font, Float(FontSynthesis.slant))
        }
        unsafe hb_font_make_immutable(font)
        let colr = unsafe Self.table("COLR", of: face)
        colors = colr.isEmpty ? nil : ColorTable(colr: colr, cpal: unsafe Self.table("CPAL", of: face))
        unsafe self.font = font
        self.file = file
        unsafe version = FramewrightTypography.name(.version, in: face)
        metrics = FontMetrics(of: font, unitsPerEm: unitsPerEm)
        latin = unsafe Self.latin(of: font)
    }

    deinit { unsafe hb_font_destroy(font) }

    /// Returns a copy of a table; empty if there is none.
    private static func table(_ tag: OpenTypeTag, of face: OpaquePointer?) -> [UInt8] {
        let blob = unsafe hb_face_reference_table(face, tag.code)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(blob, &length) else { return [] }
        return unsafe Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }

    private static func latin(of font: OpaquePointer?) -> SIMD2<UInt64> {
        var known = SIMD2<UInt64>.zero
        for value in 0..<128 {
            var glyph: UInt32 = 0
            guard unsafe hb_font_get_nominal_glyph(font, UInt32(value), &glyph) != 0 else { continue }
            known[value >> 6] |= 1 << UInt64(value & 63)
        }
        return known
    }

    /// Returns true if the font maps a character to a glyph.
    func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        guard scalar.value < 128 else { return glyph(for: scalar) != nil }
        return latin[Int(scalar.value >> 6)] >> UInt64(scalar.value & 63) & 1 != 0
    }

    /// Returns the nominal glyph of a character, before shaping, or nil if there is none.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: UInt32 = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// Shapes a run. Glyphs are returned in visual order, from left to right. The `cluster` of each is that of its
    /// scalar.
    func shape(_ input: ShapingInput) -> [RawGlyph] {
        let buffer = unsafe hb_buffer_create()
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        unsafe Self.add(input.before, asContextTo: buffer, isBehind: false)
        for scalar in input.scalars { unsafe hb_buffer_add(buffer, scalar.value, scalar.cluster) }
        unsafe Self.add(input.after, asContextTo: buffer, isBehind: true)
        unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: input.script.tag))
        unsafe hb_buffer_set_direction(buffer, input.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        let language = input.locale.tag
        unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, Int32(language.utf8.count)))
        let features = input.features.map { hb_feature_t(tag: $0.tag.code, value: $0.value, start: 0, end: .max) }
        unsafe hb_shape(font, buffer, features, UInt32(features.count))
        return unsafe glyphs(of: buffer)
    }

    /// Adds characters beside the run as context, with which letters join. HarfBuzz accepts context before the run
    /// only while the buffer is empty, and discards context after it whenever a character is added.
    private static func add(_ context: [UInt32], asContextTo buffer: OpaquePointer?, isBehind: Bool) {
        guard !context.isEmpty else { return }
        let offset = isBehind ? 0 : UInt32(context.count)
        unsafe hb_buffer_add_utf32(buffer, context, Int32(context.count), offset, 0)
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

/// The input for shaping a run of one font, script and direction.
struct ShapingInput: Hashable {
    let scalars: [Scalar]
    let script: Script
    let locale: Locale
    let isRightToLeft: Bool
    let features: [FontFeature]
    /// The adjacent characters in the paragraph that determine joining forms; empty for scripts that do not join.
    var before: [UInt32] = []
    var after: [UInt32] = []

    /// A character with its cluster, relative to the run's first.
    struct Scalar: Hashable, BitwiseCopyable {
        let value: UInt32
        let cluster: UInt32
    }

    /// Hashes only the characters, because runs of equal characters are seldom different.
    func hash(into hasher: inout Hasher) {
        hasher.combine(scalars.count)
        for scalar in scalars { hasher.combine(scalar.value) }
    }
}

extension FontInstance {
    /// Returns the values of all axes, which are exact as floats and in FreeType's 16.16 format. Returns an empty
    /// array if all are defaults.
    fileprivate func coordinates(on axes: [FaceStyle.Axis]) -> [Float] {
        guard !variations.isEmpty else { return [] }
        return axes.map { axis in
            let value = variations.last { $0.axis == axis.tag }?.value ?? axis.usual
            return Float(min(max(value, axis.least), axis.most))
        }
    }
}

/// A shaped glyph in font units, y up.
struct RawGlyph {
    let id: UInt32
    /// The cluster, relative to the run's first.
    let cluster: Int
    let advance: Int
    let x: Int
    let y: Int
}
