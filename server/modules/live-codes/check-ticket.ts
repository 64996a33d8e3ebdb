import { readPresented, verifyPresented } from '../../lib/scan/presented-ticket.ts';
import type { VerifyingKey } from '../../lib/signing/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import { readStanding, type StandingRow } from './live-code.reads.ts';
import { TicketCheck, type TicketStanding } from './live-code.schema.ts';

/**
 * Says to anyone who has a ticket's code or file whether it is genuine and still valid, and whether it is bound to the
 * holder's phone: for a person who is about to buy it from another. Nothing personal is returned, and only the bearer of
 * a signed ticket learns about it.
 * @throws RateLimited
 */
export async function checkTicket(scope: Scope, given: unknown): Promise<TicketCheck> {
  const ticketId = await signedTicketId(scope, given);
  await scope.services.limits.consume('check_ticket', {
    address: scope.address,
    account: ticketId ?? scope.address,
  });
  if (ticketId === null) return presentCheck('not_genuine');
  const [row] = await scope.db.read<StandingRow>(SYSTEM_TENANCY, readStanding(ticketId));
  return row ? presentCheck(standingOf(row), row) : presentCheck('not_genuine');
}

function presentCheck(standing: TicketStanding, row?: StandingRow): TicketCheck {
  const { liveFrom = null, hasPhone = false } = row ?? {};
  return Object.assign(new TicketCheck(), { standing, needsPhoneFrom: liveFrom, hasPhone });
}

function standingOf({ status, passedOnAt }: StandingRow): TicketStanding {
  if (passedOnAt !== null) return 'transferred';
  return status === 'active' ? 'genuine' : status;
}

async function signedTicketId(scope: Scope, given: unknown): Promise<string | null> {
  const presented = readPresented(given);
  if (presented.kind === 'refused' || presented.kind === 'test') return null;
  const keys = await keysOf(scope, presented);
  const signed = verifyPresented(presented, keys);
  return typeof signed === 'string' ? null : signed.ticketId;
}

async function keysOf(
  { services }: Scope,
  presented: Exclude<ReturnType<typeof readPresented>, { kind: 'refused' | 'test' }>,
): Promise<readonly VerifyingKey[]> {
  if (presented.kind === 'code')
    return (await services.keys.eventKeys(presented.decoded.code.eventId))?.keys ?? [];
  const { issuer_id: issuerId, key_version: version } = presented.ticket;
  const key = await services.keys.verifyingKey(issuerId, version);
  return key ? [key] : [];
}
