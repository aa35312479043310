import FramewrightCLCMS
import FramewrightCPNG
import FramewrightCWebP

/// The versions of the libraries that are linked at run time. The interface of libjpeg-turbo has none.
package enum CodecLibraries {
    /// The version of libpng, such as `1.6.39`.
    package static var png: String {
        let version = png_access_version_number()
        return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }

    /// The version of Little CMS, such as `2.14`.
    package static var littleCMS: String {
        let version = Int(cmsGetEncodedCMMversion())
        return "\(version / 1_000).\(version % 1_000 / 10)"
    }

    /// The version of libwebp, such as `1.2.4`.
    package static var webP: String {
        let version = WebPGetEncoderVersion()
        return "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
    }
}
