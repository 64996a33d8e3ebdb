import type { Scope } from '../../../platform/scope.ts';
import { findAttempt, namesOf, readSweepable } from './attempt.reads.ts';
import { changeAttempt } from './change-attempt.ts';

/** Statements reach this far back: Daraja lists 48 hours. */
const HOURS = 47;
/** A payment may be on the statement with an earlier time than ours. */
const MARGIN_MS = 120_000;

/**
 * Reads the statements of all accounts with attempts that are open or whose receipt is not known: the last witness when
 * callbacks were lost and questions were not answered.
 */
export async function sweepStatements(scope: Scope): Promise<void> {
  const earliest = scope.clock.ago(HOURS * 3_600);
  for (const { accountId, since } of await readSweepable(scope.db, earliest)) {
    await trySweep(scope, accountId, since);
  }
}

/** Reads the statement of one account. A failure is logged: the next sweep reads it again. */
export async function trySweep(scope: Scope, accountId: string, since?: Date): Promise<void> {
  await sweepAccount(scope, accountId, since).catch((error: unknown) =>
    scope.services.log.warn({ err: error, account: accountId }, 'a statement could not be read'),
  );
}

/** Reads the statement of one account, as far as its provider has one. */
export async function sweepAccount(scope: Scope, accountId: string, since?: Date): Promise<void> {
  const { provider } = await scope.services.paymentProviders.of(accountId);
  if (!provider.pull) return;
  const now = scope.clock.now();
  const from = new Date((since ?? new Date(now.getTime() - HOURS * 3_600_000)).getTime() - MARGIN_MS);
  const { capabilities } = provider;
  for (const observation of await provider.pull(from, now)) {
    const id = await findAttempt(scope.db, accountId, namesOf(observation, capabilities));
    // Money that is not from here: merchants take other payments, too.
    if (id === undefined) continue;
    await changeAttempt(scope, id, { type: 'observed', observation }, capabilities);
  }
}
