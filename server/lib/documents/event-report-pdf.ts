import PDFDocument from 'pdfkit';
import type { Language } from '../language/language.ts';
import { type PosterCategory, posterScene } from '../posters/poster.ts';
import { INK, LINE, PAPER, SOFT, TEAL } from './palette.ts';
import { drawScene, headingFont, type PdfFont, printable, registerFonts } from './pdf-drawing.ts';

/** A table of the report: every value is already formatted. */
export interface ReportedTable {
  readonly title: string;
  /** Headings; all columns but the first are right-aligned, as figures are. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Text in place of the rows, when there are none. */
  readonly none: string;
}

export interface EventReport {
  readonly language: Language;
  readonly eventId: string;
  readonly category: PosterCategory | null;
  /** "Event report" */
  readonly kind: string;
  readonly title: string;
  readonly issuer: string;
  /** "Saturday 5 December 2026, 19:00 EAT" */
  readonly when: string;
  readonly venue: string;
  /** "Published", "Cancelled" */
  readonly status: string;
  /** Time of creation, with its zone: a sentence. */
  readonly made: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly tables: readonly ReportedTable[];
}

// A4 in points.
const PAGE = { width: 595.28, height: 841.89, margin: 48 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 20;
const POSTER_HEIGHT = 86;
const ROW = 20;

type Sheet = PDFKit.PDFDocument;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Look {
  readonly font: PdfFont;
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** Writes one line of text; overlong text ends in an ellipsis. */
function write(sheet: Sheet, text: string, { x, y, width }: Box, look: Look): void {
  sheet
    .font(look.font)
    .fontSize(look.size)
    .fillColor(look.colour ?? INK);
  sheet.text(printable(look.font, text), x, y, {
    width,
    height: look.size * 1.1,
    ellipsis: true,
    align: look.align ?? 'left',
  });
}

function newPage(sheet: Sheet): number {
  sheet.addPage();
  sheet.rect(0, 0, PAGE.width, PAGE.height).fill('#FFFFFF');
  return PAGE.margin;
}

/** @returns the y at which the content below begins */
function drawHead(sheet: Sheet, report: EventReport): number {
  const x = PAGE.margin;
  sheet.save();
  sheet.roundedRect(x, PAGE.margin, WIDTH, POSTER_HEIGHT, 12).clip();
  sheet.translate(x, PAGE.margin);
  const subject = { id: report.eventId, category: report.category };
  drawScene(sheet, posterScene(subject, { width: WIDTH, height: POSTER_HEIGHT }));
  sheet.restore();
  let y = PAGE.margin + POSTER_HEIGHT + 16;
  write(
    sheet,
    `${report.issuer} · ${report.kind}`,
    { x, y, width: WIDTH },
    { font: 'strong', size: 9, colour: TEAL },
  );
  y += 15;
  const font = headingFont(report.title);
  write(sheet, report.title, { x, y, width: WIDTH }, { font, size: 24 });
  y += 34;
  write(sheet, report.when, { x, y, width: WIDTH }, { font: 'strong', size: 10 });
  y += 15;
  write(
    sheet,
    `${report.venue} · ${report.status}`,
    { x, y, width: WIDTH },
    { font: 'text', size: 10, colour: SOFT },
  );
  return y + 26;
}

const FIGURES_A_ROW = 4;
const FIGURE_HEIGHT = 52;

function drawFigures(sheet: Sheet, { figures }: EventReport, top: number): number {
  const gap = 10;
  const width = (WIDTH - gap * (FIGURES_A_ROW - 1)) / FIGURES_A_ROW;
  for (const [index, { label, value }] of figures.entries()) {
    const x = PAGE.margin + (index % FIGURES_A_ROW) * (width + gap);
    const y = top + Math.floor(index / FIGURES_A_ROW) * (FIGURE_HEIGHT + gap);
    sheet.roundedRect(x, y, width, FIGURE_HEIGHT, 8).lineWidth(0.75).fillAndStroke(PAPER, LINE);
    const inside = { x: x + 10, width: width - 20 };
    write(sheet, label, { ...inside, y: y + 9 }, { font: 'text', size: 8, colour: SOFT });
    write(sheet, value, { ...inside, y: y + 23 }, { font: 'strong', size: value.length > 14 ? 10 : 15 });
  }
  return top + Math.ceil(figures.length / FIGURES_A_ROW) * (FIGURE_HEIGHT + gap) + 12;
}

/** The first column gets the width that the figures leave. */
function columnBoxes(count: number, y: number): Box[] {
  const first = WIDTH * (count > 4 ? 0.24 : 0.4);
  const others = (WIDTH - first) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) =>
    index === 0
      ? { x: PAGE.margin, y, width: first - 6 }
      : { x: PAGE.margin + first + (index - 1) * others, y, width: others - 2 },
  );
}

function drawRow(sheet: Sheet, cells: readonly string[], y: number, look: Look): void {
  for (const [index, box] of columnBoxes(cells.length, y).entries()) {
    write(sheet, cells[index] ?? '', box, { ...look, align: index === 0 ? 'left' : 'right' });
  }
}

function drawLine(sheet: Sheet, y: number): void {
  sheet
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.5)
    .stroke(LINE);
}

/** Draws a table; it continues on the next page under its headings. */
function drawTable(sheet: Sheet, { title, columns, rows, none }: ReportedTable, from: number): number {
  let y = from + 3 * ROW > BOTTOM ? newPage(sheet) : from;
  write(sheet, title, { x: PAGE.margin, y, width: WIDTH }, { font: 'display', size: 14 });
  y += 24;
  if (rows.length === 0) {
    write(sheet, none, { x: PAGE.margin, y, width: WIDTH }, { font: 'text', size: 9.5, colour: SOFT });
    return y + ROW + 12;
  }
  const head = (): void => {
    drawRow(sheet, columns, y, { font: 'strong', size: 8, colour: SOFT });
    drawLine(sheet, y + 14);
    y += ROW;
  };
  head();
  for (const cells of rows) {
    if (y + ROW > BOTTOM) {
      y = newPage(sheet);
      head();
    }
    drawRow(sheet, cells, y, { font: 'text', size: 9.5 });
    drawLine(sheet, y + 15);
    y += ROW;
  }
  return y + 18;
}

function drawFeet(sheet: Sheet, { made }: EventReport): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let nth = 0; nth < count; nth += 1) {
    sheet.switchToPage(start + nth);
    const box = { x: PAGE.margin, y: PAGE.height - PAGE.margin - 6, width: WIDTH };
    write(sheet, made, box, { font: 'text', size: 8, colour: SOFT });
    write(sheet, `${nth + 1} / ${count}`, box, { font: 'text', size: 8, colour: SOFT, align: 'right' });
  }
}

/** Renders an event's report as an A4 PDF. Any text is allowed; overlong text ends in an ellipsis. */
export async function eventReportPdf(report: EventReport): Promise<Buffer> {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: report.language,
    displayTitle: true,
    info: { Title: `${report.kind}: ${report.title}`, Author: report.issuer, Creator: 'Passa' },
  });
  const pieces: Buffer[] = [];
  sheet.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    sheet.on('end', resolve);
    sheet.on('error', reject);
  });
  registerFonts(sheet);
  newPage(sheet);
  let y = drawFigures(sheet, report, drawHead(sheet, report));
  for (const table of report.tables) y = drawTable(sheet, table, y);
  drawFeet(sheet, report);
  sheet.end();
  await ended;
  return Buffer.concat(pieces);
}
