import Testing

@testable import FramewrightDrawing

/// The expected numbers are from an independent implementation, coloraide 8.13.
struct ColorSpaceTests {
    private static let known: [(color: SRGBColor, space: ColorSpace, numbers: [Double])] = [
        // #ff0000
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .lab, [54.29054, 80.80493, 69.89096]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .lch, [54.29054, 106.8372, 40.85766]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .okLab, [0.6279554, 0.2248631, 0.1258463]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .okLCh, [0.6279554, 0.2576833, 29.23388]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .displayP3, [0.9174876, 0.2002868, 0.1385606]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .a98RGB, [0.8585916, 0, 0]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .proPhotoRGB, [0.7022506, 0.2757211, 0.1035477]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .rec2020, [0.8234641, 0.3284294, 0.1803393]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .xyzD65, [0.4123908, 0.212639, 0.01933082]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .xyzD50, [0.4360657, 0.2224932, 0.01392392]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .hsl, [0, 100, 50]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .hwb, [0, 0, 0]),
        (SRGBColor(red8: 255, green8: 0, blue8: 0), .linearSRGB, [1, 0, 0]),
        // #0000ff
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .lab, [29.5683, 68.28736, -112.0297]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .lch, [29.5683, 131.2014, 301.3643]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .okLab, [0.4520137, -0.03245698, -0.3115282]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .okLCh, [0.4520137, 0.3132144, 264.052]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .displayP3, [0, 0, 0.959588]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .a98RGB, [0, 0, 0.9810688]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .proPhotoRGB, [0.3362027, 0.1376477, 0.9228661]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .rec2020, [0.2703489, 0.1548025, 0.955095]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .xyzD65, [0.1804808, 0.07219232, 0.9505322]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .xyzD50, [0.1430784, 0.06061981, 0.7140994]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .hsl, [240, 100, 50]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .hwb, [240, 0, 0]),
        (SRGBColor(red8: 0, green8: 0, blue8: 255), .linearSRGB, [0, 0, 1]),
        // #edc22e
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .lab, [80.56198, 6.084518, 73.21969]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .lch, [80.56198, 73.47206, 85.24966]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .okLab, [0.8288803, -0.003323387, 0.1582053]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .okLCh, [0.8288803, 0.1582402, 91.20342]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .displayP3, [0.9024651, 0.7671782, 0.3102168]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .a98RGB, [0.8823164, 0.7553133, 0.2523479]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .proPhotoRGB, [0.7737367, 0.7212175, 0.280431]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .rec2020, [0.86709, 0.7823893, 0.3594891]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .xyzD65, [0.547083, 0.5678695, 0.1066433]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .xyzD50, [0.5809828, 0.5768255, 0.08367501]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .hsl, [46.49215, 84.14097, 55.4902]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .hwb, [46.49215, 18.03922, 7.058824]),
        (SRGBColor(red8: 237, green8: 194, blue8: 46), .linearSRGB, [0.8468732, 0.5394795, 0.02732089]),
        // #1a73e8
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .lab, [48.77496, 9.687212, -67.4702]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .lch, [48.77496, 68.16208, 278.1706]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .okLab, [0.5736975, -0.04093265, -0.1902494]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .okLCh, [0.5736975, 0.1946029, 257.8578]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .displayP3, [0.2178261, 0.444343, 0.8794378]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .a98RGB, [0.27014, 0.4484838, 0.8935841]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .proPhotoRGB, [0.3803238, 0.3779047, 0.8323693]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .rec2020, [0.3797217, 0.4750123, 0.8810771]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .xyzD65, [0.211204, 0.1830616, 0.7876686]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .xyzD50, [0.1859927, 0.1741195, 0.5930316]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .hsl, [214.0777, 81.74603, 50.58824]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .hwb, [214.0777, 10.19608, 9.019608]),
        (SRGBColor(red8: 26, green8: 115, blue8: 232), .linearSRGB, [0.01032982, 0.1714411, 0.8069523]),
        // #808080
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .lab, [53.58501, 0, 0]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .lch, [53.58501, 0, 0]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .okLab, [0.5998708, 0, 0]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .okLCh, [0.5998708, 0, 0]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .displayP3, [0.5019608, 0.5019608, 0.5019608]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .a98RGB, [0.4980167, 0.4980167, 0.4980167]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .proPhotoRGB, [0.426674, 0.426674, 0.426674]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .rec2020, [0.5279249, 0.5279249, 0.5279249]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .xyzD65, [0.2051659, 0.2158605, 0.2350846]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .xyzD50, [0.2081533, 0.2158605, 0.1781075]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .hsl, [0, 0, 50.19608]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .hwb, [0, 50.19608, 49.80392]),
        (SRGBColor(red8: 128, green8: 128, blue8: 128), .linearSRGB, [0.2158605, 0.2158605, 0.2158605]),
    ]

    @Test(arguments: known.indices)
    func `a colour has the expected components in every space, and converts back`(index: Int) {
        let (color, space, expected) = Self.known[index]
        let found = ColorCoordinates(color).converted(to: space)
        for (number, wanted) in zip(found.components, expected) {
            #expect(abs((number ?? .nan) - wanted) < 2e-5 * max(1, abs(wanted)), "\(space) \(found)")
        }
        let back = ColorCoordinates(space, expected).mappedToSRGB
        #expect(back.description == color.description)
    }

    @Test(arguments: ColorSpace.allCases)
    func `every byte of every channel survives a round trip through a space`(space: ColorSpace) {
        for byte in UInt8.min...UInt8.max {
            for color in [
                SRGBColor(red8: byte, green8: 40, blue8: 200), SRGBColor(red8: byte, green8: byte, blue8: byte),
                SRGBColor(red8: 255, green8: byte, blue8: 0, opacity: 0.5),
            ] {
                let there = ColorCoordinates(color).converted(to: space)
                #expect(there.isInSRGB && there.mappedToSRGB.description == color.description)
            }
        }
    }

    @Test(arguments: [
        (ColorSpace.displayP3, [1.0, 0.0, 0.0], "#ff0b0c"),
        (ColorSpace.displayP3, [0.0, 1.0, 0.0], "#00fb29"),
        (ColorSpace.rec2020, [0.0, 1.0, 0.0], "#00f272"),
        (ColorSpace.okLCh, [0.7, 0.4, 40.0], "#ff5c00"),
        (ColorSpace.okLCh, [0.45, 0.35, 264.0], "#0500ff"),
        (ColorSpace.lch, [50.0, 150.0, 330.0], "#e800dc"),
        (ColorSpace.proPhotoRGB, [0.0, 1.0, 0.2], "#00f583"),
        (ColorSpace.a98RGB, [0.0, 1.0, 1.0], "#00f2f0"),
        (ColorSpace.lab, [90.0, -120.0, 90.0], "#00ff65"),
        (ColorSpace.xyzD65, [0.2, 0.9, 0.1], "#61ffa7"),
        (ColorSpace.okLCh, [0.999, 0.3, 120.0], "#f8ffd1"),
        (ColorSpace.okLCh, [1.0, 0.3, 120.0], "#ffffff"),
        (ColorSpace.okLCh, [0.0, 0.3, 120.0], "#000000"),
    ])
    func `a colour beyond sRGB is mapped by reducing chroma`(space: ColorSpace, numbers: [Double], hex: String) {
        let color = ColorCoordinates(space, numbers, opacity: 0.5)
        #expect(!color.isInSRGB)
        #expect(color.mappedToSRGB.description.prefix(7) == hex && color.mappedToSRGB.opacity == 0.5)
    }

    @Test func `none counts as zero, and colours use CSS syntax`() {
        let color = ColorCoordinates(.hsl, [nil, 0, 50], opacity: 0.25)
        #expect(color.mappedToSRGB == SRGBColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25))
        #expect("\(color)" == "hsl(none 0% 50% / 0.25)")
        #expect("\(ColorCoordinates(.displayP3, [1, 0.5, 0]))" == "color(display-p3 1 0.5 0)")
        #expect("\(ColorCoordinates(.okLCh, [0.7, 0.15, 240]))" == "oklch(0.7 0.15 240)")
    }

    @Test(arguments: [ColorSpace.lab, .lch, .okLab, .okLCh, .xyzD50])
    func `extreme components give a colour`(space: ColorSpace) {
        for numbers in [[0.5, 1e300, -1e300], [0.5, 1e300, 10], [1, 1e-300, 1e9], [50, 1e5, 300]] {
            let color = ColorCoordinates(space, numbers).mappedToSRGB
            #expect([color.red, color.green, color.blue].allSatisfy { $0 >= 0 && $0 <= 1 })
        }
    }

    @Test func `whiteness and blackness of more than 100 % give a grey`() {
        #expect(ColorCoordinates(.hwb, [40, 60, 60]).mappedToSRGB == SRGBColor(white: 0.5))
    }

    @Test(arguments: [(0.0, 0.0, 0.5), (0.6, 0.25, 0.75), (0.95, 1, 1), (0, 0, 0)])
    func `hue, saturation and brightness of a colour are those it was made of`(
        hue: Double, saturation: Double, brightness: Double
    ) {
        let parts = SRGBColor(hue: hue, saturation: saturation, brightness: brightness).hueSaturationBrightness
        #expect(abs(parts.hue - hue) < 1e-9 && abs(parts.saturation - saturation) < 1e-9)
        #expect(abs(parts.brightness - brightness) < 1e-9)
    }
}
