/// The 18 motifs of create mode and single bands, as artworks of their own.
extension Brocade {
    /// The number of motifs.
    static let motifCount = 18

    /// Returns motif 1 to 18, 28 by 28 stitches. Shown at 50 points, a stitch is as wide as on the cloth.
    static func motif(_ number: Int) -> Artwork {
        precondition((1...motifCount).contains(number), "motifs are numbered 1 to \(motifCount)")
        return motifs[number - 1]
    }

    /// All motifs in order.
    static let motifs: [Artwork] = (1...motifCount).map { number in
        var weave = Weave()
        weave.figure(y: 14) { $0.motif(number) }
        return weave.artwork(width: 28, height: 28)
    }
}

extension Weave {
    fileprivate mutating func motif(_ number: Int) {
        switch number {
        case 1: bandSample()
        case 2: interlockedDiamonds(.red)
        case 3: secondBandSample()
        case 4: totemFrog(.orange)
        case 5: antleredFigure(.orange)
        case 6: steppedMountain(.cream)
        case 7: dashedWaves(.blue)
        case 8: frogFigure(.red)
        case 9: deer(.cream)
        case 10: greetingPerson(.red)
        case 11: restingPerson(.cream)
        case 12: lightning(.cream)
        case 13: sun(.orange)
        case 14: star(.cream)
        case 15: combDiamond(.orange)
        case 16: dashedMoon(.cream)
        case 17: latticeFlower(.orange)
        default: concentricFrog(.cream)
        }
    }
}
