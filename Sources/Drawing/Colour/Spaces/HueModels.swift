/// HSL and HWB over encoded sRGB (CSS Color 4, 7 and 8). Hues are in degrees, the other values in percent.
enum HueModels {
    /// The largest difference between components of a grey, caused by rounding. A grey has no hue.
    private static let grey = 0.000_000_1

    static func rgb(hue: Double, saturation: Double, lightness: Double) -> Matrix3.Vector {
        let (share, light) = (saturation / 100, lightness / 100)
        let reach = share * min(light, 1 - light)
        let part = { (offset: Double) in
            let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            return light - reach * max(-1, min(place - 3, 9 - place, 1))
        }
        return (part(0), part(8), part(4))
    }

    static func rgb(hue: Double, whiteness: Double, blackness: Double) -> Matrix3.Vector {
        let (white, black) = (whiteness / 100, blackness / 100)
        guard white + black < 1 else {
            let grey = white / (white + black)
            return (grey, grey, grey)
        }
        let pure = rgb(hue: hue, saturation: 100, lightness: 50)
        let part = { (value: Double) in value * (1 - white - black) + white }
        return (part(pure.0), part(pure.1), part(pure.2))
    }

    static func hsl(of rgb: Matrix3.Vector) -> Matrix3.Vector {
        let (least, most) = (min(rgb.0, rgb.1, rgb.2), max(rgb.0, rgb.1, rgb.2))
        let light = (least + most) / 2
        guard most - least > grey else { return (0, 0, light * 100) }
        let share = light == 0 || light == 1 ? 0 : (most - light) / min(light, 1 - light)
        // Outside sRGB the saturation may be negative. Then the opposite hue is used.
        let hue = hue(of: rgb, least, most)
        return share < 0
            ? ((hue + 180).truncatingRemainder(dividingBy: 360), -share * 100, light * 100)
            : (hue, share * 100, light * 100)
    }

    static func hwb(of rgb: Matrix3.Vector) -> Matrix3.Vector {
        let (least, most) = (min(rgb.0, rgb.1, rgb.2), max(rgb.0, rgb.1, rgb.2))
        return (most - least > grey ? hue(of: rgb, least, most) : 0, least * 100, (1 - most) * 100)
    }

    private static func hue(of rgb: Matrix3.Vector, _ least: Double, _ most: Double) -> Double {
        let span = most - least
        let sixths =
            switch most {
            case rgb.0: (rgb.1 - rgb.2) / span + (rgb.1 < rgb.2 ? 6 : 0)
            case rgb.1: (rgb.2 - rgb.0) / span + 2
            default: (rgb.0 - rgb.1) / span + 4
            }
        return sixths * 60
    }
}
