import type { Language } from '../../../lib/language/language.ts';
import type { PartnerRole } from '../../../platform/vocabulary.ts';

interface PartnerInvitationWords {
  readonly subject: (issuer: string) => string;
  readonly heading: (issuer: string) => string;
  readonly invited: (invitedBy: string, issuer: string, role: string) => string;
  readonly about: string;
  readonly life: (days: number) => string;
  readonly action: string;
  readonly footnote: string;
  readonly roles: Readonly<Record<PartnerRole, string>>;
}

/** Texts of the mail to an invited partner. */
export const PARTNER_INVITATION_WORDS: Readonly<Record<Language, PartnerInvitationWords>> = {
  en: {
    subject: (issuer) => `${issuer} invites you to be a partner`,
    heading: (issuer) => `${issuer} wants to share revenue with you`,
    invited: (invitedBy, issuer, role) => `${invitedBy} of ${issuer} invites you as ${role} on Passa.`,
    about:
      'As a partner you see the contracts that you have a share of, and your share of what an event brings is paid into a wallet of your own, which is made when you accept.',
    life: (days) => `You can accept or decline. The link works once, for ${days} days.`,
    action: 'Answer the invitation',
    footnote: 'If you do not know this organiser, you can ignore this mail.',
    roles: { partner: 'a partner', musician: 'a musician', sponsor: 'a sponsor', venue: 'the venue' },
  },
  sw: {
    subject: (issuer) => `${issuer} anakualika kuwa mshirika`,
    heading: (issuer) => `${issuer} anataka kugawana mapato nawe`,
    invited: (invitedBy, issuer, role) => `${invitedBy} wa ${issuer} anakualika kwenye Passa kama ${role}.`,
    about:
      'Ukiwa mshirika unaona mikataba ambayo una fungu ndani yake, na fungu lako la mapato ya tukio linalipwa kwenye pochi yako mwenyewe, inayofunguliwa unapokubali.',
    life: (days) => `Unaweza kukubali au kukataa. Kiungo kinafanya kazi mara moja, kwa siku ${days}.`,
    action: 'Jibu mwaliko',
    footnote: 'Kama humjui mwandaaji huyu, puuza barua hii.',
    roles: { partner: 'mshirika', musician: 'mwanamuziki', sponsor: 'mdhamini', venue: 'mwenye ukumbi' },
  },
  fr: {
    subject: (issuer) => `${issuer} vous propose d’être partenaire`,
    heading: (issuer) => `${issuer} veut partager ses recettes avec vous`,
    invited: (invitedBy, issuer, role) => `${invitedBy}, de ${issuer}, vous invite sur Passa comme ${role}.`,
    about:
      'Comme partenaire, vous voyez les contrats où vous avez une part, et votre part des recettes d’un événement est versée sur un portefeuille à vous, créé quand vous acceptez.',
    life: (days) => `Vous pouvez accepter ou refuser. Le lien marche une fois, pendant ${days} jours.`,
    action: 'Répondre à l’invitation',
    footnote: 'Si vous ne connaissez pas cet organisateur, vous pouvez ignorer ce message.',
    roles: { partner: 'partenaire', musician: 'musicien', sponsor: 'sponsor', venue: 'lieu d’accueil' },
  },
};
