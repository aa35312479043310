public import FramewrightDrawing

/// Writes a GIF, one frame behind its input, because pixels that become transparent in the next frame are cleared by
/// the disposal of the frame before it.
public struct GIFEncoder: AnimationEncoder {
    /// A report of what the file lacks; complete after `finish`.
    public private(set) var report = GIF.Report()
    private let size: PixelSize
    private let options: GIF.Options
    private let sink: ByteSink
    private var planner: GIFPlanner
    /// Frames from a recording, used instead of planned frames.
    private let recorded: [RecordedFrame]
    private var colors: GIFColors
    /// True once the global palette exists.
    private var isBegun = false
    /// The header; empty once written.
    private var header: [UInt8] = []

    /// Creates an encoder; writes nothing yet.
    /// - Throws: `CodecError` if the format cannot store an option, or the survey has another size.
    public init(size: PixelSize, _ options: GIF.Options = GIF.Options(), sink: @escaping ByteSink) throws(CodecError) {
        try options.check(size)
        (self.size, self.options, self.sink, recorded) = (size, options, sink, [])
        let flattening = Flattening(background: options.background)
        planner = GIFPlanner(
            size: size, shortestDelay: options.shortestDelay, flattening: flattening,
            isOpaque: options.survey?.isOpaque ?? false)
        colors = GIFColors(options, flattening)
    }

    /// Creates an encoder for recorded frames: call only `finish`, or run the steps that `planLast` returns.
    ///
    /// The survey, the shortest delay and the dithering are those of the recording, not of `options`.
    public init(
        _ recording: GIFRecording, _ options: GIF.Options = GIF.Options(), sink: @escaping ByteSink
    ) throws(CodecError) {
        var options = options
        (options.survey, options.dithering) = (recording.survey, .none)
        try options.check(recording.survey.size)
        (size, self.options, self.sink) = (recording.survey.size, options, sink)
        (recorded, planner) = (recording.frames, recording.planner)
        colors = GIFColors(options, Flattening(background: options.background))
    }

    /// Plans the next frame; returns the step for the frame before it.
    public mutating func plan(
        frame: Bitmap, duration: FrameTime, within area: PixelRect?
    ) throws(CodecError) -> GIFStep? {
        precondition(recorded.isEmpty, "a recording has all its frames")
        let planned = try planner.plan(frame: frame, duration: duration, within: area)
        return steps([planned].compactMap(\.self)).first
    }

    /// Returns the steps of the remaining frames; for a recording, of all frames.
    public mutating func planLast() throws(CodecError) -> [GIFStep] {
        guard recorded.isEmpty else {
            begin(nil)
            return recorded.map { GIFStep(.recorded($0), colors) }
        }
        return steps(try planner.planLast())
    }

    private mutating func steps(_ frames: [GIFFrame]) -> [GIFStep] {
        if let first = planner.first { begin(first) }
        return frames.map { GIFStep(.planned($0), colors) }
    }

    /// Writes a compressed frame, after the header if it is the first.
    public mutating func write(_ frame: GIFStep.Outcome) throws(CodecError) {
        if !header.isEmpty { try sink(header) }
        header = []
        report.pixelsDrawn += frame.drawn
        report.pixelsChanged += frame.changed
        report.colorsLost = max(report.colorsLost, frame.lost)
        try sink(frame.bytes)
    }

    /// Ends the file. Needs no patches.
    public mutating func end() throws(CodecError) -> [BytePatch] {
        report.takeTimes(from: planner.report)
        try sink([0x3B])
        return []
    }

    private mutating func begin(_ first: Bitmap?) {
        guard !isBegun else { return }
        isBegun = true
        header = start(colors.prepare(first: first))
        report.colorsLost = colors.lost
    }

    private func start(_ palette: GIFPalette) -> [UInt8] {
        var bytes = Array("GIF89a".utf8) + littleEndian(UInt16(size.width)) + littleEndian(UInt16(size.height))
        // Flags: a global palette, 8 bits per channel.
        bytes += [0xF0 | UInt8(palette.bits - 1), palette.transparentIndex, 0] + palette.bytes
        guard options.loopCount != 1 else { return bytes }
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
        return bytes + littleEndian(UInt16(max(0, options.loopCount - 1))) + [0]
    }
}

extension GIF.Options {
    func check(_ size: PixelSize) throws(CodecError) {
        func refuse(_ name: String, _ value: Int, unless range: ClosedRange<Int>) throws(CodecError) {
            guard !range.contains(value) else { return }
            throw .invalidOption(
                name: name, value: "\(value)", allowed: "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        try refuse("loop count", loopCount, unless: 0...65_536)
        try refuse("number of colours", colorCount, unless: 2...256)
        try refuse("shortest delay", shortestDelay, unless: 1...65_535)
        if let survey, survey.size != size { throw .frameSize(frame: 0, size: size, expected: survey.size) }
    }
}

extension GIF.Report {
    fileprivate mutating func takeTimes(from times: GIF.Report) {
        (frameCount, framesDropped) = (times.frameCount, times.framesDropped)
        (delaysRounded, largestShift) = (times.delaysRounded, times.largestShift)
    }
}

func littleEndian(_ number: UInt16) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
