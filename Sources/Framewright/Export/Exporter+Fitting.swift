import FramewrightCodecs
import FramewrightDrawing

/// A setting that makes a file smaller than the one before it.
struct SizeStep: Hashable, Sendable {
    /// Of a GIF.
    var colorCount: Int?
    /// Of a lossy WebP.
    var quality: Double?
    var scale = 1.0
    /// Of so many frames one is taken.
    var frameDivisor = 1

    /// What was chosen, for people; empty for nothing.
    var text: String {
        var words: [String] = []
        if let colorCount { words.append("\(colorCount) colours") }
        if let quality { words.append("quality \(Int(quality))") }
        if scale != 1 { words.append("\(Int(scale * 100)) % of the scale") }
        if frameDivisor != 1 { words.append("every \(frameDivisor). frame") }
        return words.joined(separator: ", ")
    }

    /// In the order they are tried: fewer colours or less quality, then fewer pixels, then fewer frames.
    static func steps(for format: ExportFormat) -> [SizeStep] {
        var steps = [SizeStep()]
        switch format {
        case .gif: steps += [128, 64, 32, 16].map { SizeStep(colorCount: $0) }
        case .webp: steps += [90, 75, 50, 30].map { SizeStep(quality: $0) }
        default: break
        }
        for scale in [0.75, 0.5, 0.375, 0.25] { steps.append(steps[steps.count - 1].with { $0.scale = scale }) }
        for divisor in [2, 3, 4, 6] { steps.append(steps[steps.count - 1].with { $0.frameDivisor = divisor }) }
        return steps
    }

    private func with(_ change: (inout SizeStep) -> Void) -> SizeStep {
        var step = self
        change(&step)
        return step
    }
}

extension Exporter {
    /// Tries one setting after the other until the file is small enough. A try is given up with its first byte too many.
    func exportWithinLimit(to path: String, as format: ExportFormat) throws -> ExportReport {
        guard format.hasSteps else { throw ExportError.noSizeSteps(format) }
        guard let limit = options.maximumBytes, limit > 0 else {
            throw ExportError.invalidOption("a file of no bytes is none", allowed: "give a number of bytes above 0")
        }
        var source: (step: SizeStep, frames: FrameSource)?
        var tried = ""
        for step in SizeStep.steps(for: format) {
            guard let exporter = try applying(step) else { continue }
            tried = step.text.isEmpty ? "what was asked for" : step.text
            let film = try exporter.frames()
            let isSameFilm = source?.step.scale == step.scale && source?.step.frameDivisor == step.frameDivisor
            let frames = try isSameFilm ? source?.frames ?? FrameSource() : film.survey()
            source = (step, frames)
            if let report = try film.fit(frames, path, format, step) { return report }
        }
        throw ExportError.doesNotFit(limit: limit, tried: tried)
    }

    /// Nil for a step that goes too far.
    private func applying(_ step: SizeStep) throws -> Exporter? {
        var (film, options) = (film, options)
        let rate = film.rate
        guard film.viewport.scale * step.scale >= Viewport.scales.lowerBound || step.scale == 1,
            let slower = FrameRate(rate.frames, over: rate.seconds * step.frameDivisor)
        else { return nil }
        if step.scale != 1 { film.viewport = try film.viewport.scaled(to: film.viewport.scale * step.scale) }
        film.rate = slower
        if let colorCount = step.colorCount {
            guard colorCount < options.colorCount else { return nil }
            options.colorCount = colorCount
        }
        if let quality = step.quality {
            if case .lossy(let asked) = options.quality, asked <= quality { return nil }
            options.quality = .lossy(quality)
        }
        return Exporter(
            film, renderer: renderer, bezel: bezel, background: background, options: options, progress: progress)
    }
}

extension FrameExport {
    /// Nil where it is too large.
    fileprivate func fit(
        _ frames: FrameSource, _ path: String, _ format: ExportFormat, _ step: SizeStep
    ) throws -> ExportReport? {
        let sink = try ExportSink(path, format, limit: options.maximumBytes)
        do {
            var report = try encode(frames, into: sink, path, format)
            if !step.text.isEmpty { report.remarks.append("to fit, with \(step.text)") }
            return report
        } catch is CodecError where sink.isOverLimit {
            return nil
        }
    }
}
