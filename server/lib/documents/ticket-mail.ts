import { escapeHtml } from '../language/escape-html.ts';
import type { Language } from '../language/language.ts';
import { DOCUMENT_WORDS } from './document-words.ts';
import {
  admitsSentence,
  eventTime,
  type PrintedEvent,
  type PrintedTicket,
  printsCode,
} from './printed-ticket.ts';
import { codeContentId, POSTER_CONTENT_ID } from './ticket-mail-pictures.ts';

export interface TicketMail {
  readonly event: PrintedEvent;
  readonly tickets: readonly PrintedTicket[];
  readonly buyerName: string;
  /** Number of the order for people. */
  readonly orderNumber: string;
  /** Sum to be paid at the door, formatted; null when nothing is due. */
  readonly due: string | null;
  /** The deadline to confirm the address and the link that does; null when nothing is to be confirmed. */
  readonly confirm: { readonly by: Date; readonly url: string } | null;
  /** Where a recipient who paid finds the receipt; null without one. */
  readonly receipt: 'attached' | 'on_page' | null;
  /** Page with the buyer's tickets, absolute. */
  readonly ticketsUrl: string;
  /** The buyer's language. */
  readonly language: Language;
}

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Reduces any input to one line: a line break in a name must not become a header or a line of its own. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SMALL = `${FONT};font-size:12px;line-height:16px;color:#5F5B53`;
const TEXT = `${FONT};font-size:15px;line-height:22px;color:#17181F`;

function confirmSentence({ confirm, event, language }: TicketMail): string | null {
  if (!confirm) return null;
  const { date, time } = eventTime(confirm.by, confirm.by, event.timeZone, language);
  return DOCUMENT_WORDS[language].confirmBy(`${date}, ${time}`);
}

/** Sentences about tickets that need the phone of their holder. */
function phoneSentences({ tickets, language }: TicketMail): string[] {
  const { phoneNeeded, phoneOrId } = DOCUMENT_WORDS[language].printed;
  const sentences = tickets.flatMap(({ phone }) =>
    phone ? [(phone.allowsPaper ? phoneOrId : phoneNeeded)(phone.from)] : [],
  );
  return [...new Set(sentences)];
}

function plainText(mail: TicketMail): string {
  const { event, tickets, buyerName, due, ticketsUrl, language } = mail;
  const confirm = confirmSentence(mail);
  const words = DOCUMENT_WORDS[language];
  const { date, time } = eventTime(event.startsAt, event.endsAt, event.timeZone, language);
  const where = `${words.where}:`;
  const when = `${words.when}:`.padEnd(where.length);
  const lines = tickets.map(
    (ticket) =>
      `- ${oneLine(ticket.tier)}, ${oneLine(ticket.holder)}, ${ticket.price} (${words.number} ${ticket.number})`,
  );
  return [
    words.hello(oneLine(buyerName)),
    '',
    `${words.goingTo(tickets.length)} ${oneLine(event.name)}.`,
    '',
    `${when} ${date}, ${time}`,
    `${where} ${oneLine(event.venue)}`,
    '',
    `${words.order} ${mail.orderNumber}`,
    ...lines,
    '',
    ...(due ? [`${words.dueAtDoor}: ${due}`, ''] : []),
    ...phoneSentences(mail).flatMap((sentence) => [sentence, '']),
    ...(confirm ? [confirm, `${words.confirm}: ${mail.confirm?.url}`, ''] : []),
    `${words.yourTickets}: ${ticketsUrl}`,
    ...(mail.receipt ? [words.receipt[mail.receipt]] : []),
    '',
    words.attached,
    admitsSentence(tickets, language),
    '',
    words.signed(oneLine(event.issuer)),
    '',
  ].join('\n');
}

function row(label: string, value: string): string {
  return (
    `<tr><td style="${SMALL};padding:4px 16px 4px 0;vertical-align:top">${label}</td>` +
    `<td style="${TEXT};padding:3px 0">${escapeHtml(oneLine(value))}</td></tr>`
  );
}

/** White around the code, so that a scanner reads it in a mail reader's dark mode as well. */
const codeBox = (ticket: PrintedTicket): string =>
  '<div style="display:inline-block;margin:12px 0;padding:8px;background:#FFFFFF;border-radius:8px">' +
  `<img src="cid:${codeContentId(ticket)}" width="240" height="240" alt="QR ${ticket.number}" ` +
  'style="display:block;width:240px;height:240px;border:0"></div>';

