import type { Translation } from '../../language/catalogue.ts';
import type * as answers from '../answers.ts';

export default {
  answerTexts: {
    title: 'Maswali ya mwandaaji',
    optional: (label) => `${label} (si lazima)`,
    ticket: (tier, nth, of) => (of === 1 ? `Tiketi ya ${tier}` : `Tiketi ya ${tier}, ${nth} kati ya ${of}`),
    choose: 'Tafadhali chagua',
    noChoice: 'Hakuna jibu',
    loading: 'Maswali yanapakiwa',
    yes: 'Ndiyo',
    problems: {
      REQUIRED: 'Tafadhali jibu swali hili.',
      CONSENT: 'Tafadhali weka alama kwenye kisanduku hiki.',
      TOO_LONG: 'Tafadhali fupisha jibu hili.',
      UNPRINTABLE: 'Jibu hili lina herufi isiyoweza kuchapishwa.',
      NUMBER: 'Tafadhali andika nambari, kama 3 au 2.5.',
      DATE: 'Tafadhali andika tarehe.',
      CHOICE: 'Tafadhali chagua mojawapo ya majibu.',
      UNKNOWN: 'Swali hili haliulizwi tena.',
      TWICE: 'Tafadhali jibu swali hili mara moja.',
    },
  },
} satisfies Translation<typeof answers>;
