import type { Language } from '../../../lib/language/language.ts';

interface ValidatorWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
}

/** Texts of the mail to a new validator. */
export const VALIDATOR_WORDS: Readonly<Record<Language, ValidatorWords>> = {
  en: {
    subject: 'You are to validate tickets with Passa',
    heading: 'Welcome at the door',
    paragraphs: [
      'An account was created for you to check tickets. Sign in with this address and the temporary password that your organiser gives you.',
      'The temporary password works once, for 24 hours. Choose one of your own right away, in Settings.',
    ],
    action: 'Go to sign-in',
  },
  sw: {
    subject: 'Utakagua tiketi kwa Passa',
    heading: 'Karibu langoni',
    paragraphs: [
      'Umefunguliwa akaunti ya kuruhusu watu kuingia. Ingia kwa anwani hii na nenosiri la muda utakalopewa na aliyekufungulia.',
      'Nenosiri la muda linafanya kazi mara moja, ndani ya saa 24. Chagua la kwako mara tu unapoingia, kwenye Mipangilio.',
    ],
    action: 'Nenda kuingia',
  },
  fr: {
    subject: 'Vous allez contrôler des billets avec Passa',
    heading: 'Bienvenue à l’entrée',
    paragraphs: [
      'Un compte a été créé pour que vous puissiez faire entrer le public. Connectez-vous avec cette adresse et le mot de passe provisoire que vous donne la personne qui l’a créé.',
      'Le mot de passe provisoire marche une fois, pendant 24 heures. Choisissez aussitôt le vôtre, dans Paramètres.',
    ],
    action: 'Se connecter',
  },
};
