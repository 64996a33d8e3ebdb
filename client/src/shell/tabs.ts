import type { Permission, Role } from '../gql/graphql.ts';
import { labelTexts } from '../messages/labels.ts';

const TAB_IDS = [
  'overview',
  'events',
  'browse-events',
  'my-tickets',
  'partnerships',
  'revenue',
  'messages',
  'search',
  'validate',
  'revoke',
  'team',
  'validators',
  'payments',
  'wallet',
  'system',
  'users',
  'issuers',
  'audit',
  'reports',
  'payouts',
  'settings',
] as const;

export type TabId = (typeof TAB_IDS)[number];

export interface Tab {
  id: TabId;
  label: string;
}

/** Permissions of which a tab needs one. A tab that is not listed needs none. */
const NEEDS: Partial<Record<TabId, Permission | Permission[]>> = {
  events: 'VIEW_EVENTS',
  partnerships: 'VIEW_CONTRACTS',
  revenue: 'VIEW_REVENUE',
  messages: 'VIEW_MESSAGES',
  // Validators have the tab in their own list; without the right to search they look up tickets by id.
  search: ['SEARCH_TICKETS', 'VALIDATE_TICKETS'],
  validate: 'VALIDATE_TICKETS',
  revoke: 'REVOKE_TICKETS',
  validators: 'MANAGE_VALIDATORS',
  team: 'MANAGE_VALIDATORS',
  payments: 'PROCESS_PAYMENTS',
  wallet: 'VIEW_WALLET',
  system: 'MANAGE_SYSTEM',
  users: 'MANAGE_USERS',
  issuers: 'MANAGE_ISSUERS',
  audit: 'VIEW_AUDIT_LOGS',
  reports: 'VIEW_FINANCE',
  payouts: 'PROCESS_PAYMENTS',
};

/** Tabs of an organisation as a whole: staff who are limited to events do not have them. */
const OF_ORGANISATION: readonly TabId[] = ['payments', 'payouts'];

/** Labels of the specification's tab bar (reading B), and plain ones for the rest. */
const LABELS: Record<TabId, string> = {
  overview: labelTexts.dashboard,
  events: labelTexts.events,
  'browse-events': labelTexts.browseEvents,
  'my-tickets': labelTexts.myTickets,
  partnerships: labelTexts.contracts,
  revenue: labelTexts.revenue,
  messages: labelTexts.messages,
  search: labelTexts.searchTickets,
  validate: labelTexts.validateTickets,
  revoke: labelTexts.revokeTickets,
  validators: labelTexts.validators,
  team: labelTexts.team,
  payments: labelTexts.payments,
  wallet: labelTexts.wallet,
  system: labelTexts.systemManagement,
  users: labelTexts.userManagement,
  issuers: labelTexts.issuerManagement,
  audit: labelTexts.auditLogs,
  reports: labelTexts.reports,
  payouts: labelTexts.payouts,
  settings: labelTexts.settings,
};

/**
 * The specification's tab bar, in order, and the reports, which auditors need in any case: tabs that a role's own list
 * lacks follow under "More".
 */
const TAB_BAR = TAB_IDS.filter((id) => id !== 'my-tickets');

/** Tabs that only operators of the platform have in the sidebar; others open them from a page that names them. */
const OF_OPERATORS: readonly TabId[] = ['payouts'];

const ATTENDEE: TabId[] = ['overview', 'browse-events', 'my-tickets', 'wallet', 'messages', 'settings'];
const VALIDATOR: TabId[] = ['validate', 'search', 'settings'];

const ORGANISER: TabId[] = [
  'overview',
  'events',
  'search',
  'validate',
  'revenue',
  'partnerships',
  'wallet',
  'messages',
  'settings',
];

