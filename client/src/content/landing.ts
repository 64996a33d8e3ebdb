import { inLanguage } from '../language/in-language.ts';

/** The landing page. Figures, prices and quotes are the company's own; change them here. */
export const homeTexts = inLanguage('homeTexts', {
  title: 'Your evening out starts here',
  lead: 'Concerts, matches, plays and meet-ups across East Africa, with tickets that cannot be forged.',
  explore: 'Explore Events',
  becomeIssuer: 'Become an Issuer',
  pay: 'Pay by M-Pesa or card, or at the door.',
  paidOn: 'Organisers: paid on your own M-Pesa paybill or till',
  stats: [
    { figure: '10,000+', label: 'attendees' },
    { figure: '500+', label: 'cultural events' },
    { figure: '100%', label: 'blockchain secured' },
  ],
  comingUp: 'Coming up',
  seeAll: 'See all events',
  paidTitle: 'Sell tickets, get paid on M-Pesa',
  paidLead: 'Connect your own paybill or till once. Buyers pay into it.',
  paid: [
    {
      title: 'How you are paid',
      text: 'The buyer gets a request on the phone and enters the M-Pesa PIN: the money is on your own paybill or till. Cards go to your own account at Stripe, Paystack or Pesapal. Passa does not hold this money.',
    },
    {
      title: 'When you have it',
      text: 'M-Pesa at once. Cards when your provider pays out. What guests pay at the door is in your team’s hands, with a record of who took it.',
    },
    {
      title: 'What it costs',
      text: 'Passa takes no share of payments to your own accounts, and adds nothing to the price of a ticket. Safaricom and card providers charge you their own fees.',
    },
  ],
  seePricing: 'See what it costs',
  featuresTitle: 'A ticket you can trust',
  featuresLead: 'What stands behind every seat sold on Passa.',
  features: [
    {
      title: 'Cryptographic signatures',
      text: 'Every ticket is signed when it is issued. Change one letter of it, and the door knows.',
    },
    {
      title: 'Offline validation',
      text: 'The gate keeps moving when the network does not: tickets are checked on the phone at the door.',
    },
    {
      title: 'Key rotation',
      text: 'An organiser who changes phones, staff or keys loses nothing: tickets that were sold before stay good.',
    },
    {
      title: 'Multi-role access control',
      text: 'Owners, finance, auditors and door staff each see and do what their work needs, and no more.',
    },
    {
      title: 'Optional ledger anchoring',
      text: 'A fingerprint of all tickets can go to a public ledger, where nobody can change it afterwards.',
    },
    {
      title: 'No middlemen',
      text: 'An organiser with an M-Pesa paybill or till is paid by the guests directly, and partners are paid what was agreed.',
    },
  ],
  stepsTitle: 'How It Works',
  stepsLead: 'From the first look to the first song in three steps.',
  steps: [
    {
      title: 'Purchase your ticket',
      text: 'Pick your tickets and pay by M-Pesa or card, or reserve and pay at the door. Your ticket comes by mail at once.',
    },
    {
      title: 'Scan QR at the event',
      text: 'Show the code on your phone or on paper. One scan, and you are in.',
    },
    {
      title: 'Enjoy the event',
      text: 'The queue was short and the ticket was real. All that is left is the evening.',
    },
  ],
  sample: {
    label: 'A sample ticket',
    event: 'Sauti za Pwani',
    place: 'Fort Jesus, Mombasa',
    day: 'Sat 12 Dec, 19:00 EAT',
    tier: 'Regular',
    price: '200 KES',
    code: 'QR code of a sample ticket',
    admitted: 'Admitted at Gate A',
  },
  voicesTitle: 'What people say',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  voicesHint: 'Testimonials. The arrow keys move between them.',
  voiceOf: (at: number, all: number) => `${at} of ${all}`,
  voices: [
    {
      quote: 'I bought at noon, and at eight I was dancing. The ticket was on my phone before I put it down.',
      name: 'Wanjiku Kamau',
      role: 'Concert-goer, Nairobi',
    },
    {
      quote:
        'We had no signal at the amphitheatre all night. Two thousand people came in, and not one was in twice.',
      name: 'Baraka Mushi',
      role: 'Head of entry, Bagamoyo',
    },
    {
      quote: 'Fake tickets used to cost us a tenth of the house. This season it was none.',
      name: 'Achieng Odhiambo',
      role: 'Festival director, Kisumu',
    },
    {
      quote: 'Our band sees what came in and what is ours, the same minute the organiser does.',
      name: 'Kato Ssemakula',
      role: 'Bandleader, Kampala',
    },
    {
      quote: 'My mother is seventy. She printed hers, and it worked just as well as mine.',
      name: 'Uwase Ingabire',
      role: 'Theatre lover, Kigali',
    },
    {
      quote: 'I set up the whole evening on a Sunday afternoon: three tiers, two gates and a team of six.',
      name: 'Salim Abdalla',
      role: 'Promoter, Zanzibar City',
    },
    {
      quote: 'For an auditor it is a joy: every shilling has a line, and every line has a ticket.',
      name: 'Naisula Lekishon',
      role: 'Auditor, Arusha',
    },
  ],
  actionTitle: 'Find your next evening, or put one on',
  actionText:
    'Hundreds of events are waiting for you. And if yours is missing, it takes ten minutes to add it.',
  actionEvents: 'Explore Events',
  actionIssuer: 'Become an Issuer',
});
