import type { Language } from '../../lib/language/language.ts';

interface MessageFrame {
  readonly subject: (sender: string, subject: string) => string;
  readonly wrote: (sender: string) => string;
  readonly action: string;
  readonly footnote: string;
  readonly group: { readonly footnote: (issuer: string, about: string) => string };
  readonly guest: {
    readonly answered: (sender: string) => string;
    readonly action: string;
    readonly footnote: string;
  };
}

/** Texts around a mailed message. The message itself is its sender's. */
export const MESSAGE_WORDS: Readonly<Record<Language, MessageFrame>> = {
  en: {
    subject: (sender, subject) => `${sender}: ${subject}`,
    wrote: (sender) => `${sender} wrote to you on Passa:`,
    action: 'Read and reply',
    footnote: 'In your settings you choose which messages come by mail.',
    group: {
      footnote: (issuer, about) => `${issuer} writes to you because you hold tickets for ${about}.`,
    },
    guest: {
      answered: (sender) => `${sender} of Passa answered what you wrote to us:`,
      action: 'Write to us again',
      footnote: 'You get this mail because you wrote to us through the contact page.',
    },
  },
  sw: {
    subject: (sender, subject) => `${sender}: ${subject}`,
    wrote: (sender) => `${sender} amekuandikia kupitia Passa:`,
    action: 'Soma na ujibu',
    footnote: 'Katika mipangilio yako unachagua jumbe zipi zije kwa barua pepe.',
    group: {
      footnote: (issuer, about) => `${issuer} anakuandikia kwa sababu una tiketi za ${about}.`,
    },
    guest: {
      answered: (sender) => `${sender} wa Passa amejibu ulichotuandikia:`,
      action: 'Tuandikie tena',
      footnote: 'Unapokea barua hii kwa sababu ulituandikia kupitia ukurasa wa mawasiliano.',
    },
  },
  fr: {
    subject: (sender, subject) => `${sender}\u00a0: ${subject}`,
    wrote: (sender) => `${sender} vous a écrit sur Passa\u00a0:`,
    action: 'Lire et répondre',
    footnote: 'Dans vos paramètres, vous choisissez les messages qui vous parviennent par e-mail.',
    group: {
      footnote: (issuer, about) => `${issuer} vous écrit parce que vous avez des billets pour ${about}.`,
    },
    guest: {
      answered: (sender) => `${sender}, de Passa, répond à ce que vous nous avez écrit\u00a0:`,
      action: 'Nous écrire à nouveau',
      footnote: 'Vous recevez ce message parce que vous nous avez écrit par la page de contact.',
    },
  },
};
