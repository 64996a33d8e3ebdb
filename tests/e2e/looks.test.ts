import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { buy, tier } from './support/buyer.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { demo, logIn, type Role, register, signedIn, stranger } from './support/people.ts';
import { buyByForm, publishEvent, unique } from './support/product-api.ts';
import { openPurchase } from './support/wallet.ts';

/** A page or panel in one of its states, and how one gets there. */
interface View {
  name: string;
  address: string;
  /** What must be on the screen before it is judged. */
  shows: (page: Page) => ReturnType<Page['getByText']>;
  /** What a person does there before it is judged. */
  after?: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const words = (text: string | RegExp) => (page: Page) => page.getByText(text).first();

const PUBLIC: View[] = [
  { name: 'the landing page', address: '/', shows: heading(/\w/) },
  { name: 'the events', address: '/events', shows: (page) => page.getByRole('article').first() },
  { name: 'no events found', address: '/events?q=nothing-at-all', shows: words('No Events Found') },
  { name: 'the page about us', address: '/about', shows: heading('About Us') },
  { name: 'the contact form', address: '/contact', shows: heading('Contact') },
  { name: 'the careers', address: '/careers', shows: heading('Careers') },
  { name: 'the features', address: '/features', shows: heading('Features') },
  { name: 'the prices', address: '/pricing', shows: heading('Pricing') },
  { name: 'the privacy policy', address: '/privacy', shows: heading('Privacy Policy') },
  { name: 'the issuers', address: '/issuers', shows: (page) => page.getByRole('article').first() },
  { name: 'the sign-in', address: '/auth', shows: heading('Sign In') },
  {
    name: 'the sign-up of an organiser',
    address: '/auth',
    shows: heading('Sign In'),
    after: async (page) => {
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByLabel('Register as event organizer').check();
    },
  },
  {
    name: 'the forgotten password',
    address: '/auth',
    shows: heading('Sign In'),
    after: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
  },
  { name: 'the new password', address: '/reset-password?token=x', shows: heading('Reset your password') },
  { name: 'a used-up confirmation', address: '/verify-email?token=x', shows: words('used up or too old') },
  {
    name: 'a wallet for a visitor',
    address: '/wallet',
    shows: heading('Please log in to access your wallet'),
  },
  { name: 'an account for a visitor', address: '/account', shows: heading('Sign in to see your account') },
  { name: 'a ticket for a visitor', address: '/tickets/x', shows: heading('Sign in to see your ticket') },
  { name: 'no event', address: '/event-details?slug=nothing', shows: heading('Event Not Found') },
  { name: 'no page', address: '/nothing', shows: heading('Page Not Found') },
];

for (const view of PUBLIC) {
  test(`${view.name} is for everybody's eyes`, async ({ page }) => {
    await visit(page, view);
  });
}

test("the page of an event is for everybody's eyes, from the first look to the ticket", async ({ page }) => {
  const { token } = await logIn(await register(stranger('Sauti House'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Sauti ya Usiku'), [
    { tier: 'regular', count: 3, price: 1500, currency: 'KES' },
    { tier: 'vip', count: 1, price: 49.5, currency: 'USD' },
  ]);
  await buyByForm(event.slug, 'vip');
  await page.goto(`/event-details?slug=${event.slug}`);
  await tier(page, 'regular').click();
  await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
  await expectGoodLooks(page, 'the page of an event');
  await buy(page, 'regular', { name: 'Selam Tesfaye', email: 'selam@guests.test', phone: '+251 900' }, 3);
  await expectGoodLooks(page, 'the bought tickets');
});

test("a wallet is for everybody's eyes, from nothing to a bought ticket", async ({ browser }) => {
  const organiser = await logIn(await register(stranger('Pwani House'), 'issuer_admin'));
  const event = await publishEvent(organiser.token, unique('Chakacha'), [
    { tier: 'regular', count: 9, price: 20, currency: 'USD' },
  ]);
  const person = await register(stranger('Mariam Said'), 'attendee');
  const context = await signedIn(browser, person);
  const page = await context.newPage();
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { name: /^No wallet found/ })).toBeVisible();
  await expectGoodLooks(page, 'no wallet');
  await page.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(page.getByText('Not funded', { exact: true })).toBeVisible();
  await expectGoodLooks(page, 'a wallet without money');
  await page.goto(`/event-purchase?slug=${event.slug}`);
  await expect(page.getByText('Please fund your wallet before purchasing')).toBeVisible();
  await expectGoodLooks(page, 'a purchase without money');
  await page.getByRole('button', { name: 'Fund Wallet' }).click();
  await expect(page.getByRole('button', { name: 'Review Purchase' })).toBeEnabled();
  await page.getByLabel('Phone').fill('+255 711 000 000');
  await page.getByRole('button', { name: 'Review Purchase' }).click();
  await expectGoodLooks(page, 'the review of a purchase');
  await page.getByRole('button', { name: 'Confirm & Pay' }).click();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible({ timeout: 40_000 });
  await expectGoodLooks(page, 'a bought ticket');
  await page.goto('/wallet');
  await expect(page.getByRole('button', { name: /^Ticket payment/ })).toBeVisible();
  await expectGoodLooks(page, 'a wallet with movements');
  await page.getByRole('button', { name: /^Ticket payment/ }).click();
  await expect(page.getByRole('dialog').getByText('Technical details')).toBeVisible();
  await expectGoodLooks(page, 'a movement');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Export key' }).click();
  await expect(page.getByRole('dialog').getByText('Whoever has this key has the money.')).toBeVisible();
  await expectGoodLooks(page, 'the export of a key');
  await page.goto('/dashboard?tab=browse-events');
  await openPurchase(page, event.name);
  const dialog = page.getByRole('dialog', { name: 'Buy Ticket' });
  await dialog.getByRole('radio', { name: 'regular' }).click();
  await dialog.getByLabel('Payment currency').selectOption('MOCK');
  await dialog.getByRole('button', { name: 'Exchange rates' }).click();
  await expect(dialog.getByRole('row', { name: /^MOCK/ })).toBeVisible();
  await expectGoodLooks(page, 'the purchase by wallet');
  await context.close();
});

