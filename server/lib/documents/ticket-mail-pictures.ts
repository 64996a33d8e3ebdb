import { renderAsync } from '@resvg/resvg-js';
import { posterSvg } from '../posters/poster.ts';
import { type PrintedEvent, type PrintedTicket, printsCode } from './printed-ticket.ts';
import { qrPng } from './qr-code.ts';

/** A picture inside a mail; its HTML names it as `cid:` and the id (RFC 2392). */
export interface MailPicture {
  readonly contentId: string;
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export const POSTER_CONTENT_ID = 'poster@passa';
export const codeContentId = (ticket: Pick<PrintedTicket, 'id'>): string => `code-${ticket.id}@passa`;

/** Pixels: twice the size at which the mail shows it. */
const POSTER = { width: 1116, height: 300 };
/** Pixels per module of a code. */
const CODE_SCALE = 6;

/** The pictures of the mail of an order: the cover or the drawn poster of its event, and the code of each ticket. */
export async function ticketMailPictures(
  event: PrintedEvent,
  tickets: readonly PrintedTicket[],
): Promise<MailPicture[]> {
  const codes = tickets.filter(printsCode).map((ticket) => ({
    contentId: codeContentId(ticket),
    name: `code-${ticket.number}.png`,
    type: 'image/png',
    content: qrPng(ticket.code, CODE_SCALE),
  }));
  return [await posterPicture(event), ...codes];
}

async function posterPicture(event: PrintedEvent): Promise<MailPicture> {
  const contentId = POSTER_CONTENT_ID;
  if (event.cover) return { contentId, name: 'cover.jpg', type: 'image/jpeg', content: event.cover.jpeg };
  const image = await renderAsync(posterSvg(event, POSTER));
  return { contentId, name: 'poster.png', type: 'image/png', content: image.asPng() };
}
