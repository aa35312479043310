/// The page's skeleton: landmarks, labels and everything that is there before the script has asked the server anything.
extension Page {
    /// What the address itself answers.
    static let html = #"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>Framewright preview</title>
        <link rel="icon" href="icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="style.css">
        <script type="module" src="script.js"></script>
        </head>
        <body>
        <a class="skip" href="#stage">Skip to the picture</a>

        <header>
          <h1><span id="theme-name">Framewright</span> <span id="unsaved" class="badge" hidden>Unsaved</span></h1>
          <p id="theme-file" class="soft"></p>
          <div class="bar" role="group" aria-label="Theme">
            <button type="button" id="undo" aria-keyshortcuts="Control+Z">Undo</button>
            <button type="button" id="redo" aria-keyshortcuts="Control+Shift+Z">Redo</button>
            <button type="button" id="save" class="main" aria-keyshortcuts="Control+S">Save</button>
            <details class="menu" id="downloads">
              <summary>Download</summary>
              <div class="sheet">
                <button type="button" data-download="download?format=png">Picture (PNG)</button>
                <button type="button" data-download="download?format=apng" class="of-film">Animation (APNG)</button>
                <button type="button" data-download="download?format=gif" class="of-film">Animation (GIF)</button>
                <button type="button" data-download="theme.json">Theme (JSON)</button>
                <p id="film-hint" class="soft">Show an animation to download it.</p>
              </div>
            </details>
            <button type="button" id="show-keys" aria-haspopup="dialog" aria-label="Keyboard shortcuts" title="Keyboard shortcuts">?</button>
          </div>
        </header>

        <div id="notices" role="region" aria-label="Notices">
          <div id="gone" class="notice" role="alert" hidden></div>
          <div id="disk" class="notice" role="alert" hidden>
            <p><strong>The file has changed on disk</strong> since it was read. You have changes of your own.</p>
            <div class="bar"><button type="button" id="keep-mine">Keep mine</button><button type="button" id="load-file">Load the file</button></div>
          </div>
          <div id="problem" class="notice" role="alert" hidden></div>
          <div id="failure" class="notice" role="alert" hidden>
            <p></p><button type="button" id="dismiss">Dismiss</button>
          </div>
        </div>

        <main>
        <section id="stage" aria-labelledby="stage-title" tabindex="-1">
          <h2 id="stage-title" class="hidden">Picture</h2>
          <div class="bar tools">
            <div class="choice" role="group" aria-label="What is shown">
              <button type="button" id="view-screen" aria-pressed="true">Screen</button><button type="button" id="view-devices" aria-pressed="false">Devices</button>
            </div>
            <div class="choice of-screen" role="group" aria-label="What a click on the picture does">
              <button type="button" id="mode-pick" aria-pressed="true" title="Name the view and the color under the pointer">Pick</button><button
                type="button" id="mode-touch" aria-pressed="false" title="Tap, swipe and type in the app">Touch</button>
            </div>
            <label class="of-touch" hidden><span class="hidden">A click is a</span>
              <select id="touch-kind"><option value="tap">Tap</option><option value="doubleTap">Double tap</option><option value="longPress">Long press</option></select></label>
            <label class="of-screen"><span class="hidden">Zoom</span>
              <select id="zoom"><option value="fit">Fit</option><option value="0.5">50 %</option><option value="1">100 %</option><option
                value="2">200 %</option><option value="4">400 %</option></select></label>
            <label class="of-screen check"><input type="checkbox" id="show-boxes" checked> Findings</label>
            <button type="button" id="restart" class="of-screen">Restart</button>
            <label class="of-devices" hidden>Show
              <select id="device-kind"></select></label>
            <label class="of-devices check" hidden><input type="checkbox" id="landscape"> Landscape</label>
          </div>
          <div id="frame" class="of-screen">
            <div id="screen" role="application" tabindex="0" aria-describedby="screen-help">
              <img id="picture" alt="" draggable="false">
              <canvas id="draft" aria-hidden="true" hidden></canvas>
              <div id="boxes" aria-hidden="true"></div>
              <div id="cross" hidden></div>
            </div>
          </div>
          <p id="screen-help" class="hidden"></p>
          <div id="devices" class="of-devices" hidden></div>
          <form id="typing" class="of-touch bar" hidden>
            <label for="typed">Type into the app</label><input id="typed" type="text" autocomplete="off" spellcheck="false"><button>Type</button>
          </form>
          <div id="film" class="of-screen">
            <div class="bar">
              <label for="film-name">Animation</label>
              <select id="film-name"><option value="">None</option></select>
              <span id="film-tools" class="bar" hidden>
                <button type="button" id="play">Play</button>
                <button type="button" id="frame-back" aria-label="Previous frame">&#8249;</button><button type="button" id="frame-on" aria-label="Next frame">&#8250;</button>
                <label class="check"><input type="checkbox" id="loop"> Loop</label>
              </span>
            </div>
            <div id="timeline" hidden>
              <label for="film-time" class="hidden">Time in the animation</label>
              <input type="range" id="film-time" min="0" value="0"><output id="film-clock" for="film-time"></output>
            </div>
          </div>
          <dl id="facts" class="of-screen">
            <div><dt>Pixels</dt><dd><code id="hash"></code> <button type="button" id="copy-hash" class="small">Copy</button></dd></div>
            <div><dt>Size</dt><dd id="size"></dd></div>
            <div><dt>Spot</dt><dd id="spot">Nothing picked</dd></div>
          </dl>
        </section>

