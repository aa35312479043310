import FramewrightCodecs
import FramewrightDrawing

/// A setting that gives a smaller file than the preceding one.
struct SizeStep: Hashable, Sendable {
    /// The number of colours of a GIF.
    var colorCount: Int?
    /// The quality of a lossy WebP.
    var quality: Double?
    var scale = 1.0
    /// Every `frameDivisor`-th frame is kept.
    var frameDivisor = 1

    /// A description of the setting for the user. Empty if nothing changes.
    var text: String {
        var words: [String] = []
        if let colorCount { words.append("\(colorCount) colours") }
        if let quality { words.append("quality \(Int(quality))") }
        if scale != 1 {
            let percent = scale * 100
            words.append("\(Int(exactly: percent).map(String.init) ?? "\(percent)") % of the scale")
        }
        if frameDivisor != 1 { words.append("one of \(frameDivisor) frames") }
        return words.joined(separator: ", ")
    }

    fileprivate func with(_ change: (inout SizeStep) -> Void) -> SizeStep {
        var step = self
        change(&step)
        return step
    }
}

extension Exporter {
    /// Tries one setting after another until the file is within the limit. A try ends as soon as it exceeds the limit.
    func exportWithinLimit(to path: String, as format: ExportFormat) throws -> ExportReport {
        guard format.hasSteps else { throw ExportError.noSizeSteps(format) }
        guard let limit = options.maximumBytes, limit > 0 else {
            throw ExportError.invalidOption("a file of no bytes is none", allowed: "give a number of bytes above 0")
        }
        var source: (step: SizeStep, frames: FrameSource)?
        var tried = ""
        for step in steps(for: format) {
            tried = step.text.isEmpty ? "what was asked for" : step.text
            let animation = try applying(step).frames().thinned(by: step.frameDivisor)
            let isSameAnimation = source?.step.scale == step.scale && source?.step.frameDivisor == step.frameDivisor
            let frames = try isSameAnimation ? source?.frames ?? FrameSource() : animation.look(for: format)
            source = (step, frames)
            if let report = try animation.fit(frames, path: path, format: format, step: step) { return report }
        }
        throw ExportError.doesNotFit(limit: limit, tried: tried)
    }

    /// Returns the settings to try, in order: fewer colours or less quality, then fewer pixels, then fewer frames. For
    /// WebP with fewer pixels, lossless comes before lossy, because it is often the smaller one for a screen.
    func steps(for format: ExportFormat) -> [SizeStep] {
        var steps = [SizeStep()]
        switch format {
        case .gif: steps += [128, 64, 32, 16].filter { $0 < options.colorCount }.map { SizeStep(colorCount: $0) }
        case .webp: steps += [90.0, 75, 50, 30].filter(isLess).map { SizeStep(quality: $0) }
        default: break
        }
        let least = steps[steps.count - 1]
        let ways = format == .webp && options.quality == .lossless ? [SizeStep(), least] : [least]
        let scales = [0.75, 0.5, 0.375, 0.25].filter { scale in
            let scaled = animation.viewport.scale * scale
            return scaled >= Viewport.scales.lowerBound && (try? animation.viewport.scaled(to: scaled)) != nil
        }
        steps += scales.flatMap { scale in ways.map { way in way.with { $0.scale = scale } } }
        return steps
            + [2, 3, 4, 6].flatMap { divisor in
                ways.map { way in way.with { ($0.scale, $0.frameDivisor) = (scales.last ?? 1, divisor) } }
            }
    }

    private func isLess(_ quality: Double) -> Bool {
        if case .lossy(let asked) = options.quality { quality < asked } else { true }
    }

    private func applying(_ step: SizeStep) throws -> Exporter {
        var (animation, options) = (animation, options)
        if step.scale != 1 {
            animation.viewport = try animation.viewport.scaled(to: animation.viewport.scale * step.scale)
        }
        options.colorCount = step.colorCount ?? options.colorCount
        options.quality = step.quality.map { .lossy($0) } ?? options.quality
        return Exporter(
            animation, renderer: renderer, bezel: bezel, background: background, options: options, progress: progress)
    }
}

extension FrameExport {
    /// Encodes the frames. Returns nil if the file exceeds the size limit.
    fileprivate func fit(
        _ frames: FrameSource, path: String, format: ExportFormat, step: SizeStep
    ) throws -> ExportReport? {
        let sink = try ExportSink(path, format, limit: options.maximumBytes)
        do {
            var report = try encode(frames, into: sink, path: path, format: format)
            if !step.text.isEmpty { report.remarks.append("to fit, with \(step.text)") }
            return report
        } catch is CodecError where sink.isOverLimit {
            return nil
        }
    }
}
