import { LRUCache } from 'lru-cache';
import type { SigningKey } from '../../../lib/signing/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { JournalAccount } from '../../payments/index.ts';
import { guestKey, type IssuedTicket, linkAnswers } from '../../questions/index.ts';
import { signedTicket, type TicketRecord } from '../../tickets/index.ts';
import { paymentMayBecome } from '../order.rules.ts';
import { ISSUE_BATCH, type PayableLine, type PayableRecord } from './issue.writes.ts';

const MAX_CACHED = 2_000;
/** Callers take them right after the commit. */
const LIFETIME_MS = 10_000;

/** The tickets of an order, as just written to the database. */
interface Issued {
  /** null: nothing moved on the ledger. */
  transactionHash: string | null;
  tickets: TicketRecord[];
}

/** Caches tickets that this process has just issued, so that callers need not read them back. */
export class IssuedTickets {
  readonly #issued = new LRUCache<string, Issued>({ max: MAX_CACHED, ttl: LIFETIME_MS });

  /** Call after the commit, with the committed rows. */
  keep(orderId: string, issued: Issued): void {
    this.#issued.set(orderId, issued);
  }

  /** Returns the tickets once; undefined: they must be read. */
  take(orderId: string): Issued | undefined {
    const issued = this.#issued.get(orderId);
    this.#issued.delete(orderId);
    return issued;
  }
}

/** An order whose payment is certain. */
interface PaidOrder {
  record: PayableRecord;
  /** False: its place was released, and one that is free now is taken. */
  kept: boolean;
  /** null: nothing moved on the ledger. */
  paid: {
    transactionHash: string;
    /** null when another account paid it. */
    feeUnits: bigint | null;
    source: string;
  } | null;
  /** The attempt that a provider collected; undefined for other payments. */
  collected?: {
    attemptId: string;
    /** The account of the journal that the money is on. */
    account: JournalAccount;
    /** What the provider keeps, in 10^-7 of the currency. */
    feeUnits: bigint;
    /** What the platform keeps, in 10^-7 of the currency. */
    platformFeeUnits: bigint;
  };
}

/**
 * Signs the tickets of paid orders and writes every row that follows. Mails, sales figures and subscribers are notified
 * after the commit. Must run with the rights of the system.
 */
export async function issueTickets(tx: Tx, orders: readonly PaidOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const { scope } = tx;
  scope.services.failpoints.reach('purchase.before_issue');
  for (const { record, paid, collected } of orders)
    requirePayable(record, paid !== null || collected !== undefined);
  const now = scope.clock.now();
  const prepared: Prepared[] = [];
  for (const order of orders) prepared.push(await prepare(tx, order, now));
  const paid = prepared.map((order, i) => paidFields(tx, order, i));
  const { testNetwork } = scope.services.config.ledger;
  const values = [JSON.stringify(paid), now, scope.services.mail.firstState, scope.requestId, testNetwork];
  const rows = await tx.prepared<SerialRow>('issue-batch', ISSUE_BATCH, values);
  await linkAnswers(tx, prepared.flatMap(answeredTickets));
  scope.services.failpoints.reach('purchase.issued');
  tx.afterCommit(() => {
    keepIssued(scope, prepared, rows);
    for (const { record } of orders) publishOrder(tx, record);
  });
}

/** The first serial of an order's tickets. */
interface SerialRow {
  orderId: string;
  serial: number;
}

/**
 * Caches tickets for callers in this process. An order of several tiers is left out: only the database orders those.
 */
function keepIssued({ services }: Scope, prepared: readonly Prepared[], rows: readonly SerialRow[]): void {
  const serials = new Map(rows.map(({ orderId, serial }) => [orderId, serial]));
  for (const { order, tickets } of prepared) {
    const { orderId: id, lines } = order.record;
    const first = serials.get(id);
    if (first === undefined || lines.length > 1) continue;
    const numbered = tickets.map(({ nth, ...ticket }) => ({ ...ticket, serial: first + nth }));
    const transactionHash = order.paid?.transactionHash ?? null;
    services.issued.keep(id, { transactionHash, tickets: numbered });
  }
}

/** Orders that are paid at once were written as paid; every other must be allowed to become paid now. */
function requirePayable({ orderId, state }: PayableRecord, isAwaited: boolean): void {
  if (isAwaited ? paymentMayBecome(state, 'paid') : state === 'paid') return;
  throw new Error(`order ${orderId} was ${state} when it was paid`);
}

