import {
  type Intent,
  type IntentFailure,
  type IntentHandler,
  type SettledIntent,
  TREASURY,
} from '../../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { FAILURE_MESSAGES } from './round.failures.ts';
import { announceRound } from './round.queries.ts';
import { readPayoutOperations, readUsedNumber } from './round.reads.ts';
import type { RoundRow } from './round.row.ts';
import { LIFE_SECONDS, mayBecome } from './round.rules.ts';
import {
  bookPayouts,
  lockRound,
  markBuilt,
  markCancelling,
  markEnded,
  markReleased,
  type RoundEnding,
  recordChannelClosed,
  recordClosing,
  resolvePayouts,
} from './round.writes.ts';

/** Runs a step as the system on a round that stays locked until the step is committed. Skips an unknown round. */
export async function withLockedRound(
  scope: Scope,
  id: string,
  step: (tx: Tx, round: RoundRow) => Promise<void>,
): Promise<void> {
  await inTransaction(
    scope,
    async (tx) => {
      const round = await lockRound(tx, id);
      if (round) await step(tx, round);
    },
    SYSTEM_TENANCY,
  );
}

/** Locks and returns the round of an intent. */
async function lockRoundOfIntent(
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
interface Released {
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
  await recordClosing(tx, round.id, intentId);
}

/** Handles the outcome of closing a channel. */
export const channelClosing: IntentHandler = {
  succeeded: async (tx, intent) => {
    const round = await lockRoundOfIntent(tx, intent);
    await recordChannelClosed(tx, round.id);
    await decide(tx, round, intent.id);
  },
  failed: async (tx, intent, failure) => {
    const round = await lockRoundOfIntent(tx, intent);
    // It is closed already. In other cases the scheduled job retries.
    if (failure.reason === 'no_account') await recordChannelClosed(tx, round.id);
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

/**
 * Handles the outcome of creating a round's channel: its transaction's sequence number is known now, so it can be
 * built, and signed. All its content is fixed, so building it twice makes the same bytes.
 */
export const roundChannel: IntentHandler = {
  succeeded: async (tx, intent) => {
    const round = await lockRoundOfIntent(tx, intent);
    const channelSeq = (BigInt(intent.ledger) << LEDGER_BITS) + 1n;
    await build(tx, round, channelSeq, intent);
    if (round.state === 'cancelling') await closeChannel(tx, round);
    tx.afterCommit(() => tx.scope.services.failpoints.reach('round.prepared'));
    announceRound(tx, round);
  },
  failed: async (tx, intent) => {
    const round = await lockRoundOfIntent(tx, intent);
    await recordChannelClosed(tx, round.id);
    const cancelled = round.state === 'cancelling';
    await endRound(tx, round, {
      state: cancelled ? 'cancelled' : 'failed',
      code: cancelled ? null : 'not_prepared',
      failure: cancelled ? round.failure : FAILURE_MESSAGES.not_prepared,
      onLedger: null,
    });
  },
};

async function build(tx: Tx, round: RoundRow, channelSeq: bigint, intent: SettledIntent): Promise<void> {
  const maxTime = Math.floor(intent.closedAt.getTime() / 1_000) + LIFE_SECONDS;
  const { hash, envelopeXdr } = await tx.scope.services.ledger.build({
    source: round.channelKey,
    sequence: channelSeq,
    operations: await readPayoutOperations(tx, round),
    memoHash: round.memoHash,
    minTime: 0,
    maxTime,
    feePerOperation: round.feeBid ?? 0n,
  });
  await markBuilt(tx, round.id, { channelSeq, maxTime, hash, envelopeXdr });
}

/** Handles the outcome of paying a round. */
export const payouts: IntentHandler = {
  succeeded: async (tx, intent) => {
    const { failpoints } = tx.scope.services;
    failpoints.reach('round.before_release');
    const round = await lockRoundOfIntent(tx, intent);
    await releaseRound(tx, round, intent);
    await closeChannel(tx, round);
    tx.afterCommit(() => failpoints.reach('round.released'));
  },
  failed: async (tx, intent, failure) => {
    const round = await lockRoundOfIntent(tx, intent);
    const { reason, onLedger } = failure;
    // The ledger itself tried it, or something else used its sequence number: it can never be applied again.
    if (onLedger !== null || reason === 'overtaken') {
      const ending = { state: 'failed', code: reason, failure: FAILURE_MESSAGES[reason], onLedger } as const;
      await endRound(tx, round, ending);
      await closeChannel(tx, round);
    } else {
      await resolvePayouts(tx, round.id, 'voided');
      await abandonRound(tx, round, reason);
    }
  },
};

/**
 * Ends the signing of a round that cannot be paid. Its signed transaction may still be valid for holders of a copy: the
 * round has failed once its sequence number is used up.
 */
export async function abandonRound(tx: Tx, round: RoundRow, reason: IntentFailure['reason']): Promise<void> {
  await markCancelling(tx, round.id, { code: reason, failure: FAILURE_MESSAGES[reason], by: null });
  await closeChannel(tx, round);
  announceRound(tx, round);
}
