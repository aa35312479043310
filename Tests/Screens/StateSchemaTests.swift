import Foundation
import Framewright
import FramewrightDocuments
import FramewrightTestSupport
import Testing

@testable import FramewrightScreens

/// Compares the schemas, which editors use for completion, with the decoders.
@MainActor
@Suite(
    .enabled(
        if: SchemaValidator.installed != nil, "check-jsonschema is not installed: pip install check-jsonschema"))
struct StateSchemaTests {
    private typealias Document = (scene: String, state: String)

    private nonisolated static let sound: [Document] = [
        ("game2048", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 131072]]}"#),
        ("game2048", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2]], "steps": 9, "seed": 3}"#),
        ("game2048-swift", #"{"screen": "start"}"#),
        ("game2048-swift", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2]], "score": 12}"#),
        ("game2048-swift", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2048]], "alert": false}"#),
        (
            "game2048-web",
            #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2]], "score": 12, "best": 99, "steps": 4, "keepsGoing": true}"#
        ),
        ("calculator", "{}"), ("calculator", #"{"keys": "1 + 2×3 =", "pressed": "="}"#),
        ("course-rank", #"{"entries": [{"name": "王", "score": 12}]}"#),
        ("course-rank", #"{"entries": [], "sort": {"column": "name", "order": "descending"}}"#),
        ("brocade", #"{"page": "introduction"}"#), ("brocade", #"{"page": "puzzle", "size": "big", "seed": 4}"#),
        (
            "brocade",
            #"{"page": "puzzle", "size": "small", "cells": \#(Self.noPiece), "bar": \#(Self.smallBar), "barPage": 1}"#
        ),
        (
            "brocade",
            #"{"page": "puzzle", "size": "normal", "seed": 9007199254740991, "held": {"piece": 26, "x": 6, "y": 9}}"#
        ),
        (
            "brocade",
            #"{"page": "puzzle", "size": "small", "cells": \#(Self.smallBar), "bar": [], "confetti": {"seed": 9007199254740991, "time": 86400}}"#
        ),
        (
            "brocade",
            #"{"page": "create", "shape": "circle", "motifs": [{"motif": 18, "x": 3.5, "y": 6, "turns": 3, "flipped": true}]}"#
        ),
        ("pet", #"{"pet": "cat"}"#),
        (
            "pet",
            #"{"pet": "dog", "conditions": {"fish": {"happiness": 3, "food": 10, "played": 9999, "fed": 1, "mood": "calm"}}}"#
        ),
        ("course-rank", #"{"entries": [], "scrolledRows": 40}"#), ("course-launch", "{}"),
        ("course-launch", ##"{"milliseconds": 740, "colors": [{"target": 2048, "color": "#1A73e8"}]}"##),
        ("course-game", #"{"board": [[2, 0, 0, 0], [0, 4, 0, 0], [0, 0, 8, 0], [0, 0, 0, 131072]]}"#),
        (
            "course-game",
            #"{"board": [[2, 0, 0, 0], [0, 4, 0, 0], [0, 0, 8, 0], [0, 0, 0, 16]], "steps": 7, "seconds": 59, "#
                + #""paused": true, "target": 64, "dialog": "王", "colors": []}"#
        ),
        ("course-colours", "{}"),
        ("course-colours", #"{"target": "64", "red": "300", "green": "x", "blue": "", "focus": "blue"}"#),
    ]

    private nonisolated static let broken: [Document] = [
        ("game2048", "{}"), ("game2048", #"{"board": [[2, 0], [0, 8]]}"#), ("game2048", #"{"board": 3}"#),
        ("game2048", #"{"board": []}"#), ("game2048", #"{"board": [[0, 0, 0], [0, 0, 0], [0, 0, 0]]}"#),
        ("game2048-web", #"{"board": [[]]}"#), ("course-game", #"{"board": []}"#),
        ("course-game", #"{"board": [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]}"#),
        ("course-game", #"{"board": [[2, 0, 0, 262144], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]}"#),
        ("game2048", #"{"board": [[2, 0, -4], [0, 8, 0], [2, 2, 2]]}"#),
        ("game2048", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2]], "score": 3}"#),
        ("game2048", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2]], "steps": -1}"#),
        ("game2048-swift", "{}"), ("game2048-swift", #"{"screen": "end"}"#),
        ("game2048-swift", #"{"screen": "start", "score": 3}"#),
        ("game2048-swift", #"{"screen": "start", "alert": true}"#),
        ("game2048-swift", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2048]], "alert": 0}"#),
        ("game2048-swift", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2]], "best": 3}"#),
        ("game2048-web", #"{"score": 3}"#),
        ("game2048-web", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2]], "score": "3"}"#),
        ("game2048-web", #"{"board": [[2, 0, 4], [0, 8, 0], [2, 2, 2]], "keepsGoing": 1}"#),
        ("calculator", #"{"keys": "1%"}"#), ("calculator", #"{"pressed": "12"}"#), ("calculator", #"{"keys": 12}"#),
        ("course-rank", #"{"entries": [{"name": "A"}]}"#), ("course-rank", #"{"entries": [{"name": 7, "score": 1}]}"#),
        ("course-rank", #"{"entries": [{"name": "A", "score": -1}]}"#),
        ("course-rank", #"{"entries": [], "sort": {"column": "age"}}"#),
        ("brocade", "{}"), ("brocade", #"{"page": "puzzle", "size": "small"}"#),
        ("brocade", #"{"page": "puzzle", "size": "tiny", "seed": 1}"#),
        ("brocade", #"{"page": "introduction", "seed": 1}"#),
        ("brocade", #"{"page": "puzzle", "size": "small", "seed": 9007199254740992}"#),
        ("brocade", #"{"page": "puzzle", "size": "small", "seed": 1, "confetti": {"seed": 1, "time": 1}}"#),
        ("brocade", #"{"page": "puzzle", "size": "small", "seed": 1, "held": {"piece": 1, "x": 4.5, "y": 1}}"#),
        ("brocade", #"{"page": "puzzle", "size": "normal", "seed": 1, "held": {"piece": 1, "x": 1, "y": 9.5}}"#),
        ("brocade", #"{"page": "puzzle", "size": "normal", "seed": 1, "held": {"piece": 1, "x": 6.5, "y": 1}}"#),
        ("brocade", #"{"page": "puzzle", "size": "big", "seed": 1, "held": {"piece": 1, "x": -0.5, "y": 1}}"#),
        ("brocade", #"{"page": "puzzle", "size": "small", "seed": 1, "held": {"piece": 12, "x": 1, "y": 1}}"#),
        (
            "brocade",
            #"{"page": "puzzle", "size": "small", "cells": \#(Self.noPiece), "bar": \#(Self.smallBar), "confetti": {"seed": 1, "time": 1}}"#
        ),
        (
            "brocade",
            #"{"page": "puzzle", "size": "small", "cells": \#(Self.smallBar), "bar": [], "confetti": {"seed": 9007199254740992, "time": 1}}"#
        ),
        (
            "brocade",
            #"{"page": "puzzle", "size": "small", "cells": \#(Self.swapped), "bar": [], "confetti": {"seed": 1, "time": 1}}"#
        ),
        (
            "brocade",
            #"{"page": "puzzle", "size": "small", "cells": \#(Self.smallBar), "bar": [], "held": {"piece": 1, "x": 1, "y": 1}}"#
        ),
        ("brocade", #"{"page": "puzzle", "size": "big", "cells": \#(Self.noPiece), "bar": \#(Self.smallBar)}"#),
        ("brocade", #"{"page": "create", "motifs": [{"motif": 19, "x": 1, "y": 1}]}"#),
        ("brocade", #"{"page": "create", "motifs": [{"motif": 1, "x": -1, "y": 1}]}"#),
        ("pet", #"{"pet": "horse"}"#), ("pet", #"{"pet": "dog", "conditions": {"dog": {"happiness": 3}}}"#),
        ("pet", #"{"pet": "dog", "conditions": {"dog": {"happiness": 3, "food": 11, "played": 0, "fed": 0}}}"#),
        ("pet", #"{"pet": "dog", "conditions": {"rat": {"happiness": 3, "food": 1, "played": 0, "fed": 0}}}"#),
        ("course-rank", #"{"entries": [], "scrolledRows": 101}"#), ("course-launch", #"{"milliseconds": 4941}"#),
        ("course-launch", #"{"tick": 1}"#), ("course-launch", #"{"colors": [{"target": 0, "color": "teal"}]}"#),
        ("course-launch", ##"{"colors": [{"target": 3, "color": "#000000"}]}"##), ("course-game", "{}"),
        ("course-game", #"{"board": [[2, 0, 0], [0, 4, 0], [0, 0, 8]]}"#),
        ("course-game", #"{"board": [[2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 8, 0], [0, 0, 0, 16]]}"#),
        (
            "course-game",
            #"{"board": [[2, 0, 0, 0], [0, 4, 0, 0], [0, 0, 8, 0], [0, 0, 0, 16]], "target": 12}"#
        ),
        ("course-colours", #"{"target": 64}"#), ("course-colours", #"{"focus": "alpha"}"#),
        ("course-colours", #"{"target": "6\n4"}"#), ("course-colours", #"{"red": "777777777777777777777"}"#),
        ("course-game", #"{"board": []}"#),
        ("course-game", #"{"board": [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]}"#),
        ("course-game", #"{"board": [[2, 0, 0, 0], [0, 4, 0, 0], [0, 0, 8, 0], [0, 0, 0, 16]], "dialog": "A\nB"}"#),
        (
            "course-game",
            #"{"board": [[2, 0, 0, 0], [0, 4, 0, 0], [0, 0, 8, 0], [0, 0, 0, 16]], "dialog": "\#(Self.endless)"}"#
        ),
    ]

    private nonisolated static let endless = String(repeating: "A", count: 1281)
    private nonisolated static let noPiece = Array(repeating: -1, count: 12)
    private nonisolated static let smallBar = Array(0..<12)
    private nonisolated static let swapped = [1, 0] + Array(2..<12)

    @Test(arguments: Set((sound + broken).map(\.scene)).sorted())
    func `schema and decoder accept valid states and reject broken ones`(scene name: String) throws {
        let (scene, _) = try Catalogue.documented.find(name)
        let (sound, broken) = (Self.sound.filter { $0.scene == name }, Self.broken.filter { $0.scene == name })
        let documents = (sound + broken).map { #"{"scene": "\#(name)", "version": 1, "state": \#($0.state)}"# }
        let accepted = try #require(SchemaValidator.installed).accepts(documents, by: #require(scene.schema))
        let decoded = documents.map {
            (try? scene.makeView(fromDocument: Array($0.utf8), file: "state.json")) != nil
        }
        for (index, document) in documents.enumerated() {
            #expect(accepted[index] == (index < sound.count), "the schema: \(document)")
            #expect(decoded[index] == (index < sound.count), "the decoder: \(document)")
        }
    }
}
