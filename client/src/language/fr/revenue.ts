import type { Translation } from '../catalogue.ts';

export const revenue: Translation<'confirmRoundTexts'> = {
  confirmRoundTexts: {
    approve: {
      question: (number, contract) => `Approuver le versement ${number} de ${contract} ?`,
      consequence:
        'Votre signature vaut exactement pour ces paiements et ne peut pas être reprise. Rien ne bouge avant que les signatures nécessaires soient réunies.',
      confirm: (amount) => `Approuver ${amount}`,
    },
    release: {
      question: (number, contract) => `Verser les fonds du versement ${number} de ${contract} ?`,
      consequence: 'Ces paiements sont faits maintenant, en une seule transaction, et sont définitifs.',
      confirm: (amount) => `Verser ${amount}`,
    },
    leaves: 'Quitte le séquestre',
    ofWhichOwed: 'dont dépenses et avances dues',
    left: 'Reste sur le séquestre',
    keep: 'Pas maintenant',
    loading: 'Chargement des paiements',
  },
};
