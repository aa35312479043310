/// The page's ground: colors for light and dark, the columns from 360 to 1920 pixels. Greys are neutral, so that colors beside
/// them can be judged; one accent.
extension Page {
    static let styleBackground = #"""
        :root { color-scheme: light dark; --ground: #f0f0f0; --panel: #fafafa; --field: #fff; --ink: #1c1c1c; --soft: #5c5c5c; --line: #d2d2d2;
          --edge: #858585; --stage: #c9c9c9; --accent: #1f5fd6; --on-accent: #fff; --bad: #b3261e; --chosen: #e4e4e4; --shade: 0 2px 12px #0003; }
        @media (prefers-color-scheme: dark) { :root { --ground: #1b1b1b; --panel: #242424; --field: #191919; --ink: #ececec; --soft: #a8a8a8;
          --line: #3a3a3a; --edge: #858585; --stage: #303030; --accent: #7fb0ff; --on-accent: #101010; --bad: #ff9088; --chosen: #383838;
          --shade: 0 2px 16px #000a; } }
        *, ::before, ::after { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { scroll-padding: 64px 0; }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
        h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
        h1 { font-size: 16px; font-weight: 600; }
        h2 { font-size: 13px; font-weight: 600; }
        h3 { font: 600 13px/1.4 ui-monospace, monospace; }
        .soft { color: var(--soft); font-size: 13px; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .skip { position: absolute; left: 8px; top: -60px; z-index: 9; padding: 8px 12px; background: var(--panel); color: var(--ink); }
        .skip:focus { top: 8px; }
        header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; padding: 8px 16px; background: var(--panel);
          border-bottom: 1px solid var(--line); position: sticky; top: 0; z-index: 5; }
        header .bar { margin-left: auto; }
        main { display: grid; grid-template-columns: minmax(0, 1fr); }
        main > *, #settings > * { min-width: 0; }
        #stage { display: flex; flex-direction: column; gap: 8px; padding: 8px 16px 12px; background: var(--stage); }
        #stage:focus { outline: none; }
        #frame { position: relative; overflow: auto; display: grid; place-items: safe center; height: 66vh; min-height: 260px; padding: 4px; }
        #settings, #colors { background: var(--panel); border-top: 1px solid var(--line); }
        #screen-panel, #findings-panel, #colors { padding: 12px 16px 16px; display: flex; flex-direction: column; gap: 8px; }
        #findings-panel { border-top: 1px solid var(--line); }
        #tokens { max-height: 320px; }
        #tokens-part { display: flex; flex-direction: column; gap: 8px; }

        /* In one column the picture is far above the colors: it comes along, small. */
        #strip { position: sticky; top: 0; z-index: 2; height: 30vh; margin: 0 -16px; padding: 6px; background: var(--stage); }
        #strip img { width: 100%; height: 100%; object-fit: contain; }

        @media (min-width: 760px) {
          #strip { display: none; }
          main { grid-template-columns: minmax(0, 1fr) 320px; grid-template-rows: auto 1fr; }
          #stage { grid-row: 1 / 3; position: sticky; top: 52px; height: calc(100vh - 52px); align-self: start; overflow: auto; }
          #frame { flex: 1 1 auto; height: auto; }
          #settings, #colors { border-left: 1px solid var(--line); }
          #settings { border-top: none; }
        }
        @media (min-width: 1120px) {
          body { display: flex; flex-direction: column; height: 100vh; }
          header { position: relative; }
          main { flex: 1; min-height: 0; grid-template-columns: minmax(0, 1fr) 272px 348px; grid-template-rows: minmax(0, 1fr); }
          #stage { grid-row: auto; position: static; height: auto; align-self: stretch; overflow: hidden auto; }
          #settings { overflow: auto; }
          #colors { border-top: none; min-height: 0; overflow: auto; }
          #tokens-part { flex: 1 1 160px; min-height: 160px; }
          #tokens { max-height: none; flex: 1; min-height: 0; }
          #editor { flex: none; }
        }
        @media (min-width: 1600px) { main { grid-template-columns: minmax(0, 1fr) 320px 420px; } }
        @media (max-width: 480px) {
          header { padding: 6px 12px; position: static; }
          header .bar { margin-left: 0; }
          #stage, #screen-panel, #findings-panel, #colors { padding-left: 12px; padding-right: 12px; }
          #frame { height: 60vh; }
          #devices { height: 66vh; }
          #strip { margin: 0 -12px; }
        }
        @media (prefers-reduced-motion: no-preference) {
          button, summary, .box { transition: background-color .12s, border-color .12s; }
          .box.chosen { animation: found .5s ease-out 2; }
          #status { transition: opacity .3s; }
        }
        @keyframes found { from { outline-offset: 14px; } to { outline-offset: 1px; } }
        """#
}
