import { expect, type Page } from '@playwright/test';
import { follow } from './follow.ts';
import type { Role } from './people.ts';

/** A page or panel in one of its states, and how to open it. */
export interface View {
  name: string;
  address: string;
  /** Text that must be visible before the check. */
  shows: (page: Page) => ReturnType<Page['getByText']>;
  /** Actions on the page before the check. */
  after?: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
/** Elements that the shell around it does not have. */
const inMain = (role: 'article' | 'listitem') => (page: Page) =>
  page.getByRole('main').getByRole(role).first();
const words = (text: string | RegExp) => (page: Page) => page.getByText(text).first();

/** Pages without sign-in. */
export const PUBLIC: View[] = [
  { name: 'the landing page', address: '/', shows: heading(/\w/) },
  { name: 'the events', address: '/events', shows: inMain('article') },
  { name: 'no events found', address: '/events?q=nothing-at-all', shows: words('No Events Found') },
  { name: 'the page about us', address: '/about', shows: heading('About Us') },
  { name: 'the contact form', address: '/contact', shows: heading('Contact') },
  { name: 'the careers', address: '/careers', shows: heading('Careers') },
  { name: 'the features', address: '/features', shows: heading('Features') },
  { name: 'the prices', address: '/pricing', shows: heading('Pricing') },
  { name: 'the help', address: '/help', shows: heading('Help for organisers') },
  { name: 'the privacy policy', address: '/privacy', shows: heading('Privacy Policy') },
  { name: 'the terms', address: '/terms', shows: heading('Terms of Service') },
  { name: 'the cookie policy', address: '/cookies', shows: heading('Cookie Policy') },
  { name: 'the way to lost tickets', address: '/find-tickets', shows: heading('Find my tickets') },
  {
    name: 'a payment of another browser',
    address: '/pay/x',
    shows: heading('Your tickets arrive by email'),
  },
  { name: 'no tickets on this device', address: '/my-tickets', shows: heading('No tickets on this device') },
  {
    name: 'the reader of the API',
    address: '/api/docs',
    shows: heading('For integrators'),
    after: async (page) => {
      await page.getByRole('searchbox', { name: 'Search the calls' }).fill('purchase');
      await page.locator('summary').first().click();
      await expect(page.getByRole('heading', { name: 'Example' }).first()).toBeVisible();
    },
  },
  { name: 'the explorer', address: '/graphql/explorer', shows: words('publishedEvents') },
  { name: 'the issuers', address: '/issuers', shows: inMain('article') },
  { name: 'no series found', address: '/series/nothing-at-all', shows: heading('Show Not Found') },
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
  { name: 'the new password', address: '/reset-password#token=x', shows: heading('Reset your password') },
  {
    name: 'the start of a recovery',
    address: '/recover-access#token=x',
    shows: heading('Recover access'),
  },
  {
    name: 'the confirmation of a new address',
    address: '/change-email#token=x',
    shows: heading('Your new address'),
  },
  {
    name: 'the stop of a new address',
    address: '/change-email?stop=yes#token=x',
    shows: heading('Stop the change'),
  },
  {
    name: 'a used-up confirmation',
    address: '/verify-email#token=x',
    shows: words('was used or has expired'),
  },
  {
    name: 'a wallet for a visitor',
    address: '/wallet',
    shows: heading('Please log in to access your wallet'),
  },
  { name: 'an account for a visitor', address: '/account', shows: heading('Sign in to see your account') },
  { name: 'a ticket for a visitor', address: '/tickets/x', shows: heading('Sign in to see your ticket') },
  { name: 'the end of messages', address: '/stop#AAAAAAAAAAAA', shows: heading('Stop messages') },
  { name: 'no event', address: '/event-details?slug=nothing', shows: heading('Event Not Found') },
  { name: 'no page', address: '/nothing', shows: heading('Page Not Found') },
];

const panel = (tab: string, rest = ''): string => `/dashboard?tab=${tab}${rest}`;

/** The dashboard panels of each role. */
export const PANELS: Partial<Record<Role, View[]>> = {
  issuer_admin: [
    { name: 'overview', address: panel('overview'), shows: words(/^KES/) },
    { name: 'events', address: panel('events'), shows: inMain('article') },
    {
      name: 'create event with faults',
      address: panel('events', '&view=create'),
      shows: heading('Create Event'),
      after: (page) => page.getByRole('button', { name: 'Create Event' }).click(),
    },
    {
      name: 'an event',
      address: panel('events'),
      shows: inMain('article'),
      after: async (page) => {
        const show = page.getByRole('article').filter({ hasText: 'Benga & Beyond' });
        // Other journeys have created events since.
        await expect(async () => {
          if (!(await show.isVisible()))
            await page.getByRole('button', { name: 'Show more events' }).click({ timeout: 5_000 });
          await expect(show).toBeVisible({ timeout: 5_000 });
        }).toPass();
        await show.getByRole('link', { name: 'Manage' }).click();
        const parts = page.getByRole('navigation', { name: 'Event pages' });
        await parts.getByRole('link', { name: 'Tickets' }).click();
        await page.getByRole('button', { name: 'Add Tier' }).click();
        await page.getByLabel('Custom times for this tier').first().check();
      },
    },
    ...(['tickets', 'orders', 'guests', 'sales', 'door', 'money', 'messages', 'settings'] as const).map(
      (part) => ({
        name: `the ${part} of an event`,
        address: panel('events'),
        shows: inMain('article'),
        after: async (page: Page) => {
          await page.getByRole('article').first().getByRole('link', { name: 'Manage' }).click();
          await page.waitForURL(/[?&]event=/);
          await follow(page, `${page.url()}&part=${part}`);
          await expect(page.getByRole('region').first()).toBeVisible();
        },
      }),
    ),
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
    {
      name: 'the webhooks',
      address: panel('settings'),
      shows: words('No webhooks yet'),
      after: async (page) => {
        await page.getByRole('button', { name: 'Add Webhook' }).click();
        await expect(page.getByRole('dialog').getByLabel('Address')).toBeVisible();
      },
    },
    { name: 'partnerships', address: panel('partnerships'), shows: words('How sharing works') },
    { name: 'partners', address: panel('partnerships', '&view=partners'), shows: words('Accepted') },
    { name: 'releases', address: panel('revenue'), shows: heading('Pending Approvals') },
    { name: 'expenses', address: panel('revenue', '&view=expenses'), shows: heading('Pending expenses') },
    {
      name: 'browse events',
      address: panel('browse-events'),
      shows: inMain('article'),
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
      shows: words('Approvals waiting for you'),
      after: async (page) => {
        await page.getByRole('button', { name: /^Notifications/ }).click();
        await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
          'Choose your notifications',
        );
      },
    },
    { name: 'a panel of others', address: panel('users'), shows: words('Not part of your role') },
  ],
  attendee: [
    { name: 'overview', address: panel('overview'), shows: words('Upcoming Events') },
    { name: 'tickets', address: panel('my-tickets'), shows: inMain('listitem') },
    {
      name: 'a ticket',
      address: panel('my-tickets'),
      shows: inMain('listitem'),
      after: async (page) => {
        await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
        await page.getByRole('button', { name: 'View JSON' }).click();
      },
    },
    {
      name: 'the purchase',
      address: panel('browse-events'),
      shows: inMain('article'),
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
    { name: 'organisers', address: panel('issuers'), shows: heading('Organisers') },
    {
      name: 'exchange rates',
      address: panel('system'),
      shows: (page) => page.getByRole('cell', { name: '8.5' }).first(),
    },
  ],
  system_auditor: [{ name: 'overview', address: panel('overview'), shows: words('Audit Entries') }],
};
