package import FramewrightDrawing
package import FramewrightVerification

/// A preview as it is after steps.
package struct PreviewLook: Sendable {
    /// A screen with its picture.
    package struct Screen: Hashable, Sendable {
        /// The lines of the outline.
        package let outline: [String]
        /// The image as a PNG file; empty if none was asked for.
        package let image: [UInt8]
        /// The size in points.
        package let size: Size
        /// The pixels per point.
        package let scale: Double

        package init(outline: [String], image: [UInt8], size: Size, scale: Double) {
            (self.outline, self.image, self.size, self.scale) = (outline, image, size, scale)
        }
    }

    /// Something that happened while steps were played.
    package struct Event: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// A step took a named still.
            case still(String, Screen)
            /// A remark on a step that perhaps had no effect.
            case remark(String)
            /// A step of the group cannot be played.
            case failure(step: Int, problem: String, hint: String)
        }

        /// The index of the group of steps.
        package let group: Int
        package let kind: Kind

        package init(group: Int, kind: Kind) { (self.group, self.kind) = (group, kind) }
    }

    /// The screen at the end.
    package let screen: Screen
    /// The remarks on stand-ins in the code that the preview may use, and on those that were drawn.
    package let remarks: [PreviewRemark]
    /// The findings of lint, if the request asks for them.
    package let findings: [Finding]
    /// The events in order.
    package let events: [Event]

    package init(screen: Screen, remarks: [PreviewRemark] = [], findings: [Finding] = [], events: [Event] = []) {
        (self.screen, self.remarks, self.findings, self.events) = (screen, remarks, findings, events)
    }
}

extension CompiledPreviews.Preview {
    /// Plays steps on the preview in a process of its own, and returns what it shows then. Returns the reason in one
    /// line if it cannot be drawn.
    ///
    /// - Parameter isCancelled: Returns true when the result is no longer needed. The process is then ended, and
    ///   `cancelled` is thrown.
    package func look(
        _ lookRequest: LookRequest, in conditions: PreviewConditions, isCancelled: @escaping @Sendable () -> Bool
    ) throws(PreviewError) -> Result<PreviewLook, DrawingFailure> {
        let run = run.adding(seconds: lookRequest.additionalSeconds, isCancelled: isCancelled)
        return try run.look(listed, in: conditions, lookRequest).map { response in
            PreviewLook(
                screen: response.screen, remarks: index.standIns(of: listed, drawn: response.remarks),
                findings: response.findings, events: response.events)
        }
    }
}
