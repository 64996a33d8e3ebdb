import type { Language } from '../../../lib/language/language.ts';
import type { OwnerEvent } from './owner-change.ts';

interface OwnerWords {
  readonly subject: (where: string) => string;
  readonly heading: string;
  readonly events: Readonly<Record<OwnerEvent, (person: string, where: string, by: string) => string>>;
  readonly action: string;
  readonly footnote: string;
}

/** Texts of the mail to the owners of an organisation when one of them changes. */
export const OWNER_WORDS: Readonly<Record<Language, OwnerWords>> = {
  en: {
    subject: (where) => `The owners of ${where} have changed`,
    heading: 'The owners have changed',
    events: {
      made: (person, where, by) => `${person} is now an owner of ${where}. Changed by ${by}.`,
      claimed: (person, where) => `${person} founded ${where} and has claimed its ownership.`,
      removed: (person, where, by) => `${person} is no longer an owner of ${where}. Changed by ${by}.`,
      suspended: (person, where, by) => `${person}, an owner of ${where}, was suspended by ${by}.`,
      activated: (person, where, by) => `${person}, an owner of ${where}, was reactivated by ${by}.`,
    },
    action: 'Open the people of your organisation',
    footnote:
      'Every owner gets this mail. If you did not expect it, change your password and contact support.',
  },
  sw: {
    subject: (where) => `Wamiliki wa ${where} wamebadilika`,
    heading: 'Wamiliki wamebadilika',
    events: {
      made: (person, where, by) => `${person} sasa ni mmiliki wa ${where}. Amebadilisha: ${by}.`,
      claimed: (person, where) => `${person} alianzisha ${where} na amechukua umiliki wake.`,
      removed: (person, where, by) => `${person} si mmiliki wa ${where} tena. Amebadilisha: ${by}.`,
      suspended: (person, where, by) => `${person}, mmiliki wa ${where}, amesimamishwa na ${by}.`,
      activated: (person, where, by) => `${person}, mmiliki wa ${where}, amerudishwa na ${by}.`,
    },
    action: 'Fungua watu wa shirika lako',
    footnote:
      'Kila mmiliki anapata barua hii. Kama hukuitarajia, badilisha nenosiri lako na uwasiliane na usaidizi.',
  },
  fr: {
    subject: (where) => `Les propriétaires de ${where} ont changé`,
    heading: 'Les propriétaires ont changé',
    events: {
      made: (person, where, by) => `${person} est désormais propriétaire de ${where}. Modifié par ${by}.`,
      claimed: (person, where) => `${person} a fondé ${where} et en a pris la propriété.`,
      removed: (person, where, by) => `${person} n’est plus propriétaire de ${where}. Modifié par ${by}.`,
      suspended: (person, where, by) => `${person}, propriétaire de ${where}, a été suspendu par ${by}.`,
      activated: (person, where, by) => `${person}, propriétaire de ${where}, a été réactivé par ${by}.`,
    },
    action: 'Ouvrir les membres de votre organisation',
    footnote:
      'Chaque propriétaire reçoit ce message. S’il vous surprend, changez votre mot de passe et contactez l’assistance.',
  },
};
