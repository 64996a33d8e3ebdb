import { eventTime } from '../../lib/documents/index.ts';
import { escapeHtml } from '../../lib/language/escape-html.ts';
import { amountIn, type Language } from '../../lib/language/language.ts';
import { parseAmount } from '../../lib/money/index.ts';
import { posterSvg } from '../../lib/posters/poster.ts';
import { isoInZone } from '../../lib/zones/index.ts';
import { type CoverRecord, coverPath, type Event } from '../../modules/events/index.ts';
import { EMBED_WORDS } from './embed.messages.ts';

/** Input of the frame's form. */
export interface EmbedForm {
  name: string;
  email: string;
  phone: string;
  /** The number that pays by M-Pesa; empty: the phone of the buyer. */
  payer: string;
  /** One line for each tier of the event; 0: none selected. */
  lines: { tier: string; quantity: number }[];
  /** Idempotency key: submitting the same form twice buys once. */
  key: string;
  /** Reason for the refusal. */
  failure: string | null;
}

/** Returns the initial form: one ticket when there is only one tier. */
export function initialForm(event: Event, key: string): EmbedForm {
  const only = event.tiers.length === 1;
  const lines = event.tiers.map(({ name }) => ({ tier: name, quantity: only ? 1 : 0 }));
  return { name: '', email: '', phone: '', payer: '', lines, key, failure: null };
}

/** Parses the form. The fields of the tiers are named by index: q0, q1 ... */
export function formOf(event: Event, given: URLSearchParams): EmbedForm {
  const text = (field: string): string => given.get(field) ?? '';
  const lines = event.tiers.map(({ id, name }) => {
    const typed = text(`q-${id}`);
    return { tier: name, quantity: /^\d{0,4}$/.test(typed) ? Number(typed) : Number.NaN };
  });
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    payer: text('payer'),
    lines,
    key: text('key'),
    failure: null,
  };
}

export type OnlineMethod = 'mpesa' | 'card';

export interface EmbedContext {
  publicUrl: string;
  /** null: the setting of the visitor's system. */
  theme: 'light' | 'dark' | null;
  language: Language;
  /** undefined: the event is shown with its drawn poster. */
  cover?: CoverRecord | undefined;
  /** The tickets need answers: they are sold on the page of the event. */
  asks?: boolean;
  /** Ids of the tiers that are sold through a waiting room, which needs a cookie of its own; or all. null: none. */
  room?: 'all' | readonly string[] | null;
  /** Methods that the organiser takes through a provider. */
  online?: readonly OnlineMethod[];
}

interface Money {
  amount: string;
  currency: string;
}

interface Bought {
  order: { quantity: number; status: string; total: readonly Money[] };
  email: string;
}

const MOST_SHOWN = 10;

/** Renders the checkout in a frame. All user input is escaped. */
export function salesFrame(event: Event, form: EmbedForm, context: EmbedContext): string {
  const { online = [] } = context;
  const sold = event.tiers.filter((tier) => isSold(event, tier, online));
  const inRoom = sold.filter(({ id }) => isInRoom(context, id));
  const words = EMBED_WORDS[context.language];
  const more = `${context.publicUrl}/event-details?slug=${encodeURIComponent(event.slug)}`;
  const closed = event.available === 0 ? `${words.soldOut}.` : words.notNow;
  const others = context.asks ? `<p class="notice">${words.asks}</p>` : sale(event, form, context);
  const open = `${inRoom.length > 0 ? roomLink(event, inRoom, form, context) : ''}${inRoom.length < sold.length ? others : ''}`;
  const body = sold.length > 0 ? open : `<p class="notice">${closed}</p>`;
  return page(
    event.name,
    `${head(event, context)}${form.failure === null ? '' : `<p class="failure" role="alert">${escapeHtml(form.failure)}</p>`}${body}
<p class="foot"><a href="${escapeHtml(more)}" target="_blank" rel="noopener">${words.more}</a><span>${words.withPassa}</span></p>`,
    context,
  );
}

