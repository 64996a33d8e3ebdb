import { expect, it } from 'vitest';
import { FeeStats } from '../../../server/sandbox/run/fee-stats.ts';

const fees = (ledger: number, bids: number[], operations = 1) => ({
  sequence: ledger,
  operations: bids.length * operations,
  fees: bids.map((bid) => ({ ledger, charged: 100n * BigInt(operations), bid: BigInt(bid), operations })),
});

it('is the base fee while nothing happens', () => {
  const body = new FeeStats([fees(1, []), fees(2, [])], 1000).body(2, 5000);
  expect(body).toMatchObject({ last_ledger: '2', last_ledger_base_fee: '5000', ledger_capacity_usage: '0' });
  expect(new Set(Object.values(body.fee_charged as object))).toEqual(new Set(['5000']));
});

it('spreads bids by the operation, rounded up', () => {
  const bids = Array.from({ length: 10 }, (_none, index) => (index + 1) * 100);
  const body = new FeeStats([fees(1, bids), fees(2, [601], 3)], 10).body(2, 100);
  expect(body.ledger_capacity_usage).toBe('0.26');
  expect(body.max_fee).toMatchObject({
    min: '100',
    max: '1000',
    mode: '100',
    p10: '200',
    p50: '500',
    p90: '900',
    p99: '1000',
  });
  expect(body.fee_charged).toMatchObject({ min: '100', max: '100', p99: '100' });
});
