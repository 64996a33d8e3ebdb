import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { MicroBatch } from '../../../platform/db/micro-batch.ts';
import { readBatches } from '../../orders/index.ts';
import { type AttemptRecord, readChecked, readLastAttempts } from '../../payments/index.ts';
import {
  type DisputeRecord,
  type LateRefundRecord,
  readDisputes,
  readLateRefunds,
} from './provider-payment.reads.ts';

/** The attempt that paid an order, else the last one, with what happened to it since. */
export interface FoundAttempt {
  attempt: AttemptRecord;
  refund: LateRefundRecord | undefined;
  dispute: DisputeRecord | undefined;
  /** Whether the provider is asked about a payment that was reported. */
  isChecked: boolean;
}

/** A question without an answer for so long is left to the statement. */
const CHECKED_FOR_SECONDS = 10 * 60;

/** Batches reads of the attempts of orders across calls, as those of a crowd whose payments end together. */
export const createAttemptReads = (
  db: Database,
  clock: Clock,
): MicroBatch<string, FoundAttempt | undefined> =>
  readBatches(async (orderIds) => {
    const found = await findAttempts(db, clock, [...new Set(orderIds)]);
    return orderIds.map((id) => found.get(id));
  });

async function findAttempts(
  db: Database,
  clock: Clock,
  orderIds: readonly string[],
): Promise<Map<string, FoundAttempt>> {
  const [attempts, refunds] = await Promise.all([
    readLastAttempts(db, orderIds),
    readLateRefunds(db, orderIds),
  ]);
  const paid = [...attempts.values()].flatMap(({ id, state }) => (state === 'paid' ? id : []));
  const open = [...attempts.values()].flatMap(({ id, state }) => (state === 'paid' ? [] : id));
  const [disputes, checked] = await Promise.all([
    paid.length > 0 ? readDisputes(db, paid) : new Map<string, DisputeRecord>(),
    open.length > 0 ? readChecked(db, open, clock.ago(CHECKED_FOR_SECONDS)) : new Set<string>(),
  ]);
  return new Map(
    [...attempts].map(([id, attempt]) => [
      id,
      {
        attempt,
        refund: refunds.get(id),
        dispute: disputes.get(attempt.id),
        isChecked: checked.has(attempt.id),
      },
    ]),
  );
}
