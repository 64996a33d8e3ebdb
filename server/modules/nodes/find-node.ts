import { can, isSignedIn } from '../../platform/access/actor.ts';
import { type Permission } from '../../platform/access/permissions.ts';
import { Failure } from '../../platform/failures.ts';
import { type FoundNode } from '../../platform/graphql/node.schema.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { type Scope } from '../../platform/scope.ts';
import { findEvent } from '../events/index.ts';
import { findGuestList } from '../guest-lists/index.ts';
import { findIssuer } from '../issuers/index.ts';
import { findBatch, findMessage } from '../messages/index.ts';
import { findOrder } from '../orders/index.ts';
import { findExpense, findPartner, findPresentedContract, findRound } from '../revenue-sharing/index.ts';
import { findTicket } from '../tickets/index.ts';

interface Lookup {
  /** Open to everyone, to signed-in users, or to holders of the permission that the type's own query requires. */
  for: 'anyone' | 'signed_in' | Permission;
  find: (scope: Scope, id: string) => Promise<{ id: string }>;
}

/** Lookups in the order in which they run. Each keeps the access rule of its type. */
const LOOKUPS: Readonly<Record<string, Lookup>> = {
  Ticket: { for: 'signed_in', find: findTicket },
  Order: { for: 'signed_in', find: (scope, id) => findOrder(scope, id, null) },
  Event: { for: 'anyone', find: findEvent },
  Issuer: { for: 'anyone', find: findIssuer },
  Contract: { for: 'VIEW_CONTRACTS', find: findPresentedContract },
  Round: { for: 'VIEW_CONTRACTS', find: findRound },
  Expense: { for: 'VIEW_CONTRACTS', find: findExpense },
  GuestList: { for: 'CREATE_TICKETS', find: findGuestList },
  Partner: { for: 'VIEW_CONTRACTS', find: findPartner },
  Message: { for: 'VIEW_MESSAGES', find: findMessage },
  MessageBatch: { for: 'SEND_MESSAGES', find: findBatch },
};

/**
 * Returns the object with this id, or null. Runs every lookup that the actor may use until one finds it, so that a
 * hidden object takes as long as an unknown one.
 */
export async function findNode(scope: Scope, id: string): Promise<FoundNode | null> {
  if (!isUuid(id)) return null;
  for (const [type, lookup] of Object.entries(LOOKUPS)) {
    const found = mayUse(scope, lookup) ? await lookup.find(scope, id).catch(nullWhenHidden) : null;
    if (found) return { ...found, __typename: type };
  }
  return null;
}

function mayUse({ actor }: Scope, { for: audience }: Lookup): boolean {
  if (audience === 'anyone') return true;
  return audience === 'signed_in' ? isSignedIn(actor) : can(actor, audience);
}

function nullWhenHidden(error: unknown): null {
  if (error instanceof Failure && (error.kind === 'not_found' || error.kind === 'forbidden')) return null;
  throw error;
}
