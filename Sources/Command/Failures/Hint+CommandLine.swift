import FramewrightDocuments

extension Hint {
    /// The hint with the names of commands and options.
    var commandLine: String { worded(by: \.commandLine) }

    /// The hint for previews, which are drawn from their code by another command than scenes.
    var commandLineOfPreviews: String { worded { $0 == .regenerate ? "framewright preview" : $0.commandLine } }
}

extension Hint.Action {
    /// The command or option.
    fileprivate var commandLine: String {
        switch self {
        case .list(let kind): "framewright list\(kind.map { " \($0)" } ?? "")"
        case .exportAnimation(let name): "framewright animate \(name)"
        case .writeLayout: "framewright render --layout out.json"
        case .explainMatrix: "framewright help matrix"
        case .makeTheme: "framewright theme new"
        case .importTheme: "framewright theme import"
        case .record: "framewright snapshot record"
        case .prune: "framewright snapshot check --prune"
        case .regenerate: "snapshot verify --regenerate"
        case .setting(.output): "-o"
        case .setting(let setting): "--\(setting.rawValue)"
        }
    }
}
