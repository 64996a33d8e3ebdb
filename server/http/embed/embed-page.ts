import { EVENT_ZONE, eventTime, posterSvg } from '../../documents/index.ts';
import type { Event } from '../../modules/events/index.ts';
import { escapeHtml } from '../../modules/mail/index.ts';
import { formatWithCurrency, parseAmount } from '../../money/index.ts';
import type { EmbedForm } from './embed-form.ts';

interface Ground {
  publicUrl: string;
  /** null: as the visitor's system has it. */
  theme: 'light' | 'dark' | null;
}

interface Money {
  value: string;
  currency: 'USD' | 'XLM' | 'KES' | string;
}

interface Bought {
  order: { quantity: number; status: string; total: readonly Money[] };
  email: string;
}

const MOST_SHOWN = 10;

/** The sale in a frame. Everything that people typed is escaped. */
export function salesFrame(event: Event, form: EmbedForm, ground: Ground): string {
  const isOpen = event.formSales && event.tiers.some((tier) => tier.formSales && tier.available > 0);
  const more = `${ground.publicUrl}/event-details?slug=${encodeURIComponent(event.slug)}`;
  const body = isOpen ? sale(event, form) : `<p class="told">${closedWords(event)}</p>`;
  return page(
    event.name,
    `${head(event)}${form.failure === null ? '' : `<p class="failure" role="alert">${escapeHtml(form.failure)}</p>`}${body}
<p class="foot"><a href="${escapeHtml(more)}" target="_blank" rel="noopener">More about this event</a><span>with Passa</span></p>`,
    ground,
  );
}

/** After the sale. */
export function thanksFrame(event: Event, { order, email }: Bought, ground: Ground): string {
  const count = order.quantity === 1 ? 'Your ticket is' : `Your ${order.quantity} tickets are`;
  const due = order.status === 'due' ? order.total.map(written).join(' and ') : '';
  return page(
    event.name,
    `${head(event)}<div class="done" role="status"><h2>You are going!</h2>
<p>${count} on the way to <b>${escapeHtml(email)}</b>, with a calendar entry.</p>
${due === '' ? '' : `<p class="due">Due at the door: <b>${escapeHtml(due)}</b></p>`}</div>
<p class="foot"><a href="?">Buy more</a><span>with Passa</span></p>`,
    ground,
  );
}

/** For an event that there is none of, or that is sold nowhere else. */
export function closedFrame(ground: Ground): string {
  const link = `<a href="${escapeHtml(ground.publicUrl)}/events" target="_blank" rel="noopener">Events on Passa</a>`;
  return page(
    'Passa',
    `<p class="told">These tickets are not sold here.</p><p class="foot">${link}</p>`,
    ground,
  );
}

function closedWords(event: Event): string {
  if (event.available === 0) return 'Sold out.';
  return 'These tickets are not sold here at the moment.';
}

function head(event: Event): string {
  const { date, time } = eventTime(event.startDate, event.endDate, EVENT_ZONE);
  return `<header><div class="art" aria-hidden="true">${posterSvg(event.id, { width: 640, height: 200 })}</div>
<h1>${escapeHtml(event.name)}</h1>
<p class="when"><time datetime="${event.startDate.toISOString()}">${date}, ${time}</time></p>
<p class="where">${escapeHtml(event.venue)}</p></header>`;
}

function sale(event: Event, form: EmbedForm): string {
  return `<form method="post">
<fieldset><legend>Tickets</legend>${event.tiers.map((tier, nth) => tierRow(tier, form.lines[nth]?.quantity ?? 0)).join('')}</fieldset>
<label>Full name<input name="name" autocomplete="name" maxlength="200" required value="${escapeHtml(form.name)}"></label>
<label>E-mail<input name="email" type="email" autocomplete="email" maxlength="254" required value="${escapeHtml(form.email)}"></label>
<label>Phone<input name="phone" type="tel" autocomplete="tel" maxlength="40" required value="${escapeHtml(form.phone)}"></label>
<input type="hidden" name="key" value="${escapeHtml(form.key)}">
<p class="total" hidden>Total <b></b></p>
<button type="submit">Get tickets</button>
<p class="note">You pay at the door. The tickets come by mail.</p>
</form>`;
}

function tierRow(tier: Event['tiers'][number], wanted: number): string {
  const price = written({ value: tier.price, currency: tier.currency });
  const open = tier.formSales && tier.available > 0;
  const left = open ? (tier.available <= MOST_SHOWN ? `${tier.available} left` : '') : 'Sold out';
  const options = Array.from(
    { length: Math.min(MOST_SHOWN, tier.available) + 1 },
    (_, count) => `<option${count === wanted ? ' selected' : ''}>${count}</option>`,
  ).join('');
  const choice = open
    ? `<select name="q-${tier.id}" aria-label="Tickets of ${escapeHtml(tier.name)}" data-price="${tier.price}" data-currency="${tier.currency}">${options}</select>`
    : '';
  return `<div class="tier"><span class="name">${escapeHtml(tier.name)}</span><span class="price">${escapeHtml(price)}</span><span class="left">${left}</span>${choice}</div>`;
}

function written({ value, currency }: Money): string {
  return formatWithCurrency(parseAmount(value, currency as 'USD'));
}

function page(title: string, body: string, { theme }: Ground): string {
  return `<!doctype html>
<html lang="en"${theme === null ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/embed/frame.css">
<script src="/embed/frame.js" defer></script></head>
<body><main>${body}</main></body></html>
`;
}
