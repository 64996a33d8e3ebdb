import { create as createQr } from 'qrcode';
import nacl from 'tweetnacl';
import { describe, expect, it } from 'vitest';
import { strictVerify } from '../../../client/src/features/verify/check/signatures.ts';
import { judgePhone } from '../../../server/lib/scan/phone-rule.ts';
import { readPresented, verifyPresented } from '../../../server/lib/scan/presented-ticket.ts';
import { isOfPhone } from '../../../server/lib/signing/index.ts';
import {
  decodeLiveCode,
  judgeFreshness,
  LIVE_PREFIX,
  LIVE_STEP_MS,
  stepAt,
} from '../../../server/lib/ticket-format/live-code.ts';
import { key, secondKey, ticketToSign } from './fixtures.ts';
import { liveVectors, NOW, phone, STEP } from './live-vectors.ts';

type Verify = (message: Uint8Array, signature: Uint8Array) => boolean;
const byNode: Verify = (message, signature) => isOfPhone({ step: 0, message, signature }, phone.publicKey);
const byTweetnacl: Verify = (message, signature) => strictVerify(message, signature, phone.publicKey);

/** The verdict on a live code as a verifier without memory reaches it. */
function verdictOn(text: string, verify: Verify): string {
  const presented = readPresented(text);
  if (presented.kind === 'refused') return presented.refusal.reason;
  const signed = verifyPresented(presented, [key, secondKey]);
  if (typeof signed === 'string') return signed;
  if (signed.live === null) return 'not live';
  const { live } = signed;
  const isOfOwner = verify(live.message, live.signature);
  const { isFresh } = judgeFreshness(live.step, NOW);
  const { fault } = judgePhone({
    rule: { allowsPaper: false, admitsUnknown: false },
    hasPhone: signed.ticketId === ticketToSign.id,
    shown: !isOfOwner && signed.ticketId === ticketToSign.id ? 'other' : isFresh ? 'fresh' : 'stale',
    ...{ isIdChecked: false, isExitConfirmed: false, isReturning: false, isLeaving: false },
  });
  return fault ?? 'ok';
}

describe('the published live codes', () => {
  it('are what the product makes today', async () => {
    await expect(`${JSON.stringify(liveVectors, null, 2)}\n`).toMatchFileSnapshot(
      '../../../docs/vectors/live-codes.json',
    );
  });

  it.each(liveVectors.verdicts)("get the verdict $reason by Node's crypto: $name", ({ text, reason }) => {
    expect(verdictOn(text, byNode)).toBe(reason);
  });

  it.each(liveVectors.verdicts)('get the verdict $reason by tweetnacl: $name', ({ text, reason }) => {
    expect(verdictOn(text, byTweetnacl)).toBe(reason);
  });

  it.each(liveVectors.changing)('of a phone whose code $name: fresh is $fresh', ({ earlier, now, fresh }) => {
    expect(judgeFreshness(now.step, now.at_ms).isFresh).toBe(false);
    const read = judgeFreshness(now.step, now.at_ms, { step: earlier.step, at: earlier.at_ms });
    expect(read.isFresh).toBe(fresh);
  });
});

describe('a live code', () => {
  const { text } = liveVectors.code;

  it('is signed alike by a phone without Ed25519 in its browser', () => {
    const live = decodeLiveCode(text);
    if (!live.ok) throw new Error(live.detail);
    const pair = nacl.sign.keyPair.fromSeed(phone.seed);
    expect(Buffer.from(nacl.sign.detached(live.live.message, pair.secretKey))).toEqual(
      Buffer.from(live.live.signature),
    );
  });

  it('fits version 10 of a QR code at level M', () => {
    expect(text.length).toBe(284);
    expect(createQr(text, { errorCorrectionLevel: 'M' }).version).toBe(10);
  });

  it('is refused from 60 seconds after the start of its step', () => {
    const start = STEP * LIVE_STEP_MS;
    expect(judgeFreshness(STEP, start + 59_999).isFresh).toBe(true);
    expect(judgeFreshness(STEP, start + 60_000).isFresh).toBe(false);
    expect(judgeFreshness(STEP, start - 20_000).isFresh).toBe(true);
    expect(judgeFreshness(STEP, start - 20_001).isFresh).toBe(false);
  });

  it('says how far the clock of its phone is off', () => {
    const middle = STEP * LIVE_STEP_MS + LIVE_STEP_MS / 2;
    expect(judgeFreshness(STEP, middle).skewMs).toBe(0);
    expect(judgeFreshness(STEP, middle + 90_000).skewMs).toBe(-90_000);
    expect(judgeFreshness(STEP, middle - 90_000).skewMs).toBe(90_000);
  });

  it('has a new step every 20 seconds', () => {
    expect(stepAt(NOW + LIVE_STEP_MS)).toBe(STEP + 1);
    expect(decodeLiveCode(text)).toMatchObject({ ok: true, live: { step: STEP } });
  });

  it('is no ticket code, so that a door from before refuses it', () => {
    expect(text.startsWith(LIVE_PREFIX)).toBe(true);
    expect(/^PASSA\d*:/.test(text)).toBe(false);
  });

  it('is of no phone whose key is weak', () => {
    const weak = new Uint8Array(32);
    const live = decodeLiveCode(text);
    expect(live.ok && isOfPhone(live.live, weak)).toBe(false);
  });
});

