import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceRound } from './announce-round.ts';
import { closeChannel } from './close-channel.ts';
import { isSignable } from './round.rules.ts';
import { lockRound, markCancelling } from './round.writes.ts';

const OVERTAKEN = 'Something else used up what this round needs. It needs approval again: trigger it again.';

/** Fails a round whose sequence number something else has used, with a message; it is never signed again in silence. */
export async function loseRound(scope: Scope, roundId: string): Promise<void> {
  await inTransaction(
    scope,
    async (tx) => {
      const round = await lockRound(tx, roundId);
      if (!round || !isSignable(round.state)) return;
      await markCancelling(tx, round.id, { code: 'overtaken', failure: OVERTAKEN, by: null });
      await closeChannel(tx, round);
      announceRound(tx, round);
    },
    SYSTEM_TENANCY,
  );
}
