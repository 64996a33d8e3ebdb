import type { Language } from '../../../lib/language/language.ts';

interface TicketLinkWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: string[];
  readonly action: string;
  readonly footnote: string;
}

/** Texts of the mail with the link to the recipient's tickets. */
export const TICKET_LINK_WORDS: Readonly<Record<Language, TicketLinkWords>> = {
  en: {
    subject: 'Your tickets',
    heading: 'Here are your tickets',
    paragraphs: [
      'Someone, most likely you, asked for the tickets that were bought with this email address.',
      'The link works once, for 30 minutes. It shows your tickets with their codes, ready to save or print.',
    ],
    action: 'Show my tickets',
    footnote: 'If you did not ask for this, you can ignore this mail. Do not pass the link on.',
  },
  sw: {
    subject: 'Tiketi zako',
    heading: 'Hizi hapa tiketi zako',
    paragraphs: [
      'Kuna mtu, huenda ni wewe, aliyeomba tiketi zilizonunuliwa kwa anwani hii ya barua pepe.',
      'Kiungo kinafanya kazi mara moja, kwa dakika 30. Kinaonyesha tiketi zako pamoja na misimbo yake, tayari kuhifadhiwa au kuchapishwa.',
    ],
    action: 'Onyesha tiketi zangu',
    footnote: 'Kama hukuomba hili, puuza barua hii. Usimpe mtu mwingine kiungo hiki.',
  },
  fr: {
    subject: 'Vos billets',
    heading: 'Voici vos billets',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé les billets achetés avec cette adresse e-mail.',
      'Le lien marche une fois, pendant 30 minutes. Il montre vos billets avec leurs codes, prêts à être enregistrés ou imprimés.',
    ],
    action: 'Voir mes billets',
    footnote: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message. Ne transmettez pas ce lien.',
  },
};
