import { inStaffLanguage } from '../language/in-staff-language.ts';

/** How holders answered after an event moved. */
export const moveAnswerTexts = inStaffLanguage('moveAnswerTexts', {
  title: 'Answers after the move',
  moved: 'Moved from',
  to: 'to',
  until: 'Holders can answer until',
  kept: 'Kept',
  moneyBack: 'Money back',
  unanswered: 'Not answered',
  pending: 'Going back',
  paid: 'Returned',
  failed: 'Not returned',
  show: 'Show answers',
  hide: 'Hide answers',
  none: 'No such tickets.',
  list: 'Answers of holders',
  loaded: 'the answers',
  more: 'Load more answers',
  days: 'Holders can ask for their money back',
  daysHelp:
    'Days to answer, 0 to 30; 0 offers nothing. Who does not answer keeps the ticket. It ends with the event.',
  most: (sum: string) => `At most ${sum} would go back.`,
});
