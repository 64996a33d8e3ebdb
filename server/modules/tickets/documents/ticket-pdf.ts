import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { amountOf, formatWithCurrency } from '../../../money/index.ts';
import type { TicketRecord } from '../ticket.record.ts';
import { drawPoster } from './poster-pattern.ts';
import { dueInWords, eveningOf } from './ticket-words.ts';

/** One page of the printed form. */
export interface PrintedTicket {
  ticket: TicketRecord;
  /** A PNG of the QR code. */
  qr: Buffer;
  /** Whether the holder's name and addresses are printed. */
  showsPerson: boolean;
}

const COLOUR = {
  paper: '#FBF7F0',
  ink: '#17181F',
  quiet: '#5B5A56',
  line: '#E6DFD3',
  primary: '#0B6E6E',
  accent: '#F2A413',
};
const FONT = {
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  heading: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
};
const resolve = createRequire(import.meta.url).resolve;

/** A4 in points; the card is as wide as the margins leave. */
const CARD = { x: 40, y: 48, width: 515, height: 262, poster: 96, stub: 168, notch: 9 };

type Page = InstanceType<typeof PDFDocument>;

/** One A4 page a ticket: the card with poster, facts and stub above, how to use it below. */
export async function ticketPdf(tickets: PrintedTicket[], madeAt: Date): Promise<Buffer> {
  const [first] = tickets;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: {
      Title: first ? `Ticket for ${first.ticket.event_name}` : 'Ticket',
      Creator: 'Passa',
      CreationDate: madeAt,
    },
  });
  for (const [name, file] of Object.entries(FONT)) pdf.registerFont(name, resolve(file));
  for (const ticket of tickets) drawPage(pdf, ticket);
  return collected(pdf);
}

function collected(pdf: Page): Promise<Buffer> {
  return new Promise((fulfil, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => void chunks.push(chunk));
    pdf.on('end', () => fulfil(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

function drawPage(pdf: Page, printed: PrintedTicket): void {
  pdf.addPage();
  drawCard(pdf);
  pdf.save();
  pdf.roundedRect(CARD.x, CARD.y, CARD.width, CARD.height, 12).clip();
  drawPoster(pdf, printed.ticket.event_id, CARD.x, CARD.y, CARD.poster, CARD.height);
  pdf.restore();
  drawFacts(pdf, printed);
  drawStub(pdf, printed);
  drawAdvice(pdf, printed);
}

/** Paper with a fine edge, a perforation before the stub and a notch at each of its ends. */
function drawCard(pdf: Page): void {
  const { x, y, width, height, stub, notch } = CARD;
  const tear = x + width - stub;
  pdf.roundedRect(x, y, width, height, 12).lineWidth(1).fillAndStroke(COLOUR.paper, COLOUR.line);
  for (const end of [y, y + height]) {
    pdf.circle(tear, end, notch).lineWidth(1).fillAndStroke('#FFFFFF', COLOUR.line);
    pdf
      .rect(tear - notch - 2, end === y ? y - notch - 2 : end + 0.6, 2 * notch + 4, notch + 1.4)
      .fill('#FFFFFF');
  }
  pdf
    .moveTo(tear, y + notch + 5)
    .lineTo(tear, y + height - notch - 5)
    .dash(3, { space: 4 })
    .lineWidth(1)
    .stroke(COLOUR.line)
    .undash();
}

function drawFacts(pdf: Page, { ticket, showsPerson }: PrintedTicket): void {
  const x = CARD.x + CARD.poster + 20;
  const width = CARD.width - CARD.poster - CARD.stub - 36;
  const price = formatWithCurrency(amountOf(ticket.currency, ticket.price_units));
  pdf.font('heading').fontSize(19).fillColor(COLOUR.ink);
  pdf.text(ticket.event_name, x, CARD.y + 22, { width, height: 50, ellipsis: true, lineGap: -2 });
  const facts: [string, string][] = [
    ['When', eveningOf(ticket.event_start_at)],
    ['Where', ticket.event_venue],
    ['Ticket', `${ticket.tier}, no. ${ticket.serial}`],
    ['Price', `${price} · ${dueInWords(ticket, price)}`],
    ...(showsPerson ? ([['Holder', ticket.holder_name]] satisfies [string, string][]) : []),
  ];
  let y = CARD.y + 82;
  for (const [label, value] of facts) {
    pdf.font('text').fontSize(7.5).fillColor(COLOUR.quiet).text(label, x, y, { width });
    pdf.font('strong').fontSize(9.5).fillColor(COLOUR.ink);
    pdf.text(value, x, y + 10, { width, height: 22, ellipsis: true });
    y += 34;
  }
}

function drawStub(pdf: Page, { ticket, qr }: PrintedTicket): void {
  const size = 140;
  const x = CARD.x + CARD.width - CARD.stub + (CARD.stub - size) / 2;
  const y = CARD.y + 30;
  pdf.rect(x, y, size, size).fill('#FFFFFF');
  pdf.image(qr, x, y, { width: size, height: size });
  const line = { width: size, align: 'center' as const };
  pdf
    .font('strong')
    .fontSize(8.5)
    .fillColor(COLOUR.primary)
    .text('Admits one, once', x, y + size + 12, line);
  pdf
    .font('text')
    .fontSize(6)
    .fillColor(COLOUR.quiet)
    .text(ticket.id, x, y + size + 26, line);
  pdf.rect(x + size / 2 - 14, y + size + 40, 28, 2.5).fill(COLOUR.accent);
}

function drawAdvice(pdf: Page, { ticket, showsPerson }: PrintedTicket): void {
  const width = CARD.width;
  const y = CARD.y + CARD.height + 28;
  pdf.font('heading').fontSize(13).fillColor(COLOUR.ink).text('At the door', CARD.x, y, { width });
  const lines = [
    'Show this page or the code on your phone. The first scan lets you in; the same code is refused afterwards, so keep it to yourself.',
    ...(ticket.due_status === 'due' ? ['The price is paid at the door before you go in.'] : []),
    ...(showsPerson
      ? [`Booked for ${ticket.holder_name}, ${ticket.holder_email}, ${ticket.holder_phone}.`]
      : []),
    `Bought ${eveningOf(ticket.issued_at)}. Anybody can check that this ticket is genuine: it is signed.`,
  ];
  pdf.font('text').fontSize(9.5).fillColor(COLOUR.quiet);
  pdf.text(lines.join('\n'), CARD.x, y + 20, { width, lineGap: 4 });
}
