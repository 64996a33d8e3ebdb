import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPayments } from '../../../server/modules/revenue-sharing/rounds/payments.rules.ts';
import {
  checkedRound,
  countingAuthorizations,
  isTooLate,
  mayBecome,
  roundMemo,
  stateByCount,
} from '../../../server/modules/revenue-sharing/rounds/round.rules.ts';
import { signingLink } from '../../../server/modules/revenue-sharing/signing-keys/signing-key.rules.ts';

const share = (number: number, bps: number) => ({
  id: `share-${number}`,
  partnerId: `partner-${number}`,
  userId: `user-${number}`,
  name: `Partner ${number}`,
  destination: `G${number}`,
  type: 'percentage' as const,
  bps,
  fixedUnits: null,
});
const expense = (number: number, units: bigint) => ({
  id: `expense-${number}`,
  userId: `user-${number}`,
  name: `Creditor ${number}`,
  destination: `E${number}`,
  units,
});
const issuer = { name: 'Organizer', destination: 'GISSUER' };

describe('the payments of a round', () => {
  it('is expenses oldest first, then advances, the shares and the issuer; nothing of nothing', () => {
    const payments = planPayments({
      units: 100n,
      shares: [share(1, 5_000), share(2, 0)],
      given: new Map(),
      issuer,
      expenses: [expense(1, 7n), expense(2, 5n)],
      advances: 3n,
    });
    expect(payments.map(({ kind, units, destination }) => [kind, units, destination])).toEqual([
      ['expense', 7n, 'E1'],
      ['expense', 5n, 'E2'],
      ['advance', 3n, 'GISSUER'],
      ['share', 50n, 'G1'],
      ['issuer', 50n, 'GISSUER'],
    ]);
  });

  it('is a hundred payments at most: expenses wait, shares do not', () => {
    const many = Array.from({ length: 120 }, (_none, index) => expense(index, 1n));
    const request = { units: 10_000n, given: new Map(), issuer, advances: 1n };
    const shares = Array.from({ length: 20 }, (_none, index) => share(index, 100));
    const payments = planPayments({ ...request, shares, expenses: many });
    expect(payments).toHaveLength(100);
    expect(payments.filter(({ kind }) => kind === 'expense').map(({ expenseId }) => expenseId)).toEqual(
      many.slice(0, 78).map(({ id }) => id),
    );
    const tooMany = Array.from({ length: 100 }, (_none, index) => share(index, 100));
    expect(() => planPayments({ ...request, shares: tooMany, expenses: [] })).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_PAYMENTS' }),
    );
  });

  it('sums to the amount and what is owed', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 17n),
        fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 20 }),
        fc.array(fc.bigInt(1n, 10n ** 12n), { maxLength: 30 }),
        fc.bigInt(0n, 10n ** 12n),
        (units, percents, owed, advances) => {
          const payments = planPayments({
            units,
            shares: percents.map((bps, index) => share(index, bps)),
            given: new Map(),
            issuer,
            expenses: owed.map((amount, index) => expense(index, amount)),
            advances,
          });
          const total = payments.reduce((sum, payment) => sum + payment.units, 0n);
          expect(total).toBe(units + advances + owed.reduce((sum, amount) => sum + amount, 0n));
          expect(payments.every((payment) => payment.units > 0n)).toBe(true);
        },
      ),
    );
  });
});

describe('approvals', () => {
  const signatories = [
    { userId: 'a', publicKey: 'GA', active: true },
    { userId: 'b', publicKey: 'GB', active: false },
    { userId: 'c', publicKey: 'GC', active: true },
  ];
  const by = (userId: string, publicKey: string) => ({ userId, publicKey });

  it('count of active signatories, by the key that the escrow knows', () => {
    const given = [by('a', 'GA'), by('b', 'GB'), by('c', 'GOTHER'), by('stranger', 'GS')];
    expect(countingAuthorizations(given, signatories)).toEqual([by('a', 'GA')]);
  });

  it('make a round authorized, and pending again when they cease to count', () => {
    expect(stateByCount('pending', 2, 2)).toBe('authorized');
    expect(stateByCount('authorized', 1, 2)).toBe('pending');
    expect(stateByCount('releasing', 0, 2)).toBe('releasing');
  });
});

describe('states', () => {
  it('that are final stay, and nothing is released past its approvals', () => {
    const all = [
      'preparing',
      'pending',
      'authorized',
      'releasing',
      'released',
      'failed',
      'cancelling',
      'cancelled',
      'expired',
    ] as const;
    for (const final of ['released', 'failed', 'cancelled', 'expired'] as const) {
      expect(all.filter((to) => mayBecome(final, to))).toEqual([]);
    }
    expect(all.filter((from) => mayBecome(from, 'releasing'))).toEqual(['authorized']);
    expect(mayBecome('cancelling', 'released')).toBe(true);
    expect(mayBecome('preparing', 'released')).toBe(false);
  });

  it('end some seconds before the ledger refuses', () => {
    expect(isTooLate(1_000n, new Date(984_000))).toBe(false);
    expect(isTooLate(1_000n, new Date(986_000))).toBe(true);
    expect(isTooLate(null, new Date())).toBe(false);
  });
});

describe('a release request', () => {
  it('is named in full when it is wrong', () => {
    const refused = () => checkedRound({ contractId: 'c', amount: '0', reason: '  ' }, '');
    expect(refused).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
    try {
      refused();
    } catch (error) {
      const { fields } = (error as { details: { fields: { field: string }[] } }).details;
      expect(fields.map(({ field }) => field)).toEqual(['amount', 'reason', 'idempotencyKey']);
    }
  });

  it('keeps every digit', () => {
    expect(checkedRound({ contractId: 'c', amount: '0.0000001', reason: ' Fees ' }, null)).toEqual({
      contractId: 'c',
      units: 1n,
      reason: 'Fees',
      idempotencyKey: null,
    });
  });
});

describe('what goes out of the house', () => {
  it('is a memo of 32 bytes that fits no other round, contract or total', () => {
    const memos = [
      roundMemo('r', 'c', 1n),
      roundMemo('r2', 'c', 1n),
      roundMemo('r', 'c2', 1n),
      roundMemo('r', 'c', 2n),
    ];
    expect(new Set(memos.map((memo) => memo.toString('hex'))).size).toBe(4);
    expect(memos.every((memo) => memo.length === 32)).toBe(true);
  });

  it('is a link that wallets read, with 300 characters of message at most', () => {
    const link = new URL(
      signingLink({
        envelopeXdr: 'AAAA+/==',
        publicKey: 'GA',
        passphrase: 'A net ; 2026',
        message: 'x'.repeat(400),
      }),
    );
    expect(link.protocol + link.pathname).toBe('web+stellar:tx');
    expect(link.searchParams.get('xdr')).toBe('AAAA+/==');
    expect(link.searchParams.get('network_passphrase')).toBe('A net ; 2026');
    expect(link.searchParams.get('msg')).toHaveLength(300);
  });
});
