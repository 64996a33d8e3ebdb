import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Texts of the organiser's panel about the line-up. */
export const lineUpTexts = inStaffLanguage('lineUpTexts', {
  title: 'Line-up',
  lead: 'Acts in the order in which they are shown on the page of the event.',
  saved: 'Line-up saved',
  name: 'Name',
  startsAt: 'Begins (at the event)',
  note: 'About, in a line (optional)',
  link: 'Website (optional)',
  rows: {
    add: 'Add act',
    save: 'Save line-up',
    row: (nth: number) => `Act ${nth}`,
    up: (nth: number) => `Move up: Act ${nth}`,
    down: (nth: number) => `Move down: Act ${nth}`,
    remove: (nth: number) => `Remove: Act ${nth}`,
  },
});

/** Texts of the organiser's panel about answered questions. */
export const faqTexts = inStaffLanguage('faqTexts', {
  title: 'Questions and answers',
  lead: 'What guests ask most: the way, children, food, the weather.',
  saved: 'Questions saved',
  question: 'Question',
  answer: 'Answer',
  rows: {
    add: 'Add question',
    save: 'Save questions',
    row: (nth: number) => `Question ${nth}`,
    up: (nth: number) => `Move up: Question ${nth}`,
    down: (nth: number) => `Move down: Question ${nth}`,
    remove: (nth: number) => `Remove: Question ${nth}`,
  },
});

/** Names of the buttons that format a text. */
export const richTextTexts = inStaffLanguage('richTextTexts', {
  toolbar: 'Text format',
  marks: {
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    heading: 'Heading',
    subheading: 'Subheading',
    list: 'List',
    numbers: 'Numbered list',
    quote: 'Quotation',
    indent: 'Indent',
    outdent: 'Outdent',
  },
  address: 'Address of the link',
  wrongAddress: 'Enter the address of a website or an email address.',
  setLink: 'Set link',
  removeLink: 'Remove link',
  tooLong: (most: number, now: number) =>
    `At most ${most} characters, including those for the format; now ${now}.`,
});