        <div id="settings">
        <section id="screen-panel" aria-labelledby="screen-title">
          <h2 id="screen-title">Screen</h2>
          <form id="pickers" autocomplete="off">
            <label>Scene <select data-field="scene"></select></label>
            <label>State <select data-field="state"></select></label>
            <p id="summary" class="soft wide"></p>
            <label class="wide">Device <select data-field="device"></select></label>
            <label>Orientation <select data-field="orientation"><option value="portrait">Portrait</option><option value="landscape">Landscape</option></select></label>
            <label>Context <select data-field="context"></select></label>
            <label>Text size <select data-field="textSize"></select></label>
            <label>Direction <select data-field="direction"></select></label>
            <label class="wide check"><input type="checkbox" data-field="increasedContrast"> Increased contrast</label>
          </form>
        </section>
        <section id="findings-panel" aria-labelledby="findings-title">
          <h2 id="findings-title">Findings</h2>
          <p id="no-findings" class="soft">Nothing found on this screen.</p>
          <ul id="findings"></ul>
        </section>
        </div>

        <section id="colors" aria-labelledby="colors-title">
          <h2 id="colors-title">Colors</h2>
          <div id="strip" class="of-screen" aria-hidden="true"><img alt=""></div>
          <div id="tokens-part">
            <div class="bar">
              <label class="grow"><span class="hidden">Search colors</span><input type="search" id="search" placeholder="Search colors" autocomplete="off" spellcheck="false"></label>
              <label class="check"><input type="checkbox" id="used-first" checked> On this screen first</label>
            </div>
            <div id="tokens" role="listbox" tabindex="0" aria-label="Color tokens"></div>
            <p id="token-count" class="soft"></p>
          </div>
          <form id="editor" autocomplete="off" aria-labelledby="editor-title" hidden>
            <h3 id="editor-title"></h3>
            <p id="alias" class="soft" hidden>Follows <button type="button" id="follow" class="link"></button>. A change here cuts it loose.</p>
            <div class="swatches"><span class="swatch large"><span id="before" title="As it was"></span></span><span class="swatch large"><span id="after" title="As it is"></span></span>
              <label class="grow">Color <input type="text" id="color-text" spellcheck="false" aria-describedby="color-hint"></label>
              <label>Pick <input type="color" id="color-input"></label></div>
            <p id="color-hint" class="soft" aria-live="polite"></p>
            <div id="sliders"></div>
          </form>
        </section>
        </main>

        <div id="status" role="status"></div>

        <dialog id="keys" aria-labelledby="keys-title">
          <h2 id="keys-title">Keyboard</h2>
          <table><tbody id="key-rows"></tbody></table>
          <label class="check"><input type="checkbox" id="single-keys" checked> Single keys are shortcuts</label>
          <form method="dialog"><button class="main">Close</button></form>
        </dialog>
        <noscript>The preview needs JavaScript.</noscript>
        </body>
        </html>
        """#
}
