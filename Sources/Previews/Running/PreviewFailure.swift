/// An error of the process that draws previews.
struct PreviewFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
