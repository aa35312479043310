import FramewrightDrawing

/// Writes one bitmap: which sample layouts can hold it, and which ways of compressing them are tried.
struct PNGEncoder {
    let bitmap: Bitmap
    let remarks: PNGRemarks

    init(_ bitmap: Bitmap, _ remarks: PNGRemarks) {
        self.bitmap = bitmap
        self.remarks = remarks
    }

    /// The leanest layout, in one pass.
    func fast() -> [UInt8] { PNGFrame(bitmap).file(remarks) }

    /// The smallest file; of equally small ones the first tried.
    func smallest() throws(CodecError) -> [UInt8] {
        var best = fast()
        for samples in losslessLayouts() {
            for compression in PNGCompression.thorough {
                let file = try LibPNG.write(samples, remarks, compression)
                if file.count < best.count { best = file }
            }
        }
        return best
    }

    private func trueColor() -> PNGSamples {
        isOpaque(bitmap.pixels)
            ? .rgb(bitmap.pixels, size: bitmap.size) : .rgba(straightened(bitmap.pixels), size: bitmap.size)
    }

    private func losslessLayouts() -> [PNGSamples] {
        let straight = straightened(bitmap.pixels)
        let grey = isGrey(straight) ? greyLayout(straight) : nil
        return [trueColor(), grey, .indexed(straight, size: bitmap.size)].compactMap(\.self)
    }

    private func greyLayout(_ straight: [UInt32]) -> PNGSamples {
        isOpaque(bitmap.pixels) ? .grey(straight, size: bitmap.size) : .greyAlpha(straight, size: bitmap.size)
    }
}
