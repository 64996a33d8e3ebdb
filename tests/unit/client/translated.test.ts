import { describe, expect, it } from 'vitest';
import { verdictSentence } from '../../../client/src/features/door/verdict-sentence.ts';
import { translated } from '../../../client/src/language/translated.ts';
import reasons from '../../../client/src/messages/sw/reasons.ts';
import scanOutcomes from '../../../client/src/messages/sw/scan-outcomes.ts';
import staffReasons from '../../../client/src/messages/sw/staff/staff-reasons.ts';
import { paymentFailure } from '../../../server/modules/orders/payment.rules.ts';
import {
  NO_DESTINATION_NOTICE,
  NO_WALLET_NOTICE,
  problemCode,
  REFUSED_NOTICE,
} from '../../../server/modules/orders/refund-problem.rules.ts';
import { underfundedNotice } from '../../../server/modules/refunds/refund.rules.ts';
import {
  escrowFailure,
  failureCodeOf,
} from '../../../server/modules/revenue-sharing/contracts/escrow.rules.ts';
import { voidReasonCode } from '../../../server/platform/vocabulary.ts';

const payment = reasons.paymentFailureTexts as Record<'EXPIRED', string>;
const rounds = staffReasons.roundFailureTexts as Record<'WITHDRAWN', string>;

describe('a sentence of the service', () => {
  it('is translated in the language of the reader by its code', () => {
    const { reason } = paymentFailure('expired');
    expect(translated(reason, 'EXPIRED', payment, 'sw')).toMatch(/^Leja haikupokea malipo kwa wakati\./);
    expect(translated('The round was withdrawn.', 'WITHDRAWN', rounds, 'sw')).toBe('Mgao uliondolewa.');
  });

  it('stays as it is for an English reader', () => {
    expect(translated('Only 5 XLM are there.', 'EXPIRED', payment, 'en')).toBe('Only 5 XLM are there.');
  });

  it('names the people and the counts that it is about', () => {
    const blockers = staffReasons.finalizeBlockerTexts;
    expect(blockers?.APPROVALS_MISSING?.(2, 1)).toBe('Idhini 2 zinahitajika, 1 zimetolewa hadi sasa.');
    expect(blockers?.INVITATION_PENDING?.('Amina')).toBe('Amina bado hajakubali mwaliko.');
  });

  it('stays as it is without a code: a person wrote it', () => {
    expect(translated('The amount was wrong', null, rounds, 'sw')).toBe('The amount was wrong');
    expect(translated(null, null, payment, 'sw')).toBeNull();
  });
});

describe('the code of a kept sentence', () => {
  it('follows from the sentence of a try to finalize', () => {
    const codeOf = (reason: Parameters<typeof escrowFailure>[0]['reason']) =>
      failureCodeOf(escrowFailure({ reason, codes: null }));
    expect(['expired', 'underfunded', 'refused', 'overtaken'].map((one) => codeOf(one as never))).toEqual([
      'expired',
      'underfunded',
      'refused',
      'refused',
    ]);
  });

  it('follows from the notice of a refund', () => {
    const notices = [underfundedNotice(1n), NO_WALLET_NOTICE, NO_DESTINATION_NOTICE, REFUSED_NOTICE];
    expect(notices.map(problemCode)).toEqual([
      'refund_underfunded',
      'refund_without_wallet',
      'refund_without_destination',
      'refund_refused',
    ]);
  });
});

describe('an answer of the door', () => {
  const texts = scanOutcomes.outcomeTexts;
  const answer = {
    outcome: 'EXPIRED',
    message: 'The ticket expired on 2026-12-05 at 16:04:09 UTC.',
  } as const;

  it('is translated by its outcome, with the moment that it is about', () => {
    expect(verdictSentence(answer, texts, 'sw')).toBe('Muda wa tiketi umeisha.');
    const timed = { ...answer, validUntil: '2026-12-05T16:04:09Z' };
    expect(verdictSentence(timed, texts, 'sw')).toMatch(/^Muda wa tiketi uliisha 5 Dec/);
  });

  it('stays as the service says it for an English reader', () => {
    expect(verdictSentence(answer, texts, 'en')).toBe(answer.message);
  });
});

describe('why a ticket is void', () => {
  it('has a code when the service itself made it void', () => {
    expect(['Passed on to another person.', 'Chargeback', null].map(voidReasonCode)).toEqual([
      'passed_on',
      null,
      null,
    ]);
  });
});
