/// The style sheet of a review page, in light and dark mode, for widths from 320 pixels.
let reviewStyle = #"""
    :root { color-scheme: light dark; --ground: #fff; --ink: #1b1f24; --soft: #59636e; --line: #c9d1d9; --panel: #f4f6f8;
      --accent: #0b57d0; --bad: #b3261e; --warn: #7a4b00; --good: #1a7f37; }
    @media (prefers-color-scheme: dark) { :root { --ground: #0f1318; --ink: #e8edf2; --soft: #9aa7b4; --line: #39424c;
      --panel: #1a2027; --accent: #8ab4f8; --bad: #ff8a80; --warn: #ffc46b; --good: #6fdc8c; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
    header, main { max-width: 1400px; margin: 0 auto; padding: 16px; }
    main { padding-top: 0; }
    h1 { font-size: 22px; margin: 0 0 4px; overflow-wrap: anywhere; }
    h2 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
    p { margin: 4px 0; }
    .soft { color: var(--soft); }
    .bad { color: var(--bad); font-weight: 600; }
    .warn { color: var(--warn); font-weight: 600; }
    .good { color: var(--good); font-weight: 600; }
    article { border: 1px solid var(--line); border-radius: 8px; margin: 16px 0; padding: 16px; background: var(--panel);
      scroll-margin-top: 8px; }
    article:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    ul, ol { margin: 8px 0; padding-left: 22px; overflow-wrap: anywhere; }
    .tools { display: flex; flex-wrap: wrap; gap: 6px; margin: 12px 0 8px; align-items: center; }
    button { font: inherit; padding: 4px 12px; min-height: 36px; min-width: 36px; border: 1px solid var(--line);
      border-radius: 6px; background: var(--ground); color: var(--ink); cursor: pointer; }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--ground); }
    .zoom { display: inline-flex; gap: 6px; }
    input[type=range] { min-height: 36px; width: 160px; accent-color: var(--accent); }
    .stage { overflow: auto; width: fit-content; max-width: 100%; max-height: 85vh; border: 1px solid var(--line); background: #808080; }
    .sheet { position: relative; width: max-content; max-width: none; }
    .sheet:has(.box) { margin: 20px 4px 4px; }
    .sheet canvas { display: block; touch-action: manipulation; }
    .sheet img { display: block; }
    .box { position: absolute; --mark: #d5006d; box-shadow: 0 0 0 1px #fff, 0 0 0 3px var(--mark), 0 0 0 4px #fff; min-width: 8px; min-height: 8px; }
    .box.warning { --mark: #a35a00; }
    .box b { position: absolute; left: -3px; bottom: calc(100% + 3px); white-space: nowrap; background: var(--mark); color: #fff;
      font: 600 11px/15px system-ui, sans-serif; padding: 0 3px; }
    .box.right b { left: auto; right: -3px; }
    .box b span { display: none; }
    .box:hover b span, .box:focus b span, .box.shown b span { display: inline; }
    .box:hover, .box:focus, .box.shown { z-index: 2; outline: 2px solid #fff; background: rgb(213 0 109 / 20%); }
    .without-findings .box { display: none; }
    output { font: 13px/1.4 ui-monospace, monospace; min-height: 1.4em; display: block; overflow-wrap: anywhere; }
    code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; background: var(--ground); padding: 2px 4px; border-radius: 4px; }
    figure { margin: 12px 0 0; }
    figcaption { color: var(--soft); }
    .swatch { display: inline-block; width: 12px; height: 12px; border: 1px solid var(--line); vertical-align: -1px; margin-right: 3px; }
    details { margin: 16px 0; }
    [hidden] { display: none !important; }
    summary { cursor: pointer; padding: 6px 0; overflow-wrap: anywhere; }
    .index ol { max-height: 40vh; overflow: auto; border: 1px solid var(--line); border-radius: 8px; padding: 8px 8px 8px 44px; }
    .index a { color: inherit; }
    .index li { padding: 2px 0; }
    .finder { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 12px; }
    input[type=search] { font: inherit; flex: 0 1 320px; min-width: 0; min-height: 36px; padding: 4px 10px; border: 1px solid var(--line);
      border-radius: 6px; background: var(--ground); color: var(--ink); }
    .tiles { list-style: none; padding: 0; display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
      align-items: start; }
    .tiles li { border: 1px solid var(--line); border-radius: 8px; padding: 10px; background: var(--panel); }
    .tiles p { margin: 0 0 8px; font-size: 13px; }
    .tiles img { display: block; max-width: 100%; height: auto; max-height: 480px; width: auto; background: #808080; cursor: zoom-in; }
    .tiles li.wide { grid-column: 1 / -1; overflow: auto; }
    .tiles li.wide img { max-width: none; max-height: none; cursor: zoom-out; }
    .passes { columns: 22em; font-size: 13px; padding-left: 18px; }
    @media (max-width: 600px) { header, main { padding: 8px; } main { padding-top: 0; } article { padding: 10px; margin: 10px 0; }
      .keys { display: none; } button { padding: 4px 9px; } }
    """#
