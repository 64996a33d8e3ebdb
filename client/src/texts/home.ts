import { inLanguage } from '../language/in-language.ts';

/** Words of the landing page. */
export const homeTexts = inLanguage('homeTexts', {
  title: 'Your evening out starts here',
  lead: 'Concerts, matches, plays and meet-ups across East Africa, with tickets that cannot be forged.',
  explore: 'Explore Events',
  becomeIssuer: 'Become an Issuer',
  stats: [
    { figure: '10,000+', label: 'attendees' },
    { figure: '500+', label: 'cultural events' },
    { figure: '100%', label: 'blockchain secured' },
  ],
  comingUp: 'Coming up',
  seeAll: 'See all events',
});
