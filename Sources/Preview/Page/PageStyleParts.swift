/// The page's parts: fields, buttons, the picture with what lies over it, tokens, editor, notices.
extension Page {
    static let styleParts = #"""
        button, summary, select, input { font: inherit; color: inherit; min-height: 32px; border: 1px solid var(--edge); border-radius: 6px; background: var(--field); }
        button, summary { padding: 3px 12px; cursor: pointer; list-style: none; }
        summary { display: flex; align-items: center; }
        summary::-webkit-details-marker { display: none; }
        select, input { padding: 3px 8px; min-width: 0; max-width: 100%; }
        select { text-overflow: ellipsis; }
        button:hover, summary:hover { border-color: var(--ink); }
        button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
        button[aria-disabled=true] { color: var(--soft); background: none; border-color: var(--line); cursor: default; }
        button.small { min-height: 24px; padding: 0 8px; font-size: 12px; }
        button.link { min-height: 24px; padding: 0 2px; border: none; background: none; color: var(--accent); text-decoration: underline; font: 13px ui-monospace, monospace; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        input[type=checkbox] { min-height: 0; width: 16px; height: 16px; margin: 0; accent-color: var(--accent); }
        input[type=range] { padding: 0; border: none; background: none; accent-color: var(--accent); width: 100%; }
        input[type=color] { width: 48px; padding: 2px; }
        input[type=search] { width: 100%; }
        .check { display: inline-flex; gap: 6px; align-items: center; min-height: 24px; }
        .bar { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; }
        .grow { flex: 1 1 120px; min-width: 0; }
        .choice { display: inline-flex; }
        .choice button { border-radius: 0; margin-left: -1px; }
        .choice button:first-child { border-radius: 6px 0 0 6px; margin-left: 0; }
        .choice button:last-child { border-radius: 0 6px 6px 0; }
        .choice button:focus-visible { z-index: 1; }
        .choice button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
        .badge { font-size: 12px; font-weight: 600; padding: 1px 8px; border-radius: 10px; background: var(--accent); color: var(--on-accent); }
        .menu { position: relative; }
        .menu .sheet { position: absolute; right: 0; top: 38px; z-index: 6; display: grid; gap: 6px; width: 220px; max-width: 86vw; padding: 10px;
          background: var(--panel); border: 1px solid var(--line); border-radius: 8px; box-shadow: var(--shade); }
        .menu .sheet button { text-align: left; }

        .notice { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; justify-content: space-between; padding: 8px 16px;
          background: var(--panel); border-bottom: 1px solid var(--line); border-left: 4px solid var(--bad); }
        .notice p { flex: 1 1 240px; }
        #status { position: fixed; left: 16px; bottom: 16px; z-index: 8; max-width: min(480px, calc(100vw - 32px)); padding: 8px 14px; border-radius: 8px;
          background: var(--ink); color: var(--ground); box-shadow: var(--shade); opacity: 0; pointer-events: none; }
        #status.seen { opacity: 1; }

