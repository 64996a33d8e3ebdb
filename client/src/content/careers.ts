import { inSiteLanguage } from '../language/in-site-language.ts';

interface Job {
  title: string;
  department: string;
  location: string;
  type: string;
  salary: string;
  description: string;
}

/** Open positions; none for now. Each has a title, department, location, type, salary and description. */
export const jobs: readonly Job[] = [];

/** The careers page. */
export const careers = inSiteLanguage('careers', {
  title: 'Careers',
  lead: 'A small team, good evenings, and work that thousands of people hold in their hands.',
  benefitsTitle: 'What you get',
  benefits: [
    {
      title: 'Work where you are',
      text: 'Nairobi, Kampala, Kigali or your kitchen. We meet in person four times a year.',
    },
    { title: 'Time off that is off', text: 'Thirty days a year, and nobody calls you during one of them.' },
    { title: 'A share of the company', text: 'Everyone who builds Passa owns a piece of it.' },
    { title: 'Health for the family', text: 'Full cover for you, your partner and your children.' },
    { title: 'Two tickets a month', text: 'To whatever you like. We call it research.' },
    { title: 'Room to learn', text: 'A budget for books, courses and the conference you want to see.' },
  ],
  cultureTitle: 'How we work',
  culture: [
    'We write things down, so that meetings are short and nobody has to be in all of them.',
    'We test at the gate. Everyone, founders too, works one night a season at the door of an event, with the product in hand.',
    'We say when we were wrong, early. A ticket that fails at eight in the evening was a mistake we could have told each other about in the morning.',
  ],
  positionsTitle: 'Open positions',
  none: 'No open positions',
  noneBody:
    'We are not hiring just now. Write to us anyway, if you would be good here: we keep good letters.',
  contact: 'Write to us',
  apply: 'Apply',
});
