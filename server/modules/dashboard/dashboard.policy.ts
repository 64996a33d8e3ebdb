import { can, isStaff, type SignedInActor } from '../../platform/access/actor.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import { isSystemRole } from '../../platform/access/roles.ts';

/** null: own data, open to every role. The others count the organiser's rows, or all rows for system roles. */
const RIGHTS = {
  myTickets: null,
  upcomingEvents: null,
  validatedToday: 'VALIDATE_TICKETS',
  totalValidations: 'VALIDATE_TICKETS',
  pendingValidations: 'VALIDATE_TICKETS',
  totalEvents: 'VIEW_EVENTS',
  ticketsSold: 'VIEW_SALES',
  revenue: 'VIEW_REVENUE',
  revenueCollected: 'VIEW_REVENUE',
  revenueDue: 'VIEW_REVENUE',
  paidToPartners: 'VIEW_REVENUE',
  heldInEscrow: 'VIEW_REVENUE',
  totalUsers: 'VIEW_SYSTEM_STATS',
  activeIssuers: 'VIEW_SYSTEM_STATS',
  auditEntries: 'VIEW_AUDIT_LOGS',
  totalTickets: 'VIEW_TICKETS',
  pendingDistributions: 'VIEW_REVENUE',
  contracts: 'VIEW_CONTRACTS',
  partnerships: 'VIEW_CONTRACTS',
  pendingContracts: null,
  pendingApprovals: null,
  totalContracts: null,
} as const satisfies Record<string, Permission | null>;

export type FigureName = keyof typeof RIGHTS;

/** The figures that are a sum per currency; all others are counts. */
export const SUMS = [
  'revenue',
  'revenueCollected',
  'revenueDue',
  'paidToPartners',
  'heldInEscrow',
] as const satisfies readonly FigureName[];

export function maySeeFigure(actor: SignedInActor, name: FigureName): boolean {
  const right = RIGHTS[name];
  if (right === null) return true;
  return can(actor, right) && isStaff(actor);
}

/** Returns the actor's issuer, whose rows are read; null: all. */
export function issuerOf(actor: SignedInActor): string | null {
  return isSystemRole(actor.role) ? null : actor.issuerId;
}

/** Sources of the search: an attendee's own tickets and events on sale, or the data that staff work with. */
const SEARCH_SOURCES = [
  'ownEvents',
  'listedEvents',
  'soldTickets',
  'heldTickets',
  'accounts',
  'partners',
] as const;

export type SearchSource = (typeof SEARCH_SOURCES)[number];

/** Returns the sources for the actor; their permissions are those of the lists of the same data. */
export function sourcesFor(actor: SignedInActor): SearchSource[] {
  if (actor.role === 'attendee') return ['listedEvents', 'heldTickets'];
  const belongs = isStaff(actor);
  const leads = can(actor, 'MANAGE_USERS') || can(actor, 'MANAGE_VALIDATORS');
  const open: Record<SearchSource, boolean> = {
    ownEvents: belongs && can(actor, 'VIEW_EVENTS'),
    listedEvents: !belongs || !can(actor, 'VIEW_EVENTS'),
    soldTickets: belongs && can(actor, 'SEARCH_TICKETS'),
    heldTickets: false,
    accounts: leads && (actor.role === 'system_admin' || actor.issuerId !== null),
    partners: can(actor, 'CREATE_CONTRACTS') && actor.issuerId !== null,
  };
  return SEARCH_SOURCES.filter((source) => open[source]);
}
