import PDFDocument from 'pdfkit';
import type { Language } from '../language/language.ts';
import { posterScene } from '../posters/poster.ts';
import { DOCUMENT_WORDS } from './document-words.ts';
import { INK, LINE, MARIGOLD, PAPER, SOFT, TEAL } from './palette.ts';
import { type Box, drawScene, headingFont, printable, registerFonts, write } from './pdf-drawing.ts';
import {
  admitsLine,
  eventTime,
  noticeOf,
  type PrintedEvent,
  type PrintedTicket,
  printsCode,
} from './printed-ticket.ts';
import { qrMatrix } from './qr-code.ts';

// One ticket per page of A5, in points: fills a phone's screen, and prints on A5 or two on A4.
const TICKET = { x: 24, y: 24, width: 371.5, height: 547, radius: 16 };
const POSTER_HEIGHT = 150;
const TEAR = TICKET.y + 348;
const NOTCH = 11;
const INSET = 22;
const LEFT = TICKET.x + INSET;
const RIGHT = TICKET.x + TICKET.width - INSET;
const WIDTH = RIGHT - LEFT;

type Page = PDFKit.PDFDocument;

function labelled(page: Page, label: string, value: string, { x, y, width, height }: Box): void {
  write(
    page,
    label.toUpperCase(),
    { x, y, width },
    { font: 'strong', size: 6.5, colour: SOFT, spacing: 0.6 },
  );
  write(page, value, { x, y: y + 10.5, width, height: height ?? 13 }, { font: 'strong', size: 11 });
}

/** Outline of the ticket: rounded corners with a notch on either side of the tear line. */
function outline(): string {
  const { x, y, width, height, radius: r } = TICKET;
  const [right, bottom] = [x + width, y + height];
  const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  const notch = (toX: number, toY: number) => `A${NOTCH} ${NOTCH} 0 0 0 ${toX} ${toY}`;
  return [
    `M${x + r} ${y}H${right - r}${corner(right, y + r)}V${TEAR - NOTCH}${notch(right, TEAR + NOTCH)}`,
    `V${bottom - r}${corner(right - r, bottom)}H${x + r}${corner(x, bottom - r)}`,
    `V${TEAR + NOTCH}${notch(x, TEAR - NOTCH)}V${y + r}${corner(x + r, y)}Z`,
  ].join('');
}

function drawPaper(page: Page): void {
  page.path(outline()).lineWidth(0.75).fillAndStroke(PAPER, LINE);
}

/** A picture that the library opened: drawn on several pages, it is in the file once. Its types do not declare it. */
type OpenedImage = PDFKit.Mixins.ImageSrc & { readonly width: number; readonly height: number };

interface Art {
  readonly image: OpenedImage;
  readonly focalX: number;
  readonly focalY: number;
}

function artOf(page: Page, { cover }: PrintedEvent): Art | undefined {
  if (cover === undefined) return undefined;
  const { openImage } = page as unknown as { openImage: (source: Buffer) => OpenedImage };
  const { jpeg, focalX, focalY } = cover;
  return { image: openImage.call(page, jpeg), focalX, focalY };
}

