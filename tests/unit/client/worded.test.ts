import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalCodeOf, TOO_MANY } from '../../../server/modules/guest-lists/guest-refusal.rules.ts';
import { escrowFailure, failureCodeOf } from '../../../server/modules/partnerships/contracts/escrow.rules.ts';
import {
  NO_DESTINATION_NOTICE,
  NO_WALLET_NOTICE,
  problemCode,
  REFUSED_NOTICE,
  underfundedNotice,
} from '../../../server/modules/purchases/refunds/payout.rules.ts';
import { paymentFailure } from '../../../server/modules/purchases/wallet/payment-failure.rules.ts';

/** A page whose reader chose Kiswahili. */
function openPageIn(language: string): void {
  Object.assign(globalThis, {
    document: { documentElement: { lang: '' } },
    localStorage: { getItem: () => language },
  });
}

describe('a sentence of the service', () => {
  let worded: typeof import('../../../client/src/language/worded.ts').worded;
  let payment: typeof import('../../../client/src/texts/reasons.ts').paymentFailureTexts;
  let staff: typeof import('../../../client/src/texts/staff-reasons.ts');
  beforeAll(async () => {
    openPageIn('sw');
    ({ worded } = await import('../../../client/src/language/worded.ts'));
    ({ paymentFailureTexts: payment } = await import('../../../client/src/texts/reasons.ts'));
    staff = await import('../../../client/src/texts/staff-reasons.ts');
  });

  it('is worded in the language of the reader by its code', () => {
    const { reason } = paymentFailure('expired');
    expect(worded(reason, 'EXPIRED', payment)).toMatch(/^Leja haikupokea malipo kwa wakati\./);
    expect(worded('The round was withdrawn.', 'WITHDRAWN', staff.roundFailureTexts)).toBe(
      'Mgao uliondolewa.',
    );
  });

  it('names the people and the counts that it is about', () => {
    const blockers = staff.finalizeBlockerTexts;
    expect(blockers.APPROVALS_MISSING({ names: [], needed: 2, given: 1 })).toBe(
      'Idhini 2 zinahitajika, 1 zimetolewa hadi sasa.',
    );
    expect(blockers.INVITATION_PENDING({ names: ['Amina'] })).toBe('Amina bado hajakubali mwaliko.');
  });

  it('stays as it is without a code: a person wrote it', () => {
    expect(worded('The amount was wrong', null, staff.roundFailureTexts)).toBe('The amount was wrong');
    expect(worded(null, null, payment)).toBeNull();
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

  it('follows from the refusal of a guest', () => {
    expect(refusalCodeOf(TOO_MANY)).toBe('too_many');
    expect(refusalCodeOf('No places are left in "VIP".')).toBe('sold_out');
    expect(refusalCodeOf('This event has no tickets named "backstage".')).toBe('tier_unknown');
    expect(refusalCodeOf('The same guest stands in line 3.')).toBe('duplicate');
    expect(refusalCodeOf('Please name a tier.')).toBe('tier_missing');
    expect(refusalCodeOf('Please give your full name.')).toBe('contact');
  });
});
