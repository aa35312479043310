import Foundation
import Framewright

/// Twelve tiles that slide over a board for a second, as in the game: text and rounded corners at positions between
/// pixels.
struct SlidingTiles: View {
    @State private var isMoved = false

    var body: some View {
        VStack(spacing: 24) {
            Text("2048").font(.system(size: 48, weight: .bold))
            Text("Join the tiles, get to 2048!")
            board.accessibilityIdentifier("board").onTapGesture {
                withAnimation(.easeInOut(duration: 1)) { isMoved.toggle() }
            }
        }
        .foregroundStyle(Color(red: 0.47, green: 0.43, blue: 0.4))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0.98, green: 0.97, blue: 0.94))
    }

    private var board: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 8).fill(Color(red: 0.73, green: 0.68, blue: 0.63))
            ForEach(0..<12) { tile($0) }
        }
        .frame(width: 360, height: 360)
    }

    /// Returns a tile. Each tile of a row moves one position to the right.
    private func tile(_ index: Int) -> some View {
        let level = Double(index) / 12
        return RoundedRectangle(cornerRadius: 4)
            .fill(Color(red: 0.93, green: 0.89 - 0.4 * level, blue: 0.85 - 0.6 * level))
            .overlay(Text("\(2 << index)").font(.system(size: 30, weight: .bold)))
            .frame(width: 78, height: 78)
            .position(x: 48 + 88 * Double(index % 3 + (isMoved ? 1 : 0)), y: 48 + 88 * Double(index / 3))
    }
}

/// A folder that exists as long as this object.
final class TemporaryFolder {
    let path = NSTemporaryDirectory() + "framewright-benchmarks-\(UUID().uuidString)"

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
