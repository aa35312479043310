/// `Themes/documented.json`: the documented palettes. Edit the file, then compile it in as `ShippedThemeTests` tells.
let documentedSource = #"""
    {
      "$schema": "theme.schema.json",
      "name": "Documented",
      "description": "The colours and radii of the five documented systems, as they are documented, and plain roles for other screens.",
      "color": {
        "$type": "color",
        "background": { "$value": "#ffffff", "$description": "of screens without tokens of their own, as all roles up to onTile; project defaults" },
        "surface": { "$value": "#f7f7fa" },
        "board": { "$value": "{color.game2048.board}" },
        "cell": { "$value": "{color.game2048.cell}" },
        "ink": { "$value": "#000000" },
        "inkSecondary": { "$value": "#66666b" },
        "accent": { "$value": "#0062cc" },
        "onAccent": { "$value": "#ffffff" },
        "accentInk": { "$value": "{color.accent}" },
        "track": { "$value": "{color.control.track}" },
        "rule": { "$value": "#d0d0d5" },
        "edge": { "$value": "#85858a" },
        "button": { "background": { "$value": "{color.accent}" }, "title": { "$value": "{color.onAccent}" } },
        "column": { "odd": { "$value": "#f5f5f8" }, "even": { "$value": "#eeeef3" } },
        "channel": {
          "red": { "$value": "#c01818" },
          "green": { "$value": "#147028" },
          "blue": { "$value": "#0a52c8" }
        },
        "tile": {
          "2": { "$value": "{color.course.tile.2}" },
          "4": { "$value": "{color.course.tile.4}" },
          "8": { "$value": "{color.course.tile.8}" },
          "16": { "$value": "{color.course.tile.16}" },
          "32": { "$value": "{color.course.tile.32}" },
          "64": { "$value": "{color.course.tile.64}" },
          "128": { "$value": "{color.course.tile.128}" },
          "256": { "$value": "{color.course.tile.256}" },
          "512": { "$value": "{color.course.tile.512}" },
          "1024": { "$value": "{color.course.tile.1024}" },
          "2048": { "$value": "{color.course.tile.2048}" },
          "above": { "$value": "{color.course.tile.above}" }
        },
        "tileInk": { "light": { "$value": "#f9f6f2" }, "dark": { "$value": "#000000" } },
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
          "above": { "$value": "{color.tileInk.light}" }
        },
        "course": {
          "$description": "The course report's 2048 app. Its global theme is the background and one colour per tile value.",
          "background": { "$value": "#393e46", "$description": "launch, game and colour editor; target 0 of the editor" },
          "board": { "$value": "#908d80" },
          "cell": { "$value": "#f9f9e380" },
          "tile": {
            "$description": "not documented; the project takes the original web game's",
            "2": { "$value": "#eee4da" },
            "4": { "$value": "#ede0c8" },
            "8": { "$value": "#f2b179" },
            "16": { "$value": "#f59563" },
            "32": { "$value": "#f67c5f" },
            "64": { "$value": "#f65e3b" },
            "128": { "$value": "#edcf72" },
            "256": { "$value": "#edcc61" },
            "512": { "$value": "#edc850" },
            "1024": { "$value": "#edc53f" },
            "2048": { "$value": "#edc22e" },
            "above": { "$value": "#3c3a32" }
          },
          "onTile": {
            "2": { "$value": "#000000" },
            "4": { "$value": "#000000" },
            "8": { "$value": "#000000" },
            "16": { "$value": "#000000" },
            "32": { "$value": "#000000" },
            "64": { "$value": "#000000" },
            "128": { "$value": "#000000" },
            "256": { "$value": "#000000" },
            "512": { "$value": "#000000" },
            "1024": { "$value": "#000000" },
            "2048": { "$value": "#000000" },
            "above": { "$value": "#f9f6f2" }
          },
          "label": {
            "$description": "step, time and score",
            "background": { "$value": "#f05a28" },
            "ink": { "$value": "#000000" }
          },
          "button": {
            "$description": "every button of the game screen",
            "background": { "$value": "#f05a28" },
            "title": { "$value": "#ffffff" }
          },
          "pausedButton": {
            "$description": "Pause/Continue while the clock stands, project default",
            "background": { "$value": "#ffffff" },
            "title": { "$value": "#b03c0e" }
          },
          "result": {
            "$description": "over the board at the end, project default",
            "background": { "$value": "#262a31" },
            "ink": { "$value": "#ffffff" }
          },
          "launch": {
            "$description": "the launch screen",
            "digit": { "$value": "#ffffff" },
            "start": { "background": { "$value": "#ffe98a" }, "title": { "$value": "#0f0a3c" } },
            "rank": { "background": { "$value": "#f3a333" }, "title": { "$value": "#ffffff" } },
            "colors": { "background": { "$value": "#f16821" }, "title": { "$value": "#ffffff" } }
          },
          "rankList": {
            "$description": "the rank screen; rank, name and score are the columns of a row",
            "background": { "$value": "#ebfffb" },
            "title": { "$value": "#000000" },
            "back": { "$value": "#000000", "$description": "the button that leaves the screen" },
            "header": { "$value": "#000000", "$description": "the three column headers" },
            "rule": { "$value": "#00000000", "$description": "between rows; the document draws none" },
            "rank": { "background": { "$value": "#76b39d" }, "ink": { "$value": "#05004e" } },
            "name": { "background": { "$value": "#ffe6eb" }, "ink": { "$value": "#1b120f" } },
            "score": { "background": { "$value": "#fd5f00" }, "ink": { "$value": "#f9f8eb" } }
          },
          "editor": {
            "$description": "the colour editor; its background is the global one",
            "label": { "$value": "#ffffff" },
            "red": { "$value": "#ff0000" },
            "green": { "$value": "#00ff00" },
            "blue": { "$value": "#0000ff" },
            "field": {
              "background": { "$value": "#ffffff" },
              "ink": { "$value": "#000000" },
              "placeholder": { "$value": "#8e8e93", "$description": "project default" }
            },
            "confirm": { "$value": "#ffffff" },
            "cancel": { "$value": "#ffffff" },
            "error": { "$value": "#ffb4a6", "$description": "what is wrong with a field, project default" },
            "edge": { "$value": "#ffffff59", "$description": "around previews, project default" }
          }
        },
        "game2048": {
          "$description": "The 2048 tutorial.",
          "background": { "$value": "#ffffff" },
          "board": { "$value": "#b9aba0" },
          "cell": { "$value": "#ccc0b4" },
          "score": { "$value": "#000000", "$description": "the score's text" },
          "button": { "background": { "$value": "#ccc0b4" }, "title": { "$value": "#ffffff" } },
          "tile": {
            "$description": "every value beyond 64 is above",
            "2": { "$value": "#f0f0f0" },
            "4": { "$value": "#ede0c8" },
            "8": { "$value": "#f2b179" },
            "16": { "$value": "#f59563" },
            "32": { "$value": "#f67c5f" },
            "64": { "$value": "#f65e3b" },
            "above": { "$value": "#ff0000" }
          },
          "onTile": {
            "$description": "black below 256, white from there on",
            "2": { "$value": "#000000" },
            "4": { "$value": "#000000" },
            "8": { "$value": "#000000" },
            "16": { "$value": "#000000" },
            "32": { "$value": "#000000" },
            "64": { "$value": "#000000" },
            "128": { "$value": "#000000" },
            "above": { "$value": "#ffffff" }
          }
        },
        "game2048Swift": {
          "$description": "The comparison skin swift-2048.",
          "background": { "$value": "#ffffff" },
          "ink": { "$value": "#000000", "$description": "the launch screen's name" },
          "button": {
            "background": { "$value": "#ffffff", "$description": "not documented; the platform's buttons had none" },
            "title": { "$value": "#007aff" }
          },
          "score": { "background": { "$value": "#000000" }, "ink": { "$value": "#ffffff" } },
          "board": { "$value": "#000000" },
          "cell": { "$value": "#555555" },
          "tile": {
            "2": { "$value": "#eee4da" },
            "4": { "$value": "#ede0c8" },
            "8": { "$value": "#f2b179" },
            "16": { "$value": "#f59563" },
            "32": { "$value": "#f67c5f" },
            "64": { "$value": "#f65e3b" },
            "128": { "$value": "#edcf72" },
            "256": { "$value": "#edcf72" },
            "512": { "$value": "#edcf72" },
            "1024": { "$value": "#edcf72" },
            "2048": { "$value": "#edcf72" },
            "above": { "$value": "#ffffff" }
          },
          "onTile": {
            "2": { "$value": "#776e65" },
            "4": { "$value": "#776e65" },
            "above": { "$value": "#ffffff", "$description": "of 8 to 2048" },
            "4096": { "$value": "#776e65", "$description": "white on white in the app" },
            "8192": { "$value": "#776e65" },
            "16384": { "$value": "#776e65" },
            "32768": { "$value": "#776e65" },
            "65536": { "$value": "#776e65" },
            "131072": { "$value": "#776e65" },
            "262144": { "$value": "#776e65" },
            "524288": { "$value": "#776e65" },
            "1048576": { "$value": "#776e65" },
            "2097152": { "$value": "#776e65" },
            "4194304": { "$value": "#776e65" },
            "8388608": { "$value": "#776e65" },
            "16777216": { "$value": "#776e65" },
            "33554432": { "$value": "#776e65" },
            "67108864": { "$value": "#776e65" }
          }
        },
        "game2048Web": {
          "$description": "The comparison skin of the original web game.",
          "background": { "$value": "#faf8ef" },
          "ink": { "$value": "#776e65" },
          "box": {
            "$description": "score and best score",
            "background": { "$value": "#bbada0" },
            "ink": { "$value": "#ffffff" },
            "caption": { "$value": "#eee4da" }
          },
          "button": { "background": { "$value": "#8f7a66" }, "title": { "$value": "#f9f6f2" } },
          "board": { "$value": "#bbada0" },
          "cell": { "$value": "#eee4da59" },
          "tile": {
            "2": { "$value": "#eee4da" },
            "4": { "$value": "#ede0c8" },
            "8": { "$value": "#f2b179" },
            "16": { "$value": "#f59563" },
            "32": { "$value": "#f67c5f" },
            "64": { "$value": "#f65e3b" },
            "128": { "$value": "#edcf72" },
            "256": { "$value": "#edcc61" },
            "512": { "$value": "#edc850" },
            "1024": { "$value": "#edc53f" },
            "2048": { "$value": "#edc22e" },
            "above": { "$value": "#3c3a32" }
          },
          "onTile": {
            "2": { "$value": "#776e65" },
            "4": { "$value": "#776e65" },
            "above": { "$value": "#f9f6f2" }
          },
          "glow": {
            "$description": "around a tile",
            "128": { "$value": "#f3d7743d" },
            "256": { "$value": "#f3d77451" },
            "512": { "$value": "#f3d77465" },
            "1024": { "$value": "#f3d77479" },
            "2048": { "$value": "#f3d7748e" },
            "above": { "$value": "#f3d77400" }
          },
          "edge": {
            "$description": "a line inside a tile",
            "128": { "$value": "#ffffff24" },
            "256": { "$value": "#ffffff31" },
            "512": { "$value": "#ffffff3d" },
            "1024": { "$value": "#ffffff49" },
            "2048": { "$value": "#ffffff55" },
            "above": { "$value": "#ffffff00" }
          },
          "over": {
            "$description": "lies over the board when the game is over",
            "lost": { "$value": "#eee4da80" },
            "lostInk": { "$value": "#776e65" },
            "won": { "$value": "#edc22e80" },
            "wonInk": { "$value": "#776e65" }
          }
        },
        "brocade": {
          "$description": "The brocade puzzle.",
          "cloth": { "$value": "#1d2449", "$description": "the background" },
          "stage": { "$value": "#000000", "$description": "the background of the create page" },
          "line": { "$value": "#ffffff", "$description": "the dashed mirror line" },
          "pieceBorder": { "$value": "#ffffff", "$description": "while a piece is dragged" },
          "outline": { "$value": "#ffffff66", "$description": "of a canvas to be filled, project default" },
          "thread": {
            "red": { "$value": "#b12d35" },
            "cream": { "$value": "#f9edb2" },
            "orange": { "$value": "#ff814a" },
            "blue": { "$value": "#55dfff" },
            "green": { "$value": "#64f486" }
          },
          "shelf": {
            "$description": "the bar of pieces",
            "background": { "$value": "#f7f7f7", "$description": "project default for the extra-light blur" },
            "border": { "$value": "#555555" },
            "shadow": { "$value": "#000000" },
            "badge": { "$value": "#555555" },
            "onBadge": { "$value": "#ffffff" }
          },
          "caption": { "$value": "#ffffff" },
          "confetti": {
            "bar": { "$value": "#f8e71c" },
            "strip": { "$value": "#50e3c2" },
            "block": { "$value": "#b8e986" },
            "needle": { "$value": "#bd10e0" }
          }
        },
        "calculator": {
          "$description": "The calculator chapter.",
          "backdrop": {
            "$description": "samples of the blurred picture behind the keys, top to bottom",
            "left": {
              "top": { "$value": "#00274e" },
              "middle": { "$value": "#003c69" },
              "bottom": { "$value": "#002c60" }
            },
            "center": {
              "top": { "$value": "#20454e" },
              "upper": { "$value": "#123e52" },
              "middle": { "$value": "#074e6d" },
              "bottom": { "$value": "#013564" }
            }
          },
          "corner": { "$value": "#00000066", "$description": "darkens the backdrop's corners; project default" },
          "display": {
            "shade": { "$value": "#0000005c", "$description": "lies over the backdrop behind the display" },
            "ink": { "$value": "#ffffff" }
          },
          "digit": {
            "ring": { "$value": "#00a0e9" },
            "ink": { "$value": "#ffffff" },
            "pressed": { "fill": { "$value": "#00a0e9" }, "ink": { "$value": "#000000" } }
          },
          "operator": {
            "fill": { "$value": "#00994440" },
            "ring": { "$value": "#0099e0" },
            "ink": { "$value": "#ffffff" },
            "pressed": { "fill": { "$value": "#009944" }, "ink": { "$value": "#000000" } }
          },
          "command": {
            "$description": "C and =",
            "fill": { "$value": "#eb610040" },
            "ring": { "$value": "#ffc600" },
            "ink": { "$value": "#ffffff" },
            "pressed": { "fill": { "$value": "#eb6100" }, "ink": { "$value": "#000000" } }
          }
        },
        "pet": {
          "$description": "The virtual pet lab.",
          "background": { "$value": "#ffffff" },
          "ink": { "$value": "#333333" },
          "inkSecondary": { "$value": "#767676", "$description": "the counters; the lab leaves greys free" },
          "track": { "$value": "#e6e6e6", "$description": "the bars' empty part" },
          "button": { "background": { "$value": "#cccccc" }, "title": { "$value": "#333333" } },
          "selector": { "$value": "#007aff", "$description": "the five pet names" },
          "dog": { "$value": "#ff5050" },
          "cat": { "$value": "#4a90fa" },
          "bird": { "$value": "#ffdb49" },
          "bunny": { "$value": "#6ddb77" },
          "fish": { "$value": "#e79eff" },
          "onPet": { "$value": "#000000", "$description": "the mood line, project default" },
          "portrait": {
            "$description": "the drawn pets, project default",
            "outline": { "$value": "#111111", "$description": "outlines, pupils and whiskers" },
            "shine": { "$value": "#ffffff", "$description": "light in eyes" },
            "dog": {
              "coat": { "$value": "#71808f" },
              "mask": { "$value": "#ffffff" },
              "innerEar": { "$value": "#e8b9b4" },
              "iris": { "$value": "#6fc8ff" },
              "tongue": { "$value": "#ff7c92" }
            },
            "cat": {
              "coat": { "$value": "#f3d9ae" },
              "stripe": { "$value": "#d3a06a" },
              "muzzle": { "$value": "#fff7e8" },
              "innerEar": { "$value": "#f2a69b" },
              "iris": { "$value": "#9ccc52" },
              "nose": { "$value": "#e97a77" },
              "collar": { "$value": "#e5484d" },
              "bell": { "$value": "#ffcf3f" }
            },
            "bird": {
              "plumage": { "$value": "#3b4258" },
              "wing": { "$value": "#55607c" },
              "bib": { "$value": "#fffdf2" },
              "vent": { "$value": "#e5484d" },
              "beak": { "$value": "#ff8a1f" },
              "beakLight": { "$value": "#ffc247" },
              "beakTip": { "$value": "#d8332f" },
              "lowerBeak": { "$value": "#f26b1d" },
              "eyeRing": { "$value": "#5fd0f0" },
              "foot": { "$value": "#8fb3d1" },
              "twig": { "$value": "#9a673c" },
              "leaf": { "$value": "#4fb35a" }
            },
            "bunny": {
              "coat": { "$value": "#a7afba" },
              "belly": { "$value": "#eceff3" },
              "tail": { "$value": "#ffffff" },
              "innerEar": { "$value": "#f4a9b8" },
              "blush": { "$value": "#f4a9b8" },
              "nose": { "$value": "#ec6f8c" },
              "tooth": { "$value": "#ffffff" }
            },
            "fish": {
              "scales": { "$value": "#3d97f2" },
              "belly": { "$value": "#a9dbff" },
              "fin": { "$value": "#1f63c4" },
              "light": { "$value": "#ffffff" },
              "blush": { "$value": "#ff9fc0" },
              "bubble": { "$value": "#def3ff" }
            }
          }
        },
        "control": {
          "$description": "drawn controls: the platform's light colours",
          "accent": { "$value": "#007aff", "$description": "filled parts: prominent buttons, sliders, progress" },
          "onAccent": { "$value": "#ffffff" },
          "accentInk": { "$value": "#007aff", "$description": "titles that can be tapped" },
          "destructive": { "$value": "#ff3b30" },
          "ink": { "$value": "#000000" },
          "inkSecondary": { "$value": "#3c3c4399", "$description": "section headers and footers, messages" },
          "placeholder": { "$value": "#3c3c434d" },
          "fill": { "$value": "#7676801f", "$description": "bordered buttons, steppers, the ground of segments" },
          "track": { "$value": "#78788029", "$description": "the empty part of toggles, sliders and bars" },
          "on": { "$value": "#34c759", "$description": "a toggle that is on" },
          "knob": { "$value": "#ffffff" },
          "knobEdge": { "$value": "#0000001f" },
          "selected": { "$value": "#ffffff", "$description": "the chosen segment" },
          "separator": { "$value": "#3c3c434a" },
          "border": { "$value": "#3c3c434a", "$description": "around text fields" },
          "edge": { "$value": "#00000000", "$description": "around alerts; the platform draws none" },
          "surface": { "$value": "#ffffff", "$description": "rows, sheets, alerts" },
          "grouped": { "$value": "#f2f2f7", "$description": "behind grouped rows" },
          "scrollIndicator": { "$value": "#00000059" },
          "dim": { "$value": "#00000033", "$description": "over what an alert or sheet covers" }
        }
      },
      "radius": {
        "$type": "dimension",
        "control": {
          "button": { "$value": "7px" },
          "field": { "$value": "6px" },
          "segments": { "$value": "9px" },
          "segment": { "$value": "7px" },
          "group": { "$value": "10px" },
          "alert": { "$value": "14px" },
          "sheet": { "$value": "10px" }
        },
        "course": {
          "board": { "$value": "0px" },
          "launch": { "$value": "0px", "$description": "buttons of the launch screen" },
          "cell": { "$value": "8px" },
          "tile": { "$value": "0px" },
          "button": { "$value": "6px", "$description": "below the board" },
          "headerButton": { "$value": "8px", "$description": "beside the score" },
          "field": { "$value": "6px" }
        },
        "game2048": {
          "board": { "$value": "8px" },
          "tile": { "$value": "4px", "$description": "cells too" },
          "button": { "$value": "6px" }
        },
        "game2048Swift": {
          "board": { "$value": "6px" },
          "tile": { "$value": "4px", "$description": "cells too" },
          "score": { "$value": "6px" },
          "button": { "$value": "6px", "$description": "not documented" }
        },
        "game2048Web": {
          "board": { "$value": "6px" },
          "tile": { "$value": "3px", "$description": "cells too" },
          "box": { "$value": "3px" },
          "button": { "$value": "3px" }
        }
      },
      "size": {
        "$type": "dimension",
        "game2048Swift": {
          "$description": "text, on a screen of 320 x 568 points",
          "title": { "$value": "36px", "$description": "on the launch screen" },
          "button": { "$value": "15px" },
          "score": { "$value": "16px" },
          "number": { "$value": "20px" }
        },
        "game2048Web": {
          "$description": "text; number is by how many digits it has",
          "score": { "$value": "25px" },
          "caption": { "$value": "13px" },
          "message": { "$value": "60px" },
          "wide": {
            "$description": "a board of 500 points, on screens wider than 520",
            "title": { "$value": "80px" },
            "body": { "$value": "18px" },
            "number": {
              "1": { "$value": "55px" },
              "2": { "$value": "55px" },
              "3": { "$value": "45px" },
              "4": { "$value": "35px" },
              "above": { "$value": "30px" }
            }
          },
          "narrow": {
            "$description": "a board of 280 points",
            "title": { "$value": "27px" },
            "body": { "$value": "15px" },
            "number": {
              "1": { "$value": "35px" },
              "2": { "$value": "35px" },
              "3": { "$value": "25px" },
              "4": { "$value": "15px" },
              "above": { "$value": "10px" }
            }
          }
        },
        "control": {
          "$description": "points; the platform's at the default text size",
          "button": { "$value": "34px" },
          "toggle": { "width": { "$value": "51px" }, "height": { "$value": "31px" } },
          "slider": { "knob": { "$value": "28px" }, "track": { "$value": "4px" } },
          "stepper": { "width": { "$value": "94px" }, "height": { "$value": "32px" }, "sign": { "$value": "14px" } },
          "segments": { "$value": "32px" },
          "indicator": {
            "$description": "of scroll views",
            "thickness": { "$value": "3px" },
            "length": { "$value": "36px", "$description": "the shortest" }
          },
          "length": { "$value": "120px", "$description": "a slider or bar where no width is proposed" },
          "progress": { "$value": "4px" },
          "spinner": { "$value": "20px" },
          "field": { "$value": "34px" },
          "caret": { "$value": "2px" },
          "stroke": { "$value": "2px", "$description": "plus and minus" },
          "row": { "$value": "44px" },
          "action": { "$value": "44px", "$description": "the buttons of alerts and dialogs" },
          "alert": { "$value": "270px" },
          "sheet": { "width": { "$value": "540px" }, "height": { "$value": "620px" } }
        }
      },
      "spacing": {
        "$type": "dimension",
        "control": {
          "indicator": { "$value": "3px" },
          "buttonSide": { "$value": "12px" },
          "knob": { "$value": "2px", "$description": "between a knob or segment and its track" },
          "field": { "$value": "7px" },
          "label": { "$value": "8px", "$description": "between icon and title, title and control" },
          "rowSide": { "$value": "16px" },
          "row": { "$value": "6px", "$description": "above and below the content of a row" },
          "group": { "$value": "16px", "$description": "beside grouped rows" },
          "section": { "$value": "22px", "$description": "between sections" },
          "header": { "$value": "7px", "$description": "between rows and their header or footer" },
          "alert": { "$value": "16px", "$description": "around title and message" },
          "progress": { "$value": "4px", "$description": "between a bar and its labels" },
          "alertLine": { "$value": "4px", "$description": "between title and message" },
          "dialog": { "$value": "8px", "$description": "around a dialog and between its parts" },
          "sheet": { "$value": "10px", "$description": "between the safe area's top and a sheet" }
        }
      },
      "opacity": {
        "$type": "number",
        "control": {
          "disabled": { "$value": 0.35 },
          "pressed": { "$value": 0.5, "$description": "a label under a finger" }
        }
      },
      "contrast": [
        { "fg": "color.control.accentInk", "bg": "color.control.surface", "min": 4.01, "because": "Apple's controls have it" },
        { "fg": "color.control.destructive", "bg": "color.control.surface", "min": 3.54, "because": "Apple's controls have it" },
        { "fg": "color.control.placeholder", "bg": "color.control.surface", "min": 1.73, "because": "Apple's controls have it" },
        { "fg": "color.course.button.title", "bg": "color.course.button.background", "min": 3.38, "because": "the course report has these colours" },
        { "fg": "color.course.editor.blue", "bg": "color.course.background", "min": 1.25, "because": "the course report names the channels in pure colours" },
        { "fg": "color.course.editor.field.placeholder", "bg": "color.course.editor.field.background", "min": 3.26, "because": "UIKit's placeholders have this gray" },
        { "fg": "color.course.editor.red", "bg": "color.course.background", "min": 2.69, "because": "the course report names the channels in pure colours" },
        { "fg": "color.course.launch.colors.title", "bg": "color.course.launch.colors.background", "min": 3.11, "because": "the course report has these colours" },
        { "fg": "color.course.launch.rank.title", "bg": "color.course.launch.rank.background", "min": 2.07, "because": "the course report has these colours" },
        { "fg": "color.course.rankList.score.ink", "bg": "color.course.rankList.score.background", "min": 2.88, "because": "the course report has these colours" },
        { "fg": "color.game2048.button.title", "bg": "color.game2048.button.background", "min": 1.78, "because": "the tutorial has these colours" },
        { "fg": "color.game2048.onTile.above", "bg": "color.game2048.tile.above", "min": 3.99, "because": "the tutorial has these colours" },
        { "fg": "color.game2048Swift.button.title", "bg": "color.game2048Swift.background", "min": 4.01, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.2", "bg": "color.game2048Swift.tile.2", "min": 3.98, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.4", "bg": "color.game2048Swift.tile.4", "min": 3.83, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.above", "bg": "color.game2048Swift.tile.8", "min": 1.85, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.above", "bg": "color.game2048Swift.tile.16", "min": 2.24, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.above", "bg": "color.game2048Swift.tile.32", "min": 2.63, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.above", "bg": "color.game2048Swift.tile.64", "min": 3.19, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.above", "bg": "color.game2048Swift.tile.128", "min": 1.52, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.above", "bg": "color.game2048Swift.tile.256", "min": 1.52, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.above", "bg": "color.game2048Swift.tile.512", "min": 1.52, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.above", "bg": "color.game2048Swift.tile.1024", "min": 1.52, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Swift.onTile.above", "bg": "color.game2048Swift.tile.2048", "min": 1.52, "because": "the app swift-2048 has these colours" },
        { "fg": "color.game2048Web.box.caption", "bg": "color.game2048Web.box.background", "min": 1.74, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.box.ink", "bg": "color.game2048Web.box.background", "min": 2.18, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.button.title", "min": 3.6, "because": "the web game has these colours, and its tiles glow over the button on small screens" },
        { "fg": "color.game2048Web.onTile.2", "bg": "color.game2048Web.tile.2", "min": 3.98, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.onTile.4", "bg": "color.game2048Web.tile.4", "min": 3.83, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.onTile.above", "bg": "color.game2048Web.tile.8", "min": 1.71, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.onTile.above", "bg": "color.game2048Web.tile.16", "min": 2.08, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.onTile.above", "bg": "color.game2048Web.tile.32", "min": 2.44, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.onTile.above", "bg": "color.game2048Web.tile.64", "min": 2.96, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.onTile.above", "bg": "color.game2048Web.tile.128", "min": 1.41, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.onTile.above", "bg": "color.game2048Web.tile.256", "min": 1.45, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.onTile.above", "bg": "color.game2048Web.tile.512", "min": 1.5, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.onTile.above", "bg": "color.game2048Web.tile.1024", "min": 1.53, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.onTile.above", "bg": "color.game2048Web.tile.2048", "min": 1.57, "because": "the web game has these colours" },
        { "fg": "color.game2048Web.over.lostInk", "min": 2.05, "because": "the web game lays its words over whatever tiles shine through" },
        { "fg": "color.game2048Web.over.wonInk", "min": 2.05, "because": "the web game lays its words over whatever tiles shine through" },
        { "fg": "color.pet.inkSecondary", "bg": "color.pet.background", "min": 2.84, "because": "the lab has these colours" },
        { "fg": "color.pet.selector", "bg": "color.pet.background", "min": 4.01, "because": "the lab has these colours" }
      ],
      "exceptions": [
        { "rule": "tile-distance", "tokens": ["color.tile.*"], "because": "they are the course report's colours" },
        { "rule": "tile-distance", "tokens": ["color.course.tile.*"], "because": "the course report has these colours" },
        { "rule": "tile-distance", "tokens": ["color.game2048Swift.tile.*"], "because": "the app swift-2048 has these colours" },
        { "rule": "tile-distance", "tokens": ["color.game2048Web.tile.*"], "because": "the web game has these colours" },
        { "rule": "near-duplicate", "tokens": ["color.*"], "because": "every system has its own documented palette, token by token" }
      ]
    }

    """#
