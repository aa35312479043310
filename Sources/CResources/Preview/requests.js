// Requests to the server. Changes are sent one after the other; of dragged values only the newest is sent. A request
// that fails does not stop later ones.
class Refusal extends Error {
  constructor(message, hint, status) { super(message); this.hint = hint; this.status = status; }
}

const answerTo = async (path, body, patience = 30000) => {
  const options = { signal: AbortSignal.timeout(patience), cache: "no-store" };
  if (body) Object.assign(options, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  let answer;
  try { answer = await fetch(path, options); } catch { throw new Refusal("The preview's server does not answer.", "Is framewright serve still running?", 0); }
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => null);
  throw new Refusal(told?.error?.message ?? `The server answers with status ${answer.status}.`, told?.error?.hint ?? "", answer.status);
};
const ask = async (path, body, patience) => {
  const answer = await answerTo(path, body, patience);
  return answer.json().catch(() => { throw new Refusal("The server's answer broke off.", "", 0); });
};

// One change after the other. One that is passing (a slider under way) makes room for the next of its kind; whoever asks
// quietly shows what went wrong in a place of its own.
const changes = [];
let isChanging = false;
const isPending = path => changes.some(change => change.path === path);

// A color or a time is under way; once the hand rests, what was left out meanwhile is made up for.
let isMoving = false, restTimer = 0;
const move = () => {
  isMoving = true;
  clearTimeout(restTimer);
  restTimer = setTimeout(() => { isMoving = false; refresh().catch(fail); }, 250);
};
const stop = () => { isMoving = false; clearTimeout(restTimer); };

const change = (path, body = {}, { kind = path, isPassing = false, isQuiet = false } = {}) => new Promise(done => {
  if (isPassing) move(); else stop();
  const last = changes.at(-1), next = { path, body, kind, isPassing, isQuiet };
  if (last?.isPassing && last.kind === kind) Object.assign(last, next, { done: [...last.done, done] });
  else changes.push({ ...next, done: [done] });
  if (!isChanging) work();
});

const work = async () => {
  isChanging = true;
  while (changes.length) {
    const next = changes.shift();
    let studio = null;
    try {
      studio = await ask(next.path, next.body, 120000);
      notice("failure");
      adopt(studio);
    } catch (error) {
      if (!next.isQuiet) fail(error);
      next.error = error;
    }
    for (const done of next.done) done({ studio, error: next.error ?? null });
  }
  isChanging = false;
};

// Runs its job; asked again meanwhile, once more afterwards. The promise is kept when nothing is left to do.
const lane = job => {
  let running = null, again = false;
  const run = async () => {
    do {
      again = false;
      try { await job(); } catch (error) { if (!again) fail(error); }
    } while (again);
    running = null;
  };
  return () => {
    if (running) again = true; else running = run();
    return running;
  };
};

const refresh = async () => adopt(await ask("studio"));

// Waits for what others change. Hidden pages let go: a browser has six connections for all pages of one server.
const watch = async () => {
  let pause = 0;
  for (;;) {
    if (document.hidden) await new Promise(done => document.addEventListener("visibilitychange", done, { once: true }));
    const started = performance.now();
    try {
      const news = await ask(`events?after=${present.revision}`, null, 40000);
      while (isChanging || isMoving) await sleep(50);
      if (news.revision > present.revision || pause) await refresh();
      if (pause) { notice("gone"); say("The server is there again."); }
      pause = 0;
      await sleep(Math.max(0, 100 - (performance.now() - started)));
    } catch (error) {
      pause = Math.min(8000, pause * 2 || 500);
      if (error.status) notice("gone", "The server no longer knows this page.", "Open the address it printed last.");
      else notice("gone", "The preview's server does not answer.", "The page keeps asking.");
      await sleep(pause);
    }
  }
};
