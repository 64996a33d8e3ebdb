import { can, type SignedInActor } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';

/** Where is looked: an attendee's own tickets and what is on offer, or what somebody of the house works with. */
export const FINDING_PLACES = [
  'ownEvents',
  'listedEvents',
  'soldTickets',
  'heldTickets',
  'accounts',
  'partners',
] as const;

export type FindingPlace = (typeof FINDING_PLACES)[number];

/** The rights are those of the lists that show the same. */
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
