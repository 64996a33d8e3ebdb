import { ticketFile } from '../../lib/signing/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { collectDue, createGate, revokeTicket, validateTicket } from '../door/index.ts';
import { type Ticket, unsignedTicket } from '../tickets/index.ts';
import { as, type DemoPeople } from './demo-people.ts';

const METHODS = ['cash', 'mobile_money', 'card_terminal', 'mobile_money', 'waived'] as const;

/** Simulates an evening at the door: guests enter and pay, one comes twice, and one ticket is revoked. */
export async function openDoor(scope: Scope, people: DemoPeople, tickets: Ticket[]): Promise<void> {
  const [first, ...others] = tickets;
  const eventId = first?.record.event_id;
  if (first === undefined || eventId === undefined) return;
  const organiser = as(scope, people, 'issuer_admin');
  const validator = as(scope, people, 'issuer_validator');
  const gates = [
    await createGate(organiser, eventId, 'Main Gate'),
    await createGate(organiser, eventId, 'Garden Gate'),
  ];
  const scan = (ticket: Ticket, index: number) =>
    validateTicket(validator, {
      ticket: ticketFile(unsignedTicket(ticket.record), ticket.record.signature),
      eventId,
      gateId: gates[index % gates.length]?.id ?? null,
      commit: true,
    });
  // The demo attendee's own ticket stays unused, so that visitors can try the door with it.
  const guests = others.filter((ticket) => ticket.record.user_id === null);
  const entering = guests.slice(0, Math.ceil(guests.length / 2));
  await Promise.all(entering.map(scan));
  await Promise.all(
    entering
      .slice(0, -2)
      .map((ticket, index) => collectDue(validator, ticket.id, METHODS[index % METHODS.length] ?? 'cash')),
  );
  const [again] = entering;
  const revoked = guests.at(-1);
  if (again) await scan(again, 1);
  if (revoked === undefined || entering.includes(revoked)) return;
  await revokeTicket(organiser, { ticketId: revoked.id, reason: 'Bought twice by mistake' });
  await scan(revoked, 0);
}
