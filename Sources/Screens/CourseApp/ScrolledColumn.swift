import Framewright

/// A scrolling column of rows that starts with a given row at the top, as far as there are enough rows below it.
///
/// Row heights are not fixed, so the offset is measured once for every new `first`; after that, only dragging
/// scrolls.
struct ScrolledColumn<Row: View>: View {
    let count: Int
    /// The row to start with; 0 needs no measuring.
    let first: Int
    var maximumWidth = Double.infinity
    /// Adds as much empty space at the end as the row to begin with needs to reach the top.
    var reachesTop = false
    @ViewBuilder let row: (Int) -> Row
    @State private var found = Found()

    /// The measured positions of the column and the first row on the screen, and the row they were measured for.
    private struct Found: Equatable {
        var row = 0
        var column = 0.0
        var top = 0.0
        /// The end of the column, and the height of the window.
        var end = 0.0
        var window = 0.0
    }

    var body: some View {
        ScrollView(showsIndicators: false, offset: first == 0 ? 0 : found.top - found.column) {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    row(index).background { if index == beginning { place { found.top = $0.minY } } }
                }
            }
            .background {
                place {
                    found.column = $0.minY
                    found.end = $0.maxY
                    found.row = beginning
                }
            }
            .padding(.bottom, reachesTop && first > 0 ? max(0, found.window - (found.end - found.top)) : 0)
            .frame(maxWidth: maximumWidth)
            .frame(maxWidth: .infinity)
        }
        .background { place { found.window = $0.height } }
    }

    private var beginning: Int { min(first, max(0, count - 1)) }

    /// Reports a frame on the screen while it is to be measured.
    @ViewBuilder private func place(_ note: @escaping (Rect) -> Void) -> some View {
        if beginning != found.row, first > 0 {
            GeometryReader { proxy in
                Color.clear.onAppear { note(proxy.frame(in: .global)) }
            }
        }
    }
}
