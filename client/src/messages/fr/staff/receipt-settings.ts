import type { Translation } from '../../../language/catalogue.ts';
import type * as receiptSettings from '../../receipt-settings.ts';

export default {
  receiptSettingsTexts: {
    title: 'Reçus et taxes',
    lead: 'Chaque commande payée reçoit un reçu avec le numéro suivant, et chaque remboursement un avoir. Les changements valent pour ceux qui seront émis désormais.',
    list: 'les réglages des reçus',
    legalName: 'Raison sociale',
    legalNameHint: 'Si ce champ est vide, votre nom public est imprimé.',
    address: 'Adresse',
    addressHint: 'Comme sur une lettre, en six lignes au plus.',
    taxNumber: 'Numéro fiscal (PIN)',
    tax: 'Taxe comprise dans vos prix',
    taxHint:
      'Les prix la comprennent : les acheteurs paient la même somme, et les reçus montrent la part de taxe.',
    choices: { none: 'Aucune taxe', vat: 'TVA de 16 % comprise', other: 'Une autre taxe' },
    taxName: 'Nom de la taxe',
    taxPercent: 'Taux en pour cent',
    save: 'Enregistrer les reçus',
    saved: 'Reçus enregistrés.',
  },
} satisfies Translation<typeof receiptSettings>;