test("paying from an outside wallet is for everybody's eyes", async ({ page }) => {
  const { token } = await logIn(await register(stranger('Bara House'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Isukuti'), [
    { tier: 'regular', count: 9, price: 150, currency: 'XLM' },
  ]);
  await page.goto(`/event-details?slug=${event.slug}`);
  await tier(page, 'regular').click();
  await page.getByText('Stellar wallet', { exact: true }).click();
  const form = page.getByRole('form', { name: 'Pay with your Stellar wallet' });
  await form.getByLabel('Full Name').fill('Selam Tesfaye');
  await form.getByLabel('Email').fill('selam@guests.test');
  await form.getByLabel('Phone').fill('+251 900');
  await expectGoodLooks(page, 'the form of an outside payment');
  await form.getByRole('button', { name: 'Hold my ticket' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectGoodLooks(page, 'an outside payment');
});

const panel = (tab: string, rest = ''): string => `/dashboard?tab=${tab}${rest}`;

const PANELS: Partial<Record<Role, View[]>> = {
  issuer_admin: [
    { name: 'overview', address: panel('overview'), shows: words(/^€/) },
    { name: 'events', address: panel('events'), shows: (page) => page.getByRole('article').first() },
    {
      name: 'create event with faults',
      address: panel('events', '&view=create'),
      shows: heading('Create Event'),
      after: (page) => page.getByRole('button', { name: 'Create Event' }).click(),
    },
    {
      name: 'an event',
      address: panel('events'),
      shows: (page) => page.getByRole('article').first(),
      after: async (page) => {
        const show = page.getByRole('article').filter({ hasText: 'Benga & Beyond' });
        await show.getByRole('link', { name: 'Manage' }).click();
        await expect(page.getByRole('listitem').filter({ hasText: 'Main Gate' })).toBeVisible();
        await page.getByRole('button', { name: 'Add Tier' }).click();
        await page.getByLabel('Custom times for this tier').first().check();
      },
    },
    { name: 'search', address: panel('search'), shows: words(/\d+ tickets found/) },
    {
      name: 'the details of a ticket',
      address: panel('search'),
      shows: words(/\d+ tickets found/),
      after: async (page) => {
        await page
          .getByRole('button', { name: /^View details/ })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByText('Valid until')).toBeVisible();
      },
    },
    {
      name: 'validate with a refusal',
      address: panel('validate'),
      shows: heading('Validate Tickets'),
      after: async (page) => {
        await page.getByLabel('Ticket JSON').fill('{"id":"x"}');
        await page.getByRole('button', { name: 'Validate Ticket' }).click();
        await expect(page.getByRole('region', { name: 'Result' })).toContainText('Not a ticket');
      },
    },
    {
      name: 'revoke, asking once',
      address: panel('revoke'),
      shows: heading('Revoke Tickets'),
      after: async (page) => {
        await page.getByLabel('Ticket ID').fill('0199c1d2');
        await page.getByLabel('Reason').fill('Bought twice');
        await page.getByRole('button', { name: 'Revoke Ticket' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    { name: 'settings', address: panel('settings'), shows: words('Keys of your account') },
    { name: 'partnerships', address: panel('partnerships'), shows: words('How sharing works') },
    { name: 'partners', address: panel('partnerships', '&view=partners'), shows: words('Accepted') },
    { name: 'releases', address: panel('revenue'), shows: heading('Pending Approvals') },
    { name: 'expenses', address: panel('revenue', '&view=expenses'), shows: heading('Pending expenses') },
    {
      name: 'browse events',
      address: panel('browse-events'),
      shows: (page) => page.getByRole('article').first(),
    },
    { name: 'messages', address: panel('messages'), shows: words('Choose a message to read it here.') },
    {
      name: 'a message to ticket holders',
      address: panel('messages', '&view=compose'),
      shows: (page) => page.getByText('Ticket holders', { exact: true }),
      after: async (page) => page.getByText('Ticket holders', { exact: true }).click(),
    },
    {
      name: 'the bell',
      address: panel('settings'),
      shows: words('Approvals that wait for you'),
      after: async (page) => {
        await page.getByRole('button', { name: /^Notifications/ }).click();
        await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
          'Choose what you are told',
        );
      },
    },
    { name: 'a panel of others', address: panel('users'), shows: words('Not part of your role') },
  ],
  attendee: [
    { name: 'overview', address: panel('overview'), shows: words('Upcoming Events') },
    { name: 'tickets', address: panel('my-tickets'), shows: (page) => page.getByRole('listitem').first() },
    {
      name: 'a ticket',
      address: panel('my-tickets'),
      shows: (page) => page.getByRole('listitem').first(),
      after: async (page) => {
        await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
        await page.getByRole('button', { name: 'View JSON' }).click();
      },
    },
    {
      name: 'the purchase',
      address: panel('browse-events'),
      shows: (page) => page.getByRole('article').first(),
      after: async (page) => {
        await page.getByRole('button', { name: 'Buy Ticket', disabled: false }).first().click();
        await page.getByRole('dialog').getByRole('radio', { name: 'regular' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Review Purchase' }).click();
      },
    },
    { name: 'settings', address: panel('settings'), shows: words('Where you are signed in') },
    { name: 'account', address: '/account', shows: heading('Payment methods') },
    { name: 'mobile money', address: '/account/mobile-money', shows: heading('Mobile Money') },
    { name: 'bank', address: '/account/bank', shows: heading('Bank Account') },
    { name: 'cards', address: '/account/cards', shows: heading('Credit Card') },
    { name: 'transactions', address: '/account/transactions', shows: heading('Transactions') },
    { name: 'account settings', address: '/account/settings', shows: words('Where you are signed in') },
  ],
  system_admin: [
    { name: 'overview', address: panel('overview'), shows: words('Active Issuers') },
    {
      name: 'exchange rates',
      address: panel('system'),
      shows: (page) => page.getByRole('cell', { name: '8.5' }).first(),
    },
  ],
  system_auditor: [{ name: 'overview', address: panel('overview'), shows: words('Audit Entries') }],
};

for (const [role, views] of Object.entries(PANELS) as [Role, View[]][]) {
  test.describe(`${role}, for everybody's eyes`, () => {
    let context: BrowserContext;
    test.beforeAll(async ({ browser }) => {
      context = await signedIn(browser, demo(role));
    });
    test.afterAll(() => context.close());
    for (const view of views) {
      test(view.name, async () => {
        const page = await context.newPage();
        await visit(page, view);
        await page.close();
      });
    }
  });
}

test("the menus of a phone are for everybody's eyes", async ({ browser }) => {
  const context = await signedIn(browser, demo('issuer_owner'), { viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/events');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Features' }).first()).toBeVisible();
  await expectGoodLooks(page, 'the menu of the public pages', [PHONE]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'My Events' })).toBeVisible();
  await expectGoodLooks(page, 'the menu of the dashboard', [PHONE]);
  await context.close();
});

async function visit(page: Page, { name, address, shows, after }: View): Promise<void> {
  await page.goto(address);
  await expect(shows(page)).toBeVisible();
  await after?.(page);
  await expectGoodLooks(page, name);
}
