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

interface RenewalWords {
  readonly subject: (event: string) => string;
  readonly heading: string;
  readonly summary: (event: string) => string;
  readonly codeIsVoid: string;
  readonly why: string;
}

/** Texts of the mail to holders whose tickets got new codes. */
export const RENEWAL_WORDS: Readonly<Record<Language, RenewalWords>> = {
  en: {
    subject: (event) => `New codes for your tickets for ${event}`,
    heading: 'Your tickets have new codes',
    summary: (event) =>
      `Your tickets for ${event} have new codes. They are in another mail that we sent you.`,
    codeIsVoid: 'The old codes no longer admit anyone, on paper or on a phone. Please use the new ones.',
    why: 'We replace codes when a copy of the old ones may be in the wrong hands. There is nothing to pay, and no one will ask you for a password.',
  },
  sw: {
    subject: (event) => `Misimbo mipya ya tiketi zako za ${event}`,
    heading: 'Tiketi zako zina misimbo mipya',
    summary: (event) =>
      `Tiketi zako za ${event} zina misimbo mipya. Imo kwenye barua pepe nyingine tuliyokutumia.`,
    codeIsVoid:
      'Misimbo ya zamani haimruhusu mtu yeyote tena, kwenye karatasi au simu. Tafadhali tumia mipya.',
    why: 'Tunabadilisha misimbo nakala za zamani zinapoweza kuwa mikononi mwa watu wasiofaa. Hakuna cha kulipa, na hakuna atakayekuomba nywila.',
  },
  fr: {
    subject: (event) => `Nouveaux codes pour vos billets pour ${event}`,
    heading: 'Vos billets ont de nouveaux codes',
    summary: (event) =>
      `Vos billets pour ${event} ont de nouveaux codes. Ils sont dans un autre e-mail que nous vous avons envoyé.`,
    codeIsVoid:
      'Les anciens codes n’admettent plus personne, sur papier comme sur téléphone. Utilisez les nouveaux.',
    why: 'Nous remplaçons les codes quand une copie des anciens peut être entre de mauvaises mains. Il n’y a rien à payer, et personne ne vous demandera de mot de passe.',
  },
};