/** Fills the place of the poster with the picture, cropped around its focal point. */
function drawCover(page: Page, { image, focalX, focalY }: Art): void {
  const scale = Math.max(TICKET.width / image.width, POSTER_HEIGHT / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  page.image(image, (TICKET.width - width) * focalX, (POSTER_HEIGHT - height) * focalY, { width, height });
}

function drawArt(page: Page, event: PrintedEvent, art: Art | undefined): void {
  page.save();
  page.path(outline()).clip();
  page.rect(TICKET.x, TICKET.y, TICKET.width, POSTER_HEIGHT).clip();
  page.translate(TICKET.x, TICKET.y);
  if (art) drawCover(page, art);
  else drawScene(page, posterScene(event, { width: TICKET.width, height: POSTER_HEIGHT }));
  // Covers the seam of the pattern's cut edge.
  page.rect(0, POSTER_HEIGHT - 1.2, TICKET.width, 1.2).fill(INK);
  page.restore();
}

interface Heading extends Box {
  readonly height: number;
  readonly sizes: readonly number[];
  readonly colour?: string;
}

/** Writes a heading in the largest of the sizes at which the whole text fits its box. */
function writeHeading(page: Page, text: string, { sizes, colour, ...place }: Heading): void {
  const font = headingFont(text);
  const written = printable(font, text);
  page.font(font);
  const fits = (size: number) =>
    page.fontSize(size).heightOfString(written, { width: place.width }) <= place.height;
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 12;
  write(page, text, place, { font, size, colour });
}

function drawBody(page: Page, event: PrintedEvent, ticket: PrintedTicket, language: Language): void {
  const words = DOCUMENT_WORDS[language].printed;
  const top = TICKET.y + POSTER_HEIGHT + 16;
  const when = eventTime(event.startsAt, event.endsAt, event.timeZone, language);
  const column = (WIDTH - 16) / 2;
  const second = LEFT + column + 16;
  const presents = words.presents(event.issuer).toUpperCase();
  write(
    page,
    presents,
    { x: LEFT, y: top, width: WIDTH },
    { font: 'strong', size: 7.5, colour: TEAL, spacing: 0.8 },
  );
  writeHeading(page, event.name, {
    x: LEFT,
    y: top + 12,
    width: WIDTH,
    height: 66,
    sizes: [26, 23, 20, 17, 15],
  });
  labelled(page, words.date, when.date, { x: LEFT, y: top + 84, width: column });
  labelled(page, words.time, when.time, { x: second, y: top + 84, width: column });
  labelled(page, words.venue, event.venue, { x: LEFT, y: top + 114, width: WIDTH });
  labelled(page, words.holder, ticket.holder, { x: LEFT, y: top + 144, width: column });
  labelled(page, words.price, ticket.price, { x: second, y: top + 144, width: column });
}

function drawTear(page: Page): void {
  const from = TICKET.x + NOTCH + 6;
  page.save().lineWidth(1.6).lineCap('round').dash(0.1, { space: 5 });
  page
    .moveTo(from, TEAR)
    .lineTo(TICKET.x + TICKET.width - NOTCH - 6, TEAR)
    .stroke(LINE);
  page.restore();
}

/** Draws the code as filled runs of modules: sharp in any print. Its white background is the quiet zone. */
function drawCode(page: Page, text: string, x: number, y: number, side: number): void {
  const matrix = qrMatrix(text);
  const module = side / (matrix.size + 8);
  page.roundedRect(x, y, side, side, 8).fill('#FFFFFF');
  for (let row = 0; row < matrix.size; row += 1) {
    let start = -1;
    for (let column = 0; column <= matrix.size; column += 1) {
      const dark = column < matrix.size && matrix.isDark(row, column);
      if (dark && start < 0) start = column;
      if (dark || start < 0) continue;
      // Slightly taller than a module, so that no scanner sees a gap between rows.
      page.rect(x + (start + 4) * module, y + (row + 4) * module, (column - start) * module, module * 1.02);
      start = -1;
    }
  }
  page.fill('#000000');
}

/** A frame in place of the code of a ticket that needs the phone. */
function drawNoCode(page: Page, text: string, { x, y, width, height }: Required<Box>): void {
  page.roundedRect(x, y, width, height, 8).lineWidth(1).dash(4, { space: 4 }).stroke(LINE).undash();
  const inside = { x: x + 18, y: y + 60, width: width - 36, height: height - 80 };
  write(page, text, inside, { font: 'strong', size: 12, colour: SOFT });
}

function drawDue(page: Page, { due, worth }: PrintedTicket, language: Language, { x, y, width }: Box): void {
  const words = DOCUMENT_WORDS[language].printed;
  page.roundedRect(x, y, width, worth ? 46 : 38, 6).fill(due ? MARIGOLD : '#E3EFE7');
  const label = (due ? words.dueAtDoor : words.atDoor).toUpperCase();
  const inside = { x: x + 10, width: width - 20 };
  write(page, label, { ...inside, y: y + 6.5 }, { font: 'strong', size: 6.5, spacing: 0.6 });
  const amount = due ?? words.nothingToPay;
  write(page, amount, { ...inside, y: y + 17, height: 17 }, { font: 'strong', size: due ? 14 : 9.5 });
  if (worth) write(page, worth, { ...inside, y: y + 33, height: 10 }, { font: 'text', size: 8 });
}

/** Only the notice of a ticket that admits once fits in larger letters. */
const isLong = ({ phone, entry }: PrintedTicket): boolean =>
  Boolean(phone) || (entry?.rule ?? 'once') !== 'once';

function drawStub(page: Page, ticket: PrintedTicket, language: Language): void {
  const words = DOCUMENT_WORDS[language];
  const side = 168;
  const top = TEAR + 16;
  const x = LEFT + side + 18;
  const width = RIGHT - x;
  if (printsCode(ticket)) drawCode(page, ticket.code, LEFT, top, side);
  else drawNoCode(page, words.printed.openOnPhone, { x: LEFT, y: top, width: side, height: side });
  write(
    page,
    admitsLine(ticket, language).toUpperCase(),
    { x, y: top + 2, width },
    { font: 'strong', size: 6.5, colour: SOFT, spacing: 0.6 },
  );
  const tier = ticket.tier.toUpperCase();
  writeHeading(page, tier, { x, y: top + 11, width, height: 26, sizes: [20, 16, 13, 10], colour: TEAL });
  const number = `${words.number.charAt(0).toUpperCase()}${words.number.slice(1)} ${ticket.number}`;
  write(page, number, { x, y: top + 38, width, height: 12 }, { font: 'strong', size: 9 });
  drawDue(page, ticket, language, { x, y: top + 58, width });
  write(
    page,
    noticeOf(ticket, language),
    { x, y: top + 106, width, height: 42 },
    { font: 'text', size: isLong(ticket) ? 6.5 : 7.5, colour: SOFT },
  );
  write(page, 'Passa', { x, y: top + 150, width, height: 18 }, { font: 'display', size: 14, colour: TEAL });
  write(
    page,
    ticket.id,
    { x: LEFT, y: top + side + 3.5, width: WIDTH },
    { font: 'text', size: 5.5, colour: SOFT },
  );
}

interface Printed {
  readonly event: PrintedEvent;
  readonly art: Art | undefined;
  readonly language: Language;
}

function drawTicket(page: Page, ticket: PrintedTicket, { event, art, language }: Printed): void {
  drawPaper(page);
  drawArt(page, event, art);
  drawBody(page, event, ticket, language);
  drawTear(page);
  drawStub(page, ticket, language);
}

/**
 * Renders tickets of one event as a PDF, one page each. Any text is allowed: characters that the fonts lack are left
 * out or shown as a question mark, and overlong text ends in an ellipsis.
 */
export async function ticketPdf(
  event: PrintedEvent,
  tickets: readonly PrintedTicket[],
  language: Language = 'en',
): Promise<Buffer> {
  const title = `${DOCUMENT_WORDS[language].printed.title(tickets.length)}: ${event.name}`;
  const document = new PDFDocument({
    size: 'A5',
    margin: 0,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: event.issuer, Creator: 'Passa' },
  });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  registerFonts(document);
  const art = artOf(document, event);
  for (const ticket of tickets) {
    document.addPage();
    drawTicket(document, ticket, { event, art, language });
  }
  document.end();
  await ended;
  return Buffer.concat(pieces);
}