describe('the rule of a tier with live codes', () => {
  const rule = { allowsPaper: false, admitsUnknown: false };
  const returning = { hasPhone: false, isReturning: true, isLeaving: false } as const;
  const asPresented = {
    isIdChecked: false,
    isExitConfirmed: false,
    isReturning: false,
    isLeaving: false,
  } as const;
  const shownNothing = { rule, hasPhone: true, shown: 'none', ...asPresented } as const;

  it('does not concern ordinary tiers', () => {
    for (const shown of ['none', 'fresh', 'stale', 'other'] as const)
      expect(judgePhone({ ...shownNothing, rule: null, shown })).toEqual({ fault: null, note: null });
  });

  it.each([
    [{ hasPhone: true, shown: 'fresh' }, null, null],
    [{ hasPhone: true, shown: 'stale' }, 'picture', null],
    [{ hasPhone: true, shown: 'other' }, 'other_phone', null],
    [{ hasPhone: true, shown: 'none' }, 'picture', null],
    [{ hasPhone: false, shown: 'none' }, 'no_phone', null],
    [{ hasPhone: false, shown: 'fresh' }, 'no_phone', null],
    [{ hasPhone: false, shown: 'stale' }, 'picture', null],
    [{ hasPhone: false, shown: 'none', rule: { ...rule, admitsUnknown: true } }, null, 'phone_unknown'],
    [{ hasPhone: false, shown: 'fresh', rule: { ...rule, admitsUnknown: true } }, null, 'phone_unknown'],
    [{ hasPhone: false, shown: 'stale', rule: { ...rule, admitsUnknown: true } }, 'picture', null],
    [{ hasPhone: true, shown: 'none', rule: { ...rule, admitsUnknown: true } }, 'picture', null],
    [{ hasPhone: true, shown: 'none', rule: { ...rule, allowsPaper: true } }, 'check_id', null],
    [{ rule: { ...rule, allowsPaper: true }, isIdChecked: true }, null, 'id_checked'],
    [{ rule: { ...rule, allowsPaper: true }, isIdChecked: true, shown: 'stale' }, 'picture', null],
    [{ isIdChecked: true }, 'picture', null],
    [{ isReturning: true, shown: 'fresh' }, null, null],
    [{ ...returning, rule: { ...rule, admitsUnknown: true } }, 'no_phone', null],
    [{ ...returning, shown: 'fresh', rule: { ...rule, admitsUnknown: true } }, 'no_phone', null],
    [{ ...returning, rule: { allowsPaper: true, admitsUnknown: true } }, 'check_id', null],
    [{ isLeaving: true }, 'picture', null],
    [{ isLeaving: true, shown: 'stale' }, 'picture', null],
    [{ isLeaving: true, shown: 'other' }, 'other_phone', null],
    [{ isLeaving: true, shown: 'fresh' }, null, null],
    [{ isLeaving: true, isExitConfirmed: true }, null, 'exit_confirmed'],
    [{ isLeaving: true, isExitConfirmed: true, shown: 'stale' }, null, 'exit_confirmed'],
    [{ isLeaving: true, isExitConfirmed: true, shown: 'other' }, null, 'exit_confirmed'],
    [{ isLeaving: true, isExitConfirmed: true, shown: 'fresh' }, null, null],
    [{ isLeaving: true, isExitConfirmed: true, shown: 'named' }, null, null],
    [{ isLeaving: true, isExitConfirmed: true, hasPhone: false }, null, null],
    [{ isExitConfirmed: true }, 'picture', null],
    [{ isExitConfirmed: true, shown: 'stale' }, 'picture', null],
    [{ isExitConfirmed: true, shown: 'other' }, 'other_phone', null],
    [{ isExitConfirmed: true, shown: 'named' }, 'check_id', null],
    [{ isExitConfirmed: true, hasPhone: false }, 'no_phone', null],
    [{ isLeaving: true, shown: 'named' }, null, null],
    [{ isLeaving: true, hasPhone: false }, null, null],
    [{ shown: 'sold', hasPhone: false }, null, null],
  ] as const)('for %j has the fault %s and the note %s', (facts, fault, note) => {
    expect(judgePhone({ ...shownNothing, ...facts })).toEqual({ fault, note });
  });
});
