import Framewright
import FramewrightModels

/// The tiles of a moving board with their running animations. A tile keeps its id from swipe to swipe.
struct TileAnimations: Sendable {
    /// A tile with its slides and its entrance; times are on the screen's clock.
    fileprivate struct AnimatedTile {
        let id: Int
        let value: Int
        var cell: Int
        var slides: [Slide] = []
        var entrance: (form: Entrance, time: Double)?
        /// The time at which the tile is removed.
        var end = Double.infinity
        /// The paint order: merged tiles above sliding ones, new tiles above all.
        var rank = 0
    }

    /// A slide: the distance from the origin to the tile's cell, in cells, and its start time.
    fileprivate struct Slide {
        let rows: Double
        let columns: Double
        let time: Double
    }

    private let dimension: Int
    private var actors: [AnimatedTile]
    private var nextID: Int

    init(_ board: Board2048) {
        dimension = board.dimension
        actors = board.tiles.map { tile in AnimatedTile(id: tile.id, value: tile.value, cell: tile.id) }
        nextID = board.cells.count
    }

    mutating func take(_ turn: BoardMotion.Turn, _ timing: BoardTiming) {
        forgetWhatIsOver(at: turn.time, timing)
        let places = Dictionary(
            uniqueKeysWithValues: actors.indices.filter { actors[$0].stays }.map { (actors[$0].cell, $0) })
        for tile in turn.move.tiles {
            guard let place = places[tile.origin] else { continue }
            actors[place].slide(to: tile.destination, dimension: dimension, at: turn.time)
            if tile.isMerging { actors[place].end = turn.time + timing.replacement }
        }
        for merge in turn.move.merges {
            enter(merge.value, cell: merge.cell, form: timing.merge, time: turn.time, rank: 1)
        }
        if let new = turn.move.spawned {
            enter(new.value, cell: new.cell, form: timing.spawn, time: turn.time, rank: 2)
        }
    }

    private mutating func enter(_ value: Int, cell: Int, form: Entrance, time: Double, rank: Int) {
        actors.append(AnimatedTile(id: nextID, value: value, cell: cell, entrance: (form, time), rank: rank))
        nextID += 1
    }

    private mutating func forgetWhatIsOver(at now: Double, _ timing: BoardTiming) {
        actors.removeAll { $0.end <= now }
        for place in actors.indices {
            actors[place].slides.removeAll { $0.time + timing.slide <= now }
            if let (form, time) = actors[place].entrance, time + form.end <= now {
                (actors[place].entrance, actors[place].rank) = (nil, 0)
            }
        }
    }

    /// The visible tiles once nothing moves, in the order of their cells.
    var tilesAtRest: [BoardTile] {
        actors.filter(\.stays).sorted { $0.cell < $1.cell }.map { actor in
            let cell = BoardPlace(cell: actor.cell, dimension: dimension)
            return BoardTile(id: actor.id, value: actor.value, place: cell, cell: cell)
        }
    }

    /// Returns the visible tiles at a time, from back to front.
    func tiles(at now: Double, _ timing: BoardTiming) -> [BoardTile] {
        let seen = actors.filter { now < $0.end }.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
        return seen.map { tile($0, at: now, timing) }
    }

    private func tile(_ actor: AnimatedTile, at now: Double, _ timing: BoardTiming) -> BoardTile {
        let cell = BoardPlace(cell: actor.cell, dimension: dimension)
        var tile = BoardTile(id: actor.id, value: actor.value, place: cell, cell: actor.stays ? cell : nil)
        for slide in actor.slides {
            let left = 1 - timing.slideCurve.value(at: (now - slide.time) / timing.slide)
            tile.place.row += slide.rows * left
            tile.place.column += slide.columns * left
        }
        if let (form, time) = actor.entrance {
            // Compares with the same sum as the removal of the replaced tiles, so that both change in the same frame.
            let isSeen = now >= time + form.start
            (tile.scale, tile.opacity) = (
                form.scale.value(at: now - time), isSeen ? form.opacity.value(at: now - time) : 0
            )
        }
        return tile
    }
}

extension TileAnimations.AnimatedTile {
    /// True if the tile is not about to be replaced.
    fileprivate var stays: Bool { end == .infinity }

    fileprivate mutating func slide(to destination: Int, dimension: Int, at time: Double) {
        guard destination != cell else { return }
        let (from, to) = (
            BoardPlace(cell: cell, dimension: dimension), BoardPlace(cell: destination, dimension: dimension)
        )
        slides.append(TileAnimations.Slide(rows: from.row - to.row, columns: from.column - to.column, time: time))
        cell = destination
    }
}
