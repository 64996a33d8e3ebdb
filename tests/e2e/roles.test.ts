import { sidebar } from './support/dashboard.ts';
import { demo, ROLES, type Role, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Tabs {
  own: string[];
  more: string[];
}

const ORGANISER = [
  'Dashboard',
  'My Events',
  'Tickets',
  'Validate',
  'Revenue',
  'Partnerships',
  'Wallet',
  'Messages',
  'Settings',
];

const TABS: Record<Role, Tabs> = {
  system_admin: {
    own: [
      'Dashboard',
      'Users',
      'All Events',
      'Tickets',
      'Validators',
      'Revenue',
      'Partnerships',
      'Messages',
      'Wallet',
      'Audit Logs',
      'System Settings',
    ],
    more: [
      'Browse Events',
      'Validate Tickets',
      'Revoke Tickets',
      'Organisers',
      'Reports',
      'Payouts',
      'Settings',
    ],
  },
  system_validator: {
    own: ['Validate Ticket', 'Search Tickets', 'Settings'],
    more: ['Dashboard', 'Browse Events'],
  },
  issuer_validator: {
    own: ['Validate Ticket', 'Search Tickets', 'Settings'],
    more: ['Dashboard', 'Events', 'Browse Events', 'Messages'],
  },
  system_auditor: {
    own: ['Audit Logs', 'Reports', 'Events', 'Revenue'],
    more: ['Dashboard', 'Browse Events', 'Contracts', 'Settings'],
  },
  issuer_owner: {
    own: ORGANISER,
    more: [
      'Browse Events',
      'My Tickets',
      'Revoke Tickets',
      'Team',
      'Validators',
      'Payments',
      'Audit Logs',
      'Reports',
    ],
  },
  issuer_admin: {
    own: ORGANISER,
    more: ['Browse Events', 'Revoke Tickets', 'Team', 'Validators', 'Payments', 'Audit Logs'],
  },
  issuer_signatory: {
    own: ['Dashboard', 'Browse Events', 'My Tickets', 'Messages', 'Profile'],
    more: ['Events', 'Contracts', 'Revenue'],
  },
  issuer_auditor: {
    own: ['Dashboard', 'Browse Events', 'My Tickets', 'Profile'],
    more: ['Events', 'Contracts', 'Revenue', 'Audit Logs', 'Reports'],
  },
  issuer_finance: {
    own: ['Dashboard', 'Revenue', 'Contracts', 'Reports', 'Wallet'],
    more: ['Events', 'Browse Events', 'Messages', 'Payments', 'Settings'],
  },
  attendee: {
    own: ['Dashboard', 'Browse Events', 'My Tickets', 'Wallet', 'Messages', 'Profile'],
    more: ['My Partnerships'],
  },
};

const COUNTERS: Record<Role, string[]> = {
  system_admin: ['Total Users', 'Total Events', 'Tickets Sold', 'Active Issuers'],
  system_validator: ['Validated Today', 'Total Validations', 'Pending Validations'],
  issuer_validator: ['Validated Today', 'Total Validations', 'Pending Validations'],
  system_auditor: ['Total Revenue (EUR)', 'Total Tickets', 'Audit Entries'],
  issuer_auditor: ['Total Revenue (EUR)', 'Total Tickets', 'Audit Entries'],
  issuer_owner: ['Total Events', 'Tickets Sold', 'Total Revenue', 'Partnerships'],
  issuer_admin: ['Total Events', 'Tickets Sold', 'Total Revenue', 'Partnerships'],
  issuer_signatory: ['Pending Contracts', 'Pending Approvals', 'Total Contracts'],
  issuer_finance: ['Total Revenue', 'Pending Distributions', 'Wallet Balance', 'Contracts'],
  attendee: ['My Tickets', 'Upcoming Events', 'Wallet Balance (XLM)'],
};

for (const role of ROLES) {
  test(`${role} has its tabs, the rest under More, and its counters`, async ({ browser }) => {
    const context = await signedIn(browser, demo(role));
    const page = await context.newPage();
    await page.goto('/dashboard');
    const { own, more } = TABS[role];
    // Other journeys write to the demo's people: a figure may follow their messages.
    const tabs = [...own, 'More', ...more].map((tab) => (tab === 'Messages' ? /^Messages\d*$/ : tab));
    await expect(sidebar(page).locator(':scope > *')).toHaveText(tabs);
    for (const label of COUNTERS[role])
      await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();
    const foot = sidebar(page).locator('xpath=..');
    await expect(foot).toContainText(role.replaceAll('_', ' '), { ignoreCase: true });
    await expect(foot.getByRole('link').last()).toHaveAttribute('href', '/account');
    await context.close();
  });
}
