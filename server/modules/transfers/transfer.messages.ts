import type { Language } from '../../lib/language/language.ts';

interface TransferWords {
  readonly subject: (event: string) => string;
  readonly heading: string;
  readonly summary: (number: string, event: string, holder: string) => string;
  readonly codeIsVoid: string;
  readonly notYou: string;
}

/** Texts of the mail to the holder who passed a ticket on. */
export const TRANSFER_WORDS: Readonly<Record<Language, TransferWords>> = {
  en: {
    subject: (event) => `Your ticket for ${event} was passed on`,
    heading: 'Your ticket was passed on',
    summary: (number, event, holder) => `Your ticket ${number} for ${event} now belongs to ${holder}.`,
    codeIsVoid:
      'Your code no longer admits anyone, and a new ticket with a new code was sent to the new holder.',
    notYou: 'If you did not want this, write to the organiser at once.',
  },
  sw: {
    subject: (event) => `Tiketi yako ya ${event} imehamishiwa mtu mwingine`,
    heading: 'Tiketi yako imehamishiwa mtu mwingine',
    summary: (number, event, holder) => `Tiketi yako ${number} ya ${event} sasa ni ya ${holder}.`,
    codeIsVoid:
      'Msimbo wako haumruhusu mtu yeyote tena, na tiketi mpya yenye msimbo mpya imetumwa kwa mwenye tiketi mpya.',
    notYou: 'Kama hukutaka hivyo, mwandikie mwandaaji mara moja.',
  },
  fr: {
    subject: (event) => `Votre billet pour ${event} a été cédé`,
    heading: 'Votre billet a été cédé',
    summary: (number, event, holder) =>
      `Votre billet ${number} pour ${event} est maintenant au nom de ${holder}.`,
    codeIsVoid:
      'Votre code n’admet plus personne, et un nouveau billet avec un nouveau code a été envoyé au nouveau titulaire.',
    notYou: 'Si vous ne l’avez pas voulu, écrivez tout de suite à l’organisateur.',
  },
};
