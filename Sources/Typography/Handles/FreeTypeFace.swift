import FramewrightCFreeType
import FramewrightCHarfBuzz
import FramewrightDrawing

/// A FreeType face, which reads outlines.
///
/// FreeType's faces and libraries must not be used by two threads at the same time. Each value has its own library,
/// so that a lock around the value protects both.
@safe struct FreeTypeFace: ~Copyable {
    private let library: FT_Library
    let face: FT_Face
    private let file: FontFile

    /// Opens a face.
    ///
    /// - Parameter coordinates: The values of all axes of a variable font, or an empty array for the defaults.
    init(file: FontFile, index: UInt32, coordinates: [Float]) throws(TypographyError) {
        var length: UInt32 = 0
        let data = unsafe UnsafeRawPointer(hb_blob_get_data(file.blob, &length))
        let bytes = unsafe data?.assumingMemoryBound(to: FT_Byte.self)
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
            throw .fontCorrupt(file: file.path, reason: "FreeType does not start")
        }
        var face: FT_Face?
        let status = unsafe FT_New_Memory_Face(library, bytes, FT_Long(length), FT_Long(index), &face)
        guard status == 0, let face = unsafe face else {
            unsafe FT_Done_FreeType(library)
            throw .fontCorrupt(file: file.path, reason: "FreeType error \(status)")
        }
        unsafe self.library = library
        unsafe self.face = face
        self.file = file
        guard !coordinates.isEmpty else { return }
        var fixed = coordinates.map { FT_Fixed(min(max($0, -32_000), 32_000) * 65_536) }
        unsafe FT_Set_Var_Design_Coordinates(face, UInt32(fixed.count), &fixed)
    }

    deinit {
        unsafe FT_Done_Face(face)
        unsafe FT_Done_FreeType(library)
    }

    /// Returns the glyph's outline, unscaled and unhinted. Returns nil if the face has no such glyph, or if the glyph
    /// is a bitmap or has too many parts.
    func outline(of glyph: GlyphID) -> GlyphOutline? {
        let unitsPerEm = unsafe Int(face.pointee.units_per_EM)
        let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)
        guard unitsPerEm > 0, isModest(glyph), unsafe FT_Load_Glyph(face, glyph, flags) == 0,
            let slot = unsafe face.pointee.glyph,
            unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        var collector = OutlineCollector()
        guard unsafe collector.collect(&slot.pointee.outline) else { return nil }
        return GlyphOutline(path: collector.path, unitsPerEm: unitsPerEm)
    }
}

/// Converts FreeType's contours to a path.
///
/// A TrueType contour may omit the point midway between two control points. FreeType computes it with integers, which
/// can be off by half a unit. Shifting all coordinates left by one bit makes the midpoint exact.
private struct OutlineCollector {
    var path = Path()

    mutating func collect(_ outline: inout FT_Outline) -> Bool {
        var steps = unsafe FT_Outline_Funcs(
            move_to: { end, collector in unsafe OutlineCollector.add(to: collector) { unsafe $0.move(end) } },
            line_to: { end, collector in unsafe OutlineCollector.add(to: collector) { unsafe $0.line(end) } },
            conic_to: { control, end, collector in
                unsafe OutlineCollector.add(to: collector) { unsafe $0.quad(control, end) }
            },
            cubic_to: { control1, control2, end, collector in
                unsafe OutlineCollector.add(to: collector) { unsafe $0.cubic(control1, control2, end) }
            },
            shift: 1, delta: 0)
        let status = unsafe withUnsafeMutablePointer(to: &self) { collector in
            unsafe FT_Outline_Decompose(&outline, &steps, collector)
        }
        if !path.isEmpty { path.closeSubpath() }
        return status == 0
    }

    private static func add(
        to collector: UnsafeMutableRawPointer?, _ step: (inout OutlineCollector) -> Void
    ) -> Int32 {
        guard let collector = unsafe collector?.assumingMemoryBound(to: OutlineCollector.self) else { return 1 }
        unsafe step(&collector.pointee)
        return 0
    }

    private mutating func move(_ end: UnsafePointer<FT_Vector>?) {
        if !path.isEmpty { path.closeSubpath() }
        unsafe path.move(to: point(end))
    }

    private mutating func line(_ end: UnsafePointer<FT_Vector>?) { unsafe path.addLine(to: point(end)) }

    private mutating func quad(_ control: UnsafePointer<FT_Vector>?, _ end: UnsafePointer<FT_Vector>?) {
        unsafe path.addQuadCurve(to: point(end), control: point(control))
    }

    private mutating func cubic(
        _ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?, _ end: UnsafePointer<FT_Vector>?
    ) {
        unsafe path.addCurve(to: point(end), control1: point(control1), control2: point(control2))
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
        guard let vector = unsafe vector?.pointee else { return .zero }
        return Point(x: Double(vector.x) / 2, y: Double(vector.y) / 2)
    }
}
