import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { isConnectionLoss } from '../../platform/db/database-faults.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { readPushTokens } from './pass.reads.ts';
import { MAX_ATTEMPTS, retrySeconds } from './pass.rules.ts';
import {
  type DuePass,
  deleteOldPasses,
  forgetTokens,
  markStalePasses,
  scheduleUpdate,
  takeDuePasses,
} from './pass.writes.ts';
import { passContent } from './pass-content.ts';
import type { StalePass, UpdateOutcome } from './port.ts';

export const UPDATE_JOB = 'wallet-passes.update';
export const CERTIFICATE_JOB = 'wallet-passes.certificates';

const BATCH_SIZE = 100;
const MAX_BATCHES = 100;

/** Brings passes in wallets up to date with their tickets and events; what fails is tried again by a later run. */
export async function updatePasses(scope: Scope): Promise<void> {
  const { names } = scope.services.phoneWallets;
  if (names.length === 0) return;
  await inTransaction(scope, (tx) => markStalePasses(tx, names), SYSTEM_TENANCY);
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const due = await inTransaction(scope, (tx) => takeDuePasses(tx, names, BATCH_SIZE), SYSTEM_TENANCY);
    const [first] = due;
    if (!first) return;
    await updateBatch(scope, due, first);
  }
}

/** A batch that cannot be rendered delays no other: it is taken again when its lease has ended. */
async function updateBatch(scope: Scope, due: readonly DuePass[], first: DuePass): Promise<void> {
  try {
    const wallet = scope.services.phoneWallets.find(first.wallet);
    const outcomes = (await wallet?.update(await stalePasses(scope, due, first))) ?? [];
    await inTransaction(scope, (tx) => recordOutcomes(tx, due, outcomes), SYSTEM_TENANCY);
  } catch (error) {
    if (isConnectionLoss(error)) throw error;
    scope.services.log.error(
      { err: error, wallet: first.wallet, event: first.eventId },
      'passes in a wallet could not be updated',
    );
  }
}

async function stalePasses(scope: Scope, due: readonly DuePass[], { wallet }: DuePass): Promise<StalePass[]> {
  const ids = due.map(({ id }) => id);
  const devices = await readPushTokens(scope, wallet, ids);
  return Promise.all(
    due.map(async (pass) => ({
      content: await passContent(scope, pass, pass.language),
      pushTokens: devices.flatMap(({ ticketId, pushToken }) => (ticketId === pass.id ? [pushToken] : [])),
    })),
  );
}

async function recordOutcomes(
  tx: Tx,
  due: readonly DuePass[],
  outcomes: readonly UpdateOutcome[],
): Promise<void> {
  for (const [at, pass] of due.entries()) {
    const outcome = outcomes[at];
    if (outcome) await recordOutcome(tx, pass, outcome);
  }
}

async function recordOutcome(tx: Tx, pass: DuePass, outcome: UpdateOutcome): Promise<void> {
  const { clock, services } = tx.scope;
  const lost = outcome.kind === 'refused' ? [] : (outcome.lostTokens ?? []);
  if (lost.length > 0) await forgetTokens(tx, pass.wallet, lost);
  if (outcome.kind === 'done') return scheduleUpdate(tx, pass, null);
  const isOver = outcome.kind === 'refused' || pass.attempts >= MAX_ATTEMPTS;
  services.log[isOver ? 'error' : 'warn'](
    { ticket: pass.id, wallet: pass.wallet, reason: outcome.reason, attempts: pass.attempts },
    'a pass in a wallet was not updated',
  );
  const retryAfter = outcome.kind === 'retry' ? outcome.retryAfter : undefined;
  await scheduleUpdate(tx, pass, isOver ? null : clock.in(retrySeconds(pass.attempts, retryAfter)));
}

/** Forgets passes of events that are long over. */
export const purgePasses = (scope: Scope): Promise<void> =>
  inTransaction(scope, deleteOldPasses, SYSTEM_TENANCY);

const WARNING_SECONDS = 30 * 86_400;

/** Warns of certificates that end soon: new passes and pushes need the next one. */
export function warnOfCertificates({ services: { phoneWallets, log }, clock }: Scope): void {
  for (const { name, certificateEndsAt } of phoneWallets.endingBefore(clock.in(WARNING_SECONDS)))
    log.warn({ wallet: name, endsAt: certificateEndsAt }, 'the certificate of the passes ends soon');
}
