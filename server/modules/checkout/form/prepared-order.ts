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
  const { issuerId, eventId, tierId, tier, tierNumber, currency } = terms;
  const { effectiveAt, expiresAt, graceSeconds, eventName, eventVenue, eventStart } = terms;
  const ticket = {
    id,
    issuerId,
    eventId,
    tierId,
    tier,
    tierNumber,
    orderId: order.id,
    userId: order.userId,
    serial: 0,
    holderName: order.holder,
    holderEmail: order.buyer.email,
    holderPhone: order.buyer.phone,
    priceUnits: unitUnits,
    currency,
    dueStatus: unitUnits === 0n ? ('none' as const) : ('due' as const),
    issuedAt: order.at,
    effectiveAt,
    expiresAt,
    graceSeconds,
    eventName,
    eventVenue,
    eventStartAt: eventStart,
    playMoney: false,
    isTest: false,
  };
  return signedTicket(ticket, key);
}

/** The answers of a prepared order as a statement takes them; null without any. */
export function preparedAnswers({ answers, tickets }: PreparedOrder): object[] | null {
  return answerFields(answers, ({ tierId, nth }) => {
    const ofTier = tickets.filter((ticket) => ticket.tierId === tierId);
    return ofTier[nth]?.id ?? null;
  });
}
