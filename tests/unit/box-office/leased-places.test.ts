import { expect, it } from 'vitest';
import { takenOfLeases } from '../../../server/modules/box-office/box-office.rules.ts';

const tier = (id: string, pools: Record<string, number> | null, free = 100) => ({
  ...{ id, capacity: free, sold: 0, held: 0, pools },
});
const line = (of: ReturnType<typeof tier>, quantity: number, left: number) => ({ tier: of, quantity, left });

it('takes free places before those that the device keeps', () => {
  expect(takenOfLeases([line(tier('a', null, 2), 3, 5)])).toEqual([1]);
  expect(takenOfLeases([line(tier('a', null, 9), 3, 5)])).toEqual([0]);
});

it('leaves free places of a room to lines that have no other', () => {
  const [a, b] = [tier('a', { hall: 1 }), tier('b', { hall: 1 })];
  expect(takenOfLeases([line(a, 2, 2), line(b, 1, 0)])).toEqual([2, 0]);
  expect(takenOfLeases([line(b, 1, 0), line(a, 2, 2)])).toEqual([0, 2]);
  // The second needs one beside its own, so the first uses all of its own.
  expect(takenOfLeases([line(a, 2, 2), line(b, 2, 1)])).toEqual([2, 1]);
});

it('counts rooms apart', () => {
  const [a, b] = [tier('a', { hall: 2 }), tier('b', { garden: 2 })];
  expect(takenOfLeases([line(a, 2, 2), line(b, 2, 2)])).toEqual([0, 0]);
});
