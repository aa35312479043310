import FramewrightModels

/// The five pets as icons of our own, 100 points square: flat, with a thick outline, meant for the pets' own colours as
/// backgrounds.
extension Pet {
    /// Drawn on first use and kept.
    var portrait: Artwork {
        switch self {
        case .dog: Self.husky
        case .cat: Self.beigeCat
        case .bird: Self.toucan
        case .bunny: Self.rabbit
        case .fish: Self.blueFish
        }
    }

    private static let husky = draw(.dog) { $0.husky() }
    private static let beigeCat = draw(.cat) { $0.beigeCat() }
    private static let toucan = draw(.bird) { $0.toucan() }
    private static let rabbit = draw(.bunny) { $0.rabbit() }
    private static let blueFish = draw(.fish) { $0.blueFish() }

    private static func draw(_ pet: Pet, _ strokes: (inout PortraitPen) -> Void) -> Artwork {
        var pen = PortraitPen(pet: pet.rawValue)
        strokes(&pen)
        return pen.artwork
    }
}
