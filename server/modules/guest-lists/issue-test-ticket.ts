import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Forbidden } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { issueGuestOrders } from '../checkout/index.ts';
import { findEvent } from '../events/index.ts';
import { findTicket, type Ticket } from '../tickets/index.ts';
import { readPersonName, readTestTicket } from './guest-list.reads.ts';
import { mayInviteGuests, NoPlaceForTest } from './guest-list.rules.ts';

/**
 * Issues the organiser a ticket of their own event without payment, to try the email and the door with. It is marked as a
 * test and takes no place. A repetition returns the test ticket that they have already.
 * @throws NotFound, Forbidden, NoPlaceForTest, EventNotPublished, SalesClosed, SalesBusy
 */
export async function issueTestTicket(scope: Scope, eventId: string): Promise<Ticket> {
  const actor = signedIn(scope.actor);
  const event = await findEvent(scope, eventId);
  if (!mayInviteGuests(actor, { issuerId: event.issuer.id, eventId: event.id })) throw new Forbidden();
  const email = actor.email.toLowerCase();
  const name = await readPersonName(scope, actor.userId);
  const tier = event.tiers[0]?.name;
  if (tier !== undefined) {
    await issueGuestOrders(scope, {
      eventId,
      guests: [{ name, email, phone: '', tier }],
      complimentary: true,
      isTest: true,
      // Under the lock of the event: of two calls at once, the second finds the ticket of the first.
      open: async (tx) => [(await readTestTicket(tx, eventId, email)) === undefined],
      record: async () => undefined,
    });
  }
  const id = await inTransaction(scope, (tx) => readTestTicket(tx, eventId, email));
  if (id === undefined) throw new NoPlaceForTest();
  return findTicket(scope, id);
}
