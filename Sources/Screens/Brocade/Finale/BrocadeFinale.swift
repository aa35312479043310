import Framewright
import FramewrightModels

/// The finished brocade at any time after the win: first the assembled pieces, then the bands, the figure, the
/// caption and confetti.
///
/// From back to front, as documented: caption, leaving bar, confetti, bands, figure. Confetti is visible around the
/// bands and the figure and through their gaps.
struct BrocadeFinale: View {
    let puzzle: BrocadePuzzle
    let measures: BrocadeMeasures
    let confetti: Confetti
    /// The time since the last piece was placed, in seconds.
    let time: Double

    var body: some View {
        ZStack {
            Selvedges(measures: measures, outerOpacity: measures.isWide ? pictureOpacity : 1)
            if time >= WinSequence.standing { FramePlace(frame: words)() { caption } }
            if time < WinSequence.standing + WinSequence.barDuration {
                FramePlace(frame: bar)() {
                    ShelfPlate(isWide: measures.isWide).accessibilityIdentifier("leaving-shelf")
                }
            }
            if time >= WinSequence.standing { dissolved }
            if pictureOpacity > 0 {
                FramePlace(frame: measures.canvas)() {
                    BrocadeBoard(
                        puzzle: puzzle, hidden: nil, measures: measures, dragged: { _, _ in }, dropped: { _, _ in },
                        removed: { _ in })
                }
                .opacity(pictureOpacity)
                .allowsHitTesting(false)
            }
        }
    }

    private var pictureOpacity: Double { WinSequence.pictureOpacity(at: time) }

    private var dissolved: some View {
        ZStack {
            ConfettiRain(particles: confetti.particles(at: time - WinSequence.standing), measures: measures)
            FramePlace(frame: measures.canvas)() {
                ArtworkView(Brocade.bandsOnly).accessibilityIdentifier("bands")
            }
            FramePlace(frame: figure)() {
                ArtworkView(Brocade.hero)
                    .accessibilityIdentifier("hero")
                    .rotationEffect(WinSequence.heroAngle(at: time))
            }
        }
    }

    private var caption: some View {
        Text("Dàlì shén")
            .font(.system(size: 40 * measures.scale, weight: .light))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
            .foregroundStyle(ThemeColor("color.brocade.caption"))
            .padding(.horizontal, measures.isWide ? max(12, words.width * 0.14) : 12)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityIdentifier("caption")
            .opacity(measures.isWide ? 1 - pictureOpacity : 1)
    }

    /// The frame of the caption: in place of the bar, or in landscape from the inner stripe to the outer edge of the
    /// bar's page.
    private var words: Rect {
        let (canvas, page) = (measures.canvas, measures.page)
        guard measures.isWide else { return page }
        let start = canvas.maxX + Selvedges(measures: measures).innerEdge
        return Rect(x: start, y: canvas.minY, width: page.maxX - start, height: canvas.height)
    }

    /// The frame of the leaving bar, which moves down, or sideways in landscape.
    private var bar: Rect {
        let (shelf, travel) = (measures.shelf, WinSequence.barTravel(at: time))
        return measures.isWide
            ? Rect(origin: Point(x: shelf.minX + travel * shelf.width, y: shelf.minY), size: shelf.size)
            : Rect(origin: Point(x: shelf.minX, y: shelf.minY + travel * shelf.height), size: shelf.size)
    }

    /// The frame of the figure: 318.75 by 255 points on a canvas 375 wide, in the middle of the figure's zone of the
    /// cloth.
    private var figure: Rect {
        let size = Size(width: 318.75 * measures.canvasScale, height: 255 * measures.canvasScale)
        let middle = measures.canvas.minY + measures.canvas.height * 165 / Brocade.height
        return Rect(
            x: measures.canvas.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
            height: size.height)
    }
}

/// All live particles, one shape per kind.
private struct ConfettiRain: View {
    let particles: [Confetti.Particle]
    let measures: BrocadeMeasures

    var body: some View {
        ZStack {
            ForEach(ConfettiShape.allCases, id: \.self) { kind in
                ConfettiCloud(
                    kind: kind, particles: particles.filter { $0.shape == kind.rawValue }, emitter: measures.emitter,
                    scale: measures.canvasScale
                )
                .fill(ThemeColor(kind.artwork.tokens[0]))
            }
        }
        .accessibilityIdentifier("confetti")
        .allowsHitTesting(false)
    }
}

/// The particles of one kind at their current positions.
private struct ConfettiCloud: Shape {
    let kind: ConfettiShape
    let particles: [Confetti.Particle]
    let emitter: Point
    /// The scale of distances and particles.
    let scale: Double

    nonisolated func path(in rect: Rect) -> Path {
        let artwork = kind.artwork
        var path = Path()
        for particle in particles {
            for mark in artwork.marks {
                path.addPath(mark.path, transform: transform(of: particle, in: rect))
            }
        }
        return path
    }

    private nonisolated func transform(of particle: Confetti.Particle, in rect: Rect) -> AffineTransform {
        let frame = kind.artwork.frame
        let way = Point(x: particle.speed * particle.age * scale, y: 0)
        let place = AffineTransform.rotation(.degrees(particle.direction)).apply(way)
        let size = particle.scale * scale
        return AffineTransform.translation(x: -frame.midX, y: -frame.midY)
            .followed(by: .scale(x: size, y: size))
            .followed(by: .rotation(.degrees(particle.rotation)))
            .followed(by: .translation(x: rect.minX + emitter.x + place.x, y: rect.minY + emitter.y + place.y))
    }
}