const isInRoom = ({ room = null }: EmbedContext, tierId: string): boolean =>
  room === 'all' || (room?.includes(tierId) ?? false);

/** A refused order has said already how the tickets of an event are sold. */
function roomLink(
  { slug }: Event,
  tiers: readonly Event['tiers'][number][],
  { failure }: EmbedForm,
  { publicUrl, language, room: covered }: EmbedContext,
): string {
  const { room: all, someRoom, toRoom } = EMBED_WORDS[language];
  const room = covered === 'all' ? all : escapeHtml(someRoom(tiers.map(({ name }) => name).join(', ')));
  const address = `${publicUrl}/waiting-room/${encodeURIComponent(slug)}?lang=${language}`;
  const isSaid = failure !== null && covered === 'all';
  const notice = isSaid ? '' : `<p class="notice">${room}</p>`;
  return `${notice}<p class="notice"><a class="button" href="${escapeHtml(address)}" target="_blank" rel="noopener">${toRoom}</a></p>`;
}

/** Renders the confirmation. */
export function thanksFrame(event: Event, { order, email }: Bought, context: EmbedContext): string {
  const words = EMBED_WORDS[context.language];
  const [before, after] = words.onTheWay(order.quantity);
  const amounts = order.total.map((money) => written(context.language, money));
  const due = order.status === 'due' ? amounts.join(` ${words.and} `) : '';
  return page(
    event.name,
    `${head(event, context)}<div class="done" role="status"><h2>${words.going}</h2>
<p>${before}<b>${escapeHtml(email)}</b>${after}</p>
${due === '' ? '' : `<p class="due">${words.dueAtDoor} <b>${escapeHtml(due)}</b></p>`}</div>
<p class="foot"><a href="">${words.again}</a><span>${words.withPassa}</span></p>`,
    context,
  );
}

/** Renders the page for an unknown event, or one that may not be embedded. */
export function closedFrame(context: EmbedContext): string {
  const words = EMBED_WORDS[context.language];
  const link = `<a href="${escapeHtml(context.publicUrl)}/events" target="_blank" rel="noopener">${words.allEvents}</a>`;
  return page('Passa', `<p class="notice">${words.closed}</p><p class="foot">${link}</p>`, context);
}

function head(event: Event, { language, cover }: EmbedContext): string {
  const { date, time } = eventTime(event.startDate, event.endDate, event.timeZone, language);
  const art = cover ? coverArt(cover) : posterSvg(event, { width: 640, height: 200 });
  return `<header><div class="art" aria-hidden="true">${art}</div>
<h1>${escapeHtml(event.name)}</h1>
<p class="when"><time datetime="${isoInZone(event.startDate, event.timeZone)}">${date}, ${time}</time></p>
<p class="where">${escapeHtml(event.venue)}</p></header>`;
}

/** The frame allows no inline styles: its stylesheet knows the focal point in tenths. */
function coverArt({ hash, widths, focalX, focalY }: CoverRecord): string {
  const sources = (format: 'avif' | 'webp'): string =>
    widths.map((width) => `${coverPath(hash, width, format)} ${width}w`).join(', ');
  const tenths = (share: number): number => Math.round(share * 10);
  return `<picture><source type="image/avif" srcset="${sources('avif')}" sizes="100vw"><img alt="" src="${coverPath(hash, widths[0] ?? 0, 'webp')}" srcset="${sources('webp')}" sizes="100vw" data-x="${tenths(focalX)}" data-y="${tenths(focalY)}"></picture>`;
}

/** Whether a tier can be bought here: by the form, or by a method of a provider. */
const isSold = (event: Event, tier: Event['tiers'][number], online: readonly OnlineMethod[]): boolean =>
  tier.available > 0 && ((event.formSales && tier.formSales) || online.length > 0);

