import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { isConnectionLoss } from '../../platform/db/database-faults.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { readOldPasses, readPushTokens } from './pass.reads.ts';
import { MAX_ATTEMPTS, retrySeconds } from './pass.rules.ts';
import {
  type DuePass,
  deleteOldPasses,
  deletePasses,
  forgetTokens,
  markStalePasses,
  scheduleUpdate,
  takeDuePasses,
} from './pass.writes.ts';
import { passContent } from './pass-content.ts';
import type { StalePass, UpdateOutcome, Wallet } from './port.ts';
import { KEEPING_WALLETS } from './wallets.ts';

export const UPDATE_JOB = 'wallet-passes.update';
export const CERTIFICATE_JOB = 'wallet-passes.certificates';

/** Within their lease, even where the service of a wallet takes long for each. */
const BATCH_SIZE = 50;
const MAX_BATCHES = 200;

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

async function updateBatch(scope: Scope, due: readonly DuePass[], first: DuePass): Promise<void> {
  const outcomes = await updated(scope, due, first);
  await inTransaction(scope, (tx) => recordOutcomes(tx, due, outcomes), SYSTEM_TENANCY);
}

const FAULT: UpdateOutcome = { kind: 'retry', reason: 'fault' };

/** A pass that cannot be rendered holds up no other, and is tried again as one that its wallet did not take. */
async function updated(scope: Scope, due: readonly DuePass[], first: DuePass): Promise<UpdateOutcome[]> {
  const wallet = scope.services.phoneWallets.find(first.wallet);
  const rendered = await stalePasses(scope, due, first);
  const passes = rendered.filter((pass) => pass !== null);
  const outcomes = await orFault(scope, first, async () => wallet?.update(passes));
  const next = (outcomes ?? []).values();
  return rendered.map((pass) => (pass && next.next().value) || FAULT);
}

async function stalePasses(
  scope: Scope,
  due: readonly DuePass[],
  { wallet }: DuePass,
): Promise<(StalePass | null)[]> {
  const ids = due.map(({ id }) => id);
  const devices = await readPushTokens(scope, wallet, ids);
  return Promise.all(
    due.map(async (pass) => {
      const content = await orFault(scope, pass, () => passContent(scope, pass, pass.language));
      const pushTokens = devices.flatMap(({ ticketId, pushToken }) =>
        ticketId === pass.id ? [pushToken] : [],
      );
      return content ? { content, pushTokens } : null;
    }),
  );
}

/** @returns null after a fault of ours, which is logged */
async function orFault<Result>(
  { services }: Scope,
  { wallet, id, eventId }: DuePass,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (isConnectionLoss(error)) throw error;
    services.log.error(
      { err: error, wallet, ticket: id, event: eventId },
      'passes in a wallet could not be updated',
    );
    return null;
  }
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
  const isMisconfigured = outcome.kind === 'retry' && outcome.isMisconfigured;
  services.log[isOver || isMisconfigured ? 'error' : 'warn'](
    { ticket: pass.id, wallet: pass.wallet, reason: outcome.reason, attempts: pass.attempts },
    'a pass in a wallet was not updated',
  );
  const retryAfter = outcome.kind === 'retry' ? outcome.retryAfter : undefined;
  await scheduleUpdate(tx, pass, isOver ? null : clock.in(retrySeconds(pass.attempts, retryAfter)));
}

/**
 * Forgets passes of events that are long over. Where the service of a wallet keeps passes, names are taken away there
 * before; a pass is known until its service has done so or refuses, so that a later run tries again.
 */
export async function purgePasses(scope: Scope): Promise<void> {
  await inTransaction(scope, (tx) => deleteOldPasses(tx, KEEPING_WALLETS), SYSTEM_TENANCY);
  for (const name of KEEPING_WALLETS) {
    const wallet = scope.services.phoneWallets.find(name);
    if (wallet) await clearOldPasses(scope, wallet);
  }
}

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

async function clearOldPasses(scope: Scope, wallet: Wallet): Promise<void> {
  const { name } = wallet;
  const read = (after: string) => readOldPasses(scope, { wallet: name, after, limit: BATCH_SIZE });
  for (let ids = await read(NIL_UUID); ids.length > 0; ids = await read(ids.at(-1) as string)) {
    const outcomes = (await wallet.clear?.(ids)) ?? [];
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.kind === 'done') continue;
      scope.services.log[outcome.kind === 'refused' ? 'error' : 'warn'](
        { ticket: ids[at], wallet: name, reason: outcome.reason },
        'the name of a holder was not taken away from a wallet',
      );
    }
    const cleared = ids.filter((_, at) => ['done', 'refused'].includes(outcomes[at]?.kind ?? ''));
    // Its service does not answer, or takes nothing; a later run tries again.
    if (cleared.length === 0) return;
    await inTransaction(scope, (tx) => deletePasses(tx, name, cleared), SYSTEM_TENANCY);
  }
}

const WARNING_SECONDS = 30 * 86_400;

/** Warns of certificates that end soon: new passes and pushes need the next one. */
export function warnOfCertificates({ services: { phoneWallets, log }, clock }: Scope): void {
  for (const { name, certificateEndsAt } of phoneWallets.endingBefore(clock.in(WARNING_SECONDS)))
    log.warn({ wallet: name, endsAt: certificateEndsAt }, 'the certificate of the passes ends soon');
}
