import { describe, expect, it } from 'vitest';
import {
  escrowFailure,
  escrowOperations,
} from '../../../server/modules/revenue-sharing/contracts/escrow.rules.ts';

const plan = (count: number, requiredSigs: number) => ({
  treasury: 'treasury',
  escrow: 'escrow',
  signers: Array.from({ length: count }, (_none, index) => `signer-${index}`),
  requiredSigs,
});

describe("an escrow's transaction", () => {
  it.each([1, 2, 5, 20])('gives %i signers a vote each, and takes the last from its own key', (count) => {
    for (let required = 1; required <= count; required += 1) {
      const [made, ...options] = escrowOperations(plan(count, required));
      expect(made).toEqual({
        type: 'create_account',
        from: 'treasury',
        to: 'escrow',
        stroops: 5_000_000n * BigInt(2 + count),
      });
      expect(options).toHaveLength(count);
      const signed = options.map(
        (option) => option.type === 'set_options' && option.from === 'escrow' && option.signer,
      );
      expect(signed).toEqual(plan(count, required).signers.map((key) => ({ key, weight: 1 })));
      expect(options.slice(0, -1).every((option) => !('masterWeight' in option))).toBe(true);
      expect(options.at(-1)).toMatchObject({
        masterWeight: 0,
        low: required,
        medium: required,
        high: required,
      });
    }
  });

  it.each([
    [0, 0],
    [0, 1],
    [3, 0],
    [3, 4],
  ])(
    'is not built for %i signers of whom %i are needed: the money would be stuck, or free',
    (count, required) => {
      expect(() => escrowOperations(plan(count, required))).toThrow(RangeError);
    },
  );

  it('is not built for a key that is there twice', () => {
    const twice = { ...plan(2, 2), signers: ['same', 'same'] };
    expect(() => escrowOperations(twice)).toThrow(RangeError);
  });

  it('fails in words', () => {
    const sentence = (
      reason: 'expired' | 'refused' | 'no_account' | 'underfunded',
      operations: string[] = [],
    ) => escrowFailure({ reason, codes: { transaction: 'tx_failed', operations } });
    expect(sentence('expired')).toContain('in time');
    expect(sentence('underfunded')).toContain('too few lumens');
    expect(sentence('no_account', ['op_underfunded', 'op_no_source_account'])).toContain('too few lumens');
    expect(sentence('refused', ['op_already_exists'])).toContain('refused');
    expect(escrowFailure({ reason: 'refused', codes: null })).toContain('refused');
  });
});
