import type { Translation } from '../catalogue.ts';

export const revenue: Translation<'confirmRoundTexts'> = {
  confirmRoundTexts: {
    approve: {
      question: (number, contract) => `Uidhinishe mgao wa ${number} wa ${contract}?`,
      consequence:
        'Sahihi yako ni ya malipo haya tu na haiwezi kurudishwa. Hakuna fedha zitakazohama kabla ya wengi wa kutosha kusaini.',
      confirm: (amount) => `Idhinisha ${amount}`,
    },
    release: {
      question: (number, contract) => `Utoe fedha za mgao wa ${number} wa ${contract}?`,
      consequence: 'Malipo haya yanafanywa sasa, katika muamala mmoja, na hayawezi kutenguliwa.',
      confirm: (amount) => `Toa ${amount}`,
    },
    leaves: 'Zinazotoka kwenye akaunti ya amana',
    ofWhichOwed: 'ambazo kati yake ni gharama na malipo ya awali yanayodaiwa',
    left: 'Zinazobaki kwenye akaunti ya amana',
    keep: 'Sio sasa',
    loading: 'Inapakia malipo',
  },
};
