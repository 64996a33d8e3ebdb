import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { purgeBuyers } from './buyer-refusal.writes.ts';

/** For how long after an event its buyers stay counted, and refused ones listed. */
const KEPT_DAYS = 30;

/** Forgets who bought and who was refused, once an event is long over. */
export async function purgeOldBuyers(scope: Scope): Promise<void> {
  const before = scope.clock.ago(KEPT_DAYS * DAY_SECONDS);
  await inTransaction(scope, (tx) => purgeBuyers(tx, before), SYSTEM_TENANCY);
}
