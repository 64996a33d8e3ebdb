import type { Translation } from '../../language/catalogue.ts';
import type * as receipts from '../receipts.ts';

export default {
  receiptTexts: {
    title: 'Risiti',
    kinds: { RECEIPT: 'Risiti', CREDIT_NOTE: 'Hati ya marejesho' },
    download: (name) => `Pakua ${name} (PDF)`,
    of: (number) => `ya risiti ${number}`,
    includes: (tax) => `ikiwemo ${tax}`,
    failed: (reason) => `Risiti haikupakuliwa: ${reason}`,
    more: 'Onyesha risiti zaidi',
  },
} satisfies Translation<typeof receipts>;
