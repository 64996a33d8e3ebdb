import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advancesWaiting,
  availableOf,
  type ContractMoney,
  expensesWaiting,
} from '../../../server/modules/revenue-sharing/financials.rules.ts';

const EMPTY: ContractMoney = {
  contractId: '',
  status: 'final',
  networkId: '',
  escrowKey: '',
  revenue: 0n,
  expenses: 0n,
  owedExpenses: 0n,
  owedAdvances: 0n,
  returning: 0n,
  distributed: 0n,
  financing: 0n,
  inEscrow: 0n,
  openRounds: 0n,
  openExpenses: 0n,
  openAdvances: 0n,
};

const units = fc.bigInt({ min: 0n, max: 10n ** 15n });

describe('the amount that a round may release', () => {
  it('is what the escrow has, less what others have a claim on', () => {
    const money = {
      ...EMPTY,
      inEscrow: 1_000n,
      openRounds: 300n,
      owedExpenses: 150n,
      openExpenses: 100n,
    };
    expect(availableOf(money, 1_020n)).toBe(650n);
    expect(availableOf({ ...money, returning: 600n }, 1_020n)).toBe(50n);
    expect(availableOf({ ...money, owedAdvances: 700n }, 1_020n)).toBe(0n);
  });

  it('is the smaller one of what ledger and journal say', () => {
    // A round was paid between the two reads, or a sale is on the ledger but not in the journal.
    expect(availableOf({ ...EMPTY, inEscrow: 40n }, 100n)).toBe(40n);
    expect(availableOf({ ...EMPTY, inEscrow: 100n }, 40n)).toBe(40n);
  });

  it('is nothing while the ledger cannot be asked', () => {
    expect(availableOf({ ...EMPTY, inEscrow: 100n }, null)).toBe(0n);
  });

  it('is never negative and never more than the ledger lets go', () => {
    fc.assert(
      fc.property(units, units, units, units, units, (spendable, inEscrow, openRounds, owed, returning) => {
        const money = { ...EMPTY, inEscrow, openRounds, owedExpenses: owed, returning };
        const available = availableOf(money, spendable);
        expect(available >= 0n).toBe(true);
        expect(available <= spendable && available <= inEscrow).toBe(true);
      }),
    );
  });
});

type Step =
  | { kind: 'sale' | 'expense' | 'stray' | 'refund'; units: bigint }
  | { kind: 'trigger'; share: number }
  | { kind: 'release' | 'cancel' };

interface World {
  money: ContractMoney;
  open: { amount: bigint; expenses: bigint; advances: bigint }[];
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('sale', 'expense', 'stray', 'refund'), units }),
  fc.record({ kind: fc.constant('trigger' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constantFrom('release', 'cancel') }),
);

/** Applies a step to the sums; the ledger is as far as the journal. */
function walk({ money, open }: World, step: Step): World {
  switch (step.kind) {
    case 'sale':
      return { open, money: { ...money, inEscrow: money.inEscrow + step.units } };
    case 'expense':
      return { open, money: { ...money, owedExpenses: money.owedExpenses + step.units } };
    case 'stray':
      return {
        open,
        money: { ...money, inEscrow: money.inEscrow + step.units, returning: money.returning + step.units },
      };
    case 'refund':
      return {
        open,
        money: { ...money, owedAdvances: money.owedAdvances + money.returning, returning: 0n },
      };
    case 'trigger':
      return trigger({ money, open }, step.share);
    default:
      return end({ money, open }, step.kind);
  }
}

function trigger({ money, open }: World, share: number): World {
  const available = availableOf(money, money.inEscrow);
  const amount = (available * BigInt(Math.round(share * 1_000))) / 1_000n;
  if (amount === 0n) return { money, open };
  const round = { amount, expenses: expensesWaiting(money), advances: advancesWaiting(money) };
  return {
    open: [...open, round],
    money: {
      ...money,
      openRounds: money.openRounds + amount + round.expenses + round.advances,
      openExpenses: money.openExpenses + round.expenses,
      openAdvances: money.openAdvances + round.advances,
    },
  };
}

function end({ money, open }: World, how: 'release' | 'cancel'): World {
  const [round, ...rest] = open;
  if (!round) return { money, open };
  const total = round.amount + round.expenses + round.advances;
  const closed = {
    ...money,
    openRounds: money.openRounds - total,
    openExpenses: money.openExpenses - round.expenses,
    openAdvances: money.openAdvances - round.advances,
  };
  if (how === 'cancel') return { open: rest, money: closed };
  return {
    open: rest,
    money: {
      ...closed,
      inEscrow: money.inEscrow - total,
      owedExpenses: money.owedExpenses - round.expenses,
      owedAdvances: money.owedAdvances - round.advances,
      distributed: money.distributed + round.amount,
    },
  };
}

describe('whatever happens in whatever order', () => {
  it('every open round can be paid, and nothing is paid twice', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (walked) => {
        let world: World = { money: EMPTY, open: [] };
        for (const step of walked) {
          world = walk(world, step);
          const { money } = world;
          expect(money.openRounds <= money.inEscrow).toBe(true);
          expect(expensesWaiting(money) >= 0n && advancesWaiting(money) >= 0n).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
