import Dispatch
import FramewrightDrawing
import FramewrightRaster
import Synchronization

/// A job that lays out and paints a frame.
final class RenderingJob<Picture: Sendable>: FrameJob {
    /// The result of a frame.
    enum Outcome: Sendable {
        case picture(Picture, ScreenLayout, changes: PixelRect?)
        /// The frame equals the preceding image.
        case repeated
        case failure(any Error)
    }

    /// The layout and display list of a frame.
    private struct Shown {
        let layout: ScreenLayout
        let list: DisplayList
    }

    private struct State {
        var shown: Shown?
        var outcome: Outcome?
        /// The preceding frame. Nil once this one was compared with it.
        var previous: RenderingJob?
    }

    let frame: AnimationMoment
    private let making: FrameConversion<Picture>
    private let state: Mutex<State>
    private let done = DispatchSemaphore(value: 0)

    init(_ frame: AnimationMoment, after previous: RenderingJob?, _ making: FrameConversion<Picture>) {
        (self.frame, self.making) = (frame, making)
        state = Mutex(State(previous: previous))
    }

    /// True once the result is available.
    var isDone: Bool { state.withLock { $0.outcome != nil } }

    func run(_ painter: inout Painter) {
        let outcome: Outcome
        do {
            let layout = try frame.layout()
            let shown = Shown(layout: layout, list: layout.displayList)
            let previous = state.withLock { state in
                state.shown = shown
                return state.previous.take()
            }
            if layout.renderer.hasSources(of: making.renderer) {
                outcome = try self.outcome(of: shown, after: previous?.shown, &painter)
            } else {
                var own = layout.renderer.makePainter()
                outcome = try self.outcome(of: shown, after: previous?.shown, &own)
            }
        } catch {
            outcome = .failure(error)
        }
        state.withLock { $0.outcome = outcome }
        done.signal()
    }

    /// Waits for the job and returns its result.
    func result() -> Outcome {
        done.wait()
        guard let outcome = state.withLock({ $0.outcome }) else {
            preconditionFailure("a task signals when it is done")
        }
        return outcome
    }

    private var shown: Shown? { state.withLock { $0.shown } }

    /// Compares a frame with the preceding one and paints it unless they are equal. With several threads the preceding
    /// layout may not be available yet; then the frame is painted.
    private func outcome(of shown: Shown, after previous: Shown?, _ painter: inout Painter) throws -> Outcome {
        guard let previous, previous.layout.isSet(as: shown.layout) else {
            return .picture(
                try making.output(of: shown.layout, list: shown.list, frame: frame.index, by: &painter), shown.layout,
                changes: nil)
        }
        let scale = shown.layout.viewport.scale
        let changes = painter.damage(from: previous.list, to: shown.list, scale: scale)
        if let changes, changes.width <= 0 || changes.height <= 0 { return .repeated }
        return .picture(
            try making.output(of: shown.layout, list: shown.list, frame: frame.index, by: &painter), shown.layout,
            changes: making.composition.isPlain(for: shown.layout) ? changes : nil)
    }
}

/// The parameters that turn a layout into the exporter's image: pixels, or encoded bytes.
struct FrameConversion<Picture: Sendable>: Sendable {
    let renderer: Renderer
    let composition: FrameComposition
    let canvases: FrameCanvases
    let finish: @Sendable (Bitmap) throws -> Picture

    func output(
        of layout: ScreenLayout, list: DisplayList, frame: Int, by painter: inout Painter
    ) throws -> Picture {
        let bitmap: Bitmap
        do {
            bitmap = try composition.paint(layout, list, frame: frame, in: canvases, by: &painter)
        } catch {
            throw RenderError.raster(error)
        }
        return try finish(bitmap)
    }
}

extension ScreenLayout {
    /// True if equal display lists give equal pixels in both layouts.
    fileprivate func isSet(as other: ScreenLayout) -> Bool {
        viewport == other.viewport && background == other.background
    }
}
