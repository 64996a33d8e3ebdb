import { can, type SignedInActor, signedIn } from '../../access/actor.ts';
import { NotFound } from '../../failures.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import { maySeeTicket } from './ticket.policy.ts';
import { presentTicket } from './ticket.present.ts';
import { readTicketOfHolder, readTicketOfStaff } from './ticket.reads.ts';
import type { TicketRecord } from './ticket.record.ts';
import type { Ticket } from './ticket.type.ts';

/**
 * A ticket, for its holder and for staff of its issuer.
 * @throws NotFound for everybody else, whether or not there is such a ticket
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

/** Staff may hold tickets of other organisers' events, like anybody. */
async function read(scope: Scope, actor: SignedInActor, id: string): Promise<TicketRecord | undefined> {
  const isStaff = actor.role !== 'attendee' && can(actor, 'VIEW_TICKETS');
  const ofStaff = isStaff ? await readTicketOfStaff(scope, actor, id) : undefined;
  return ofStaff ?? readTicketOfHolder(scope, actor, id);
}
