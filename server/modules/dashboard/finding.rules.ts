import { can, type SignedInActor } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';

/** Sources of the search: an attendee's own tickets and events on sale, or the data that staff work with. */
export const FINDING_PLACES = [
  'ownEvents',
  'listedEvents',
  'soldTickets',
  'heldTickets',
  'accounts',
  'partners',
] as const;

export type FindingPlace = (typeof FINDING_PLACES)[number];

/** Returns the sources for the actor; their permissions are those of the lists of the same data. */
export function placesFor(actor: SignedInActor): FindingPlace[] {
  if (actor.role === 'attendee') return ['listedEvents', 'heldTickets'];
  const belongs = isSystemRole(actor.role) || actor.issuerId !== null;
  const leads = can(actor, 'MANAGE_USERS') || can(actor, 'MANAGE_VALIDATORS');
  const open: Record<FindingPlace, boolean> = {
    ownEvents: belongs && can(actor, 'VIEW_EVENTS'),
    listedEvents: !belongs || !can(actor, 'VIEW_EVENTS'),
    soldTickets: belongs && can(actor, 'SEARCH_TICKETS'),
    heldTickets: false,
    accounts: leads && (actor.role === 'system_admin' || actor.issuerId !== null),
    partners: can(actor, 'CREATE_CONTRACTS') && actor.issuerId !== null,
  };
  return FINDING_PLACES.filter((place) => open[place]);
}
