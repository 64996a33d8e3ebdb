import { inSiteLanguage } from '../language/in-site-language.ts';

/** The pricing page. */
export const pricing = inSiteLanguage('pricing', {
  title: 'Pricing',
  lead: 'The price on the ticket is what the guest pays. There is nothing on top.',
  plans: [
    {
      name: 'For guests',
      price: 'Free',
      text: 'Always.',
      points: [
        'No booking fee, no service fee',
        'Ticket by mail, on your phone and on paper',
        'A wallet, if you want one',
        'Refunds cost you nothing',
      ],
      action: { label: 'Explore Events', to: '/events' },
      isFeatured: false,
    },
    {
      name: 'For organisers',
      price: 'Free',
      text: 'While Passa runs on the test network.',
      points: [
        'Any number of events, tiers and tickets',
        'The door app on any number of phones',
        'Live figures, reports and exports',
        'Contracts with partners, signed and paid',
        'Staff with roles, as many as you need',
      ],
      action: { label: 'Become an Issuer', to: '/auth' },
      isFeatured: true,
    },
    {
      name: 'For large venues',
      price: 'Let us talk',
      text: 'Several venues, your own systems, custom needs.',
      points: [
        'Everything organisers have',
        'Help with the first evenings at the door',
        'Connections to your own systems',
        'A dedicated contact',
      ],
      action: { label: 'Contact us', to: '/contact' },
      isFeatured: false,
    },
  ],
  questionsTitle: 'Questions people ask',
  questions: [
    {
      question: 'What does the ledger cost?',
      answer:
        'A payment on the network costs a tiny fraction of a shilling. We carry the fees of the payments that the product makes for you.',
    },
    {
      question: 'Is it real money?',
      answer:
        'Not while Passa runs on a public test network: its XLM has no value. Tickets that are paid at the door are paid with real money, to the organiser.',
    },
    {
      question: 'When do organisers get their money?',
      answer:
        'Payments go to the organiser’s wallet within seconds. When there is a contract with partners, they go to its account, and every signed release pays all of them at once.',
    },
    {
      question: 'Do you take a share of what we sell at the door?',
      answer: 'No. What you collect at the door is yours.',
    },
  ],
});
