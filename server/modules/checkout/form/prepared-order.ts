import type { SigningKey } from '../../../lib/signing/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type OrderHead, orderHead } from '../../orders/index.ts';
import { type Answer, answerFields, guestKey, guestNames } from '../../questions/index.ts';
import type { UsedCode } from '../../sales-rules/index.ts';
import { signedTicket, type TicketRecord } from '../../tickets/index.ts';
import type { WaitlistOffer } from '../../waitlist/index.ts';
import type { PricedLine } from '../price-lines.ts';

/** An order that is ready to be written: its tickets are signed, only their serials are missing. */
export interface PreparedOrder extends OrderHead {
  readonly mailId: string;
  readonly eventId: string;
  readonly issuerId: string;
  readonly keyVersion: number;
  /** The code that the buyer gave. */
  readonly code: UsedCode | null;
  /** The waitlist offer whose places are held for the buyer. */
  readonly offered: WaitlistOffer | null;
  readonly answers: readonly Answer[];
  /** In the order of the lines; serials are 0 until the places are taken. */
  readonly tickets: TicketRecord[];
  /** Journal transfers, one per ticket. */
  readonly transferIds: string[];
}

/** Signs an order's tickets on this thread, 26 microseconds each: hashing passwords elsewhere cannot delay a sale. */
export function prepareOrder(
  scope: Scope,
  request: Parameters<typeof orderHead>[1],
  {
    lines,
    code,
    offered,
    answers,
  }: { lines: readonly PricedLine[] } & Pick<PreparedOrder, 'code' | 'offered' | 'answers'>,
  key: SigningKey,
): PreparedOrder {
  const { ids } = scope;
  const [first] = lines;
  if (!first) throw new RangeError('an order has at least one line');
  const head = orderHead(scope, request);
  const names = guestNames(answers);
  const tickets = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_none, nth) => {
      const holder = names.get(guestKey(line.tier.terms.tierId, nth)) ?? head.buyer.name;
      return unpaidTicket(ids.uuid(), { ...head, holder }, line, key);
    }),
  );
  return {
    ...head,
    mailId: ids.uuid(),
    eventId: first.tier.terms.eventId,
    issuerId: first.tier.terms.issuerId,
    keyVersion: key.version,
    code,
    offered,
    answers,
    tickets,
    transferIds: tickets.map(() => ids.uuid()),
  };
}

/** A ticket that is paid at the door. */
function unpaidTicket(
  id: string,
  order: OrderHead & { holder: string },
  { tier: { terms }, unitUnits }: PricedLine,
  key: SigningKey,
): TicketRecord {
  const fields = {
    id,
    issuer_id: terms.issuerId,
    event_id: terms.eventId,
    tier_id: terms.tierId,
    tier: terms.tier,
    tier_number: terms.tierNumber,
    order_id: order.id,
    user_id: order.userId,
    serial: 0,
    holder_name: order.holder,
    holder_email: order.buyer.email,
    holder_phone: order.buyer.phone,
    price_units: unitUnits,
    currency: terms.currency,
    due_status: unitUnits === 0n ? ('none' as const) : ('due' as const),
    issued_at: order.at,
    effective_at: terms.effectiveAt,
    expires_at: terms.expiresAt,
    grace_seconds: terms.graceSeconds,
    event_name: terms.eventName,
    event_venue: terms.eventVenue,
    event_start_at: terms.eventStart,
    play_money: false,
    is_test: false,
  };
  return signedTicket(fields, key);
}

/** The answers of a prepared order as a statement takes them; null without any. */
export function preparedAnswers({ answers, tickets }: PreparedOrder): object[] | null {
  return answerFields(answers, ({ tierId, nth }) => {
    const ofTier = tickets.filter((ticket) => ticket.tier_id === tierId);
    return ofTier[nth]?.id ?? null;
  });
}
