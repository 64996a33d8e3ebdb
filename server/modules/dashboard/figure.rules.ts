import { can, type SignedInActor } from '../../platform/access/actor.ts';
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
export const SUMS = ['revenue', 'revenueCollected', 'revenueDue'] as const satisfies readonly FigureName[];

export function maySeeFigure(actor: SignedInActor, name: FigureName): boolean {
  const right = RIGHTS[name];
  if (right === null) return true;
  return can(actor, right) && (isSystemRole(actor.role) || actor.issuerId !== null);
}
