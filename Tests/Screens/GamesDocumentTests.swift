import Framewright
import FramewrightDocuments
import Testing

@testable import FramewrightScreens

/// Tests that errors in state documents of the games are reported with their position.
@MainActor
struct GamesDocumentTests {
    /// The text of the wrong value, and the message.
    @Test(arguments: [
        ("game2048", #"{"board": [[2, 0, 4], [0, 3, 0], [2, 2, 2]]}"#, "3, 0]", "row 2, column 2 holds 3"),
        ("game2048", #"{"board": [[0, 0, 0], [0, 0, 0], [0, 0, 0]]}"#, "[[0", "a board without a tile"),
        ("game2048-swift", #"{"board": []}"#, "[]", "0 entries"),
        (
            "course-game", #"{"board": [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]}"#, "[[0",
            "a board without a tile"
        ),
        ("game2048-web", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2]], "score": -5}"#, "-5", "-5"),
        ("game2048-swift", #"{"screen": "strat"}"#, #""strat"#, "strat"),
        ("calculator", #"{"keys": "12%3"}"#, #""12%3"#, #""%" at place 2 is no key"#),
        ("calculator", #"{"pressed": "=="}"#, #""==""#, "one key"),
        ("brocade", #"{"page": "create", "motifs": [], "background": "black"}"#, #""black""#, "not a colour"),
        (
            "brocade", #"{"page": "puzzle", "size": "small", "seed": 9007199254740992}"#, "9007199254740992",
            "9007199254740992"
        ),
        (
            "brocade", #"{"page": "puzzle", "size": "small", "seed": 3, "confetti": {"seed": 1, "time": 1}}"#,
            #"{"seed": 1"#, "not finished"
        ),
        (
            "brocade",
            #"{"page": "puzzle", "size": "small", "cells": [1,0,2,3,4,5,6,7,8,9,10,11], "bar": [], "confetti": {"seed": 1, "time": 1}}"#,
            #"{"seed": 1"#, "not finished"
        ),
        (
            "brocade",
            #"{"page": "puzzle", "size": "small", "cells": [0,1,2,3,4,5,6,7,8,9,10,11], "bar": [], "held": {"piece": 1, "x": 1, "y": 1}}"#,
            #"{"piece": 1, "x": 1"#, "finished"
        ),
        (
            "brocade", #"{"page": "puzzle", "size": "small", "seed": 3, "held": {"piece": 1, "x": 4.5, "y": 1}}"#,
            "4.5",
            "4.5"
        ),
        (
            "brocade",
            #"{"page": "puzzle", "size": "small", "cells": [0,-1,2,3,4,5,6,7,8,9,10,11], "bar": [1], "held": {"piece": 0, "x": 2.5, "y": 1}}"#,
            "2.5", "2.5"
        ),
    ])
    func `an error is reported with line and column`(scene: String, state: String, wrong: String, words: String) throws
    {
        let text = #"{"scene": "\#(scene)", "version": 1, "state": \#(state)}"#
        let error = #expect(throws: DocumentError.self) {
            try Catalogue.documented.find(scene).scene.makeView(fromDocument: Array(text.utf8), file: "s.json")
        }
        let column = try #require(text.firstRange(of: wrong)).lowerBound.utf16Offset(in: text) + 1
        let message = try #require(error).message
        #expect(message.contains("s.json:1:\(column)") && message.contains(words), "\(message)")
    }

    @Test func `a document sets board, scores and the state after a win`() throws {
        let state = #"{"board": [[2048, 0, 4], [0, 8, 0], [2, 2, 2]], "score": 12, "best": 99, "keepsGoing": true}"#
        let document = Array(#"{"scene": "game2048-web", "version": 1, "state": \#(state)}"#.utf8)
        let view = try Catalogue.documented.find("game2048-web").scene.makeView(fromDocument: document, file: "s.json")
        let layout = try Screenshots.renderer.layout(
            view, in: Viewport(size: Size(width: 375, height: 667)), theme: .documented)
        #expect(layout.says("12") && layout.says("99") && layout.says("2048") && !layout.says("You win!"))
    }
}
