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
  order_id: string;
  serial: number;
}

/**
 * Caches tickets for callers in this process. An order of several tiers is left out: only the database orders those.
 */
function keepIssued({ services }: Scope, prepared: readonly Prepared[], rows: readonly SerialRow[]): void {
  const serials = new Map(rows.map(({ order_id, serial }) => [order_id, serial]));
  for (const { order, tickets } of prepared) {
    const { order_id: id, lines } = order.record;
    const first = serials.get(id);
    if (first === undefined || lines.length > 1) continue;
    const numbered = tickets.map(({ nth, ...ticket }) => ({ ...ticket, serial: first + nth }));
    const transactionHash = order.paid?.transactionHash ?? null;
    services.issued.keep(id, { transactionHash, tickets: numbered });
  }
}

/** Orders that are paid at once were written as paid; every other must be allowed to become paid now. */
function requirePayable({ order_id, state }: PayableRecord, isAwaited: boolean): void {
  if (isAwaited ? paymentMayBecome(state, 'paid') : state === 'paid') return;
  throw new Error(`order ${order_id} was ${state} when it was paid`);
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
    (record.origin !== 'provider' && services.config.ledger.testNetwork && (record.charge_units ?? 0n) > 0n);
  const key = await services.keys.require(record.issuer_id);
  const names = namesOf(record);
  const tickets = record.lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_none, nth) => {
      const holder = names.get(guestKey(line.tier_id, nth)) ?? record.buyer_name;
      return { ...paidTicket(ids.uuid(), record, line, { key, now, isPlayMoney, holder }), nth };
    }),
  );
  return { order, tickets };
}

function namesOf({ answered }: PayableRecord): ReadonlyMap<string, string> {
  return new Map(
    answered?.flatMap(({ tier_id, nth, name }) => (name === null ? [] : [[guestKey(tier_id, nth), name]])),
  );
}

/** The tickets that answers of the order are about. */
function answeredTickets({ order: { record }, tickets }: Prepared): IssuedTicket[] {
  const answered = new Set(record.answered?.map(({ tier_id, nth }) => guestKey(tier_id, nth)));
  return tickets.flatMap(({ id: ticketId, tier_id: tierId, nth }) =>
    answered.has(guestKey(tierId, nth)) ? [{ orderId: record.order_id, tierId, nth, ticketId }] : [],
  );
}

/** An order as the statement takes it. */
function paidFields({ scope: { ids } }: Tx, { order, tickets }: Prepared, i: number): object {
  const { record, kept, paid, collected } = order;
  return {
    i,
    order_id: record.order_id,
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
    tickets: tickets.map((ticket) => ({
      id: ticket.id,
      tier: ticket.tier_id,
      nth: ticket.nth,
      edition: record.edition,
      effective_at: ticket.effective_at,
      expires_at: ticket.expires_at,
      grace_seconds: ticket.grace_seconds,
      key_version: ticket.key_version,
      signature: ticket.signature.toString('base64'),
      ...(ticket.holder_name !== record.buyer_name && { holder: ticket.holder_name }),
    })),
  };
}

function paidTicket(
  id: string,
  record: PayableRecord,
  line: PayableLine,
  { key, now, isPlayMoney, holder }: { key: SigningKey; now: Date; isPlayMoney: boolean; holder: string },
): TicketRecord {
  const fields = {
    id,
    issuer_id: record.issuer_id,
    event_id: record.event_id,
    tier_id: line.tier_id,
    tier: line.tier,
    tier_number: line.tier_number,
    order_id: record.order_id,
    user_id: record.user_id,
    serial: 0,
    holder_name: holder,
    holder_email: record.buyer_email,
    holder_phone: record.buyer_phone,
    price_units: line.unit_units,
    currency: line.currency,
    due_status: 'none' as const,
    issued_at: now,
    effective_at: line.effective_at,
    expires_at: line.expires_at,
    grace_seconds: line.grace_seconds,
    event_name: record.event_name,
    event_venue: record.event_venue,
    event_start_at: record.event_start_at,
    play_money: isPlayMoney,
    is_test: false,
  };
  return signedTicket(fields, key);
}

/** Publishes the new figures, the order and its escrow. */
export function publishOrder(
  { scope }: Tx,
  order: { order_id: string; event_id: string; issuer_id: string; contract_id?: string | null },
): void {
  const { listings, stockAnnouncer, topics } = scope.services;
  listings.forgetEvent(order.event_id);
  stockAnnouncer.announce(order.event_id, order.issuer_id);
  if (order.contract_id) stockAnnouncer.announceEscrow(order.contract_id, order.issuer_id);
  topics.publish('order.changed', order.order_id, { orderId: order.order_id });
}
