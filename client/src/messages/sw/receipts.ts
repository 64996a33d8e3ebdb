import type { Translation } from '../../language/catalogue.ts';

export const receipts: Translation<'receiptTexts'> = {
  receiptTexts: {
    title: 'Risiti',
    kinds: { RECEIPT: 'Risiti', CREDIT_NOTE: 'Hati ya marejesho' },
    download: (name) => `Pakua ${name} (PDF)`,
    of: (number) => `ya risiti ${number}`,
    includes: (tax) => `ikiwemo ${tax}`,
    failed: (reason) => `Risiti haikupakuliwa: ${reason}`,
    notFetched: 'Risiti haikuweza kupakuliwa',
    more: 'Onyesha risiti zaidi',
  },
};
