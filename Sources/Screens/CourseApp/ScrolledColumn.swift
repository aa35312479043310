import Framewright

/// Rows below each other in a scroll view, one of which is at the top of the window wherever there are enough below it.
///
/// Rows are as high as they come out, so the place to scroll to is measured, once for every row asked for; from then on it
/// is a finger that scrolls.
struct ScrolledColumn<Row: View>: View {
    let count: Int
    /// The row to begin with; 0 needs no measuring.
    let first: Int
    var maximumWidth = Double.infinity
    @ViewBuilder let row: (Int) -> Row
    @State private var found = Found()

    /// Where on the screen the column and the row to begin with were, and which row that was.
    private struct Found: Equatable {
        var row = 0
        var column = 0.0
        var top = 0.0
    }

    var body: some View {
        ScrollView(showsIndicators: false, offset: first == 0 ? 0 : found.top - found.column) {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    row(index).background { if index == beginning { place { found.top = $0 } } }
                }
            }
            .background {
                place {
                    found.column = $0
                    found.row = beginning
                }
            }
            .frame(maxWidth: maximumWidth)
            .frame(maxWidth: .infinity)
        }
    }

    private var beginning: Int { min(first, max(0, count - 1)) }

    /// Tells of a top edge while that is to be measured.
    @ViewBuilder private func place(_ note: @escaping (Double) -> Void) -> some View {
        if beginning != found.row, first > 0 {
            GeometryReader { proxy in
                Color.clear.onAppear { note(proxy.frame(in: .global).minY) }
            }
        }
    }
}
