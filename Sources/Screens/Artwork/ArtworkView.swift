import Framewright

/// Draws an artwork as large as the proposal allows, in the theme's colours. A cut piece is clipped to its frame.
struct ArtworkView: View {
    let artwork: Artwork

    init(_ artwork: Artwork) { self.artwork = artwork }

    var body: some View {
        if artwork.isCut {
            marks.clipped()
        } else {
            marks
        }
    }

    private var marks: some View {
        ZStack {
            ForEach(0..<artwork.marks.count) { index in
                ArtworkShape(artwork: artwork, index: index).fill(ThemeColor(artwork.marks[index].token))
            }
        }
        .aspectRatio(artwork.aspectRatio, contentMode: .fit)
    }
}

/// A mark of an artwork, scaled from the artwork's grid to the frame.
private struct ArtworkShape: Shape {
    let artwork: Artwork
    let index: Int

    nonisolated func path(in rect: Rect) -> Path {
        artwork.marks[index].path.applying(artwork.transform(filling: rect))
    }
}
