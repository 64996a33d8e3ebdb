import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advancesWaiting,
  availableOf,
  type ContractMoney,
  expensesWaiting,
} from '../../../server/modules/revenue-sharing/financials.rules.ts';

const EMPTY: ContractMoney = {
  contract_id: '',
  issuer_id: '',
  event_id: '',
  status: 'final',
  network_id: '',
  escrow_key: '',
  revenue: 0n,
  expenses: 0n,
  owed_expenses: 0n,
  owed_advances: 0n,
  returning: 0n,
  distributed: 0n,
  financing: 0n,
  in_escrow: 0n,
  open_rounds: 0n,
  open_expenses: 0n,
  open_advances: 0n,
};

const units = fc.bigInt({ min: 0n, max: 10n ** 15n });

describe('the amount that a round may release', () => {
  it('is what the escrow has, less what others have a claim on', () => {
    const money = {
      ...EMPTY,
      in_escrow: 1_000n,
      open_rounds: 300n,
      owed_expenses: 150n,
      open_expenses: 100n,
    };
    expect(availableOf(money, 1_020n)).toBe(650n);
    expect(availableOf({ ...money, returning: 600n }, 1_020n)).toBe(50n);
    expect(availableOf({ ...money, owed_advances: 700n }, 1_020n)).toBe(0n);
  });

  it('is the smaller one of what ledger and journal say', () => {
    // A round was paid between the two reads, or a sale is on the ledger but not in the journal.
    expect(availableOf({ ...EMPTY, in_escrow: 40n }, 100n)).toBe(40n);
    expect(availableOf({ ...EMPTY, in_escrow: 100n }, 40n)).toBe(40n);
  });

  it('is nothing while the ledger cannot be asked', () => {
    expect(availableOf({ ...EMPTY, in_escrow: 100n }, null)).toBe(0n);
  });

  it('is never negative and never more than the ledger lets go', () => {
    fc.assert(
      fc.property(units, units, units, units, units, (spendable, in_escrow, open_rounds, owed, returning) => {
        const money = { ...EMPTY, in_escrow, open_rounds, owed_expenses: owed, returning };
        const available = availableOf(money, spendable);
        expect(available >= 0n).toBe(true);
        expect(available <= spendable && available <= in_escrow).toBe(true);
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
      return { open, money: { ...money, in_escrow: money.in_escrow + step.units } };
    case 'expense':
      return { open, money: { ...money, owed_expenses: money.owed_expenses + step.units } };
    case 'stray':
      return {
        open,
        money: { ...money, in_escrow: money.in_escrow + step.units, returning: money.returning + step.units },
      };
    case 'refund':
      return {
        open,
        money: { ...money, owed_advances: money.owed_advances + money.returning, returning: 0n },
      };
    case 'trigger':
      return trigger({ money, open }, step.share);
    default:
      return end({ money, open }, step.kind);
  }
}

function trigger({ money, open }: World, share: number): World {
  const available = availableOf(money, money.in_escrow);
  const amount = (available * BigInt(Math.round(share * 1_000))) / 1_000n;
  if (amount === 0n) return { money, open };
  const round = { amount, expenses: expensesWaiting(money), advances: advancesWaiting(money) };
  return {
    open: [...open, round],
    money: {
      ...money,
      open_rounds: money.open_rounds + amount + round.expenses + round.advances,
      open_expenses: money.open_expenses + round.expenses,
      open_advances: money.open_advances + round.advances,
    },
  };
}

function end({ money, open }: World, how: 'release' | 'cancel'): World {
  const [round, ...rest] = open;
  if (!round) return { money, open };
  const total = round.amount + round.expenses + round.advances;
  const closed = {
    ...money,
    open_rounds: money.open_rounds - total,
    open_expenses: money.open_expenses - round.expenses,
    open_advances: money.open_advances - round.advances,
  };
  if (how === 'cancel') return { open: rest, money: closed };
  return {
    open: rest,
    money: {
      ...closed,
      in_escrow: money.in_escrow - total,
      owed_expenses: money.owed_expenses - round.expenses,
      owed_advances: money.owed_advances - round.advances,
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
          expect(money.open_rounds <= money.in_escrow).toBe(true);
          expect(expensesWaiting(money) >= 0n && advancesWaiting(money) >= 0n).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
