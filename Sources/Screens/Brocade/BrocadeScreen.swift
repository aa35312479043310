import Framewright

/// One page of the brocade playground: introduction, guided puzzle, or create mode.
struct BrocadeScreen: View {
    let state: BrocadeState

    var body: some View {
        switch state {
        case .introduction: BrocadeIntroduction()
        case .puzzle(let state): BrocadePuzzleScreen(state: state)
        case .create(let state): BrocadeCreateScreen(state: state)
        }
    }
}
