import Framewright
import FramewrightModels

/// One piece of the brocade.
struct BrocadePieceView: View {
    let piece: Int
    let size: BrocadeSize

    var body: some View { ArtworkView(Self.pieces[size]?[piece] ?? Brocade.cloth) }

    private static let pieces = Dictionary(
        uniqueKeysWithValues: BrocadeSize.allCases.map { ($0, Brocade.pieces(columns: $0.columns)) })
}
