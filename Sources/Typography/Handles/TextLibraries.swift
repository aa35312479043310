import FramewrightCFreeType
import FramewrightCHarfBuzz

/// The versions of the libraries that are linked at run time.
package enum TextLibraries {
    /// The version of FreeType, such as `2.12.1`; nil if it does not start.
    package static var freeType: String? {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0 else { return nil }
        defer { unsafe FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        unsafe FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// The version of HarfBuzz.
    package static var harfBuzz: String { unsafe String(cString: hb_version_string()) }
}
