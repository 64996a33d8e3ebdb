import { inSiteLanguage } from '../language/in-site-language.ts';

/** A page of running text in sections. */
export interface LegalPage {
  title: string;
  updated: string;
  lead: string;
  sections: readonly { title: string; paragraphs?: readonly string[]; points?: readonly string[] }[];
}

/** /privacy */
export const privacy: LegalPage = inSiteLanguage('privacy', {
  title: 'Privacy Policy',
  updated: 'Last updated: 1 November 2026',
  lead: 'We keep what a ticket needs, and no more. This page says what that is, in plain words.',
  sections: [
    {
      title: 'What we collect',
      points: [
        'When you buy a ticket: your name, email address and phone number, what you bought and when.',
        'When you make an account: your name, email address and a password, which we keep only as a hash.',
        'When your ticket is scanned: the time and the gate.',
        'When you use a wallet: its public key and payments, which are public on the ledger by their nature.',
        'When you write to us: your message and your address, so that we can answer.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        'To issue your ticket and send it to you, to let you in, to pay those who are owed, to answer you, and to find and stop fraud. We do not sell your data, we show no advertising, and we do not follow you from page to page.',
      ],
    },
    {
      title: 'Who sees it',
      points: [
        'The organiser of the event you go to, and those of its staff who need it: others at the door see whether your ticket is good, and not who you are.',
        'Nobody else, unless the law obliges us. Where it does, we tell you if we may.',
        'The code on your ticket and what we publish on the ledger hold no personal data.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Orders and payments are kept as long as the law asks for books to be kept. Sessions and reset links are deleted when they end. When you ask us to delete your account, we remove what names you from everything that need not be kept.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask for a copy of your data, have it corrected, and have it deleted. In your settings you find an export of all that we hold of you. For anything else write to us; we answer within 24 hours.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'The service is not for persons under 13. We do not knowingly keep their data; if you think that we do, tell us, and we delete it.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Connections are encrypted, passwords are hashed with argon2, keys are kept encrypted, and every change that staff make is written into a log that cannot be changed afterwards.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When this policy changes, we say so here, and by mail when the change is more than wording.',
      ],
    },
  ],
});

/** How long data are kept, below the sections of /privacy. */
export const retentionTexts = inSiteLanguage('retentionTexts', {
  title: 'How long, kind by kind',
  lead: 'Each night, what has been kept for its time is deleted, or loses the names in it. Nothing of an event goes while its money is under way, such as a refund.',
  loading: 'Loading the times',
  failed: 'The times could not be loaded',
  kind: 'Data',
  time: 'Kept for',
  kinds: {
    SESSIONS: 'Sessions, sign-in links and keys, after they end',
    MAILS: 'Mails that we sent you',
    GUESTS: 'Your name, address and phone number on orders and tickets without an account, after the event',
    UNPAID: 'The same, of an order that was never paid',
    MESSAGES: 'Messages with people without an account, after the last one',
    NOTIFICATIONS: 'Notifications',
    DELIVERIES: 'Reports to the systems of organisers',
    BOOKS: 'Your name on receipts, which the law asks for',
  },
  answers: 'Answers to questions of the organiser',
  answersTime: 'as the question says, two years at most',
  account: 'Orders and tickets of an account',
  accountTime: 'until you delete the account',
  records: 'Amounts, numbers of receipts and the audit log',
  recordsTime: 'as long as the law asks',
  periods: {
    DAYS: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    MONTHS: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    YEARS: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  },
});

/** /terms */
export const terms: LegalPage = inSiteLanguage('terms', {
  title: 'Terms of Service',
  updated: 'Last updated: 1 November 2026',
  lead: 'The rules between you, the organisers and Passa.',
  sections: [
    {
      title: 'What Passa is',
      paragraphs: [
        'Passa is where organisers publish events and sell tickets. The organiser runs the event and is your partner for it; we issue the ticket, keep the record and let the door check it.',
      ],
    },
    {
      title: 'Your account',
      points: [
        'Tell us the truth about who you are, and keep your password to yourself.',
        'You must be at least 13 years old; to sell tickets, of full age.',
        'You may close your account at any time. We may close one that is used for fraud, and we say why.',
      ],
    },
    {
      title: 'Tickets',
      points: [
        'A ticket lets one person in, once. The first scan counts.',
        'A ticket that was reserved is due at the door: it is good, and you pay on entering.',
        'A ticket may be handed on to another person where the organiser allows it: the old code ends, and a new one is issued.',
        'A ticket that was forged, copied or revoked lets nobody in.',
      ],
    },
    {
      title: 'Refunds and cancellations',
      paragraphs: [
        'When an event is called off, every order is refunded in full, back the way it was paid. For other refunds ask the organiser, whose rules hold. What was due at the door is simply no longer due.',
      ],
    },
    {
      title: 'Organisers',
      points: [
        'What you publish is true, and yours to publish.',
        'You keep to the prices you show, and hold the event you sold.',
        'You take care of your guests’ data as the law asks, and use it for your event alone.',
        'Contracts with partners are yours. We carry them out as they were signed, and cannot change them.',
      ],
    },
    {
      title: 'Wallets and the ledger',
      paragraphs: [
        'Payments on the ledger are final: neither you nor we can take them back, only send them again the other way. Passa runs on a public test network unless the page says otherwise; its XLM has no value.',
      ],
    },
    {
      title: 'What we answer for',
      paragraphs: [
        'We answer for our own work: that tickets are issued as they were sold, and that money goes where it was agreed. For the event itself the organiser answers. Nothing here takes away rights that the law gives you.',
      ],
    },
    {
      title: 'Law',
      paragraphs: [
        'The law of Kenya applies, and its courts decide, unless the law of your home protects you better.',
      ],
    },
  ],
});

/** /cookies */
export const cookies: LegalPage = inSiteLanguage('cookies', {
  title: 'Cookie Policy',
  updated: 'Last updated: 1 November 2026',
  lead: 'Short, because there is little to tell: Passa sets one cookie, and only in a waiting room.',
  sections: [
    {
      title: 'What we keep in your browser',
      paragraphs: ['Some things must be remembered between two visits. They stay on your device:'],
      points: [
        'Your sign-in: a token, who you are, and the session it belongs to. It goes when you log out.',
        'Your choices: light or dark, and the language.',
        'A random mark of the device, so that the wrong passwords of others in your network do not lock you out. It is sent when you sign in, and nowhere else.',
        'Your tickets, when you open them, so that they show without a network.',
        'In a waiting room: your place, in a cookie that lasts nine days. No script can read it.',
        'At the door: keys, revocations and scans that were not uploaded yet.',
      ],
    },
    {
      title: 'What we do not do',
      paragraphs: [
        'No other cookies, no tracking, no advertising, no third parties. The one thing that comes from elsewhere is the map of a venue, and only when you ask for it.',
      ],
    },
    {
      title: 'How to clear it',
      paragraphs: [
        'Log out, or clear the site’s data in your browser’s settings. Tickets that you kept on the device go with it; they are still in your mail.',
      ],
    },
  ],
});
