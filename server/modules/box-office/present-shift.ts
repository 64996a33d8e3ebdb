import { amountOf, totalOf } from '../../lib/money/index.ts';
import { presentMoney } from '../../platform/graphql/money.schema.ts';
import { expectedCash } from '../door/index.ts';
import type { ShiftRecord } from './box-office.reads.ts';
import type { Shift } from './box-office.schema.ts';

export function presentShift(record: ShiftRecord): Shift {
  const { currency, takings, leases, floatUnits, countedUnits, closedAt, differenceUnits } = record;
  const sum = (units: bigint) => presentMoney(totalOf(currency, units));
  const cashUnits = takings.reduce(
    (cash, { method, units }) => (method === 'cash' ? cash + BigInt(units) : cash),
    0n,
  );
  return {
    ...record,
    float: presentMoney(amountOf(currency, floatUnits)),
    takings: takings.map(({ method, units, tickets }) => ({ method, tickets, amount: sum(BigInt(units)) })),
    expected: sum(expectedCash({ floatUnits, cashUnits })),
    counted: countedUnits === null ? null : sum(countedUnits),
    difference: closedAt === null ? null : sum(differenceUnits),
    salesWithoutPlace: record.straySales,
    withoutPlace: sum(record.strayUnits),
    paidDifference: sum(record.paidDifferenceUnits),
    leases: leases.map(({ tierId: _id, unitUnits, returnedAt, ...lease }) => ({
      ...lease,
      price: sum(BigInt(unitUnits)),
      returnedAt: returnedAt === null ? null : new Date(returnedAt),
    })),
  };
}
