import type {
  Intent,
  IntentFailure,
  IntentHandler,
  SettledIntent,
} from '../../../ledger/settlement/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { announceRound } from './round.queries.ts';
import { readUsedNumber } from './round.reads.ts';
import type { RoundRow } from './round.record.ts';
import { LIFE_SECONDS, mayBecome } from './round.rules.ts';
import {
  bookPayouts,
  lockRound,
  markBuilt,
  markCancelling,
  markEnded,
  markReleased,
  noteChannelClosed,
  noteClosing,
  type RoundEnding,
  resolvePayouts,
} from './round.writes.ts';

/** Locks and returns the round of an intent. */
export async function heldRound(
  tx: Tx,
  { id, reference }: Pick<Intent, 'id' | 'reference'>,
): Promise<RoundRow> {
  const round = await lockRound(tx, String(reference.roundId));
  if (round === undefined) throw new Error(`intent ${id} names no round`);
  return round;
}

/**
 * Records that a round failed, expired or was cancelled. The caller has locked its row, and the ledger leaves no doubt.
 */
export async function endRound(tx: Tx, round: RoundRow, ending: RoundEnding): Promise<void> {
  if (!mayBecome(round.state, ending.state)) {
    throw new Error(`round ${round.id} cannot go from ${round.state} to ${ending.state}`);
  }
  await markEnded(tx, round.id, ending);
  await resolvePayouts(tx, round.id, 'voided');
  await tx.audit({
    action: `round.${ending.state === 'failed' ? 'fail' : ending.state === 'expired' ? 'expire' : 'cancelled'}`,
    entityType: 'round',
    entityId: round.id,
    issuerId: round.issuerId,
    success: ending.state !== 'failed',
    ...(ending.code === null || ending.failure === null ? {} : { error: ending.failure }),
    details: { contractId: round.contractId, number: round.number, code: ending.code },
  });
  announceRound(tx, round);
}

/** Returns the ending of a round that is being cancelled: on request, or because something went wrong. */
export function cancelledEnding({ failureCode: code, failure }: RoundRow): RoundEnding {
  const state = code === null ? 'cancelled' : code === 'expired' ? 'expired' : 'failed';
  return { state, code, failure, onLedger: null };
}

/** A round's transaction on the ledger. */
export interface Released {
  ledger: number;
  feeCharged: bigint;
}

/**
 * Records that the ledger paid a round. If the platform did not submit it, its movements are booked here.
 * @param round locked, and not released yet
 */
export async function releaseRound(tx: Tx, round: RoundRow, onLedger: Released): Promise<void> {
  if (!mayBecome(round.state, 'released')) {
    throw new Error(`round ${round.id} cannot go from ${round.state} to released`);
  }
  // The pending ones were voided when the round was given up.
  if (round.state !== 'releasing') await bookPayouts(tx, round.id);
  const expenses = await markReleased(tx, round.id, onLedger);
  await resolvePayouts(tx, round.id, 'posted');
  await tx.audit({
    action: 'round.release',
    entityType: 'round',
    entityId: round.id,
    issuerId: round.issuerId,
    details: {
      contractId: round.contractId,
      number: round.number,
      stroops: String(round.totalUnits),
      transaction: round.txHash,
      ours: round.state === 'releasing',
    },
  });
  announceRound(tx, round, expenses);
}

/** The account that a channel's lumens come from and return to. */
export const TREASURY = { kind: 'platform', id: 'treasury' } as const;

/**
 * Closes a round's channel on the ledger. That uses the sequence number that the round's transaction needs, so that
 * every copy of it is worthless from then on. The caller has locked the round's row.
 */
export async function closeChannel(tx: Tx, round: Pick<RoundRow, 'id' | 'channelKey'>): Promise<void> {
  const { settlement, vault } = tx.scope.services;
  const treasury = await vault.accountOf(TREASURY);
  if (treasury === undefined) throw new Error('a channel was made and there is no treasury');
  const intentId = await settlement.intend(tx, {
    kind: 'round_close',
    businessKey: `round:${round.id}:close`,
    source: round.channelKey,
    operations: [{ type: 'account_merge', to: treasury }],
    notAfter: null,
    reference: { roundId: round.id },
  });
  await noteClosing(tx, round.id, intentId);
}

/** Handles the outcome of closing a channel. */
export const channelClosing: IntentHandler = {
  succeeded: async (tx, intent) => {
    const round = await heldRound(tx, intent);
    await noteChannelClosed(tx, round.id);
    await decide(tx, round, intent.id);
  },
  failed: async (tx, intent, failure) => {
    const round = await heldRound(tx, intent);
    // It is closed already. In other cases the scheduled job retries.
    if (failure.reason === 'no_account') await noteChannelClosed(tx, round.id);
    if (failure.onLedger !== null) await decide(tx, round, intent.id);
  },
};

