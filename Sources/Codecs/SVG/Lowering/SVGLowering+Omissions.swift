extension SVGLowering {
    /// Warns about an element that is not drawn, unless the file hides it.
    mutating func leaveOut(_ index: Int, _ outer: SVGContext) throws(CodecError) {
        let name = document.elements[index].name
        if Self.seenNames.contains(name) {
            let properties = try cascade.properties(of: index)
            guard properties.value("display") != "none" else { return }
            guard try isSeen(index, properties, around: outer.style.isVisible) else { return }
        }
        report.warn("it is left out: \(Self.reason(name))", index)
    }

    /// Visits the contents hidden by a clip or mask of unknown extent to report everything omitted, without drawing.
    ///
    /// Bounding boxes consider shapes only: a group of text alone has none, and is dropped. Elements nested too deeply
    /// are not reported; their steps are counted.
    mutating func visitUndrawn(_ content: (inout SVGLowering) throws(CodecError) -> Void) {
        let start = commands.count
        do throws(CodecError) { try content(&self) } catch {}
        commands.removeSubrange(start...)
    }

    /// Whether the element, or text inside it, is visible.
    private func isSeen(
        _ index: Int, _ properties: SVGProperties, around isVisible: Bool
    ) throws(CodecError) -> Bool {
        let isVisible =
            switch properties.value("visibility") {
            case "visible", "initial": true
            case "hidden", "collapse": false
            default: isVisible
            }
        if isVisible { return true }
        for child in document.elements[index].children {
            try report.count(steps: 1, on: child)
            let properties = try cascade.properties(of: child)
            if properties.value("display") != "none", try isSeen(child, properties, around: false) { return true }
        }
        return false
    }

    /// The elements that would be visible if they were supported.
    private static let seenNames: Set = ["foreignObject", "image", "text", "textPath", "tspan"]

    static func reason(_ name: String) -> String {
        switch name {
        case "text", "tspan", "textPath": "text is not drawn; convert it to paths"
        case "image": "images inside an image are not drawn"
        case "foreignObject": "only SVG is drawn"
        case "script": "scripts never run"
        case "animate", "animateTransform", "animateMotion", "set": "the image is shown at rest"
        default: "this element is not known"
        }
    }
}
