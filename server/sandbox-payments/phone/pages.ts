/** The pages of the phones. They load nothing from elsewhere. */

export const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/phone/style.css">
</head>
<body>${body}</body>
</html>`;

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** @param refused a number that is no Kenyan mobile number */
export function phoneListPage(phones: { msisdn: string; waiting: boolean }[], refused?: string): string {
  const rows = phones.map(
    ({ msisdn, waiting }) =>
      `<li><a href="/phone/${msisdn}">+${msisdn}</a>${waiting ? '<span class="badge">Waiting</span>' : ''}</li>`,
  );
  const fault = refused
    ? `<p class="fault" role="alert">${escaped(refused)} is not a Kenyan mobile number.</p>`
    : '';
  return shell(
    'Phones of the payment sandbox',
    `<main class="list">
<h1>Phones</h1>
<p>Open the phone whose number you gave at the checkout. Every phone starts with Ksh 300,000 of play money, and its PIN is 1234.</p>
<form action="/phone" method="get">
<label for="number">Phone number</label>
<div class="row"><input id="number" name="number" type="tel" placeholder="0712 345 678" autocomplete="off" required><button>Open</button></div>
${fault}
</form>
${rows.length > 0 ? `<h2>In use</h2><ul>${rows.join('')}</ul>` : ''}
</main>`,
  );
}

export function handsetPage(msisdn: string): string {
  return shell(
    `Phone +${msisdn}`,
    `<main class="handset" data-msisdn="${msisdn}">
<header><h1>+${msisdn}</h1><p>M-PESA balance <strong id="balance">…</strong></p></header>
<section id="prompt" class="prompt" role="alertdialog" aria-labelledby="prompt-title" aria-describedby="prompt-text" hidden>
<h2 id="prompt-title">M-PESA</h2>
<p id="prompt-text"></p>
<form id="answer">
<label for="pin">M-PESA PIN</label>
<input id="pin" type="password" inputmode="numeric" maxlength="4" autocomplete="off" required>
<p class="hint" id="left"></p>
<div class="row"><button type="button" id="cancel" class="quiet">Cancel</button><button>OK</button></div>
</form>
</section>
<section aria-labelledby="inbox"><h2 id="inbox">Messages</h2><ol id="messages" aria-live="polite"></ol><p id="none" class="hint">No messages yet.</p></section>
<footer><a href="/phone">Other phones</a> · PIN of all phones: 1234</footer>
</main>
<script src="/phone/handset.js"></script>`,
  );
}

/** Shows the state of the phone, once a second, and sends the answer. A PIN that is being typed stays. */
export const HANDSET_SCRIPT = `
const main = document.querySelector('main');
const home = '/phone/' + main.dataset.msisdn;
const part = (id) => document.getElementById(id);
let open = null;

function show(state) {
  part('balance').textContent = 'Ksh ' + state.balance;
  const { prompt } = state;
  part('prompt').hidden = prompt === null;
  if (prompt === null) open = null;
  else {
    part('left').textContent = prompt.secondsLeft + ' seconds left';
    if (open !== prompt.checkoutId) {
      open = prompt.checkoutId;
      part('prompt-text').textContent =
        'Do you want to pay Ksh' + prompt.amount + ' to ' + prompt.merchant + ' Account no. ' + prompt.reference + '? Enter your M-PESA PIN.';
      part('pin').value = '';
      part('pin').focus();
    }
  }
  part('none').hidden = state.messages.length > 0;
  const shown = new Set([...part('messages').children].map((item) => item.dataset.id));
  for (const message of [...state.messages].reverse()) {
    if (shown.has(message.id)) continue;
    const item = document.createElement('li');
    item.dataset.id = message.id;
    const time = document.createElement('time');
    time.dateTime = message.at;
    time.textContent = new Date(message.at).toLocaleTimeString();
    item.append(message.body, time);
    part('messages').prepend(item);
  }
}

async function load() {
  try {
    show(await (await fetch(home + '/state')).json());
  } catch {
    part('balance').textContent = 'No network';
  }
}

async function answer(pin) {
  const body = JSON.stringify({ checkoutId: open, pin });
  const sent = await fetch(home + '/answer', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  show(await sent.json());
}

part('answer').addEventListener('submit', (event) => {
  event.preventDefault();
  void answer(part('pin').value);
});
part('cancel').addEventListener('click', () => void answer(null));
void load();
setInterval(() => void load(), 1000);
`;

export const PHONE_STYLE = `
:root { color-scheme: light dark; --ground: #e9e4da; --case: #fbf7f0; --ink: #17181f; --dim: #5c5a56; --line: #d8d1c4; --key: #2e7d4f; --on-key: #fff; --alert: #b3321c; }
@media (prefers-color-scheme: dark) { :root { --ground: #0c0d11; --case: #1b1d25; --ink: #f3efe7; --dim: #b5b1a8; --line: #343742; --key: #4caf7a; --on-key: #0c120e; --alert: #ff8b74; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: start center; padding: clamp(0px, 4vw, 48px) clamp(0px, 4vw, 24px); font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
main { width: 100%; max-width: 400px; padding: 28px 24px; background: var(--case); border: 1px solid var(--line); }
@media (min-width: 440px) { main { border-radius: 36px; } }
.handset { min-height: min(100vh, 760px); display: flex; flex-direction: column; gap: 20px; }
h1 { margin: 0; font-size: 1.35rem; }
h2 { margin: 0 0 8px; font-size: 1rem; }
header p { margin: 2px 0 0; color: var(--dim); }
.prompt { padding: 18px; border: 2px solid var(--key); border-radius: 18px; }
.prompt[hidden] { display: none; }
.prompt p { margin: 0 0 10px; }
label { display: block; margin-bottom: 4px; font-weight: 600; }
input { width: 100%; min-height: 48px; padding: 0 14px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--dim); border-radius: 12px; }
#pin { letter-spacing: 0.5em; font-size: 1.4rem; text-align: center; }
button { min-height: 48px; padding: 0 22px; font: inherit; font-weight: 600; color: var(--on-key); background: var(--key); border: 0; border-radius: 12px; cursor: pointer; }
button.quiet { color: var(--ink); background: transparent; border: 1px solid var(--dim); }
.row { display: flex; gap: 10px; justify-content: flex-end; }
.hint, footer { color: var(--dim); font-size: 0.875rem; }
ol, ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 10px; }
ol li { padding: 12px 14px; border-radius: 4px 16px 16px 16px; background: color-mix(in srgb, var(--key) 14%, transparent); overflow-wrap: anywhere; }
ul li { display: flex; justify-content: space-between; align-items: center; min-height: 48px; border-bottom: 1px solid var(--line); }
time { display: block; color: var(--dim); font-size: 0.8125rem; }
a { color: inherit; }
.actions { margin-top: 16px; }
.fault { margin: 8px 0 0; color: var(--alert); }
.prompt .fault { margin: 10px 0 0; }
.cards li { flex-wrap: wrap; gap: 0 12px; padding: 8px 0; }
.cards span { color: var(--dim); font-size: 0.875rem; }
code { font: 600 0.9375rem ui-monospace, monospace; white-space: nowrap; }
.badge { padding: 2px 10px; border-radius: 999px; font-size: 0.8125rem; font-weight: 600; color: var(--on-key); background: var(--key); }
footer { margin-top: auto; }
:focus-visible { outline: 3px solid #f2a413; outline-offset: 2px; }
`;
