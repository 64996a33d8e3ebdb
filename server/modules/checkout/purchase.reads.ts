import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { MicroBatch } from '../../platform/db/micro-batch.ts';
import { type OrderRecord, type PayersKey, readBatches, readOrdersOfPayers } from '../orders/index.ts';

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

/** Batches the reads before purchases: a crowd that arrives at once costs a few statements in all, not a few per purchase. */
export class PurchaseReads {
  readonly #payers: MicroBatch<string, PayerRecord | undefined>;
  readonly #earlier: MicroBatch<PayersKey, OrderRecord | undefined>;

  constructor(db: Database) {
    this.#payers = readBatches(async (userIds: string[]) => {
      const rows = new Map((await readPayers(db, userIds)).map((row) => [row.userId, row]));
      return userIds.map((id) => rows.get(id));
    });
    this.#earlier = readBatches((keys: PayersKey[]) => readOrdersOfPayers(db, keys));
  }

  /** undefined: the user has no wallet. */
  payer(userId: string): Promise<PayerRecord | undefined> {
    return this.#payers.add(userId);
  }

  /** The user's order under that key, paid or not, unless made by the form. */
  earlier(userId: string, key: string): Promise<OrderRecord | undefined> {
    return this.#earlier.add({ userId, key });
  }
}
