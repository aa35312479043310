/// An image on a review page.
struct ReviewImage {
    let image: SnapshotResult.Image
    /// The file of the result that the image belongs to.
    let file: String
    let width: Int
    let height: Int
    /// The address with the image's bytes; nil if only the path is shown.
    var source: String?
    /// The frames of findings on the image.
    var boxes: [Markup] = []

    /// The image with its caption, for a failure.
    var figure: Markup {
        let stage = element.map { "<div class=\"stage\"><div class=\"sheet\">\($0)\(boxes)</div></div>" as Markup }
        return """
            <figure\(" class=\"strip\"", if: image.isStrip && source != nil)>
            <figcaption>\(image.subject)</figcaption>
            \(stage)
            \("<p>\(image.path)</p>", if: stage == nil)
            </figure>

            """
    }

    /// The image alone, for a list of missing references.
    var thumbnail: Markup { element ?? "<p class=\"soft\">\(image.path)</p>" }

    private var element: Markup? {
        source.map { source in
            """
            <img loading="lazy" alt="\(image.subject) of \(file)" width="\(width)" height="\(height)" src="\(source)">
            """
        }
    }
}
