import type { Language } from '../../../lib/language/language.ts';

interface GoogleTexts {
  note: string;
  due: string;
  page: string;
  isVoid: string;
  needsPage: string;
}

/** Texts of a pass in the language in which its holder added it. */
export const GOOGLE_TEXTS: Record<Language, GoogleTexts> = {
  en: {
    note: 'Note',
    due: 'To pay at the door',
    page: 'Your ticket',
    isVoid: 'This ticket is no longer valid.',
    needsPage: 'This ticket needs its live code. Open the page of the ticket at the entrance.',
  },
  fr: {
    note: 'Remarque',
    due: 'À payer à l’entrée',
    page: 'Votre billet',
    isVoid: 'Ce billet n’est plus valable.',
    needsPage: 'Ce billet demande son code qui change. Ouvrez la page du billet à l’entrée.',
  },
  sw: {
    note: 'Kumbuka',
    due: 'Ya kulipa mlangoni',
    page: 'Tiketi yako',
    isVoid: 'Tiketi hii si halali tena.',
    needsPage: 'Tiketi hii inahitaji msimbo wake unaobadilika. Fungua ukurasa wa tiketi mlangoni.',
  },
};
