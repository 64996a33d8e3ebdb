import { type SigningKey, signTestCode, tierRef } from '../../../lib/signing/index.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { TestTicket, type TestTicketKind } from './door-app.schema.ts';
import { doorBriefing } from './door-briefing.ts';

/** The signature begins at byte 50; three digits encode two bytes. */
const SIGNATURE_AT = 75;
const KINDS: readonly TestTicketKind[] = ['good', 'revoked', 'not_yet_valid', 'expired', 'bad_signature'];

/** Validity of a test ticket of that kind, in days from now. */
const WINDOWS: Partial<Record<TestTicketKind, [from: number, until: number]>> = {
  not_yet_valid: [1, 2],
  expired: [-2, -1],
};

/**
 * Creates test tickets for an event, one of each kind. They are signed with the issuer's own key, so that they test the
 * same path as real tickets, but for another purpose: doors in normal mode refuse them.
 * @throws NotFound for an event of another issuer
 */
export async function testTickets(scope: Scope, eventId: string): Promise<TestTicket[]> {
  const { event } = await doorBriefing(scope, eventId, null);
  const key = await scope.services.keys.current(event.issuerId);
  if (!key) throw new NotFound('organiser');
  return KINDS.map((kind) => testTicket(scope, event.id, event.tiers[0] ?? 'test', kind, key));
}

function testTicket(
  scope: Scope,
  eventId: string,
  tier: string,
  kind: TestTicketKind,
  key: SigningKey,
): TestTicket {
  const [from, until] = WINDOWS[kind] ?? [-1, 7];
  const days = (count: number): string => scope.clock.in(count * DAY_SECONDS).toISOString();
  const ticketId = scope.ids.uuid();
  const code = signTestCode(
    {
      ticketId,
      eventId,
      tierRef: tierRef(tier),
      effectiveAt: days(from),
      expiresAt: days(until),
      graceSeconds: 0,
    },
    key,
  );
  return Object.assign(new TestTicket(), {
    kind,
    ticketId,
    code: kind === 'bad_signature' ? changed(code) : code,
  });
}

/** Changes one digit of the signature. */
function changed(code: string): string {
  const at = code.indexOf(':') + 1 + SIGNATURE_AT;
  return code.slice(0, at) + (code[at] === '0' ? '1' : '0') + code.slice(at + 1);
}
