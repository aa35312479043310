import FramewrightDocuments
import FramewrightTheming

/// Small themes in foreign formats.
enum ForeignTheme {
    static let base16 = """
        # a comment
        system: "base16"
        name: "Harbour"
        author: 'Nobody'
        variant: "dark"
        palette:
          base00: "#10202b"
          base01: "#182b38"
          base02: "#25404f"
          base03: "#4a6577"
          base04: "#8aa3b3"
          base05: "#d3dfe6"
          base06: "#e4edf2"
          base07: "#f4f9fc"
          base08: "#e06c75"
          base09: "#e39a5f"
          base0A: "#e5c07b"
          base0B: "#93c47d"
          base0C: "#5fb3b3"
          base0D: "#61a0df"
          base0E: "#b889d9"
          base0F: "#a0705a"
        """

    static let iTerm: String = {
        let color = { (key: String, red: Double, green: Double, blue: Double) in
            """
            <key>\(key)</key>
            <dict>
              <key>Color Space</key><string>sRGB</string>
              <key>Blue Component</key><real>\(blue)</real>
              <key>Green Component</key><real>\(green)</real>
              <key>Red Component</key><real>\(red)</real>
              <key>Alpha Component</key><real>1</real>
            </dict>
            """
        }
        let ansi = (0..<16).map { color("Ansi \($0) Color", Double($0) / 16, 0.5, 1 - Double($0) / 16) }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \(ansi.joined(separator: "\n"))
            \(color("Background Color (Light)", 1, 1, 0.96))
            \(color("Background Color (Dark)", 0.1, 0.1, 0.12))
            \(color("Foreground Color (Light)", 0.1, 0.1, 0.1))
            \(color("Foreground Color (Dark)", 0.9, 0.9, 0.85))
            \(color("Cursor Guide Color", 0.7, 0.9, 1))
            <key>Use Bright Bold</key><true/>
            </dict>
            </plist>
            """
    }()

    static let vsCode = """
        {
          // a comment
          "name": "Slate", "type": "dark",
          "colors": {
            "editor.background": "#1f2430", "editor.foreground": "#cbccc6", /* and another */
            "sideBar.background": "#232834", "button.background": "#ffcc66", "button.foreground": "#1f2430",
            "textLink.foreground": "#5ccfe6", "list.hoverBackground": "#ffffff14", "panel.border": null,
            "terminal.ansiRed": "#ed8274", "terminal.ansiGreen": "#a6cc70", "terminal.ansiYellow": "#fad07b",
            "terminal.ansiBlue": "#6dcbfa", "terminal.ansiMagenta": "#cfbafa", "terminal.ansiCyan": "#90e1c6",
            "badge.background": "#707a8c",
          },
          "tokenColors": [{"scope": "comment", "settings": {"foreground": "#5c6773"}}, {}],
          "semanticHighlighting": true,
        }
        """

    static let material = ##"""
        {
          "description": "TYPE: CUSTOM", "seed": "#6750A4", "coreColors": {"primary": "#6750A4"}, "extendedColors": [],
          "schemes": {
            "light": {"primary": "#65558F", "onPrimary": "#FFFFFF", "primaryContainer": "#E9DDFF", "secondary": "#625B71",
              "tertiary": "#7E5260", "error": "#BA1A1A", "background": "#FDF7FF", "onBackground": "#1D1B20",
              "surfaceContainer": "#F2ECF4", "onSurfaceVariant": "#49454E", "outlineVariant": "#CAC4CF",
              "inversePrimary": "#CFBDFE", "scrim": "#000000"},
            "dark": {"primary": "#CFBDFE", "onPrimary": "#36275D", "primaryContainer": "#4D3D75", "secondary": "#CBC2DB",
              "tertiary": "#EFB8C8", "error": "#FFB4AB", "background": "#141218", "onBackground": "#E6E0E9",
              "surfaceContainer": "#211F26", "onSurfaceVariant": "#CAC4CF", "outlineVariant": "#49454E",
              "inversePrimary": "#65558F", "scrim": "#000000"}
          },
          "palettes": {"primary": {"0": "#000000"}}
        }
        """##

    static let model = ##"""
        {
          "$metadata": {"tokenSetOrder": ["core", "light", "dark"]},
          "$themes": [
            {"name": "Day", "selectedTokenSets": {"core": "source", "light": "enabled"}},
            {"name": "Night", "selectedTokenSets": {"core": "source", "dark": "enabled", "light": "disabled"}}
          ],
          "core": {
            "blue": {"500": {"value": "#1a73e8", "type": "color", "description": "the brand's"}},
            "space": {"s": {"value": "4", "type": "spacing"}, "m": {"value": "{space.s} * 2 + 1px", "type": "spacing"}},
            "half": {"value": "50%", "type": "opacity"}, "tall": {"value": "150%", "type": "lineHeights"},
            "font": {"value": "Inter, 'Noto Sans'", "type": "fontFamilies"}, "heavy": {"value": "Semi Bold", "type": "fontWeights"},
            "shade": {"type": "boxShadow", "value": {"x": "0", "y": "2", "blur": "4", "spread": "0", "color": "rgba({blue.500}, 0.25)", "type": "innerShadow"}},
            "head": {"type": "typography", "value": {"fontFamily": "{font}", "fontSize": "24", "fontWeight": "{heavy}", "textCase": "uppercase"}},
            "caps": {"value": "uppercase", "type": "textCase"}, "odd": {"value": "nonsense", "type": "color"}
          },
          "light": {"bg": {"value": "#ffffff", "type": "color"}, "text": {"value": "hsl(0, 0%, 10%)", "type": "color"}, "accent": {"value": "{blue.500}", "type": "color"}},
          "dark": {"bg": {"value": "#101418", "type": "color"}, "text": {"value": "#eee", "type": "color"}, "accent": {"value": "{blue.500}", "type": "color"}}
        }
        """##

    static let tokens = ##"""
        {
          "$description": "A brand.", "$extensions": {"org.example": {"x": 1}},
          "brand": {
            "$type": "color",
            "yellow": {"$value": {"colorSpace": "oklch", "components": [0.85, 0.17, 90]}},
            "red": {"$value": {"colorSpace": "display-p3", "components": [0.9, 0.2, 0.2]}, "$extensions": {"org.example": 2}},
            "blue": {"$value": {"colorSpace": "srgb", "components": [0.1, 0.4, 0.9]}}
          },
          "text": {"primary": {"$value": "{brand.blue}", "$description": "see {brand.blue}"}, "more": {"$extends": "{brand}"}},
          "surface": {"background": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}},
          "part": {"$type": "number", "$ref": "#/brand/red/$value/components/0"},
          "radius": {"$type": "dimension", "button": {"$value": {"value": 4, "unit": "px"}}}
        }
        """##

    static let colorset = """
        {
          "colors": [
            {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
             "color": {"color-space": "display-p3", "components": {"red": "1.000", "green": "0.600", "blue": "0.100", "alpha": "0.500"}}},
            {"idiom": "watch", "color": {"platform": "ios", "reference": "systemBlueColor"}}
          ],
          "info": {"author": "xcode", "version": 1}
        }
        """

    static func file(_ name: String, _ text: String) -> [ImportFile] {
        [ImportFile(name: name, bytes: Array(text.utf8))]
    }
}

/// Imports a foreign theme of any format.
func imported(
    _ name: String, _ text: String, roles: [String: String] = [:]
) throws(DocumentError) -> ThemeImport {
    try ThemeImport(ForeignTheme.file(name, text), roles: roles)
}
