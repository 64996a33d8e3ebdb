/**
 * Title and description of a page for search engines and link previews. The server writes them into the page itself.
 */
export interface PageEntry {
  /** As in the URL; `/tickets/*` matches all pages below. */
  path: string;
  /** Shown in the browser tab and as the headline of a search result. */
  title: string;
  /** One or two sentences under the headline. */
  description: string;
  /** Whether search engines may list the page; personal pages are not listed. */
  listed: boolean;
}

const listed = (path: string, title: string, description: string): PageEntry => ({
  path,
  title,
  description,
  listed: true,
});

const own = (path: string, title: string): PageEntry => ({
  path,
  title: `${title} · Passa`,
  description: 'Events worth leaving the house for, and tickets that cannot be forged.',
  listed: false,
});

/** Every page of the product. All other addresses are answered with 404. */
export const PAGES: readonly PageEntry[] = [
  listed(
    '/',
    'Passa · Your evening out starts here',
    'Concerts, matches, plays and meet-ups across East Africa, with signed tickets that cannot be forged and that open the door without a network.',
  ),
  listed(
    '/events',
    'Events · Passa',
    'What is on across East Africa: music, sports, arts, business and technology. Find an evening and get your ticket in a minute.',
  ),
  listed(
    '/issuers',
    'Issuers · Passa',
    'The people and places behind the events: find an organiser on Passa and see who signs your ticket.',
  ),
  listed(
    '/about',
    'About Us · Passa',
    'Why we build tickets that cannot be forged, what we hold dear, and the five people behind Passa.',
  ),
  listed(
    '/contact',
    'Contact · Passa',
    'Write to us: about a ticket, an event or working together. We reply within 24 hours.',
  ),
  listed('/careers', 'Careers · Passa', 'What it is like to work on Passa, and the positions that are open.'),
  listed(
    '/features',
    'Features · Passa',
    'Signed tickets, doors that work without a network, shared revenue that nobody can divert: what Passa does for guests, organisers and partners.',
  ),
  listed(
    '/pricing',
    'Pricing · Passa',
    'Setting up an event costs nothing. What organisers and guests pay on Passa, in plain words.',
  ),
  listed(
    '/help',
    'Help for organisers · Passa',
    'First event, getting paid, on-sale day, the door, moving and refunding, sharing revenue: step by step, with pictures.',
  ),
  listed(
    '/privacy',
    'Privacy Policy · Passa',
    'Which personal data Passa keeps, what for, for how long, and what you may ask of us.',
  ),
  listed(
    '/terms',
    'Terms of Service · Passa',
    'The rules between you, the organisers and Passa: tickets, refunds, accounts and wallets.',
  ),
  listed(
    '/cookies',
    'Cookie Policy · Passa',
    'Passa sets one cookie, in a waiting room. What else it keeps in your browser, and how to clear it.',
  ),
  listed(
    '/verify',
    'Verify a ticket · Passa',
    'Check any Passa ticket yourself: its signature, its place in the published record, and the ledger entry behind it.',
  ),
  listed(
    '/api/docs',
    'For integrators · Passa',
    'Every REST call of Passa with what it takes and what it answers, from the OpenAPI document that the product is tested against.',
  ),
  own('/event-details', 'Event'),
  own('/event-purchase', 'Buy with your wallet'),
  own('/issuers/*', 'Organiser'),
  own('/series/*', 'Show'),
  own('/follow', 'Follow an organiser'),
  own('/unfollow', 'Unsubscribe'),
  own('/t', 'Your tickets'),
  own('/stop', 'Stop messages'),
  own('/find-tickets', 'Find my tickets'),
  own('/tickets/*', 'Ticket'),
  own('/my-tickets', 'My Tickets'),
  own('/pay/*', 'Payment'),
  own('/orders/*', 'Your order'),
  own('/wallet', 'Wallet'),
  own('/account', 'Account'),
  own('/account/*', 'Account'),
  own('/auth', 'Sign In'),
  own('/reset-password', 'New password'),
  own('/recover-access', 'Recover access'),
  own('/change-email', 'Your new address'),
  own('/verify-email', 'Your address'),
  own('/join', 'Join'),
  own('/invitation', 'Invitation'),
  own('/dashboard', 'Dashboard'),
  own('/door', 'Door'),
  own('/graphql/explorer', 'Explorer'),
  own('/test', 'Test Page'),
];
