import { AlreadyIntended } from '../../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { closeChannel } from './close-channel.ts';
import { concludeRound } from './conclude-round.ts';
import { endRound } from './end-round.ts';
import { readDoubtful, readLeftChannels, readOverdue } from './round.reads.ts';
import { isSignable } from './round.rules.ts';
import { lockRound } from './round.writes.ts';

const OVER = 'The seven days of this round are over. Trigger it again; it needs new approvals.';

/** Runs on schedule: expires rounds, records what others submitted, and closes channels. */
export async function tendRounds(scope: Scope): Promise<void> {
  const { ledger, ledgerState } = scope.services;
  if (!ledgerState.standing.up) return;
  const networkId = ledger.networkId();
  for (const id of await readDoubtful(scope, networkId)) await concludeRound(scope, id);
  await expireRounds(scope, networkId);
  for (const id of await readLeftChannels(scope, networkId)) await closeLeft(scope, id);
}

/**
 * Goes by the ledger's own closes: every ledger that could have taken the transaction is in the history, with two more,
 * and the transaction is not.
 */
async function expireRounds(scope: Scope, networkId: string): Promise<void> {
  const { ledger } = scope.services;
  const { closedAt } = await ledger.latest();
  const seconds = Math.floor(closedAt.getTime() / 1_000 - 2 * ledger.network.closeSeconds);
  for (const id of await readOverdue(scope, networkId, seconds)) {
    await concludeRound(scope, id);
    await inTransaction(
      scope,
      async (tx) => {
        const round = await lockRound(tx, id);
        if (!round || !isSignable(round.state)) return;
        await endRound(tx, round, { state: 'expired', code: 'expired', failure: OVER, onLedger: null });
        await closeChannel(tx, round);
      },
      SYSTEM_TENANCY,
    );
  }
}

async function closeLeft(scope: Scope, id: string): Promise<void> {
  try {
    await inTransaction(
      scope,
      async (tx) => {
        const round = await lockRound(tx, id);
        if (round && round.channelClosedAt === null) await closeChannel(tx, round);
      },
      SYSTEM_TENANCY,
    );
  } catch (error) {
    // Another process was first.
    if (!(error instanceof AlreadyIntended)) throw error;
  }
}
