import PDFDocument from 'pdfkit';
import type { Language } from '../language/language.ts';
import { LINE, PAPER, SOFT, TEAL } from './palette.ts';
import { type Box, headingFont, registerFonts, type TextLook, write } from './pdf-drawing.ts';

/** A receipt or a credit note: every value is already formatted. */
export interface PrintedReceipt {
  readonly language: Language;
  /** "Receipt", "Credit note" */
  readonly kind: string;
  /** "R-000123" */
  readonly number: string;
  readonly seller: { readonly name: string; readonly details: readonly string[] };
  /** Facts with their labels, such as the date of issue. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly buyer: { readonly label: string; readonly details: readonly string[] };
  readonly event: { readonly name: string; readonly details: readonly string[] };
  /** Headings of description, quantity, unit price and amount. */
  readonly columns: readonly [string, string, string, string];
  readonly lines: readonly (readonly [string, string, string, string])[];
  /** Sums below the lines; the last one is the total. */
  readonly sums: readonly { readonly label: string; readonly value: string }[];
  /** Sentences below the sums. */
  readonly notes: readonly string[];
  readonly foot: string;
}

// A4 in points.
const PAGE = { width: 595.28, height: 841.89, margin: 56 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 24;
const ROW = 22;

type Sheet = PDFKit.PDFDocument;

function rule(sheet: Sheet, y: number): void {
  sheet.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(LINE);
}

/** Writes lines below each other. @returns the y below them */
function stack(sheet: Sheet, texts: readonly string[], { x, y, width }: Box, look: TextLook): number {
  const step = look.size * 1.5;
  for (const [index, text] of texts.entries()) write(sheet, text, { x, y: y + index * step, width }, look);
  return y + texts.length * step;
}

const HALF = WIDTH / 2 - 12;

/** Title and number on the left, the seller on the right. @returns the y below */
function drawHead(sheet: Sheet, { kind, number, seller }: PrintedReceipt): number {
  const { margin } = PAGE;
  sheet.rect(margin, margin - 22, 40, 5).fill(TEAL);
  write(sheet, kind, { x: margin, y: margin, width: HALF }, { font: headingFont(kind), size: 26 });
  write(
    sheet,
    number,
    { x: margin, y: margin + 36, width: HALF },
    { font: 'strong', size: 13, colour: TEAL },
  );
  const x = margin + WIDTH / 2 + 12;
  write(sheet, seller.name, { x, y: margin + 4, width: HALF }, { font: 'strong', size: 12, align: 'right' });
  const look = { font: 'text', size: 9.5, colour: SOFT, align: 'right' } as const;
  const y = stack(sheet, seller.details, { x, y: margin + 24, width: HALF }, look);
  return Math.max(y, margin + 60) + 18;
}

/** Buyer on the left, dates and references on the right. @returns the y below */
function drawParties(sheet: Sheet, { buyer, facts, event }: PrintedReceipt, top: number): number {
  const { margin } = PAGE;
  rule(sheet, top - 8);
  let left = top + 8;
  if (buyer.details.length > 0) {
    write(sheet, buyer.label, { x: margin, y: left, width: HALF }, { font: 'text', size: 8.5, colour: SOFT });
    left = stack(
      sheet,
      buyer.details,
      { x: margin, y: left + 14, width: HALF },
      { font: 'text', size: 10.5 },
    );
    left += 10;
  }
  write(sheet, event.name, { x: margin, y: left, width: HALF }, { font: 'strong', size: 10.5 });
  left = stack(
    sheet,
    event.details,
    { x: margin, y: left + 16, width: HALF },
    { font: 'text', size: 9.5, colour: SOFT },
  );
  let right = top + 8;
  const x = margin + WIDTH / 2 + 12;
  for (const { label, value } of facts) {
    write(sheet, label, { x, y: right, width: HALF }, { font: 'text', size: 8.5, colour: SOFT });
    write(sheet, value, { x, y: right + 13, width: HALF, height: 26 }, { font: 'text', size: 10.5 });
    right += 34;
  }
  return Math.max(left, right) + 24;
}

function cellBoxes(y: number): Box[] {
  const [quantity, unit, amount] = [56, 112, 112];
  const first = WIDTH - quantity - unit - amount;
  let x = PAGE.margin;
  return [first, quantity, unit, amount].map((width, index) => {
    const box = { x, y, width: index === 0 ? width - 8 : width - 2 };
    x += width;
    return box;
  });
}

function drawRow(sheet: Sheet, cells: readonly string[], y: number, look: TextLook): void {
  for (const [index, box] of cellBoxes(y).entries())
    write(sheet, cells[index] ?? '', box, { ...look, align: index === 0 ? 'left' : 'right' });
}

/** Draws the lines; they go on on the next page under their headings. @returns the y below */
function drawLines(sheet: Sheet, { columns, lines }: PrintedReceipt, top: number): number {
  let y = top;
  const head = (): void => {
    sheet.roundedRect(PAGE.margin - 8, y - 7, WIDTH + 16, ROW, 4).fill(PAPER);
    drawRow(sheet, columns, y, { font: 'strong', size: 8.5, colour: SOFT });
    y += ROW + 4;
  };
  head();
  for (const cells of lines) {
    if (y + ROW > BOTTOM) {
      sheet.addPage();
      y = PAGE.margin;
      head();
    }
    drawRow(sheet, cells, y, { font: 'text', size: 10 });
    rule(sheet, y + 16);
    y += ROW + 2;
  }
  return y + 8;
}

/** @returns the y below */
function drawSums(sheet: Sheet, { sums }: PrintedReceipt, from: number): number {
  let y = from;
  if (y + sums.length * 20 + 40 > BOTTOM) {
    sheet.addPage();
    y = PAGE.margin;
  }
  const x = PAGE.margin + WIDTH / 2;
  for (const [index, { label, value }] of sums.entries()) {
    const isTotal = index === sums.length - 1;
    const look: TextLook = isTotal ? { font: 'strong', size: 13 } : { font: 'text', size: 10, colour: SOFT };
    if (isTotal) y += 4;
    write(sheet, label, { x, y, width: WIDTH / 4 }, look);
    write(sheet, value, { x: x + WIDTH / 4, y, width: WIDTH / 4 - 2 }, { ...look, align: 'right' });
    y += isTotal ? 26 : 18;
  }
  return y + 10;
}

function drawNotes(sheet: Sheet, { notes }: PrintedReceipt, from: number): void {
  let y = from;
  for (const note of notes) {
    if (y + 30 > BOTTOM) {
      sheet.addPage();
      y = PAGE.margin;
    }
    write(
      sheet,
      note,
      { x: PAGE.margin, y, width: WIDTH, height: 28 },
      { font: 'text', size: 9.5, colour: SOFT },
    );
    y += 30;
  }
}

function drawFeet(sheet: Sheet, { foot, number }: PrintedReceipt): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let nth = 0; nth < count; nth += 1) {
    sheet.switchToPage(start + nth);
    const box = { x: PAGE.margin, y: PAGE.height - PAGE.margin - 4, width: WIDTH };
    write(sheet, foot, box, { font: 'text', size: 8, colour: SOFT });
    const page = count > 1 ? `${number} · ${nth + 1} / ${count}` : number;
    write(sheet, page, box, { font: 'text', size: 8, colour: SOFT, align: 'right' });
  }
}

/** Renders a receipt as an A4 PDF, with its number in the title of the document. Overlong text ends in an ellipsis. */
export async function receiptPdf(receipt: PrintedReceipt): Promise<Buffer> {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: receipt.language,
    displayTitle: true,
    info: { Title: `${receipt.kind} ${receipt.number}`, Author: receipt.seller.name, Creator: 'Passa' },
  });
  const pieces: Buffer[] = [];
  sheet.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    sheet.on('end', resolve);
    sheet.on('error', reject);
  });
  registerFonts(sheet);
  const lines = drawLines(sheet, receipt, drawParties(sheet, receipt, drawHead(sheet, receipt)));
  drawNotes(sheet, receipt, drawSums(sheet, receipt, lines));
  drawFeet(sheet, receipt);
  sheet.end();
  await ended;
  return Buffer.concat(pieces);
}
