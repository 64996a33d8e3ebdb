import { inSiteLanguage } from '../language/in-site-language.ts';

/** The features page: the product for each kind of reader. */
export const features = inSiteLanguage('features', {
  title: 'Features',
  lead: 'Everything between the first poster and the last guest.',
  groups: [
    {
      title: 'For guests',
      text: 'Find an evening, buy in a minute, walk in.',
      points: [
        { title: 'Search as you type', text: 'By name, place or kind, soonest first.' },
        { title: 'Pay your way', text: 'By M-Pesa, card or wallet, or reserve and pay at the door.' },
        { title: 'By mail at once', text: 'The ticket as a PDF, as a signed file and as a calendar entry.' },
        { title: 'Without a network', text: 'Your ticket opens on your phone wherever you are.' },
        { title: 'Check it yourself', text: 'Any ticket can be verified in the browser, by anybody.' },
      ],
    },
    {
      title: 'For organisers',
      text: 'Set up, sell and see where you stand.',
      points: [
        { title: 'Tiers in minutes', text: 'Prices in USD, KES or XLM, each tier with its own times.' },
        {
          title: 'No seat sold twice',
          text: 'A place is taken and its ticket made in one step, or not at all.',
        },
        { title: 'Live figures', text: 'Sales, revenue and entries as they happen, gate by gate.' },
        {
          title: 'Refunds that refund',
          text: 'One order or a whole event, back to where the money came from.',
        },
        { title: 'A team with roles', text: 'Owners, admins, finance, auditors and door staff.' },
      ],
    },
    {
      title: 'For the door',
      text: 'A phone is all it takes.',
      points: [
        { title: 'Camera, scanner or paste', text: 'Whatever is at hand reads the code.' },
        {
          title: 'Works offline',
          text: 'Signatures are checked on the device, and scans are uploaded later.',
        },
        { title: 'Clear answers', text: 'Colour, sound and a reason in words.' },
        { title: 'One entry a ticket', text: 'The scanner tells used, revoked and expired tickets apart.' },
      ],
    },
    {
      title: 'For partners',
      text: 'Money that goes where it was agreed.',
      points: [
        { title: 'Contracts with shares', text: 'Percentages and fixed amounts that lose not a cent.' },
        { title: 'Many signatures', text: 'Nobody moves the money of an event alone, and neither do we.' },
        { title: 'Open books', text: 'Every movement is a line that the partners can read.' },
      ],
    },
  ],
  actionTitle: 'See it at work',
  explore: 'Explore Events',
  verify: 'Verify a ticket',
  becomeIssuer: 'Become an Issuer',
});
