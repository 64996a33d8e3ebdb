import type { Translation } from '../../language/catalogue.ts';
import type * as receipts from '../receipts.ts';

export default {
  receiptTexts: {
    title: 'Reçus',
    kinds: { RECEIPT: 'Reçu', CREDIT_NOTE: 'Avoir' },
    download: (name) => `Télécharger ${name} (PDF)`,
    of: (number) => `du reçu ${number}`,
    includes: (tax) => `dont ${tax}`,
    failed: (reason) => `Le reçu n’a pas pu être téléchargé : ${reason}`,
    more: 'Charger d’autres reçus',
  },
} satisfies Translation<typeof receipts>;