function ticketRow(ticket: PrintedTicket, number: string): string {
  return (
    `<tr><td align="center" style="border-top:1px dashed #CFC5B4;padding:16px 0"><div style="${TEXT};font-weight:600">` +
    `${escapeHtml(oneLine(ticket.tier).toUpperCase())} &middot; ${escapeHtml(oneLine(ticket.holder))}</div>` +
    (printsCode(ticket) ? codeBox(ticket) : '') +
    `<div style="${SMALL}">${escapeHtml(ticket.price)} &middot; ${number.charAt(0).toUpperCase()}${number.slice(1)} ${ticket.number}</div></td></tr>`
  );
}

/** The picture at the top: half as high as in the file, as wide as the mail. */
const POSTER =
  `<tr><td style="padding:0"><img src="cid:${POSTER_CONTENT_ID}" width="558" alt="" ` +
  'style="display:block;width:100%;height:auto;max-height:320px;object-fit:cover;border:0"></td></tr>';

function dueBox(label: string, due: string): string {
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:16px 0"><tr>' +
    `<td bgcolor="#F2A413" style="background:#F2A413;border-radius:8px;padding:10px 16px;${TEXT}">` +
    `${escapeHtml(label)}: <strong>${escapeHtml(due)}</strong></td></tr></table>`
  );
}

function button(label: string, url: string): string {
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0"><tr>' +
    `<td bgcolor="#0B6E6E" style="background:#0B6E6E;border-radius:8px"><a href="${escapeHtml(url)}" style="${FONT};` +
    'display:inline-block;padding:14px 22px;font-size:15px;font-weight:600;color:#FFFFFF;text-decoration:none">' +
    `${escapeHtml(label)}</a></td></tr></table>`
  );
}

// Every text has its own background colour, so that a mail reader's dark mode cannot make it unreadable.
function page(mail: TicketMail): string {
  const { event, tickets, buyerName, due, ticketsUrl, language } = mail;
  const confirm = confirmSentence(mail);
  const words = DOCUMENT_WORDS[language];
  const { date, time } = eventTime(event.startsAt, event.endsAt, event.timeZone, language);
  const hello = `${words.hello(oneLine(buyerName))} ${words.goingTo(tickets.length)}`;
  const title = escapeHtml(oneLine(event.name));
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<meta name="supported-color-schemes" content="light"><title>${title}</title></head>`,
    '<body bgcolor="#F1EADF" style="margin:0;padding:0;background:#F1EADF">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#F1EADF"><tr>',
    '<td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#FBF7F0" ',
    'style="max-width:560px;background:#FBF7F0;border:1px solid #E6DFD3;border-radius:16px">',
    '<tr><td bgcolor="#0B6E6E" style="background:#0B6E6E;border-radius:16px 16px 0 0;border-bottom:6px solid #F2A413;',
    `padding:14px 24px;${FONT};font-size:16px;font-weight:700;color:#FFFFFF">Passa</td></tr>`,
    POSTER,
    `<tr><td style="padding:24px"><div style="${TEXT}">${escapeHtml(hello)}</div>`,
    `<h1 style="margin:6px 0 16px;${FONT};font-size:26px;line-height:32px;color:#17181F">${title}</h1>`,
    '<table role="presentation" cellpadding="0" cellspacing="0">',
    row(words.when, `${date}, ${time}`),
    row(words.where, event.venue),
    row(words.by, event.issuer),
    row(words.order, mail.orderNumber),
    '</table>',
    due ? dueBox(words.dueAtDoor, due) : '',
    ...phoneSentences(mail).map(
      (sentence) => `<p style="${TEXT};margin:16px 0 0">${escapeHtml(sentence)}</p>`,
    ),
    confirm ? `<p style="${TEXT};margin:16px 0 0">${escapeHtml(confirm)}</p>` : '',
    mail.confirm ? button(words.confirm, mail.confirm.url) : '',
    button(words.open, ticketsUrl),
    mail.receipt
      ? `<p style="${SMALL};margin:-8px 0 16px">${escapeHtml(words.receipt[mail.receipt])}</p>`
      : '',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0">',
    ...tickets.map((ticket) => ticketRow(ticket, words.number)),
    '</table>',
    `<p style="${SMALL};margin:16px 0 0">${words.attached}</p><p style="${SMALL};margin:8px 0 0">${admitsSentence(tickets, language)}</p>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}

/** Renders the mail of an order: subject, text and HTML. All user input is escaped and kept to one line. */
export function ticketMail(mail: TicketMail): Mail {
  const { subject } = DOCUMENT_WORDS[mail.language];
  return {
    subject: subject(mail.tickets.length, oneLine(mail.event.name)),
    text: plainText(mail),
    html: page(mail),
  };
}
