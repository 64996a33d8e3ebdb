import { inLanguage } from '../language/in-language.ts';

/** Texts of the questions that a buyer is asked, and of answers. */
export const answerTexts = inLanguage('answerTexts', {
  title: 'Questions from the organiser',
  optional: (label: string) => `${label} (optional)`,
  ticket: (tier: string, nth: number, of: number) =>
    of === 1 ? `Ticket ${tier}` : `Ticket ${tier}, ${nth} of ${of}`,
  choose: 'Please choose',
  noChoice: 'No answer',
  loading: 'Loading questions',
  yes: 'Yes',
  problems: {
    REQUIRED: 'Please answer this question.',
    CONSENT: 'Please tick this box.',
    TOO_LONG: 'Please shorten this answer.',
    UNPRINTABLE: 'This holds a character that cannot be printed.',
    NUMBER: 'Please enter a number, such as 3 or 2.5.',
    DATE: 'Please enter a date.',
    CHOICE: 'Please choose one of the options.',
    UNKNOWN: 'This question is no longer asked.',
    TWICE: 'Please answer this question once.',
  },
});
