import FramewrightModels
import Testing

struct MotifOrientationTests {
    @Test func `there are eight orientations, and four rotations give the first again`() {
        #expect(Set(MotifOrientation.all).count == 8)
        for orientation in MotifOrientation.all {
            #expect(orientation.turned != orientation && orientation.turned.turned.turned.turned == orientation)
        }
        #expect(
            MotifOrientation(quarterTurns: -1).quarterTurns == 3 && MotifOrientation(quarterTurns: 6).degrees == 180)
    }

    /// Grids of 3x3 numbers, rotated and flipped cell by cell.
    @Test(arguments: MotifOrientation.all)
    func `an orientation maps every point like rotating the grid`(orientation: MotifOrientation) {
        #expect(laid(orientation) == drawn(orientation))
    }

    @Test(arguments: MotifOrientation.all)
    func `the copy is the mirror image`(orientation: MotifOrientation) {
        #expect(drawn(orientation.mirrored) == flipped(drawn(orientation)))
        #expect(orientation.mirrored.mirrored == orientation)
    }

    @Test(arguments: MotifOrientation.all)
    func `a rotated motif's copy rotates the other way`(orientation: MotifOrientation) {
        let turnedCopy = (0..<3).reduce(orientation.mirrored) { copy, _ in copy.turned }
        #expect(orientation.turned.mirrored == turnedCopy)
    }
}

private let picture = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]

private func flipped(_ picture: [[Int]]) -> [[Int]] { picture.map { $0.reversed() } }

/// Returns the grid rotated clockwise: the left column, read upwards, becomes the top row.
private func turned(_ picture: [[Int]]) -> [[Int]] {
    picture.indices.map { column in picture.reversed().map { $0[column] } }
}

private func drawn(_ orientation: MotifOrientation) -> [[Int]] {
    let start = orientation.isFlipped ? flipped(picture) : picture
    return (0..<orientation.quarterTurns).reduce(start) { picture, _ in turned(picture) }
}

private func laid(_ orientation: MotifOrientation) -> [[Int]] {
    var laid = picture
    for row in 0..<3 {
        for column in 0..<3 {
            let place = orientation.applied(to: BrocadePoint(x: Double(column - 1), y: Double(row - 1)))
            laid[Int(place.y) + 1][Int(place.x) + 1] = picture[row][column]
        }
    }
    return laid
}
