import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticketPdf } from '../../../server/lib/documents/index.ts';
import { headingFont, printable } from '../../../server/lib/documents/pdf-drawing.ts';
import { admitsLine, noticeOf } from '../../../server/lib/documents/printed-ticket.ts';
import { jpeg } from '../../support/pictures.ts';
import { event, printedTicket } from './fixtures.ts';
import { blacken, blank, readCode } from './pictures.ts';

/** The drawing instructions of each page. */
function pagesOf(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').split(/stream\r?\n/);
  return streams.flatMap((stream) => {
    try {
      const text = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      return / re\n/.test(text) ? [text] : [];
    } catch {
      return [];
    }
  });
}

/** Renders the small filled rectangles of the stub, four pixels per point, and reads the code. */
function codeOn(page: string): string | undefined {
  const picture = blank(800, 800);
  for (const [, ...numbers] of page.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    if (height > 4 || y < 372) continue;
    for (let row = Math.round((y - 372) * 4); row < Math.round((y - 372 + height) * 4); row += 1) {
      for (let column = Math.round(x * 4); column < Math.round((x + width) * 4); column += 1)
        blacken(picture, column, row);
    }
  }
  return readCode(picture);
}

describe('the printed ticket', () => {
  it('is a PDF with a page a ticket, each with its own code', async () => {
    const second = printedTicket({ id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c', due: null });
    const pdf = await ticketPdf(event, [printedTicket(), second]);
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
    const pages = pagesOf(pdf);
    expect(pages.map(codeOn)).toEqual([printedTicket().code, second.code]);
  });

  it('has no code when it needs the phone, and keeps it for a holder with an ID or until then', async () => {
    const printed = async (phone: { from: string | null; allowsPaper: boolean }) =>
      pagesOf(await ticketPdf(event, [printedTicket({ phone })])).map(codeOn);
    const { code } = printedTicket();
    expect(await printed({ from: null, allowsPaper: false })).toEqual([undefined]);
    expect(await printed({ from: null, allowsPaper: true })).toEqual([code]);
    expect(await printed({ from: 'Saturday 5 December 2026, 14:00 EAT', allowsPaper: false })).toEqual([
      code,
    ]);
  });

  it.each(['en', 'fr', 'sw'] as const)(
    'says in %s how often it admits, by the rule of its tier',
    async (language) => {
      const entries = [
        { rule: 'once', limit: null },
        { rule: 'daily', limit: null },
        { rule: 'reentry', limit: null },
        { rule: 'times', limit: 4 },
      ] as const;
      const notices = entries.map((entry) => noticeOf({ entry }, language));
      expect(new Set(notices).size).toBe(4);
      expect(notices[0]).toBe(noticeOf({}, language));
      expect(notices[3]).toContain('4');
      expect(admitsLine({ entry: entries[3] }, language)).toContain('4');
      const tickets = entries.map((entry) => printedTicket({ entry }));
      const pages = pagesOf(await ticketPdf(event, tickets, language));
      expect(new Set(pages).size).toBe(4);
      expect(pages.map(codeOn)).toEqual(tickets.map(({ code }) => code));
    },
  );

  it('is small enough to mail', async () => {
    expect((await ticketPdf(event, [printedTicket()])).length).toBeLessThan(80_000);
  });

  it('has the cover of the event in the place of its poster, once for all pages', async () => {
    const cover = { jpeg: await jpeg({ width: 800, height: 600 }), focalX: 0.5, focalY: 1 };
    const pdf = await ticketPdf({ ...event, cover }, [printedTicket(), printedTicket()]);
    expect(pdf.toString('latin1').match(/\/Filter \/DCTDecode/g)).toHaveLength(1);
    expect(pdf.includes(cover.jpeg)).toBe(true);
    const pages = pagesOf(pdf);
    expect(pages.map(codeOn)).toEqual([printedTicket().code, printedTicket().code]);
    // 371.5 points wide, and moved up until the lower edge of the picture is that of its place.
    for (const page of pages) expect(page).toMatch(/371\.5 0 0 -278\.625 0 150 cm/);
  });

  const awkward = [
    '',
    ' ',
    '\u0000',
    'Wanjikũ',
    '😀',
    '👩🏾‍🎤',
    'አበበ ቢቂላ',
    'محمد',
    '王小明',
    'a\nb',
    '\ud800',
    'x'.repeat(600),
    'x '.repeat(300),
  ];
  it.each(awkward)('can be made whatever the texts are (text %#)', async (text) => {
    const texts = { ...event, name: text, venue: text, issuer: text, id: text };
    const pdf = await ticketPdf(texts, [printedTicket({ holder: text, tier: text, price: text, due: text })]);
    expect(pagesOf(pdf)).toHaveLength(1);
  });

  it('can be made for any text at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const pdf = await ticketPdf({ ...event, name: text }, [printedTicket({ holder: text, tier: text })]);
        expect(pagesOf(pdf)).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });
});

describe('texts on paper', () => {
  it.each([
    ['Wanjikũ wa Kamau', 'Wanjikũ wa Kamau'],
    ['Wanjiku\u0303', 'Wanjikũ'],
    ['Ọlájùmọ̀kẹ́ Łukasz Ñandú', 'Ọlájùmọ̀kẹ́ Łukasz Ñandú'.normalize('NFC')],
    ['Party 😀👩🏾‍🎤 time', 'Party time'],
    ['two\nlines\tand  blanks ', 'two lines and blanks'],
    ['አበበ', '???'],
    ['5 € – 10 £', '5 € – 10 £'],
  ])('%j is written as %j', (text, written) => {
    expect(printable('text', text)).toBe(written);
  });

  it('keep the display type when it has all their letters', () => {
    expect(headingFont('Sauti za Busara 🎶')).toBe('display');
    expect(headingFont('Песни')).toBe('strong');
  });
});