/** An order with its signed tickets; `nth` counts those of a tier, whose serials are not known yet. */
interface Prepared {
  order: PaidOrder;
  tickets: (TicketRecord & { nth: number })[];
}

async function prepare(tx: Tx, order: PaidOrder, now: Date): Promise<Prepared> {
  const { ids, services } = tx.scope;
  const { record } = order;
  const isPlayMoney =
    record.origin === 'mock' ||
    (record.origin !== 'provider' && services.config.ledger.testNetwork && (record.chargeUnits ?? 0n) > 0n);
  const key = await services.keys.require(record.issuerId);
  const names = namesOf(record);
  const tickets = record.lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_none, nth) => {
      const holder = names.get(guestKey(line.tierId, nth)) ?? record.buyerName;
      return { ...paidTicket(ids.uuid(), record, line, { key, now, isPlayMoney, holder }), nth };
    }),
  );
  return { order, tickets };
}

function namesOf({ answered }: PayableRecord): ReadonlyMap<string, string> {
  return new Map(
    answered?.flatMap(({ tierId, nth, name }) => (name === null ? [] : [[guestKey(tierId, nth), name]])),
  );
}

/** The tickets that answers of the order are about. */
function answeredTickets({ order: { record }, tickets }: Prepared): IssuedTicket[] {
  const answered = new Set(record.answered?.map(({ tierId, nth }) => guestKey(tierId, nth)));
  return tickets.flatMap(({ id: ticketId, tierId, nth }) =>
    answered.has(guestKey(tierId, nth)) ? [{ orderId: record.orderId, tierId, nth, ticketId }] : [],
  );
}

/** An order as the statement takes it. */
function paidFields({ scope: { ids } }: Tx, { order, tickets }: Prepared, i: number): object {
  const { record, kept, paid, collected } = order;
  return {
    i,
    order_id: record.orderId,
    kept,
    hash: paid?.transactionHash ?? null,
    fee: paid?.feeUnits == null ? null : String(paid.feeUnits),
    source: paid?.source ?? null,
    posted: ids.uuid(),
    sale: ids.uuid(),
    mail: ids.uuid(),
    ...(collected && {
      attempt: collected.attemptId,
      ...collected.account,
      provider_fee: String(collected.feeUnits),
      provider_fee_id: ids.uuid(),
      platform_fee: String(collected.platformFeeUnits),
      platform_fee_id: ids.uuid(),
    }),
    tickets: tickets.map(
      ({ id, tierId, nth, effectiveAt, expiresAt, graceSeconds, keyVersion, ...ticket }) => ({
        ...{ id, tierId, nth, edition: record.edition, effectiveAt, expiresAt, graceSeconds, keyVersion },
        signature: ticket.signature.toString('base64'),
        ...(ticket.holderName !== record.buyerName && { holder: ticket.holderName }),
      }),
    ),
  };
}

function paidTicket(
  id: string,
  record: PayableRecord,
  line: PayableLine,
  { key, now, isPlayMoney, holder }: { key: SigningKey; now: Date; isPlayMoney: boolean; holder: string },
): TicketRecord {
  const { issuerId, eventId, orderId, userId, eventName, eventVenue, eventStartAt } = record;
  const { tierId, tier, tierNumber, unitUnits, currency, effectiveAt, expiresAt, graceSeconds } = line;
  const ticket = {
    id,
    issuerId,
    eventId,
    tierId,
    tier,
    tierNumber,
    orderId,
    userId,
    serial: 0,
    holderName: holder,
    holderEmail: record.buyerEmail,
    holderPhone: record.buyerPhone,
    priceUnits: unitUnits,
    currency,
    dueStatus: 'none' as const,
    issuedAt: now,
    effectiveAt,
    expiresAt,
    graceSeconds,
    eventName,
    eventVenue,
    eventStartAt,
    playMoney: isPlayMoney,
    isTest: false,
  };
  return signedTicket(ticket, key);
}

/** Publishes the new figures, the order and its escrow. */
export function publishOrder(
  { scope }: Tx,
  order: { orderId: string; eventId: string; issuerId: string; contractId?: string | null },
): void {
  const { listings, stockAnnouncer, topics } = scope.services;
  listings.evictEvent(order.eventId);
  stockAnnouncer.announce(order.eventId, order.issuerId);
  if (order.contractId) stockAnnouncer.announceEscrow(order.contractId, order.issuerId);
  topics.publish('order.changed', order.orderId, { orderId: order.orderId });
}
