extension CourseApp {
    /// An action of the player. Actions have an effect only if their control is on the topmost screen.
    public enum Action: Hashable, Sendable {
        /// Opens a screen from the current one: Start Game, Show Rank, Rank, Change Color, Color, Rank PK!.
        case open(CourseNavigation.Screen)
        /// Closes the current screen: Exit, Back, Cancel.
        case close
        case swipe(SwipeDirection)
        /// A tap on a cell of the board.
        case tap(row: Int, column: Int)
        /// The Revoke button.
        case undo
        /// The Reset button, and New Game at the end.
        case restart
        /// The Pause/Continue button.
        case togglePause
        /// A tap on a header of the rank screen.
        case sort(Ranking.Column)
        /// The name typed in the dialog.
        case typeName(String)
        case beginEditing(ColorEditor.Field)
        case typeColor(String, into: ColorEditor.Field)
        /// A tap on the editor's blank area.
        case endEditing
        /// Confirm in the dialog (ranks the score) or in the editor (sets the colour). Closes either.
        case confirm
    }

    /// Performs an action. Returns false if its control is not there, is disabled, or nothing changed.
    @discardableResult
    public mutating func send(_ action: Action) -> Bool {
        switch action {
        case .open(let screen): open(screen)
        case .close: close()
        case .swipe, .tap, .undo, .restart, .togglePause: navigation.top == .game && play(action)
        case .sort, .typeName, .beginEditing, .typeColor, .endEditing: edit(action)
        case .confirm: confirm()
        }
    }

    private mutating func open(_ screen: CourseNavigation.Screen) -> Bool {
        guard navigation.open(screen) else { return false }
        switch screen {
        case .launch: break
        case .game: game = newGame()
        case .rank: sorting = RankSorting()
        case .colors: openEditor = ColorEditor()
        case .nickname: dialog = NicknameDialog()
        }
        return true
    }

    private mutating func close() -> Bool {
        let screen = navigation.top
        guard navigation.close() else { return false }
        switch screen {
        case .launch: break
        case .game: game = nil
        case .rank: sorting = nil
        case .colors: openEditor = nil
        case .nickname: dialog = nil
        }
        return true
    }

    private mutating func play(_ action: Action) -> Bool {
        let before = game
        switch action {
        case .swipe(let direction): return game?.swipe(direction).move != nil
        case .tap(let row, let column): return game?.tap(row: row, column: column) ?? false
        case .undo: return game?.undo() ?? false
        case .restart: game?.restart()
        case .togglePause: game?.togglePause()
        default: return false
        }
        return game != before
    }

    private mutating func edit(_ action: Action) -> Bool {
        switch (navigation.top, action) {
        case (.rank, .sort(let column)): sorting?.tap(column)
        case (.nickname, .typeName(let text)): dialog?.type(text)
        case (.colors, .beginEditing(let field)): openEditor?.beginEditing(field)
        case (.colors, .typeColor(let text, let field)): openEditor?.type(text, into: field)
        case (.colors, .endEditing): openEditor?.endEditing()
        default: return false
        }
        return true
    }

    private mutating func confirm() -> Bool {
        switch navigation.top {
        case .nickname:
            guard let name = dialog?.nickname, let score = game?.game.score else { return false }
            ranking.place(name, score: score)
        case .colors:
            guard let change = editor?.change else { return false }
            apply(change)
        default: return false
        }
        return close()
    }
}
