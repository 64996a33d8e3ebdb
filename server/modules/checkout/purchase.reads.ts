import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { MicroBatch } from '../../platform/db/micro-batch.ts';
import {
  type OrderRecord,
  type PayersKey,
  readOrders,
  readOrdersOfPayers,
  SalesBusy,
} from '../orders/index.ts';
import { readTicketsOfOrders, type TicketRecord } from '../tickets/index.ts';
/** A person's wallet, and the sum that their pending payments are about to take from it. */
export interface PayerRecord {
  userId: string;
  publicKey: string;
  /** Stroops, without fees. */
  reserved: bigint;
  payments: number;
}

/** Reads the wallets of those accounts that have one. */
async function readPayers(db: Database, userIds: string[]): Promise<PayerRecord[]> {
  return db.read<PayerRecord>(SYSTEM_TENANCY, {
    name: 'payers',
    text: `SELECT w.user_id AS "userId", w.public_key AS "publicKey", r.reserved, r.payments FROM wallets w CROSS JOIN LATERAL (
        SELECT coalesce(sum(charge_units), 0)::bigint AS reserved, count(*)::int AS payments
        FROM payments WHERE source = w.public_key AND state = 'paying') r
      WHERE w.user_id = ANY($1::uuid[])`,
    values: [userIds],
  });
}

export interface OrderWithTickets {
  record: OrderRecord;
  tickets: TicketRecord[];
}

const CONCURRENCY = 256;
const MAX_QUEUED = 8_192;
/** Under load, a batch starts at this size, or after this time. */
const GATHER = { enough: 32, withinMs: 3 };

/**
 * Batches the reads before and after purchases: a crowd that arrives at once, or whose payments one ledger closes,
 * costs a few statements in all, not a few per purchase.
 */
export class PurchaseReads {
  readonly #payers: MicroBatch<string, PayerRecord | undefined>;
  readonly #orders: MicroBatch<string, OrderWithTickets | undefined>;
  readonly #earlier: MicroBatch<PayersKey, OrderRecord | undefined>;

  constructor(db: Database) {
    this.#payers = batches(async (userIds: string[]) => {
      const rows = new Map((await readPayers(db, userIds)).map((row) => [row.userId, row]));
      return userIds.map((id) => rows.get(id));
    });
    this.#orders = batches((ids: string[]) => ordersWithTickets(db, ids));
    this.#earlier = batches((keys: PayersKey[]) => readOrdersOfPayers(db, keys));
  }

  /** undefined: the user has no wallet. */
  payer(userId: string): Promise<PayerRecord | undefined> {
    return this.#payers.add(userId);
  }

  /** The user's order under that key, paid or not, unless made by the form. */
  earlier(userId: string, key: string): Promise<OrderRecord | undefined> {
    return this.#earlier.add({ userId, key });
  }

  /** Reads an order; the caller must authorize. */
  order(id: string): Promise<OrderWithTickets | undefined> {
    return this.#orders.add(id);
  }
}

function batches<Item, Result>(run: (items: Item[]) => Promise<Result[]>): MicroBatch<Item, Result> {
  return new MicroBatch({
    max: CONCURRENCY,
    gather: GATHER,
    queueLimit: MAX_QUEUED,
    run,
    onFull: () => new SalesBusy(),
    retryAlone: () => false,
  });
}

async function ordersWithTickets(db: Database, ids: string[]): Promise<(OrderWithTickets | undefined)[]> {
  const [orders, tickets] = await Promise.all([readOrders(db, ids), readTicketsOfOrders(db, ids)]);
  const found = new Map(orders.map((record) => [record.id, { record, tickets: [] as TicketRecord[] }]));
  for (const ticket of tickets) found.get(ticket.orderId)?.tickets.push(ticket);
  return ids.map((id) => found.get(id));
}
