import type { Language } from '../../../lib/language/language.ts';

interface Notice {
  readonly subject: (issuer: string) => string;
  readonly body: (reason: string) => string;
}

type NoticeWords = Readonly<Record<'active' | 'inactive', Notice>>;

/** Texts of the alert to owners and admins when the status of their organisation changes. */
export const ISSUER_NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    inactive: {
      subject: (issuer) => `${issuer} is inactive`,
      body: (reason) =>
        `Your organisation can neither publish events nor sell tickets until it is activated again. Tickets that were sold stay valid at the door, and everything stays readable.\n\nReason: ${reason}`,
    },
    active: {
      subject: (issuer) => `${issuer} is active again`,
      body: (reason) => `Your organisation can publish events and sell tickets again.\n\nReason: ${reason}`,
    },
  },
  sw: {
    inactive: {
      subject: (issuer) => `${issuer} imesimamishwa`,
      body: (reason) =>
        `Shirika lako haliwezi kuchapisha matukio wala kuuza tiketi hadi liwashwe tena. Tiketi zilizouzwa bado ni halali mlangoni, na taarifa zote zinaweza kusomwa.\n\nSababu: ${reason}`,
    },
    active: {
      subject: (issuer) => `${issuer} imewashwa tena`,
      body: (reason) => `Shirika lako linaweza tena kuchapisha matukio na kuuza tiketi.\n\nSababu: ${reason}`,
    },
  },
  fr: {
    inactive: {
      subject: (issuer) => `${issuer} est inactive`,
      body: (reason) =>
        `Votre organisation ne peut ni publier d’événements ni vendre de billets tant qu’elle n’est pas réactivée. Les billets vendus restent valables à l’entrée et tout reste consultable.\n\nMotif\u00a0: ${reason}`,
    },
    active: {
      subject: (issuer) => `${issuer} est de nouveau active`,
      body: (reason) =>
        `Votre organisation peut de nouveau publier des événements et vendre des billets.\n\nMotif\u00a0: ${reason}`,
    },
  },
};
