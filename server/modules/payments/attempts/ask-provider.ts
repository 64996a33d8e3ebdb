import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { eachOf } from '../each-of.ts';
import { nextQuery } from '../payment.rules.ts';
import type { AttemptRecord } from './attempt.reads.ts';
import { takeDueAttempts } from './attempt.writes.ts';
import { changeAttempt } from './change-attempt.ts';
import { isInterrupted } from './start-attempt.ts';

const BATCH = 500;
/** Questions under way at once. */
const AT_ONCE = 64;

/** Asks the providers about attempts whose question is due. @returns how many */
export async function askAboutDue(scope: Scope): Promise<number> {
  let asked = 0;
  for (;;) {
    const due = await inTransaction(scope, (tx) => takeDueAttempts(tx, BATCH, nextQuestion), SYSTEM_TENANCY);
    await eachOf(due, AT_ONCE, (attempt) => ask(scope, attempt).catch(logged(scope, attempt)));
    asked += due.length;
    if (due.length < BATCH) return asked;
  }
}

/** The question of one attempt never stops those of the others: its next one follows. */
function logged({ services }: Scope, { id }: AttemptRecord): (error: unknown) => void {
  return (error) => services.log.warn({ err: error, attempt: id }, 'a payment could not be asked about');
}

function nextQuestion({ created_at, queries }: AttemptRecord): Date | null {
  const seconds = nextQuery(queries + 1);
  return seconds === null ? null : new Date(created_at.getTime() + seconds * 1_000);
}

async function ask(scope: Scope, attempt: AttemptRecord): Promise<void> {
  const started = isInterrupted(attempt, scope.clock.now()) ? await takeUp(scope, attempt) : attempt;
  const after = await askProvider(scope, started);
  if (nextQuestion(attempt) !== null || after.state === 'paid' || after.state === 'failed') return;
  const { provider } = await scope.services.paymentProviders.of(attempt.account_id);
  await changeAttempt(scope, attempt.id, { type: 'given_up' }, provider.capabilities.callbackAuth);
}

/**
 * An attempt whose process ended during its request may have reached the provider. It counts as unanswered and is never
 * sent again, since a repeat could be charged twice; providers that know it by our own reference are asked by that.
 */
async function takeUp(scope: Scope, attempt: AttemptRecord): Promise<AttemptRecord> {
  const { provider } = await scope.services.paymentProviders.of(attempt.account_id);
  const reference = provider.name === 'paystack' ? { reference: attempt.id } : {};
  const outcome = { kind: 'unknown', detail: 'interrupted', ...reference } as const;
  const changed = await changeAttempt(
    scope,
    attempt.id,
    { type: 'requested', outcome },
    provider.capabilities.callbackAuth,
  );
  return changed ?? attempt;
}

/** Asks the provider once, and stores what it answers. Without a reference there is nothing to ask by. */
export async function askProvider(scope: Scope, attempt: AttemptRecord): Promise<AttemptRecord> {
  if (attempt.reference === null || attempt.state === 'paid') return attempt;
  const { provider } = await scope.services.paymentProviders.of(attempt.account_id);
  const observation = await provider.query(attempt.reference);
  // Only an outcome changes anything; what is still under way is asked about again.
  if (observation.state !== 'paid' && observation.state !== 'failed') return attempt;
  const event = { type: 'observed', observation } as const;
  return (await changeAttempt(scope, attempt.id, event, provider.capabilities.callbackAuth)) ?? attempt;
}
