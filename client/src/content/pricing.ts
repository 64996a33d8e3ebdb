import { inSiteLanguage } from '../language/in-site-language.ts';

/** The pricing page. */
export const pricing = inSiteLanguage('pricing', {
  title: 'Pricing',
  lead: 'The price on the ticket is what the guest pays by M-Pesa, by card or at the door. There is nothing on top.',
  plans: [
    {
      name: 'For guests',
      price: 'Free',
      text: 'Always.',
      points: [
        'No booking fee, no service fee',
        'M-Pesa, card or at the door, as the organiser offers',
        'Ticket by mail, on your phone and on paper',
        'Refunds go back the way you paid',
      ],
      action: { label: 'Explore Events', to: '/events' },
      isFeatured: false,
    },
    {
      name: 'For organisers',
      price: 'Free',
      text: 'No share of payments to your own accounts.',
      points: [
        'Paid on your own M-Pesa paybill or till, at once',
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
      question: 'When do I have my money?',
      answer:
        'M-Pesa: at once, on your own paybill or till, from where you withdraw it on Safaricom’s portal. Cards: on your account at Stripe, Paystack or Pesapal, which pays out as it does for all your sales. At the door: at once, in the hands of your team.',
    },
    {
      question: 'What do M-Pesa and cards cost me?',
      answer:
        'What Safaricom or your card provider charges you: you have the contract with them. Passa takes nothing of it, and the Money page of each event shows the fees that a provider reports.',
    },
    {
      question: 'What if I have no paybill or till?',
      answer:
        'Guests can pay at the door. Where the operator opens it for your organisation, Passa also collects for you: it keeps a percentage, which you see before you choose it, and the fees of the provider, and pays out the rest to your phone or bank account.',
    },
    {
      question: 'Do you take a share of what we sell at the door?',
      answer: 'No. What you collect at the door is yours.',
    },
    {
      question: 'How are partners paid?',
      answer:
        'What wallets pay goes to the account of your contract, and every round that the partners have signed pays all of them at once. What you collected by M-Pesa, by card or at the door is yours to share; the contract shows it to everybody who signed.',
    },
    {
      question: 'Is it real money?',
      answer:
        'Yes: shillings, and the other currencies of your prices. Play money buys tickets only where the operator allows it, and those tickets say so.',
    },
  ],
});
