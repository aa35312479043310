/// The Mustache template of a review page: one file without external resources. Failures come first, then the
/// references that were never recorded as one list, then the names of the passed ones.
///
/// A strip is one image; a script cuts out the parts to show. Without scripts the whole strip is shown, with the
/// boxes of the lint findings. The content policy allows only this exact style and script.
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
