import FramewrightModels
import Testing

struct Input2048Tests {
    @Test func `an input string is read letter by letter`() throws {
        #expect(
            try Input2048.inputs("uR d\nLzNk X03x12") == [
                .swipe(.up), .swipe(.right), .swipe(.down), .swipe(.left), .undo, .restart, .keepGoing,
                .remove(row: 0, column: 3), .remove(row: 1, column: 2),
            ])
        #expect(try Input2048.inputs(" \n").isEmpty)
    }

    @Test(
        arguments: [
            ("LQ", "Q", 1), ("L L 9", "9", 4), ("X1L", "L", 2), ("X", "X", 0), ("LX3", "X", 1), ("X1 2", " ", 2),
            ("X1٣", "٣", 2), ("💥", "💥", 0),
        ] as [(String, Character, Int)])
    func `an invalid letter is reported with its position`(text: String, letter: Character, position: Int) {
        #expect(throws: ModelError.moveLetter(letter, position: position)) { try Input2048.inputs(text) }
    }

    @Test func `an input string with any error is not played at all`() throws {
        var game = try Game2048(rules: .course, seed: 1)
        let before = game
        #expect(throws: ModelError.self) { try game.play("LRLR?") }
        #expect(game == before)
    }

    @Test func `playing inputs equals performing them one by one`() throws {
        var played = try Game2048(rules: .course, seed: 4)
        var done = played
        try played.play("LURZ N DR X99")
        done.swipe(.left)
        done.swipe(.up)
        done.swipe(.right)
        done.undo()
        done.restart()
        done.swipe(.down)
        done.swipe(.right)
        #expect(played == done)
    }

    @Test func `inputs report whether they changed anything`() throws {
        var game = try game(.course, board([2, 0, 0], [0, 0, 0], [0, 0, 0]))
        #expect(try !game.play("L") && !game.play("U") && !game.play("Z") && !game.play("K") && !game.play("X00"))
        #expect(try game.play("R") && game.play("Z") && game.play("N"))
    }
}
