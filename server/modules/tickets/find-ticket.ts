import { can, isSignedIn, type SignedInActor, signedIn } from '../../platform/access/actor.ts';
import { gather } from '../../platform/db/gather.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { maySeeTicket } from './ticket.policy.ts';
import { presentTicket } from './ticket.present.ts';
import { readTicketOfHolder, readTicketOfStaff, readTicketsSeen } from './ticket.reads.ts';
import type { TicketRecord } from './ticket.record.ts';
import type { Ticket } from './ticket.type.ts';

/**
 * Finds a ticket for its holder or for staff of its issuer.
 * @throws NotFound for every other caller, whether or not the ticket exists
 */
export async function findTicket(scope: Scope, id: string): Promise<Ticket> {
  return presentTicket(await findTicketRecord(scope, id), scope.actor);
}

/** @throws NotFound as `findTicket` */
export async function findTicketRecord(scope: Scope, id: string): Promise<TicketRecord> {
  const actor = signedIn(scope.actor);
  const record = isUuid(id) ? await read(scope, actor, id) : undefined;
  if (!record || !maySeeTicket(actor, record)) throw new NotFound('The ticket');
  return record;
}

/**
 * The ticket of an object that the actor sees, such as a scan; null unless they may see the ticket too. One statement
 * reads all tickets that a request loads in one turn.
 */
export async function ticketSeen(scope: Scope, id: string): Promise<Ticket | null> {
  return (await gatherTickets(scope, id)) ?? null;
}

const gatherTickets = gather(async (scope: Scope, ids: string[]) => {
  const { actor } = scope;
  if (!isSignedIn(actor)) return new Map<string, Ticket>();
  const records = await readTicketsSeen(scope, actor, { ids, asStaff: looksAfterTickets(actor) });
  return new Map(
    records
      .filter((record) => maySeeTicket(actor, record))
      .map((record) => [record.id, presentTicket(record, actor)]),
  );
});

function looksAfterTickets(actor: SignedInActor): boolean {
  return actor.role !== 'attendee' && can(actor, 'VIEW_TICKETS');
}

/** Staff may also hold tickets of other organisers' events. */
async function read(scope: Scope, actor: SignedInActor, id: string): Promise<TicketRecord | undefined> {
  const ofStaff = looksAfterTickets(actor) ? await readTicketOfStaff(scope, actor, id) : undefined;
  return ofStaff ?? readTicketOfHolder(scope, actor, id);
}