function sale(event: Event, form: EmbedForm, context: EmbedContext): string {
  const { language, online = [] } = context;
  const words = EMBED_WORDS[language];
  const rows = event.tiers.map((tier, nth) => {
    const open = isInRoom(context, tier.id) ? 'inRoom' : 'open';
    return tierRow(
      tier,
      isSold(event, tier, online) ? open : 'soldOut',
      form.lines[nth]?.quantity ?? 0,
      language,
    );
  });
  return `<form method="post" rel="noopener">
<fieldset><legend>${words.tickets}</legend>${rows.join('')}</fieldset>
<label>${words.name}<input name="name" autocomplete="name" maxlength="200" required value="${escapeHtml(form.name)}"></label>
<label>${words.email}<input name="email" type="email" autocomplete="email" maxlength="254" required value="${escapeHtml(form.email)}"></label>
<label>${words.phone}<input name="phone" type="tel" autocomplete="tel" maxlength="40" required value="${escapeHtml(form.phone)}"></label>
<input type="hidden" name="key" value="${escapeHtml(form.key)}">
<p class="total" hidden>${words.total} <b></b></p>
${buttons(event, form, language, online)}
</form>`;
}

/**
 * Buttons that submit the form, one for each method. A payment by a provider continues on a page of our own in a new
 * tab, since the frame can store nothing.
 */
function buttons(event: Event, form: EmbedForm, language: Language, online: readonly OnlineMethod[]): string {
  const words = EMBED_WORDS[language];
  if (online.length === 0)
    return `<button type="submit" data-wait="${words.wait}">${words.get}</button>
<p class="note">${words.note}</p>`;
  const payer = online.includes('mpesa')
    ? `<label class="paid">${words.payerPhone}<input name="payer" type="tel" autocomplete="off" maxlength="40" value="${escapeHtml(form.payer)}"></label>
`
    : '';
  const ways = online.map(
    (method) =>
      `<button type="submit" name="method" value="${method}" formtarget="_blank" data-wait="${words.wait}">${words.pay[method]}</button>`,
  );
  const door = event.formSales
    ? `<button type="submit" class="other" name="method" value="door" data-wait="${words.wait}">${words.pay.door}</button>`
    : '';
  return `${payer}${[...ways, door].join('')}
<button type="submit" class="free" name="method" value="door" data-wait="${words.wait}" hidden>${words.get}</button>
<p class="note paid">${words.payNote}</p>
<p class="opened" role="status" hidden>${words.paying} <a href="">${words.again}</a></p>`;
}

function tierRow(
  tier: Event['tiers'][number],
  state: 'open' | 'inRoom' | 'soldOut',
  wanted: number,
  language: Language,
): string {
  const words = EMBED_WORDS[language];
  const price = written(language, tier.price);
  const open = state === 'open';
  const left = open ? (tier.available <= MOST_SHOWN ? words.left(tier.available) : '') : words[state];
  const options = Array.from(
    { length: Math.min(MOST_SHOWN, tier.available) + 1 },
    (_, count) => `<option${count === wanted ? ' selected' : ''}>${count}</option>`,
  ).join('');
  const choice = open
    ? `<select name="q-${tier.id}" aria-label="${escapeHtml(words.ticketsOf(tier.name))}" data-price="${tier.price.amount}" data-currency="${tier.price.currency}">${options}</select>`
    : '';
  return `<div class="tier"><span class="name">${escapeHtml(tier.name)}</span><span class="price">${escapeHtml(price)}</span><span class="left">${left}</span>${choice}</div>`;
}

function written(language: Language, { amount, currency }: Money): string {
  return amountIn(language, parseAmount(amount, currency as 'USD'));
}

function page(title: string, body: string, { theme, language }: EmbedContext): string {
  return `<!doctype html>
<html lang="${language}"${theme === null ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/embed/frame.css">
<script src="/embed/frame.js" defer></script></head>
<body><main>${body}</main></body></html>
`;
}
