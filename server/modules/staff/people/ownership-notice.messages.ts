import type { Language } from '../../../lib/language/language.ts';

interface OwnershipNotice {
  readonly subject: (issuer: string) => string;
  readonly body: (person: string, issuer: string) => string;
}

/** Texts of the alert to the admins of an organisation when its founder becomes its owner. */
export const OWNERSHIP_NOTICE_WORDS: Readonly<Record<Language, OwnershipNotice>> = {
  en: {
    subject: (issuer) => `${issuer} has an owner`,
    body: (person, issuer) =>
      `${person} founded ${issuer} and has claimed its ownership. From now on only an owner makes or removes an owner. Your own role stays as it is. If you did not expect this, contact support.`,
  },
  sw: {
    subject: (issuer) => `${issuer} sasa ina mmiliki`,
    body: (person, issuer) =>
      `${person} alianzisha ${issuer} na amechukua umiliki wake. Kuanzia sasa ni mmiliki pekee anayeweza kuongeza au kuondoa mmiliki. Jukumu lako halijabadilika. Kama hukutarajia hili, wasiliana na usaidizi.`,
  },
  fr: {
    subject: (issuer) => `${issuer} a un propriétaire`,
    body: (person, issuer) =>
      `${person} a fondé ${issuer} et en a pris la propriété. Désormais, seul un propriétaire nomme ou retire un propriétaire. Votre rôle ne change pas. Si cela vous surprend, contactez l’assistance.`,
  },
};
