import FramewrightDrawing

/// Encodes one bitmap to the smallest file: tries the sample layouts that can hold it, each with several filter
/// methods.
struct PNGSmallestEncoder {
    let bitmap: Bitmap
    let metadata: PNGMetadata

    init(_ bitmap: Bitmap, _ metadata: PNGMetadata) {
        self.bitmap = bitmap
        self.metadata = metadata
    }

    /// Returns the smallest file found; of equally small ones, the first tried.
    ///
    /// All layouts and filter methods are estimated with little effort; the best three are searched thoroughly.
    func file() -> [UInt8] {
        var estimates: [(samples: PNGSamples, choice: FilteredImage.Choice, count: Int)] = []
        for samples in losslessLayouts() {
            let choices: [FilteredImage.Choice] =
                samples.isPacked
                ? [.none, .up, .sub]
                : [
                    .none, .repeats, .leastDifferences, .fewestPairs, .cheapest(memory: 3), .cheapest(memory: 10),
                ]
            for choice in choices {
                estimates.append((samples, choice, file(samples, choice: choice, effort: .glance).count))
            }
        }
        let order = estimates.indices.sorted { (estimates[$0].count, $0) < (estimates[$1].count, $1) }
        var best = PNGFastEncoder(SparseBitmap(bitmap)).file(metadata)
        for index in order.prefix(3) {
            let file = file(estimates[index].samples, choice: estimates[index].choice, effort: .thorough)
            if file.count < best.count { best = file }
        }
        return best
    }

    private func file(
        _ samples: PNGSamples, choice: FilteredImage.Choice, effort: OptimalDeflate.Effort
    ) -> [UInt8] {
        let filtered = FilteredImage(samples, choice)
        var chunks = PNGChunks(PNGFormat(samples), metadata)
        chunks.append(
            "IDAT",
            OptimalDeflate.stream(
                filtered.bytes, bytesPerPixel: filtered.bytesPerPixel, rowBytes: filtered.rowBytes, effort: effort))
        chunks.append("IEND", [])
        return chunks.bytes
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
