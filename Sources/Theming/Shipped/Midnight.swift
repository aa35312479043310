/// `Themes/midnight.json`: a night sky. Edit the file, then compile it in as `ShippedThemeTests` tells.
let midnightSource = #"""
    {
      "$schema": "theme.schema.json",
      "name": "Midnight",
      "description": "A night sky that warms from indigo over magenta to gold as the tiles grow.",
      "color": {
        "$type": "color",
        "background": { "$value": "#0a0d1b", "$description": "behind everything" },
        "surface": { "$value": "#14182a", "$description": "raised parts: fields, labels" },
        "board": { "$value": "#1d2440", "$description": "the game board" },
        "cell": { "$value": "#2b3353", "$description": "an empty place on the board" },
        "ink": { "$value": "#edf0f9", "$description": "text" },
        "inkSecondary": { "$value": "#a7b0cb", "$description": "text of less weight" },
        "accent": { "$value": "#47b7f1", "$description": "filled buttons" },
        "onAccent": { "$value": "#091123", "$description": "text on filled buttons" },
        "accentInk": { "$value": "#77d2f5", "$description": "text that can be tapped, or stands out" },
        "track": { "$value": "{color.cell}", "$description": "the empty part of a bar" },
        "rule": { "$value": "#333c5e", "$description": "a line between rows" },
        "edge": { "$value": "#7c85aa", "$description": "around what floats and what is filled in" },
        "button": {
          "background": { "$value": "{color.accent}" },
          "title": { "$value": "{color.onAccent}" }
        },
        "column": {
          "$description": "table columns, alternating",
          "odd": { "$value": "#121729" },
          "even": { "$value": "#1a2037" }
        },
        "channel": {
          "$description": "names of the three colour channels",
          "red": { "$value": "#fd736d" },
          "green": { "$value": "#5cdc78" },
          "blue": { "$value": "#70adfb" }
        },
        "tileInk": { "light": { "$value": "#f8fafe" }, "dark": { "$value": "#0f1225" } },
        "tile": {
          "2": { "$value": "#3c4e71" },
          "4": { "$value": "#395995" },
          "8": { "$value": "#5066c8" },
          "16": { "$value": "#6745c3" },
          "32": { "$value": "#7c2bb0" },
          "64": { "$value": "#ab2aa5" },
          "128": { "$value": "#c32d79" },
          "256": { "$value": "#f46e6f" },
          "512": { "$value": "#fe9257" },
          "1024": { "$value": "#ffb84d" },
          "2048": { "$value": "#f6dc66" },
          "above": { "$value": "#faf7e8" }
        },
        "onTile": {
          "2": { "$value": "{color.tileInk.light}" },
          "4": { "$value": "{color.tileInk.light}" },
          "8": { "$value": "{color.tileInk.light}" },
          "16": { "$value": "{color.tileInk.light}" },
          "32": { "$value": "{color.tileInk.light}" },
          "64": { "$value": "{color.tileInk.light}" },
          "128": { "$value": "{color.tileInk.light}" },
          "256": { "$value": "{color.tileInk.dark}" },
          "512": { "$value": "{color.tileInk.dark}" },
          "1024": { "$value": "{color.tileInk.dark}" },
          "2048": { "$value": "{color.tileInk.dark}" },
          "above": { "$value": "{color.tileInk.dark}" }
        },
        "course": {
          "label": { "background": { "$value": "{color.surface}" }, "ink": { "$value": "{color.ink}" } },
          "pausedButton": {
            "background": { "$value": "{color.ink}" },
            "title": { "$value": "{color.background}" }
          },
          "result": { "background": { "$value": "{color.surface}" }, "ink": { "$value": "{color.ink}" } },
          "launch": {
            "digit": { "$value": "{color.ink}" },
            "start": {
              "background": { "$value": "{color.tile.8}" },
              "title": { "$value": "{color.onTile.8}" }
            },
            "rank": {
              "background": { "$value": "{color.tile.16}" },
              "title": { "$value": "{color.onTile.16}" }
            },
            "colors": {
              "background": { "$value": "{color.tile.32}" },
              "title": { "$value": "{color.onTile.32}" }
            }
          },
          "rankList": {
            "background": { "$value": "{color.background}" },
            "title": { "$value": "{color.ink}" },
            "back": { "$value": "{color.accentInk}" },
            "header": { "$value": "{color.inkSecondary}" },
            "rank": {
              "background": { "$value": "{color.column.odd}" },
              "ink": { "$value": "{color.inkSecondary}" }
            },
            "name": {
              "background": { "$value": "{color.column.even}" },
              "ink": { "$value": "{color.ink}" }
            },
            "rule": { "$value": "{color.rule}" },
            "score": {
              "background": { "$value": "{color.column.odd}" },
              "ink": { "$value": "{color.accentInk}" }
            }
          },
          "editor": {
            "label": { "$value": "{color.ink}" },
            "red": { "$value": "{color.channel.red}" },
            "green": { "$value": "{color.channel.green}" },
            "blue": { "$value": "{color.channel.blue}" },
            "field": {
              "background": { "$value": "{color.surface}" },
              "ink": { "$value": "{color.ink}" },
              "placeholder": { "$value": "{color.inkSecondary}" }
            },
            "confirm": { "$value": "{color.accentInk}" },
            "cancel": { "$value": "{color.inkSecondary}" },
            "error": { "$value": "{color.channel.red}" },
            "edge": { "$value": "{color.edge}" }
          }
        },
        "control": {
          "accent": { "$value": "{color.accent}" },
          "onAccent": { "$value": "{color.onAccent}" },
          "accentInk": { "$value": "{color.accentInk}" },
          "destructive": { "$value": "{color.channel.red}" },
          "ink": { "$value": "{color.ink}" },
          "inkSecondary": { "$value": "{color.inkSecondary}" },
          "placeholder": { "$value": "{color.inkSecondary}" },
          "fill": { "$value": "{color.column.even}" },
          "track": { "$value": "{color.track}" },
          "on": { "$value": "{color.accent}" },
          "knob": { "$value": "{color.ink}" },
          "knobEdge": { "$value": "{color.rule}" },
          "selected": { "$value": "{color.cell}" },
          "separator": { "$value": "{color.rule}" },
          "border": { "$value": "{color.edge}" },
          "edge": { "$value": "{color.edge}", "$description": "around alerts" },
          "surface": { "$value": "{color.surface}" },
          "grouped": { "$value": "{color.background}" },
          "scrollIndicator": { "$value": "{color.inkSecondary}" },
          "dim": { "$value": "#00000066" }
        },
        "game2048": { "score": { "$value": "{color.ink}" } },
        "brocade": {
          "cloth": { "$value": "{color.background}" },
          "stage": { "$value": "#05070f" },
          "line": { "$value": "{color.ink}" },
          "pieceBorder": { "$value": "{color.ink}" },
          "caption": { "$value": "{color.ink}" },
          "outline": { "$value": "#ffffff66" },
          "thread": {
            "red": { "$value": "#d94a58" },
            "cream": { "$value": "#f5ebc0" },
            "orange": { "$value": "#ff9257" },
            "blue": { "$value": "{color.accentInk}" },
            "green": { "$value": "#6ee7a0" }
          },
          "confetti": {
            "bar": { "$value": "#f8e71c" },
            "strip": { "$value": "#50e3c2" },
            "block": { "$value": "#b8e986" },
            "needle": { "$value": "#d95cf2" }
          },
          "shelf": {
            "background": { "$value": "{color.cell}" },
            "border": { "$value": "{color.edge}" },
            "shadow": { "$value": "#00000080" },
            "badge": { "$value": "{color.accent}" },
            "onBadge": { "$value": "{color.onAccent}" }
          }
        },
        "game2048Swift": {
          "score": { "background": { "$value": "{color.column.even}" }, "ink": { "$value": "{color.ink}" } }
        },
        "game2048Web": {
          "box": {
            "background": { "$value": "{color.column.even}" },
            "ink": { "$value": "{color.ink}" },
            "caption": { "$value": "{color.inkSecondary}" }
          },
          "glow": {
            "128": { "$value": "#f46e6f44" },
            "256": { "$value": "#f46e6f55" },
            "512": { "$value": "#fe925766" },
            "1024": { "$value": "#ffb84d77" },
            "2048": { "$value": "#f6dc6688" },
            "above": { "$value": "#f6dc6600" }
          },
          "edge": {
            "128": { "$value": "#ffffff33" },
            "256": { "$value": "{color.game2048Web.edge.128}" },
            "512": { "$value": "#ffffff3d" },
            "1024": { "$value": "#ffffff49" },
            "2048": { "$value": "#ffffff55" },
            "above": { "$value": "#ffffff00" }
          },
          "over": {
            "lost": { "$value": "#0a0d1b99" },
            "lostInk": { "$value": "{color.ink}" },
            "won": { "$value": "{color.game2048Web.over.lost}" },
            "wonInk": { "$value": "{color.accentInk}" }
          }
        },
        "calculator": {
          "backdrop": {
            "left": {
              "top": { "$value": "{color.background}" },
              "middle": { "$value": "{color.background}" },
              "bottom": { "$value": "{color.background}" }
            },
            "center": {
              "top": { "$value": "{color.surface}" },
              "upper": { "$value": "{color.surface}" },
              "middle": { "$value": "{color.surface}" },
              "bottom": { "$value": "{color.background}" }
            }
          },
          "corner": { "$value": "#00000000" },
          "display": { "shade": { "$value": "{color.column.even}" }, "ink": { "$value": "{color.ink}" } },
          "digit": {
            "ring": { "$value": "{color.inkSecondary}" },
            "ink": { "$value": "{color.ink}" },
            "pressed": { "fill": { "$value": "{color.ink}" }, "ink": { "$value": "{color.background}" } }
          },
          "operator": {
            "fill": { "$value": "{color.column.even}" },
            "ring": { "$value": "{color.accent}" },
            "ink": { "$value": "{color.accentInk}" },
            "pressed": { "fill": { "$value": "{color.accent}" }, "ink": { "$value": "{color.onAccent}" } }
          },
          "command": {
            "fill": { "$value": "{color.accent}" },
            "ring": { "$value": "{color.accent}" },
            "ink": { "$value": "{color.onAccent}" },
            "pressed": { "fill": { "$value": "{color.ink}" }, "ink": { "$value": "{color.background}" } }
          }
        },
        "pet": {
          "selector": { "$value": "{color.accentInk}" },
          "stage": {
            "dog": { "$value": "#a83a44" },
            "cat": { "$value": "#2f63b4" },
            "bird": { "$value": "#7c6416" },
            "bunny": { "$value": "#2c7643" },
            "fish": { "$value": "#86509c" }
          },
          "onPet": { "$value": "{color.ink}" }
        }
      },
      "radius": {
        "$type": "dimension",
        "board": { "$value": "13px" },
        "cell": { "$value": "8px" },
        "tile": { "$value": "8px" },
        "button": { "$value": "10px" },
        "headerButton": { "$value": "10px" },
        "field": { "$value": "10px" }
      },
      "contexts": {
        "dark": {}
      },
      "contrast": [
        { "fg": "color.game2048Swift.score.ink", "bg": "color.game2048Swift.score.background", "min": 4.5 },
        { "fg": "color.game2048Web.box.ink", "bg": "color.game2048Web.box.background", "min": 4.5 },
        { "fg": "color.game2048Web.box.caption", "bg": "color.game2048Web.box.background", "min": 4.5 },
        { "fg": "color.calculator.display.ink", "bg": "color.calculator.display.shade", "min": 4.5 },
        { "fg": "color.calculator.digit.ink", "bg": "color.calculator.backdrop.center.middle", "min": 4.5 },
        { "fg": "color.calculator.digit.pressed.ink", "bg": "color.calculator.digit.pressed.fill", "min": 4.5 },
        { "fg": "color.calculator.operator.ink", "bg": "color.calculator.operator.fill", "min": 4.5 },
        { "fg": "color.calculator.operator.pressed.ink", "bg": "color.calculator.operator.pressed.fill", "min": 4.5 },
        { "fg": "color.calculator.command.ink", "bg": "color.calculator.command.fill", "min": 4.5 },
        { "fg": "color.calculator.command.pressed.ink", "bg": "color.calculator.command.pressed.fill", "min": 4.5 },
        { "fg": "color.control.accentInk", "bg": "color.control.surface", "min": 4.5 },
        { "fg": "color.control.accentInk", "bg": "color.control.fill", "min": 4.5 },
        { "fg": "color.control.destructive", "bg": "color.control.surface", "min": 4.5 },
        { "fg": "color.control.destructive", "bg": "color.control.fill", "min": 4.5 },
        { "fg": "color.control.ink", "bg": "color.control.fill", "min": 4.5 },
        { "fg": "color.control.ink", "bg": "color.control.selected", "min": 4.5 },
        { "fg": "color.control.placeholder", "bg": "color.control.surface", "min": 4.5 },
        { "fg": "color.control.onAccent", "bg": "color.control.accent", "min": 4.5 },
        { "fg": "color.ink", "bg": "color.background", "min": 4.5 },
        { "fg": "color.inkSecondary", "bg": "color.background", "min": 4.5 },
        { "fg": "color.accentInk", "bg": "color.background", "min": 4.5 },
        { "fg": "color.ink", "bg": "color.surface", "min": 4.5 },
        { "fg": "color.inkSecondary", "bg": "color.surface", "min": 4.5 },
        { "fg": "color.button.title", "bg": "color.button.background", "min": 4.5 },
        { "fg": "color.channel.red", "bg": "color.background", "min": 4.5 },
        { "fg": "color.channel.green", "bg": "color.background", "min": 4.5 },
        { "fg": "color.channel.blue", "bg": "color.background", "min": 4.5 },
        { "fg": "color.onTile.2", "bg": "color.tile.2", "min": 4.5 },
        { "fg": "color.onTile.4", "bg": "color.tile.4", "min": 4.5 },
        { "fg": "color.onTile.8", "bg": "color.tile.8", "min": 4.5 },
        { "fg": "color.onTile.16", "bg": "color.tile.16", "min": 4.5 },
        { "fg": "color.onTile.32", "bg": "color.tile.32", "min": 4.5 },
        { "fg": "color.onTile.64", "bg": "color.tile.64", "min": 4.5 },
        { "fg": "color.onTile.128", "bg": "color.tile.128", "min": 4.5 },
        { "fg": "color.onTile.256", "bg": "color.tile.256", "min": 4.5 },
        { "fg": "color.onTile.512", "bg": "color.tile.512", "min": 4.5 },
        { "fg": "color.onTile.1024", "bg": "color.tile.1024", "min": 4.5 },
        { "fg": "color.onTile.2048", "bg": "color.tile.2048", "min": 4.5 },
        { "fg": "color.onTile.above", "bg": "color.tile.above", "min": 4.5 },
        { "fg": "color.course.rankList.title", "bg": "color.course.rankList.background", "min": 4.5 },
        { "fg": "color.course.rankList.back", "bg": "color.course.rankList.background", "min": 4.5 },
        { "fg": "color.course.rankList.header", "bg": "color.course.rankList.background", "min": 4.5 },
        { "fg": "color.course.rankList.rank.ink", "bg": "color.course.rankList.rank.background", "min": 4.5 },
        { "fg": "color.course.rankList.name.ink", "bg": "color.course.rankList.name.background", "min": 4.5 },
        { "fg": "color.course.rankList.score.ink", "bg": "color.course.rankList.score.background", "min": 4.5 },
        { "fg": "color.brocade.caption", "bg": "color.brocade.cloth", "min": 4.5 },
        { "fg": "color.brocade.thread.cream", "bg": "color.brocade.cloth", "min": 4.5 },
        { "fg": "color.brocade.shelf.onBadge", "bg": "color.brocade.shelf.badge", "min": 4.5 },
        { "fg": "color.brocade.thread.red", "bg": "color.brocade.cloth", "min": 4.5 },
        { "fg": "color.brocade.thread.orange", "bg": "color.brocade.cloth", "min": 4.5 },
        { "fg": "color.brocade.thread.blue", "bg": "color.brocade.cloth", "min": 4.5 },
        { "fg": "color.brocade.thread.green", "bg": "color.brocade.cloth", "min": 4.5 }
      ],
      "exceptions": [
        { "rule": "near-duplicate", "tokens": ["color.column.odd", "color.surface"], "because": "columns are a step apart from each other, not from the surface" },
        { "rule": "near-duplicate", "tokens": ["color.brocade.thread.orange", "color.tile.512"], "because": "threads and tiles change on their own" }
      ]
    }

    """#
