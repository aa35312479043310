/// `Themes/high-contrast.json`: every text at least 7:1. Edit the file, then compile it in as `ShippedThemeTests` tells.
let highContrastSource = #"""
    {
      "$schema": "theme.schema.json",
      "name": "High Contrast",
      "description": "Every text at least 7:1; dark tiles on light cells, or bright tiles on dark cells.",
      "color": {
        "$type": "color",
        "background": { "$value": "#ffffff", "$description": "behind everything" },
        "surface": { "$value": "#f3f3f3", "$description": "raised parts: fields, labels" },
        "board": { "$value": "#7d8086", "$description": "the game board" },
        "cell": { "$value": "#f0f2f4", "$description": "an empty place on the board" },
        "ink": { "$value": "#000000", "$description": "text" },
        "inkSecondary": { "$value": "#3d3d3d", "$description": "text of less weight" },
        "accent": { "$value": "#093995", "$description": "filled buttons" },
        "onAccent": { "$value": "#ffffff", "$description": "text on filled buttons" },
        "accentInk": { "$value": "#08348a", "$description": "text that can be tapped, or stands out" },
        "track": { "$value": "{color.cell}", "$description": "the empty part of a bar" },
        "rule": { "$value": "#767676", "$description": "a line between rows" },
        "edge": { "$value": "{color.rule}", "$description": "around what floats and what is filled in" },
        "button": {
          "background": { "$value": "{color.accent}" },
          "title": { "$value": "{color.onAccent}" }
        },
        "column": {
          "$description": "table columns, alternating",
          "odd": { "$value": "#ffffff" },
          "even": { "$value": "#e3e8f0" }
        },
        "channel": {
          "$description": "names of the three colour channels",
          "red": { "$value": "#990108" },
          "green": { "$value": "#045e17" },
          "blue": { "$value": "#013aa8" }
        },
        "tileInk": { "light": { "$value": "#ffffff" }, "dark": { "$value": "#000000" } },
        "tile": {
          "2": { "$value": "#3c4046" },
          "4": { "$value": "#224974" },
          "8": { "$value": "#2142ad" },
          "16": { "$value": "#4d22a4" },
          "32": { "$value": "#7d1e96" },
          "64": { "$value": "#8a085a" },
          "128": { "$value": "#9b1626" },
          "256": { "$value": "#6b2902" },
          "512": { "$value": "#5e4206" },
          "1024": { "$value": "#275214" },
          "2048": { "$value": "#05524e" },
          "above": { "$value": "#000000" }
        },
        "onTile": {
          "2": { "$value": "{color.tileInk.light}" },
          "4": { "$value": "{color.tileInk.light}" },
          "8": { "$value": "{color.tileInk.light}" },
          "16": { "$value": "{color.tileInk.light}" },
          "32": { "$value": "{color.tileInk.light}" },
          "64": { "$value": "{color.tileInk.light}" },
          "128": { "$value": "{color.tileInk.light}" },
          "256": { "$value": "{color.tileInk.light}" },
          "512": { "$value": "{color.tileInk.light}" },
          "1024": { "$value": "{color.tileInk.light}" },
          "2048": { "$value": "{color.tileInk.light}" },
          "above": { "$value": "{color.tileInk.light}" }
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
          "track": { "$value": "{color.rule}" },
          "on": { "$value": "{color.accent}" },
          "knob": { "$value": "{color.background}" },
          "knobEdge": { "$value": "{color.rule}" },
          "selected": { "$value": "{color.background}" },
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
          "cloth": { "$value": "#000000" },
          "stage": { "$value": "#000000" },
          "line": { "$value": "#ffffff" },
          "pieceBorder": { "$value": "#ffffff" },
          "caption": { "$value": "#ffffff" },
          "outline": { "$value": "#ffffff66" },
          "thread": {
            "red": { "$value": "#ff6b74" },
            "cream": { "$value": "#fff6c8" },
            "orange": { "$value": "#ff9a5c" },
            "blue": { "$value": "#6fe3ff" },
            "green": { "$value": "#7dff9c" }
          },
          "confetti": {
            "bar": { "$value": "#f8e71c" },
            "strip": { "$value": "#50e3c2" },
            "block": { "$value": "#b8e986" },
            "needle": { "$value": "#d95cf2" }
          },
          "shelf": {
            "background": { "$value": "#ffffff" },
            "border": { "$value": "#000000" },
            "shadow": { "$value": "#00000040" },
            "badge": { "$value": "#000000" },
            "onBadge": { "$value": "#ffffff" }
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
            "above": { "$value": "#00000000" }
          },
          "edge": {
            "above": { "$value": "#00000000" }
          },
          "over": {
            "lost": { "$value": "#ffffff99" },
            "lostInk": { "$value": "{color.ink}" },
            "won": { "$value": "#ffffff99" },
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
          "dog": { "$value": "#ff6464", "$description": "lighter than documented, for the mood line" },
          "cat": { "$value": "#5c9cfc" },
          "stage": {
            "dog": { "$value": "{color.pet.dog}" },
            "cat": { "$value": "{color.pet.cat}" },
            "bird": { "$value": "#ffdb49" },
            "bunny": { "$value": "#6ddb77" },
            "fish": { "$value": "#e79eff" }
          },
          "onPet": { "$value": "#000000" },
          "track": { "$value": "{color.cell}" },
          "bar": { "edge": { "$value": "{color.ink}", "$description": "around the bars, whose fills are pale" } }
        }
      },
      "radius": {
        "$type": "dimension",
        "board": { "$value": "8px" },
        "cell": { "$value": "3px" },
        "tile": { "$value": "3px" },
        "button": { "$value": "5px" },
        "headerButton": { "$value": "5px" },
        "field": { "$value": "5px" }
      },
      "contexts": {
        "light": {},
        "dark": {
          "color": {
            "game2048Web": { "over": { "lost": { "$value": "#00000099" }, "won": { "$value": "#00000099" } } },
            "control": { "knob": { "$value": "{color.ink}" }, "selected": { "$value": "{color.cell}" } },
            "brocade": {
              "shelf": {
                "background": { "$value": "#26292e" },
                "border": { "$value": "#ffffff" },
                "badge": { "$value": "#ffffff" },
                "onBadge": { "$value": "#000000" }
              }
            },
            "pet": {
              "stage": {
                "dog": { "$value": "#8a1c1c" },
                "cat": { "$value": "#123f8c" },
                "bird": { "$value": "#5c4a00" },
                "bunny": { "$value": "#0f5a20" },
                "fish": { "$value": "#6a2a86" }
              },
              "onPet": { "$value": "#ffffff" }
            },
            "background": { "$value": "#000000" },
            "surface": { "$value": "#161616" },
            "board": { "$value": "#71757a" },
            "cell": { "$value": "#141619" },
            "ink": { "$value": "#ffffff" },
            "inkSecondary": { "$value": "#d4d4d4" },
            "accent": { "$value": "#f9d544" },
            "onAccent": { "$value": "#000000" },
            "accentInk": { "$value": "#fbdd67" },
            "rule": { "$value": "#8a8a8a" },
            "column": { "odd": { "$value": "#000000" }, "even": { "$value": "#1b1e24" } },
            "channel": {
              "red": { "$value": "#fe8a88" },
              "green": { "$value": "#76f17e" },
              "blue": { "$value": "#89c3fe" }
            },
            "tile": {
              "2": { "$value": "#c6cad2" },
              "4": { "$value": "#abd3f6" },
              "8": { "$value": "#83abf2" },
              "16": { "$value": "#b5a2ff" },
              "32": { "$value": "#e58ef3" },
              "64": { "$value": "#fc91c2" },
              "128": { "$value": "#fb817f" },
              "256": { "$value": "#fea667" },
              "512": { "$value": "#f6cf4c" },
              "1024": { "$value": "#ade25f" },
              "2048": { "$value": "#69ebd4" },
              "above": { "$value": "#ffffff" }
            },
            "onTile": {
              "2": { "$value": "{color.tileInk.dark}" },
              "4": { "$value": "{color.tileInk.dark}" },
              "8": { "$value": "{color.tileInk.dark}" },
              "16": { "$value": "{color.tileInk.dark}" },
              "32": { "$value": "{color.tileInk.dark}" },
              "64": { "$value": "{color.tileInk.dark}" },
              "128": { "$value": "{color.tileInk.dark}" },
              "256": { "$value": "{color.tileInk.dark}" },
              "512": { "$value": "{color.tileInk.dark}" },
              "1024": { "$value": "{color.tileInk.dark}" },
              "2048": { "$value": "{color.tileInk.dark}" },
              "above": { "$value": "{color.tileInk.dark}" }
            }
          }
        }
      },
      "contrast": [
        { "fg": "color.game2048Swift.score.ink", "bg": "color.game2048Swift.score.background", "min": 7 },
        { "fg": "color.game2048Web.box.ink", "bg": "color.game2048Web.box.background", "min": 7 },
        { "fg": "color.game2048Web.box.caption", "bg": "color.game2048Web.box.background", "min": 7 },
        { "fg": "color.calculator.display.ink", "bg": "color.calculator.display.shade", "min": 7 },
        { "fg": "color.calculator.digit.ink", "bg": "color.calculator.backdrop.center.middle", "min": 7 },
        { "fg": "color.calculator.digit.pressed.ink", "bg": "color.calculator.digit.pressed.fill", "min": 7 },
        { "fg": "color.calculator.operator.ink", "bg": "color.calculator.operator.fill", "min": 7 },
        { "fg": "color.calculator.operator.pressed.ink", "bg": "color.calculator.operator.pressed.fill", "min": 7 },
        { "fg": "color.calculator.command.ink", "bg": "color.calculator.command.fill", "min": 7 },
        { "fg": "color.calculator.command.pressed.ink", "bg": "color.calculator.command.pressed.fill", "min": 7 },
        { "fg": "color.control.accentInk", "bg": "color.control.surface", "min": 7 },
        { "fg": "color.control.accentInk", "bg": "color.control.fill", "min": 7 },
        { "fg": "color.control.destructive", "bg": "color.control.surface", "min": 7 },
        { "fg": "color.control.destructive", "bg": "color.control.fill", "min": 7 },
        { "fg": "color.control.ink", "bg": "color.control.fill", "min": 7 },
        { "fg": "color.control.ink", "bg": "color.control.selected", "min": 7 },
        { "fg": "color.control.placeholder", "bg": "color.control.surface", "min": 7 },
        { "fg": "color.control.onAccent", "bg": "color.control.accent", "min": 7 },
        { "fg": "color.ink", "bg": "color.background", "min": 7 },
        { "fg": "color.inkSecondary", "bg": "color.background", "min": 7 },
        { "fg": "color.accentInk", "bg": "color.background", "min": 7 },
        { "fg": "color.ink", "bg": "color.surface", "min": 7 },
        { "fg": "color.inkSecondary", "bg": "color.surface", "min": 7 },
        { "fg": "color.button.title", "bg": "color.button.background", "min": 7 },
        { "fg": "color.channel.red", "bg": "color.background", "min": 7 },
        { "fg": "color.channel.green", "bg": "color.background", "min": 7 },
        { "fg": "color.channel.blue", "bg": "color.background", "min": 7 },
        { "fg": "color.onTile.2", "bg": "color.tile.2", "min": 7 },
        { "fg": "color.onTile.4", "bg": "color.tile.4", "min": 7 },
        { "fg": "color.onTile.8", "bg": "color.tile.8", "min": 7 },
        { "fg": "color.onTile.16", "bg": "color.tile.16", "min": 7 },
        { "fg": "color.onTile.32", "bg": "color.tile.32", "min": 7 },
        { "fg": "color.onTile.64", "bg": "color.tile.64", "min": 7 },
        { "fg": "color.onTile.128", "bg": "color.tile.128", "min": 7 },
        { "fg": "color.onTile.256", "bg": "color.tile.256", "min": 7 },
        { "fg": "color.onTile.512", "bg": "color.tile.512", "min": 7 },
        { "fg": "color.onTile.1024", "bg": "color.tile.1024", "min": 7 },
        { "fg": "color.onTile.2048", "bg": "color.tile.2048", "min": 7 },
        { "fg": "color.onTile.above", "bg": "color.tile.above", "min": 7 },
        { "fg": "color.course.rankList.title", "bg": "color.course.rankList.background", "min": 7 },
        { "fg": "color.course.rankList.back", "bg": "color.course.rankList.background", "min": 7 },
        { "fg": "color.course.rankList.header", "bg": "color.course.rankList.background", "min": 7 },
        { "fg": "color.course.rankList.rank.ink", "bg": "color.course.rankList.rank.background", "min": 7 },
        { "fg": "color.course.rankList.name.ink", "bg": "color.course.rankList.name.background", "min": 7 },
        { "fg": "color.course.rankList.score.ink", "bg": "color.course.rankList.score.background", "min": 7 },
        { "fg": "color.brocade.caption", "bg": "color.brocade.cloth", "min": 7 },
        { "fg": "color.brocade.thread.cream", "bg": "color.brocade.cloth", "min": 7 },
        { "fg": "color.brocade.shelf.onBadge", "bg": "color.brocade.shelf.badge", "min": 7 },
        { "fg": "color.brocade.thread.red", "bg": "color.brocade.cloth", "min": 7 },
        { "fg": "color.brocade.thread.orange", "bg": "color.brocade.cloth", "min": 7 },
        { "fg": "color.brocade.thread.blue", "bg": "color.brocade.cloth", "min": 7 },
        { "fg": "color.brocade.thread.green", "bg": "color.brocade.cloth", "min": 7 }
      ],
      "exceptions": [
        { "rule": "near-duplicate", "tokens": ["color.*"], "because": "black and white stand for many roles, each of which may change on its own" }
      ]
    }

    """#
