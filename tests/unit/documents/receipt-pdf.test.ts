import { describe, expect, it } from 'vitest';
import { type PrintedReceipt, receiptPdf } from '../../../server/lib/documents/index.ts';

const RECEIPT: PrintedReceipt = {
  language: 'en',
  kind: 'Receipt',
  number: 'R-000123',
  seller: {
    name: 'Koroga Events Limited',
    details: ['Moi Avenue 12', 'Nairobi', 'Tax number: P051234567X'],
  },
  facts: [
    { label: 'Issued', value: 'Saturday 28 November 2026, 06:12 EAT' },
    { label: 'Payment method', value: 'M-Pesa' },
    { label: 'Payment reference', value: 'SKL7RT61SV' },
  ],
  buyer: { label: 'Buyer', details: ['Wanjiru Kamau', 'wanjiru@buyers.test'] },
  event: {
    name: 'Koroga Festival',
    details: ['Saturday 5 December 2026, 19:00 EAT', 'Hells Gate, Naivasha, Kenya'],
  },
  columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
  lines: [
    ['regular', '2', 'KES 1,160.00', 'KES 2,320.00'],
    ['VIP', '1', 'KES 2,320.00', 'KES 2,320.00'],
  ],
  sums: [
    { label: 'Before tax', value: 'KES 4,000.00' },
    { label: 'VAT 16 %', value: 'KES 640.00' },
    { label: 'Total', value: 'KES 4,640.00' },
  ],
  notes: ['Paid with play money, which has no value. This document is a test.'],
  foot: 'Issued with Passa',
};

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe('the printed receipt', () => {
  it('is a PDF of one page with its number in the title', async () => {
    const pdf = await receiptPdf(RECEIPT);
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('(Receipt R-000123)');
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.length).toBeLessThan(80_000);
  });

  it('goes on on further pages when it has many lines, and takes any text', async () => {
    const line = ['🎉 \u0000 \u202e long '.repeat(40), '1', 'KES 1.00', 'KES 1.00'] as const;
    const pdf = await receiptPdf({ ...RECEIPT, lines: Array.from({ length: 60 }, () => line) });
    expect(pagesOf(pdf)).toBeGreaterThan(1);
  });
});
