/// The page of a review as a Mustache template: one file without outside resources. Failures first, then pictures that were never
/// recorded in one list, passes by name.
///
/// A strip is one picture; what the page shows of it is cut out by script. Without script the strip itself is there, with the
/// boxes of what lint found. The policy lets only this very style and script run.
let reviewPage = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="{{policy}}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{title}}: {{summary}}</title>
    <style>{{{style}}}</style>
    </head>
    <body>
    <header>
    <h1>{{title}}</h1>
    <p><span class="{{mood}}">{{summary}}</span> <span class="soft">{{renderer}}</span></p>
    {{#hasIndex}}<p class="finder" hidden><label for="filter">Filter</label> <input id="filter" type="search" placeholder="name, status, view or token"> <output id="matches" for="filter"></output></p>
    <details class="index"{{#isShort}} open{{/isShort}}><summary>Index of {{cardCount}}</summary><ol>{{#cards}}<li><a href="#{{id}}"><span class="{{mood}}">{{status}}</span> {{file}}</a></li>{{/cards}}{{#hasMissing}}<li><a href="#missing"><span class="bad">missing</span> {{missingCount}} never recorded</a></li>{{/hasMissing}}</ol></details>{{/hasIndex}}
    {{#keys}}<p class="soft keys">Keys: {{.}}.</p>{{/keys}}
    </header>
    <main>
    {{#cards}}
    <article id="{{id}}" tabindex="-1" aria-labelledby="{{id}}-name">
    <h2 id="{{id}}-name"><span class="{{mood}}">{{status}}</span> {{file}}</h2>
    {{#hasDetails}}<ul>{{#details}}<li>{{.}}</li>{{/details}}</ul>{{/hasDetails}}
    {{#commands}}<p>To accept it, once you have looked at it: <code>{{.}}</code></p>{{/commands}}
    {{#pictures}}
    <figure{{#isStrip}} class="strip"{{/isStrip}}>
    <figcaption>{{subject}}</figcaption>
    {{#isEmbedded}}<div class="stage"><div class="sheet"><img loading="lazy" alt="{{subject}} of {{file}}" width="{{width}}" height="{{height}}" src="{{source}}">{{#boxes}}<span class="box {{level}}" id="{{box}}" tabindex="0" data-frame="{{frame}}" title="{{explanation}}"><b>{{number}}<span> {{label}}</span></b></span>{{/boxes}}</div></div>{{/isEmbedded}}
    {{^isEmbedded}}<p>{{path}}</p>{{/isEmbedded}}
    </figure>
    {{/pictures}}
    {{#hasFindings}}<ol class="findings">{{#findings}}<li><span class="{{mood}}">{{level}}</span> {{text}}</li>{{/findings}}</ol>{{/hasFindings}}
    </article>
    {{/cards}}
    {{#hasMissing}}
    <details id="missing"{{#isMissingShown}} open{{/isMissingShown}}><summary><span class="bad">{{missingCount}} missing</span>: never recorded, or without a picture</summary>
    {{#missingCommands}}<p>To record them, once you have looked at them: <code>{{.}}</code></p>{{/missingCommands}}
    <ul class="tiles">{{#missing}}<li><p>{{file}}</p>{{#pictures}}{{#isEmbedded}}<img loading="lazy" alt="{{subject}} of {{file}}" width="{{width}}" height="{{height}}" src="{{source}}">{{/isEmbedded}}{{^isEmbedded}}<p class="soft">{{path}}</p>{{/isEmbedded}}{{/pictures}}</li>{{/missing}}</ul></details>
    {{/hasMissing}}
    {{#isEmpty}}<p class="good">Nothing is to be looked at.</p>{{/isEmpty}}
    {{#hasPasses}}<details id="passes"><summary>{{passCount}} {{passStatus}}</summary><ul class="passes">{{#passes}}<li>{{.}}</li>{{/passes}}</ul></details>{{/hasPasses}}
    </main>
    <script>{{{script}}}</script>
    </body>
    </html>

    """#
