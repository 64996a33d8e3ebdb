import { createHash } from 'node:crypto';

/** HTML that is safe to send: interpolated values were escaped, or are markup themselves. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | readonly Markup[] | string | number | bigint;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map((one: Markup) => one.text).join('');
  return escaped(String(value));
}

/** A template of HTML. Every value is escaped, between tags and within quoted attributes alike. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(
    parts.map((part, index) => part + (index < values.length ? textOf(values[index] ?? '') : '')).join(''),
  );
}

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7f0; --card: #fff; --ink: #17181f; --dim: #5b5c66; --line: #e6dfd3; --link: #0b6e6e; --bad: #b3311f; }
@media (prefers-color-scheme: dark) { :root { --paper: #111217; --card: #1b1d25; --ink: #ecebe8; --dim: #a5a6b0; --line: #30333d; --link: #3fb8b0; --bad: #ff8f7d; } }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--paper); font: 16px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 4px 0 24px; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 1.125rem; }
a { color: var(--link); }
.kind, .note { color: var(--dim); }
.kind { margin: 0; }
.bad { color: var(--bad); font-weight: 600; }
dl, .list { margin: 0; padding: 0 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
dl > div { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: 4px 16px; padding: 10px 0; }
dl > div + div, .list > li + li { border-top: 1px solid var(--line); }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.list { list-style: none; }
.list > li { padding: 12px 0; overflow-wrap: anywhere; }
.list dl { padding: 0; border: 0; background: none; font-size: 0.9375rem; }
.list dl > div { padding: 2px 0; border: 0; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
@media (max-width: 36rem) { dl > div { grid-template-columns: 1fr; } }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** These pages run and load nothing: a memo or a data entry stays text. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

interface Page {
  /** Kind of the object: Account, Transaction, Ledger. */
  kind: string;
  title: string;
  body: Markup;
}

/** Renders a page of the explorer. */
export function page({ kind, title, body }: Page): Buffer {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${kind} ${title} · Sandbox ledger</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
<p class="kind">Sandbox ledger · ${kind}</p>
<h1>${title}</h1>
${body}
<p class="note">A test network on this machine. Its lumens are worth nothing.</p>
</main>
</body>
</html>
`;
  return Buffer.from(document.text);
}

/** Renders names with their values as a list. */
export function facts(
  entries: readonly (readonly [name: string, value: Markup | string | number])[],
): Markup {
  return html`<dl>${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export const accountLink = (id: string): Markup =>
  html`<a href="/explorer/account/${encodeURIComponent(id)}"><code>${id}</code></a>`;
export const transactionLink = (hash: string): Markup =>
  html`<a href="/explorer/tx/${encodeURIComponent(hash)}"><code>${hash}</code></a>`;
export const ledgerLink = (sequence: number): Markup =>
  html`<a href="/explorer/ledger/${sequence}">${sequence}</a>`;
