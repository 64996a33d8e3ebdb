import { describe, expect, it } from 'vitest';
import type { SubmitAnswer, UnknownWhy } from '../../../server/ledger/port.ts';
import {
  boundHasPassed,
  isFinal,
  isGrave,
  judgeSequence,
  leavesCopy,
  mayBecome,
  reasonOf,
  stepAfter,
  upperBound,
} from '../../../server/ledger/settlement/submission/submission.rules.ts';

const STATES = ['intended', 'prepared', 'sent', 'succeeded', 'failed', 'dead'] as const;
const ACCEPTED: SubmitAnswer = { outcome: 'accepted' };

function rejected(transaction: string, ...operations: string[]): SubmitAnswer {
  const feeNeeded = transaction === 'tx_insufficient_fee' ? 5_000n : null;
  return { outcome: 'rejected', codes: { transaction, operations }, feeNeeded };
}

function unknown(why: UnknownWhy): SubmitAnswer {
  return { outcome: 'unknown', why };
}

describe('the states of an intent', () => {
  it('end for good', () => {
    for (const final of STATES.filter(isFinal)) {
      expect(STATES.filter((next) => mayBecome(final, next))).toEqual([]);
    }
    expect(STATES.filter(isFinal)).toEqual(['succeeded', 'failed', 'dead']);
  });

  it('never call a success what was not built', () => {
    expect(STATES.filter((next) => mayBecome('intended', next))).toEqual(['prepared', 'failed', 'dead']);
  });

  it('go back only from bytes that may have left', () => {
    expect(STATES.filter((from) => mayBecome(from, 'intended'))).toEqual(['prepared', 'sent']);
  });
});

describe('an answer to a submission', () => {
  it('that accepts is followed by looking for it', () => {
    expect(stepAfter(ACCEPTED, false)).toEqual({ next: 'look' });
  });

  it.each(['try_again_later', 'rate_limited', 'unavailable', 'timeout', 'connection'] as const)(
    'that leaves open what happened (%s) is followed by the same bytes again',
    (why) => {
      expect(stepAfter(unknown(why), false)).toEqual({ next: 'send_again' });
      expect(stepAfter(unknown(why), true)).toEqual({ next: 'send_again' });
    },
  );

  it('that refuses is final only when no one else can hold the bytes', () => {
    const refusal = rejected('tx_failed', 'op_underfunded');
    expect(stepAfter(refusal, false)).toMatchObject({ next: 'give_up', reason: 'underfunded' });
    expect(stepAfter(refusal, true)).toEqual({ next: 'look' });
    expect(stepAfter({ outcome: 'malformed', detail: '' }, false)).toMatchObject({
      next: 'give_up',
      reason: 'refused',
    });
    expect(stepAfter({ outcome: 'malformed', detail: '' }, true)).toEqual({ next: 'look' });
  });

  it('"too late" is no proof of death for bytes that may be applied already', () => {
    expect(stepAfter(rejected('tx_too_late'), true)).toEqual({ next: 'look' });
    expect(stepAfter(rejected('tx_too_late'), false)).toEqual({ next: 'build_again' });
  });

  it('"bad sequence" is never believed by itself', () => {
    for (const doubtful of [true, false]) {
      expect(stepAfter(rejected('tx_bad_seq'), doubtful)).toEqual({ next: 'ask_sequence' });
    }
  });

  it('that asks for a higher fee names it', () => {
    expect(stepAfter(rejected('tx_insufficient_fee'), true)).toEqual({ next: 'raise_fee', needed: 5_000n });
  });

  it('that speaks of the network and not of the transaction is tried again', () => {
    expect(stepAfter(rejected('tx_internal_error'), false)).toEqual({ next: 'send_again' });
    expect(stepAfter(rejected('tx_too_early'), false)).toEqual({ next: 'send_again' });
  });

  it('may leave a copy elsewhere unless that is excluded', () => {
    expect(leavesCopy(ACCEPTED)).toBe(true);
    expect(leavesCopy(rejected('tx_bad_seq'))).toBe(false);
    const copies = ['try_again_later', 'rate_limited', 'unavailable', 'timeout', 'connection'] as const;
    expect(copies.filter((why) => leavesCopy(unknown(why)))).toEqual([
      'unavailable',
      'timeout',
      'connection',
    ]);
  });
});

describe('the reason of a failure', () => {
  it.each([
    ['tx_failed', ['op_success', 'op_underfunded'], 'underfunded'],
    ['tx_insufficient_balance', [], 'underfunded'],
    ['tx_failed', ['op_no_destination'], 'no_destination'],
    ['tx_no_source_account', [], 'no_account'],
    ['tx_failed', ['op_no_source_account'], 'no_account'],
    ['tx_bad_auth', [], 'refused'],
    ['tx_bad_auth_extra', [], 'refused'],
    ['tx_failed', ['op_bad_auth'], 'refused'],
    ['tx_failed', ['op_line_full'], 'refused'],
  ])('%s %j is %s', (transaction, operations, reason) => {
    expect(reasonOf({ transaction, operations })).toBe(reason);
  });

  it('is flagged for review when it is our own fault', () => {
    expect(['refused', 'no_account'].every((reason) => isGrave(reason as 'refused'))).toBe(true);
    expect(['underfunded', 'no_destination', 'expired'].some((reason) => isGrave(reason as 'refused'))).toBe(
      false,
    );
  });
});

describe('bounds', () => {
  const noon = new Date('2026-11-21T12:00:00Z');
  const seconds = noon.getTime() / 1_000;

  it('are the end that the intent names', () => {
    expect(upperBound(new Date('2026-11-21T12:01:00Z'), noon)).toBe(seconds + 60);
  });

  it('are two minutes without one', () => {
    expect(upperBound(null, noon)).toBe(seconds + 120);
  });

  it('are too near when a node would refuse them', () => {
    expect(upperBound(new Date('2026-11-21T12:00:11Z'), noon)).toBeNull();
    expect(upperBound(new Date('2026-11-21T12:00:12Z'), noon)).toBe(seconds + 12);
  });

  it('have passed only when the history is beyond them', () => {
    expect(boundHasPassed(seconds, noon)).toBe(false);
    expect(boundHasPassed(seconds - 1, noon)).toBe(true);
  });
});

describe('a sequence number that was refused', () => {
  it('may be used, not shown yet, or out of turn', () => {
    expect(judgeSequence(8n, 8n)).toBe('used');
    expect(judgeSequence(8n, 11n)).toBe('used');
    expect(judgeSequence(8n, 7n)).toBe('wait');
    expect(judgeSequence(8n, 5n)).toBe('gap');
  });
});
