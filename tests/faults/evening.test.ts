import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deeper } from '../support/depth.ts';
import { Evening } from '../support/evening/evening.ts';
import { Reckoning } from '../support/evening/reckoning.ts';

/** EVENING_SEED repeats an evening, EVENING_GUESTS changes its size. */
const SEED = process.env.EVENING_SEED ?? '1';
const GUESTS = Number(process.env.EVENING_GUESTS ?? deeper(300, 3_000));

describe(`an evening of ${GUESTS} guests at four doors, by the seed ${SEED}`, () => {
  let evening: Evening;
  let reckoning: Reckoning;
  beforeAll(async () => {
    evening = await Evening.open(SEED, GUESTS);
    reckoning = new Reckoning(evening);
    await evening.runTo(64);
    await evening.syncAll();
  });
  afterAll(() => evening?.product.close());

  it('decides at every door by what the door could know', () => {
    expect(evening.kills).toBe(2);
    expect(evening.surprises).toEqual([]);
  });

  it('knows who is inside to the person, by gate and in all, once all doors have reported', async () => {
    expect(await reckoning.presence()).toEqual(reckoning.expectedPresence());
  });

  it('finds exactly the entries that no rule allows, and those by revoked tickets', async () => {
    expect(await reckoning.conflicts()).toEqual(reckoning.expectedConflicts());
    expect(await reckoning.voidEntries()).toEqual(reckoning.expectedVoidEntries());
  });

  it('counts what was handed out, and what was given too often', async () => {
    expect(await reckoning.handouts()).toEqual(reckoning.expectedHandouts());
  });

  it('has sold what the tills say, to the last shilling, and no place twice', async () => {
    expect(await reckoning.returned()).toBe(reckoning.expectedReturned());
    expect(await reckoning.shifts()).toEqual(await reckoning.expectedShifts());
    expect(await reckoning.soldAtGates()).toMatchObject({ sold: evening.soldAtGates, held: 0 });
    expect(await reckoning.bookDifferences()).toEqual([]);
  });

  it('lets tickets for a day leave at four, and admit again', async () => {
    await evening.sleepTo(601);
    await evening.syncAll();
    expect(await reckoning.presence()).toEqual(reckoning.expectedPresence());
    await evening.runTo(609);
    await evening.syncAll();
    expect(evening.surprises).toEqual([]);
    expect(await reckoning.presence()).toEqual(reckoning.expectedPresence());
  });

  it('has nobody inside after its end', async () => {
    await evening.sleepTo(721);
    expect((await reckoning.presence()).inside).toBe(0);
  });
});
