import FramewrightModels

/// The five pets as icons in a 100-point square: flat, with a thick outline, made for backgrounds in the pets' own
/// colours.
extension Pet {
    /// The pet's icon, drawn on first use and cached.
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
