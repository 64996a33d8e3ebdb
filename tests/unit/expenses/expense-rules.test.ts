import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, SPECIFIED_RATES } from '../../../server/lib/money/index.ts';
import {
  checkedComment,
  checkedExpense,
  type ExpenseRequest,
  expenseTerms,
  mayBecome,
  owedFor,
} from '../../../server/modules/revenue-sharing/expenses/expense.rules.ts';

const FORM = {
  contractId: '01900000-0000-7000-8000-000000000000',
  category: 'venue' as const,
  description: ' Hall ',
  amount: '12.50',
  currency: 'KES' as const,
};

describe('an expense', () => {
  it('is taken as it was meant', () => {
    expect(checkedExpense({ ...FORM, receiptLink: ' ', receiptId: '' }, null)).toEqual({
      contractId: FORM.contractId,
      category: 'venue',
      description: 'Hall',
      amount: amountOf('KES', 125_000_000n),
      receiptLink: null,
      receiptId: null,
      idempotencyKey: null,
    });
  });

  it('has each of its parts in its compared terms, and not its key', () => {
    const request = checkedExpense(FORM, 'a');
    const changes: Partial<ExpenseRequest>[] = [
      { contractId: 'b' },
      { category: 'other' },
      { description: 'b' },
      { amount: amountOf('KES', 1n) },
      { amount: amountOf('USD', 125_000_000n) },
      { receiptLink: 'b' },
      { receiptId: 'b' },
    ];
    const terms = changes.map((change) => expenseTerms({ ...request, ...change }).join());
    expect(new Set([...terms, expenseTerms(request).join()]).size).toBe(changes.length + 1);
    expect(expenseTerms({ ...request, idempotencyKey: 'b' })).toEqual(expenseTerms(request));
  });

  it('is decided once', () => {
    expect(mayBecome('pending', 'approved') && mayBecome('pending', 'rejected')).toBe(true);
    for (const decided of ['approved', 'rejected'] as const) {
      expect(['pending', 'approved', 'rejected'].some((next) => mayBecome(decided, next as 'pending'))).toBe(
        false,
      );
    }
  });

  it('has a comment when it was rejected', () => {
    expect(checkedComment(null, false)).toBe('Rejected by signatory');
    expect(checkedComment('  ', true)).toBeNull();
  });
});

describe('what is owed', () => {
  it('is within half a stroop of the exact amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1_000n, 10n ** 15n),
        fc.constantFrom('USD', 'KES', 'XLM' as const),
        (units, currency) => {
          const owed = owedFor(amountOf(currency, units), SPECIFIED_RATES).units;
          const rate = SPECIFIED_RATES[currency]?.XLM ?? { numerator: 1n, denominator: 1n };
          const twice = 2n * (owed * rate.denominator - units * rate.numerator);
          expect(twice <= rate.denominator && twice > -rate.denominator).toBe(true);
        },
      ),
    );
  });
});
