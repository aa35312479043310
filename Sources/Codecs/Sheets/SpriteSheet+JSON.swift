import FramewrightDrawing

extension SpriteSheet {
    /// Returns the atlas in TexturePacker's JSON (Array) format, which game engines read: `frames` in order with
    /// `frame` on the sheet, `spriteSourceSize` in the source image, and `duration` in milliseconds, as Aseprite
    /// writes it. Durations are rounded so that their sum is that of the animation.
    /// - Parameters:
    ///   - image: The name of the sheet's file.
    ///   - scale: The number of pixels per point.
    public func atlas(image: String, scale: Double = 1) -> String {
        var clock = FrameTicks(perSecond: 1000)
        let frames = placements.map { placement in
            let duration = placement.duration.flatMap { clock.ticks(for: $0, isLast: true) }
            return "  " + frame(placement, milliseconds: duration)
        }
        return """
            {"frames": [
            \(frames.joined(separator: ",\n"))
            ],
            "meta": {\(Self.meta(image: image)), "format": "RGBA8888", \
            "size": {"w": \(bitmap.width), "h": \(bitmap.height)}, "scale": "\(number(scale))"}
            }

            """
    }

    /// Returns the generator and image members of an atlas.
    package static func meta(image: String) -> String {
        "\"app\": \"Framewright\", \"version\": \"1.0\", \"image\": \(quoted(image))"
    }

    private func frame(_ placement: Placement, milliseconds: Int?) -> String {
        let (size, source) = (placement.sourceSize, placement.source)
        var members = [
            "\"filename\": \(quoted(placement.name))", "\"frame\": \(object(placement.rect))", "\"rotated\": false",
            "\"trimmed\": \(placement.isTrimmed)", "\"spriteSourceSize\": \(object(source))",
            "\"sourceSize\": {\"w\": \(size.width), \"h\": \(size.height)}",
        ]
        if let milliseconds { members.append("\"duration\": \(milliseconds)") }
        return "{\(members.joined(separator: ", "))}"
    }

    private func object(_ rect: PixelRect) -> String {
        "{\"x\": \(rect.x), \"y\": \(rect.y), \"w\": \(rect.width), \"h\": \(rect.height)}"
    }

    /// Formats whole numbers without a fraction.
    private func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : "\(value)"
    }
}

/// Returns a JSON string.
private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case _ where scalar.value < 0x20:
            "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: String(Character(scalar))
        }
    }
    return "\"\(escaped.joined())\""
}
