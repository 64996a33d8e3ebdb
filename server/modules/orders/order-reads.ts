import type { Database } from '../../platform/db/database.ts';
import { MicroBatch } from '../../platform/db/micro-batch.ts';
import { readTicketsOfOrders, type TicketRecord } from '../tickets/index.ts';
import { SalesBusy } from './order.failures.ts';
import { type EventsKey, type OrderRecord, readOrders, readOrdersByKeys } from './order.reads.ts';

export interface OrderWithTickets {
  record: OrderRecord;
  tickets: TicketRecord[];
}

const BATCH = 256;
const MAX_QUEUED = 8_192;
/** Under load, a batch starts at this size, or after this time. */
const GATHER = { enough: 32, withinMs: 3 };

/** Batches reads of orders across calls: a crowd that buys at once costs a few statements in all, not a few per buyer. */
export class OrderReads {
  readonly #orders: MicroBatch<string, OrderWithTickets | undefined>;
  readonly #byKey: MicroBatch<EventsKey, OrderRecord | undefined>;

  constructor(db: Database) {
    this.#orders = readBatches((ids: string[]) => ordersWithTickets(db, ids));
    this.#byKey = readBatches((keys: EventsKey[]) => readOrdersByKeys(db, keys));
  }

  /** Reads an order with its tickets; the caller must authorize. @throws SalesBusy when the queue is full */
  withTickets(id: string): Promise<OrderWithTickets | undefined> {
    return this.#orders.add(id);
  }

  /** Reads the order that a caller made with an idempotency key. @throws SalesBusy when the queue is full */
  byKey(key: EventsKey): Promise<OrderRecord | undefined> {
    return this.#byKey.add(key);
  }
}

/** Batches reads of a crowd. @param read one result per item, in order */
export function readBatches<Item, Result>(
  read: (items: Item[]) => Promise<Result[]>,
): MicroBatch<Item, Result> {
  return new MicroBatch({
    max: BATCH,
    gather: GATHER,
    queueLimit: MAX_QUEUED,
    run: read,
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