/** A role's own list (reading A). Owners have the organiser's; other roles without a list have the attendee's. */
const OWN: Partial<Record<Role, TabId[]>> = {
  SYSTEM_ADMIN: [
    'overview',
    'users',
    'events',
    'search',
    'validators',
    'revenue',
    'partnerships',
    'messages',
    'wallet',
    'audit',
    'system',
  ],
  SYSTEM_VALIDATOR: VALIDATOR,
  ISSUER_VALIDATOR: VALIDATOR,
  SYSTEM_AUDITOR: ['audit', 'reports', 'events', 'revenue'],
  ISSUER_OWNER: ORGANISER,
  ISSUER_ADMIN: ORGANISER,
  ISSUER_FINANCE: ['overview', 'revenue', 'partnerships', 'reports', 'wallet'],
};

type Labels = Partial<Record<TabId, string>>;

const ORGANISER_LABELS: Labels = {
  search: labelTexts.ticketsTab,
  validate: labelTexts.validateTab,
  partnerships: labelTexts.partnershipsTab,
};
const VALIDATOR_LABELS: Labels = { validate: labelTexts.validateTicketTab };
const ATTENDEE_LABELS: Labels = { settings: labelTexts.profile };

/** Labels of reading A in a role's own list, where they differ from the tab bar's. */
const OWN_LABELS: Partial<Record<Role, Labels>> = {
  SYSTEM_ADMIN: {
    users: labelTexts.usersTab,
    search: labelTexts.ticketsTab,
    partnerships: labelTexts.partnershipsTab,
    system: labelTexts.systemSettingsTab,
  },
  SYSTEM_VALIDATOR: VALIDATOR_LABELS,
  ISSUER_VALIDATOR: VALIDATOR_LABELS,
  SYSTEM_AUDITOR: {},
  ISSUER_OWNER: ORGANISER_LABELS,
  ISSUER_ADMIN: ORGANISER_LABELS,
  ISSUER_FINANCE: {},
};

/** The label of a tab, as the tab bar has it. */
export function labelOf(id: TabId, role: Role): string {
  if (id === 'partnerships' && role === 'ATTENDEE') return labelTexts.myPartnerships;
  if (id === 'events' && role === 'SYSTEM_ADMIN') return labelTexts.allEvents;
  if (id === 'events' && (role === 'ISSUER_ADMIN' || role === 'ISSUER_OWNER')) return labelTexts.myEvents;
  return LABELS[id];
}

/**
 * Returns whether to show a tab to this viewer.
 * @param limited the viewer works for some events of their organisation
 */
export function mayOpen(id: TabId, role: Role, permissions: readonly Permission[], limited = false): boolean {
  if (limited && OF_ORGANISATION.includes(id)) return false;
  if (id === 'events' && role === 'ATTENDEE') return false;
  // Platform roles use User Management and the accounts of the platform instead.
  if ((id === 'team' || id === 'payments') && permissions.includes('MANAGE_USERS')) return false;
  const needed = NEEDS[id];
  return needed === undefined || [needed].flat().some((permission) => permissions.includes(permission));
}

/** The sidebar of a viewer: the role's own list, then other tabs that the permissions allow. */
export function tabsFor(
  role: Role,
  permissions: readonly Permission[],
  limited = false,
): { own: Tab[]; more: Tab[] } {
  const own = OWN[role] ?? ATTENDEE;
  const labels = OWN_LABELS[role] ?? ATTENDEE_LABELS;
  // Owners hold tickets too: they keep every tab of an attendee.
  const rest = (role === 'ISSUER_OWNER' ? TAB_IDS : TAB_BAR).filter(
    (id) => !own.includes(id) && (role === 'SYSTEM_ADMIN' || !OF_OPERATORS.includes(id)),
  );
  const offered = (ids: readonly TabId[], words: Labels) =>
    ids
      .filter((id) => mayOpen(id, role, permissions, limited))
      .map((id) => ({ id, label: words[id] ?? labelOf(id, role) }));
  return { own: offered(own, labels), more: offered(rest, {}) };
}

/** The tab that an address names; the overview for an unknown one. */
export function tabFromAddress(value: string | null): TabId {
  return TAB_IDS.find((id) => id === value) ?? 'overview';
}
