import type { Translation } from '../../language/catalogue.ts';
import type * as answers from '../answers.ts';

export default {
  answerTexts: {
    title: 'Questions de l’organisateur',
    optional: (label) => `${label} (facultatif)`,
    ticket: (tier, nth, of) => (of === 1 ? `Billet ${tier}` : `Billet ${tier}, ${nth} sur ${of}`),
    choose: 'Choisissez une réponse',
    noChoice: 'Sans réponse',
    loading: 'Chargement des questions',
    yes: 'Oui',
    problems: {
      REQUIRED: 'Répondez à cette question.',
      CONSENT: 'Cochez cette case.',
      TOO_LONG: 'Cette réponse est trop longue.',
      UNPRINTABLE: 'Cette réponse contient un caractère qui ne s’imprime pas.',
      NUMBER: 'Saisissez un nombre, par exemple 3 ou 2.5.',
      DATE: 'Saisissez une date.',
      CHOICE: 'Choisissez une des réponses proposées.',
      UNKNOWN: 'Cette question n’est plus posée.',
      TWICE: 'Répondez une seule fois à cette question.',
    },
  },
} satisfies Translation<typeof answers>;
