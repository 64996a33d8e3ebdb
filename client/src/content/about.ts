import { inSiteLanguage } from '../language/in-site-language.ts';

/** The page about the company. */
export const about = inSiteLanguage('about', {
  title: 'About Us',
  lead: 'We make the small piece of paper between you and a good evening, and we make it well.',
  storyTitle: 'Our story',
  story: [
    'In 2021 four hundred people stood outside a taarab night in Mombasa with tickets that someone had copied. The musicians played to a half-empty house while those who had paid went home.',
    'We were among them. We thought a ticket should be something that cannot be copied, that a guard with an old phone can check in the middle of a field, and that shows everybody who worked for the evening what it earned.',
    'That is what Passa is. Each ticket is signed by its organiser, guests pay by M-Pesa and the door needs no network, and the money is shared as it was agreed, where all can see it.',
  ],
  stats: [
    { figure: '50K+', label: 'tickets' },
    { figure: '500+', label: 'events' },
    { figure: '100+', label: 'organizers' },
    { figure: '99.9%', label: 'uptime' },
  ],
  valuesTitle: 'What we hold dear',
  values: [
    {
      title: 'Honest by construction',
      text: 'What we promise can be checked: the signature, the record, the payment. Nobody has to take our word for it.',
    },
    {
      title: 'Made for where we live',
      text: 'M-Pesa, slow networks, shared phones, cash at the gate. If it does not work in Kisumu at nine at night, it does not work.',
    },
    {
      title: 'The artist is paid',
      text: 'A good evening has many makers. Each sees their share, and none waits for another to be kind.',
    },
    {
      title: 'Plain and kind',
      text: 'Short words, clear prices, and a person who answers when something goes wrong.',
    },
  ],
  teamTitle: 'The team',
  team: [
    {
      name: 'Amina Hassan',
      role: 'Founder and Chief Executive',
      text: 'Ran festivals on the coast for eleven years, and counted the fakes.',
    },
    {
      name: 'Daniel Kiprono',
      role: 'Engineering',
      text: 'Builds what must not fail, and sleeps well.',
    },
    {
      name: 'Grace Nakato',
      role: 'Product and Design',
      text: 'Prints every screen once, to see whether it is a ticket.',
    },
    {
      name: 'Jean-Paul Habimana',
      role: 'Organisers and Partners',
      text: 'Knows every stage manager between Kigali and Lamu.',
    },
    {
      name: 'Zawadi Mrema',
      role: 'Support',
      text: 'Answers within the day, in four languages.',
    },
  ],
  nextTitle: 'Come along',
  nextText:
    'We like to hear from people: those who go out, those who play, and those who would like to work with us.',
  careers: 'See careers',
  contact: 'Contact us',
});
