/// The page of a review as a Mustache template: one file without outside resources, failures first, passes by name.
///
/// A strip is one picture; what the page shows of it is cut out by script. Without script the strip itself is there, with the
/// boxes of what lint found.
let reviewPage = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{title}}: {{summary}}</title>
    <style>
    {{{style}}}
    </style>
    </head>
    <body>
    <header>
    <h1>{{title}}</h1>
    <p><span class="{{mood}}">{{summary}}</span> <span class="soft">{{renderer}}</span></p>
    {{#hasCards}}<p class="soft keys">Keys: n and p next and previous; 1 side by side, 2 blink, 3 onion, 4 slider, 5 difference; + and - zoom, 0 fits; f findings.</p>{{/hasCards}}
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
    {{#isEmbedded}}<div class="stage"><div class="sheet"><img loading="lazy" alt="{{subject}} of {{file}}" width="{{width}}" height="{{height}}" src="{{source}}">{{#boxes}}<span class="box {{level}}" tabindex="0" data-frame="{{frame}}" style="{{style}}" title="{{explanation}}"><b>{{number}} {{label}}</b></span>{{/boxes}}</div></div>{{/isEmbedded}}
    {{^isEmbedded}}<p>{{path}}</p>{{/isEmbedded}}
    </figure>
    {{/pictures}}
    {{#hasFindings}}<ol class="findings">{{#findings}}<li><span class="{{mood}}">{{level}}</span> {{text}}</li>{{/findings}}</ol>{{/hasFindings}}
    </article>
    {{/cards}}
    {{^hasCards}}<p class="good">Nothing is to be looked at.</p>{{/hasCards}}
    {{#hasPasses}}<details><summary>{{passCount}} {{passStatus}}</summary><ul class="passes">{{#passes}}<li>{{.}}</li>{{/passes}}</ul></details>{{/hasPasses}}
    </main>
    <script>
    {{{script}}}
    </script>
    </body>
    </html>

    """#