        #screen { position: relative; box-shadow: 0 1px 8px #0004; cursor: crosshair; user-select: none; -webkit-user-select: none; }
        #screen.touch { cursor: pointer; touch-action: none; }
        #screen:focus-visible { outline-offset: 3px; outline-width: 3px; }
        #picture { display: block; width: 100%; height: 100%; }
        #draft { position: absolute; inset: 0; width: 100%; height: 100%; }
        #picture.magnified, #draft.magnified { image-rendering: pixelated; }
        #boxes { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
        .box { position: absolute; box-sizing: content-box; margin: -2px; min-width: 4px; min-height: 4px; border: 2px solid #d6231a; outline: 1px solid #fffc; border-radius: 2px; }
        .box.warning { border-color: #d98200; border-style: dashed; }
        .box.chosen { border-width: 3px; margin: -3px; outline: 3px solid #2f6fed; outline-offset: 1px; }
        .box.spot { border: 2px solid #2f6fed; outline: 1px solid #fff; border-style: solid; }
        #cross { position: absolute; width: 21px; height: 21px; margin: -10px 0 0 -10px; border-radius: 50%; border: 2px solid #fff; outline: 2px solid #000;
          box-shadow: inset 0 0 0 1px #000; pointer-events: none; }
        #facts { display: grid; gap: 2px; font-size: 13px; }
        #facts div { display: grid; grid-template-columns: 48px minmax(0, 1fr); gap: 8px; align-items: baseline; min-height: 24px; }
        #facts dt, #film label, #typing label { color: var(--ink); }
        #facts dd { min-width: 0; }
        code, output { font: 12px/1.5 ui-monospace, monospace; }
        #hash { display: inline-block; max-width: calc(100% - 64px); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: middle; }
        .chip { display: inline-block; width: 12px; height: 12px; border-radius: 3px; border: 1px solid #0006; vertical-align: -1px; margin-right: 4px; }
        #timeline { display: flex; gap: 12px; align-items: center; margin-top: 4px; }
        #film-time { flex: 1 1 60px; width: 60px; }
        #film-clock { white-space: nowrap; min-width: 20ch; text-align: right; }
        #film select { max-width: 240px; }
        #typing input { flex: 1 1 120px; }
        #devices { flex: 1 1 auto; display: grid; gap: 16px 12px; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); grid-auto-rows: max-content; align-items: end; overflow: auto; min-height: 320px; padding: 4px; }
        #devices.wide { grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); }
        #devices button { display: grid; gap: 6px; justify-items: center; align-content: end; padding: 8px; height: auto; border-color: transparent; background: none; font-size: 12px; }
        #devices button:hover, #devices button[aria-current=true] { border-color: var(--edge); background: var(--panel); }
        #devices img { max-width: 100%; max-height: 260px; width: auto; height: auto; box-shadow: 0 1px 6px #0004; background: var(--panel); }

        #pickers { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 10px; }
        #pickers label:not(.check) { display: grid; gap: 2px; font-size: 13px; align-content: end; }
        #pickers .wide { grid-column: 1 / -1; }
        #findings { list-style: none; display: grid; gap: 6px; }
        #findings button, #findings .flat { display: block; width: 100%; text-align: left; font-size: 13px; padding: 6px 10px; border: 1px solid var(--line); border-left: 3px solid var(--bad); border-radius: 6px; }
        #findings .warning > * { border-left-color: #d98200; }
        #findings button[aria-pressed=true] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
        #findings b { display: block; font-weight: 600; }

        #tokens { overflow: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--field); position: relative; }
        #tokens [role=group] > div:first-child { position: sticky; top: 0; z-index: 1; padding: 4px 10px; font-size: 12px; font-weight: 600; background: var(--panel); border-bottom: 1px solid var(--line); }
        #tokens [role=option] { display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; gap: 2px 8px; align-items: center; padding: 4px 10px; font: 12px/1.4 ui-monospace, monospace; cursor: pointer; scroll-margin: 30px 0; }
        #tokens [role=option]:hover { background: var(--ground); }
        #tokens [aria-selected=true] { box-shadow: inset 3px 0 var(--accent); background: var(--chosen); }
        #tokens .value { color: var(--soft); }
        .swatch { display: inline-flex; width: 24px; height: 24px; border-radius: 4px; border: 1px solid var(--edge); overflow: hidden;
          background: repeating-conic-gradient(#9a9a9a 0 25%, #e4e4e4 0 50%) 0 0 / 10px 10px; }
        .swatch > span { flex: 1; }
        .swatch.large { width: 44px; height: 44px; align-self: end; border-radius: 6px; }
        .swatch.large + .swatch.large { margin-left: -9px; border-radius: 0 6px 6px 0; }
        #editor { display: grid; gap: 8px; padding-top: 12px; border-top: 1px solid var(--line); }
        .swatches { display: flex; gap: 8px; align-items: end; }
        .swatches label { display: grid; gap: 2px; font-size: 13px; }
        #color-text { font: 13px ui-monospace, monospace; width: 100%; }
        [aria-invalid=true] { border-color: var(--bad); }
        #color-hint { min-height: 1.45em; }
        #color-hint.bad { color: var(--bad); }
        .slider { display: grid; grid-template-columns: 76px minmax(0, 1fr) 72px; gap: 8px; align-items: center; margin-bottom: 4px; }
        .slider input[type=range] { -webkit-appearance: none; appearance: none; height: 32px; }
        .slider input[type=range]::-webkit-slider-runnable-track { height: 14px; border-radius: 7px; border: 1px solid var(--edge); background: var(--track, var(--line)); }
        .slider input[type=range]::-moz-range-track { height: 14px; border-radius: 7px; border: 1px solid var(--edge); background: var(--track, var(--line)); }
        .slider input[type=range]::-webkit-slider-thumb { -webkit-appearance: none; width: 20px; height: 20px; margin-top: -4px; border-radius: 50%; background: #fff; border: 2px solid #1c1c1c; box-shadow: 0 0 0 1px #fff; }
        .slider input[type=range]::-moz-range-thumb { width: 16px; height: 16px; border-radius: 50%; background: #fff; border: 2px solid #1c1c1c; box-shadow: 0 0 0 1px #fff; }
        .slider input[type=number] { font: 12px ui-monospace, monospace; width: 100%; }
        dialog { width: min(520px, calc(100vw - 24px)); max-height: 90vh; padding: 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); color: var(--ink); box-shadow: var(--shade); }
        dialog::backdrop { background: #0008; }
        dialog table { width: 100%; border-collapse: collapse; margin: 10px 0; }
        dialog th, dialog td { text-align: left; padding: 5px 8px 5px 0; border-bottom: 1px solid var(--line); font-weight: 400; vertical-align: top; }
        dialog form { text-align: right; margin-top: 12px; }
        kbd { font: 12px ui-monospace, monospace; padding: 1px 6px; border: 1px solid var(--edge); border-radius: 4px; background: var(--field); white-space: nowrap; }
        """#
}
