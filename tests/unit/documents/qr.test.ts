import { describe, expect, it } from 'vitest';
import { qrPng } from '../../../server/lib/documents/index.ts';
import { qrMatrix } from '../../../server/lib/documents/qr-code.ts';
import { printedTicket } from './fixtures.ts';
import { decodePng, readCode } from './pictures.ts';

const TEXTS = [
  'A',
  'hello, world',
  'https://tickets.example.com/t?x=1',
  'Wanjikũ – 5 €',
  '0'.repeat(500),
  'x'.repeat(900),
];

describe('a QR code as PNG', () => {
  it('is read as the ticket code that it shows', () => {
    const { code } = printedTicket();
    expect(readCode(decodePng(qrPng(code)))).toBe(code);
  });

  it('shows a ticket code in version 7, 45 modules a side', () => {
    expect(qrMatrix(printedTicket().code).size).toBe(45);
  });

  it.each(TEXTS)('is read for %j', (text) => {
    expect(readCode(decodePng(qrPng(text, 4)))).toBe(text);
  });

  it('is one bit a pixel, and small', () => {
    const png = qrPng(printedTicket().code);
    const { width, height } = decodePng(png);
    expect([width, height]).toEqual([424, 424]);
    expect(png.length).toBeLessThan(2_500);
  });
});
