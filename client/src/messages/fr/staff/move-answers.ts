import type { Translation } from '../../../language/catalogue.ts';
import type * as moveAnswers from '../../move-answers.ts';

export default {
  moveAnswerTexts: {
    title: 'Réponses après le changement',
    moved: 'Déplacé du',
    to: 'au',
    until: 'Les titulaires peuvent répondre jusqu’au',
    kept: 'Gardés',
    moneyBack: 'Remboursement',
    unanswered: 'Sans réponse',
    pending: 'En cours de retour',
    paid: 'Remboursé',
    failed: 'Non remboursé',
    show: 'Voir les réponses',
    hide: 'Masquer les réponses',
    none: 'Aucun billet de ce type.',
    list: 'Réponses des titulaires',
    loaded: 'les réponses',
    more: 'Charger d’autres réponses',
    days: 'Les titulaires peuvent demander leur argent',
    daysHelp:
      'Jours pour répondre, de 0 à 30\u202f; 0 n’offre rien. Sans réponse, le billet est gardé. Le délai finit avec l’événement.',
    most: (sum) => `Au plus ${sum} seraient rendus.`,
  },
} satisfies Translation<typeof moveAnswers>;