/**
 * Ends a round that is being cancelled when the closing used its sequence number: then its own transaction never did
 * and never will. Otherwise something else used it, and the ledger must be queried.
 */
async function decide(tx: Tx, round: RoundRow, intentId: string): Promise<void> {
  if (round.state !== 'cancelling') return;
  if ((await readUsedNumber(tx, intentId)) === round.channelSeq)
    await endRound(tx, round, cancelledEnding(round));
}

/** An account's first sequence number is the number of its ledger, shifted by so many bits. */
const LEDGER_BITS = 32n;

const NOT_MADE = 'The ledger did not make the account that this round needs. Trigger it again.';

/**
 * Handles the outcome of creating a round's channel: its transaction's sequence number is known now, so it can be
 * built, and signed. All its content is fixed, so building it twice makes the same bytes.
 */
export const roundChannel: IntentHandler = {
  succeeded: async (tx, intent) => {
    const round = await heldRound(tx, intent);
    const channelSeq = (BigInt(intent.ledger) << LEDGER_BITS) + 1n;
    await build(tx, round, channelSeq, intent);
    if (round.state === 'cancelling') await closeChannel(tx, round);
    tx.afterCommit(() => tx.scope.services.failpoints.reach('round.prepared'));
    announceRound(tx, round);
  },
  failed: async (tx, intent) => {
    const round = await heldRound(tx, intent);
    await noteChannelClosed(tx, round.id);
    const cancelled = round.state === 'cancelling';
    await endRound(tx, round, {
      state: cancelled ? 'cancelled' : 'failed',
      code: cancelled ? null : 'not_prepared',
      failure: cancelled ? round.failure : NOT_MADE,
      onLedger: null,
    });
  },
};

async function build(tx: Tx, round: RoundRow, channelSeq: bigint, intent: SettledIntent): Promise<void> {
  const payments = await tx.query<{ to: string; stroops: bigint }>(
    'SELECT destination AS "to", units AS stroops FROM round_payments WHERE round_id = $1 ORDER BY position',
    [round.id],
  );
  const maxTime = Math.floor(intent.closedAt.getTime() / 1_000) + LIFE_SECONDS;
  const { hash, envelopeXdr } = await tx.scope.services.ledger.build({
    source: round.channelKey,
    sequence: channelSeq,
    operations: payments.map(({ to, stroops }) => ({ type: 'payment', from: round.escrowKey, to, stroops })),
    memoHash: round.memoHash,
    minTime: 0,
    maxTime,
    feePerOperation: round.feeBid ?? 0n,
  });
  await markBuilt(tx, round.id, { channelSeq, maxTime, hash, envelopeXdr });
}

const SENTENCES: Record<IntentFailure['reason'], string> = {
  expired: 'The seven days of this round are over. Trigger it again; it needs new approvals.',
  withdrawn: 'The round was withdrawn.',
  no_account:
    'The account that this round needs is not on the ledger any more. Trigger it again; it needs new approvals.',
  underfunded: 'The escrow held too little for this round. Nothing was paid; trigger it again for less.',
  no_destination:
    'One of those who were to be paid is not on the ledger, so nobody was paid. Trigger it again.',
  overtaken: 'Something else used up what this round needs. It needs approval again: trigger it again.',
  refused: 'The ledger refused this round. Nothing was paid.',
};

/** Handles the outcome of paying a round. */
export const payouts: IntentHandler = {
  succeeded: async (tx, intent) => {
    const { failpoints } = tx.scope.services;
    failpoints.reach('round.before_release');
    const round = await heldRound(tx, intent);
    await releaseRound(tx, round, intent);
    await closeChannel(tx, round);
    tx.afterCommit(() => failpoints.reach('round.released'));
  },
  failed: async (tx, intent, failure) => {
    const round = await heldRound(tx, intent);
    const { reason, onLedger } = failure;
    // The ledger itself tried it, or something else used its sequence number: it can never be applied again.
    if (onLedger !== null || reason === 'overtaken') {
      await endRound(tx, round, { state: 'failed', code: reason, failure: SENTENCES[reason], onLedger });
      await closeChannel(tx, round);
    } else await giveUp(tx, round, reason);
  },
};

/**
 * The signed transaction is still valid for holders of a copy: the round has failed once its sequence number is used
 * up.
 */
async function giveUp(tx: Tx, round: RoundRow, reason: IntentFailure['reason']): Promise<void> {
  await resolvePayouts(tx, round.id, 'voided');
  await markCancelling(tx, round.id, { code: reason, failure: SENTENCES[reason], by: null });
  await closeChannel(tx, round);
  announceRound(tx, round);
}
