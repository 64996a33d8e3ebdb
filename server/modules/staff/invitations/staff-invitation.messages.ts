import type { Language } from '../../../lib/language/language.ts';
import type { Role } from '../../../platform/access/roles.ts';

interface StaffInvitationWords {
  readonly subject: (invitedBy: string, where: string) => string;
  readonly heading: (where: string) => string;
  readonly summary: (invitedBy: string, where: string, role: string) => string;
  readonly life: (days: number) => string;
  readonly action: string;
  readonly footnote: string;
  readonly roles: Readonly<Record<Role, string>>;
}

/** Texts of the mail to an invited person. */
export const STAFF_INVITATION_WORDS: Readonly<Record<Language, StaffInvitationWords>> = {
  en: {
    subject: (invitedBy, where) => `${invitedBy} invites you to ${where}`,
    heading: (where) => `Join ${where}`,
    summary: (invitedBy, where, role) => `${invitedBy} invites you to ${where} as ${role}.`,
    life: (days) => `The link works once, for ${days} days.`,
    action: 'Accept the invitation',
    footnote: 'If you do not know who invites you, you can ignore this mail.',
    roles: {
      system_admin: 'system admin',
      system_validator: 'system validator',
      system_auditor: 'system auditor',
      issuer_owner: 'issuer owner',
      issuer_admin: 'issuer admin',
      issuer_signatory: 'issuer signatory',
      issuer_validator: 'issuer validator',
      issuer_auditor: 'issuer auditor',
      issuer_finance: 'issuer finance',
      attendee: 'attendee',
    },
  },
  sw: {
    subject: (invitedBy, where) => `${invitedBy} anakualika kujiunga na ${where}`,
    heading: (where) => `Jiunge na ${where}`,
    summary: (invitedBy, where, role) => `${invitedBy} anakualika kujiunga na ${where} kama ${role}.`,
    life: (days) => `Kiungo kinafanya kazi mara moja, kwa siku ${days}.`,
    action: 'Kubali mwaliko',
    footnote: 'Kama humjui anayekualika, puuza barua hii.',
    roles: {
      system_admin: 'msimamizi wa mfumo',
      system_validator: 'mkagua tiketi wa mfumo',
      system_auditor: 'mkaguzi wa hesabu wa mfumo',
      issuer_owner: 'mmiliki',
      issuer_admin: 'msimamizi',
      issuer_signatory: 'mtia saini',
      issuer_validator: 'mkagua tiketi',
      issuer_auditor: 'mkaguzi wa hesabu',
      issuer_finance: 'mhusika wa fedha',
      attendee: 'mhudhuriaji',
    },
  },
  fr: {
    subject: (invitedBy, where) => `${invitedBy} vous invite à rejoindre ${where}`,
    heading: (where) => `Rejoignez ${where}`,
    summary: (invitedBy, where, role) =>
      `${invitedBy} vous invite à rejoindre ${where}. Votre rôle\u00a0: ${role}.`,
    life: (days) => `Le lien marche une fois, pendant ${days} jours.`,
    action: 'Accepter l’invitation',
    footnote: 'Si vous ne connaissez pas la personne qui vous invite, vous pouvez ignorer ce message.',
    roles: {
      system_admin: 'administration du système',
      system_validator: 'contrôle des billets pour le système',
      system_auditor: 'audit du système',
      issuer_owner: 'propriétaire',
      issuer_admin: 'administration',
      issuer_signatory: 'signataire',
      issuer_validator: 'contrôle des billets',
      issuer_auditor: 'audit',
      issuer_finance: 'finances',
      attendee: 'participant',
    },
  },
};
