import { inLanguage } from '../language/in-language.ts';

/** Receipts and credit notes, for buyers and staff. */
export const receiptTexts = inLanguage('receiptTexts', {
  title: 'Receipts',
  kinds: { RECEIPT: 'Receipt', CREDIT_NOTE: 'Credit note' },
  download: (name: string) => `Download ${name} (PDF)`,
  of: (number: string) => `of receipt ${number}`,
  includes: (tax: string) => `includes ${tax}`,
  failed: (reason: string) => `Failed to download the receipt: ${reason}`,
  more: 'Load more receipts',
});
