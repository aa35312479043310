/// `Themes/classic.json`: warm paper, clay and honey. Edit the file, then compile it in as `ShippedThemeTests` tells.
let classicSource = #"""
    {
      "$schema": "theme.schema.json",
      "name": "Classic",
      "description": "Warm paper, clay and honey: the look people expect of the game, legible on every tile.",
      "color": {
        "$type": "color",
        "background": { "$value": "#faf6ee", "$description": "behind everything" },
        "surface": { "$value": "#f3ece0", "$description": "raised parts: fields, labels" },
        "board": { "$value": "#ad9b8a", "$description": "the game board" },
        "cell": { "$value": "#c8baa9", "$description": "an empty place on the board" },
        "ink": { "$value": "#463021", "$description": "text" },
        "inkSecondary": { "$value": "#6c5645", "$description": "text of less weight" },
        "accent": { "$value": "#a04318", "$description": "filled buttons" },
        "onAccent": { "$value": "#fdfaf3", "$description": "text on filled buttons" },
        "accentInk": { "$value": "#9b3b08", "$description": "text that can be tapped, or stands out" },
        "track": { "$value": "{color.cell}", "$description": "the empty part of a bar" },
        "rule": { "$value": "#dfcdb1", "$description": "a line between rows" },
        "edge": { "$value": "#937d5b", "$description": "around what floats and what is filled in" },
        "button": {
          "background": { "$value": "{color.accent}" },
          "title": { "$value": "{color.onAccent}" }
        },
        "column": {
          "$description": "table columns, alternating",
          "odd": { "$value": "#f4ecdd" },
          "even": { "$value": "#f1e2ca" }
        },
        "channel": {
          "$description": "names of the three colour channels",
          "red": { "$value": "#c51f1c" },
          "green": { "$value": "#1e7729" },
          "blue": { "$value": "#1853c6" }
        },
        "tileInk": { "light": { "$value": "#fefcf6" }, "dark": { "$value": "#402719" } },
        "tile": {
          "2": { "$value": "#f6efe1" },
          "4": { "$value": "#f0deb7" },
          "8": { "$value": "#f7b770" },
          "16": { "$value": "#f69445" },
          "32": { "$value": "#c84b01" },
          "64": { "$value": "#b82517" },
          "128": { "$value": "#f5e67f" },
          "256": { "$value": "#f5d956" },
          "512": { "$value": "#f7c820" },
          "1024": { "$value": "#f5b607" },
          "2048": { "$value": "#f3a302" },
          "above": { "$value": "#503627" }
        },
        "onTile": {
          "2": { "$value": "{color.tileInk.dark}" },
          "4": { "$value": "{color.tileInk.dark}" },
          "8": { "$value": "{color.tileInk.dark}" },
          "16": { "$value": "{color.tileInk.dark}" },
          "32": { "$value": "{color.tileInk.light}" },
          "64": { "$value": "{color.tileInk.light}" },
          "128": { "$value": "{color.tileInk.dark}" },
          "256": { "$value": "{color.tileInk.dark}" },
          "512": { "$value": "{color.tileInk.dark}" },
          "1024": { "$value": "{color.tileInk.dark}" },
          "2048": { "$value": "{color.tileInk.dark}" },
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
          "track": { "$value": "{color.track}" },
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
          "cloth": { "$value": "#33201a" },
          "stage": { "$value": "#1c120e" },
          "line": { "$value": "#fdfaf1" },
          "pieceBorder": { "$value": "#fdfaf1" },
          "caption": { "$value": "#fdfaf1" },
          "outline": { "$value": "#ffffff66" },
          "thread": {
            "red": { "$value": "#e87562" },
            "cream": { "$value": "#f9edc4" },
            "orange": { "$value": "#f59749" },
            "blue": { "$value": "#8fd3e0" },
            "green": { "$value": "#b5d67a" }
          },
          "confetti": {
            "bar": { "$value": "#f8e71c" },
            "strip": { "$value": "#50e3c2" },
            "block": { "$value": "#b8e986" },
            "needle": { "$value": "#d95cf2" }
          },
          "shelf": {
            "background": { "$value": "{color.surface}" },
            "border": { "$value": "{color.edge}" },
            "shadow": { "$value": "#00000066" },
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
            "128": { "$value": "#f5b60733" },
            "256": { "$value": "#f5b60744" },
            "512": { "$value": "#f5b60755" },
            "1024": { "$value": "#f5b60766" },
            "2048": { "$value": "#f3a30280" },
            "above": { "$value": "#f3a30200" }
          },
          "edge": {
            "128": { "$value": "#ffffff55" },
            "256": { "$value": "#ffffff55" },
            "512": { "$value": "#ffffff55" },
            "1024": { "$value": "#ffffff55" },
            "2048": { "$value": "#ffffff66" },
            "above": { "$value": "#ffffff00" }
          },
          "over": {
            "lost": { "$value": "#faf6ee99" },
            "lostInk": { "$value": "{color.ink}" },
            "won": { "$value": "#faf6ee99" },
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
            "dog": { "$value": "#ff5050" },
            "cat": { "$value": "#4a90fa" },
            "bird": { "$value": "#ffdb49" },
            "bunny": { "$value": "#6ddb77" },
            "fish": { "$value": "#e79eff" }
          },
          "onPet": { "$value": "#000000" },
          "track": { "$value": "#e7dccb", "$description": "pale, so that an empty bar looks empty" },
          "bar": { "edge": { "$value": "{color.ink}", "$description": "around the bars, whose fills are pale too" } }
        }
      },
      "radius": {
        "$type": "dimension",
        "board": { "$value": "11px" },
        "cell": { "$value": "6px" },
        "tile": { "$value": "6px" },
        "button": { "$value": "8px" },
        "headerButton": { "$value": "8px" },
        "field": { "$value": "8px" }
      },
      "contexts": {
        "light": {},
        "dark": {
          "color": {
            "game2048Web": { "over": { "lost": { "$value": "#1c161199" }, "won": { "$value": "#1c161199" } } },
            "brocade": { "shelf": { "background": { "$value": "{color.cell}" } } },
            "pet": {
              "stage": {
                "dog": { "$value": "#a3423a" },
                "cat": { "$value": "#38649c" },
                "bird": { "$value": "#7d6214" },
                "bunny": { "$value": "#47733a" },
                "fish": { "$value": "#86548c" }
              },
              "onPet": { "$value": "{color.ink}" },
              "track": { "$value": "#4a3d32" },
              "bar": { "edge": { "$value": "{color.pet.track}" } }
            },
            "control": { "knob": { "$value": "{color.ink}" }, "selected": { "$value": "{color.cell}" } },
            "background": { "$value": "#1c1611" },
            "surface": { "$value": "#29211a" },
            "board": { "$value": "#382d24" },
            "cell": { "$value": "#4e4136" },
            "ink": { "$value": "#f4eee1" },
            "inkSecondary": { "$value": "#c3b5a3" },
            "accent": { "$value": "#f59749" },
            "onAccent": { "$value": "#2b1b12" },
            "accentInk": { "$value": "#f9aa60" },
            "rule": { "$value": "#54463a" },
            "edge": { "$value": "#a08e7b" },
            "column": { "odd": { "$value": "#2c231c" }, "even": { "$value": "#382c23" } },
            "channel": {
              "red": { "$value": "#fd736d" },
              "green": { "$value": "#5cdc78" },
              "blue": { "$value": "#70adfb" }
            },
            "tileInk": { "dark": { "$value": "#341e12" } },
            "tile": {
              "2": { "$value": "#e3d8c3" },
              "4": { "$value": "#dcc69b" },
              "8": { "$value": "#eaab64" },
              "16": { "$value": "#ee8c3c" },
              "32": { "$value": "#c74c09" },
              "64": { "$value": "#b52719" },
              "128": { "$value": "#eedf79" },
              "256": { "$value": "#efd350" },
              "512": { "$value": "#f1c420" },
              "1024": { "$value": "#f0b204" },
              "2048": { "$value": "#efa001" },
              "above": { "$value": "#fdfaf1" }
            },
            "onTile": { "above": { "$value": "{color.tileInk.dark}" } }
          }
        }
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
      ]
    }

    """#
