import { beforeAll, describe, expect, it } from 'vitest';
import { deeper, IS_DEEP } from '../../support/depth.ts';
import { SimulatedRoom, type SimulationPlan } from '../../support/simulated-room.ts';

const PLAN: SimulationPlan = {
  visitors: deeper(100_000, 10_000_000),
  early: 0.7,
  lateSeconds: 600,
  tickets: deeper(2_000, 200_000),
  minutes: 2,
  mostPerMinute: deeper(600, 30_000),
};
const TENTHS = 10;
/** With 9 degrees of freedom, chance exceeds this once in a million; so it does 4.9 standard deviations. */
const CHI_SQUARED_LIMIT = 45.1;
const DEVIATIONS_LIMIT = 4.9;
/** A minute of slow purchases, in seconds after the sale began. */
const SLOW = { from: 120, to: 180, medianMs: 1_500 };
const QUICK_MS = 80;
const LONGEST_SECONDS = 7_200;
/** Bytes of memory of the draw for each place: lot and index, beside garbage. */
const MOST_BYTES_A_PLACE = deeper(400, 100);

const room = new SimulatedRoom(PLAN);
const boards: string[] = [];
let drawBytes = 0;

/** Lets everybody join, draws, and admits people until the room is closed. */
beforeAll(async () => {
  const figures: Record<string, number> = {};
  const timed = async (name: string, work: () => unknown): Promise<void> => {
    const startedAt = performance.now();
    await work();
    figures[name] = Math.round(performance.now() - startedAt);
  };
  boards.push(room.board);
  await timed('join ms', () => room.joinEarly());
  boards.push(room.board);
  await timed('draw ms', async () => {
    drawBytes = await room.draw();
  });
  boards.push(room.board);
  await timed('admission ms', () => {
    for (let second = 1; second <= LONGEST_SECONDS && !room.isClosed; second += 1) {
      const isSlow = second > SLOW.from && second <= SLOW.to;
      room.pass(isSlow ? SLOW.medianMs : QUICK_MS);
      boards.push(room.board);
    }
  });
  const { rss } = process.memoryUsage();
  if (IS_DEEP)
    console.log({
      ...figures,
      'draw bytes a place': drawBytes / room.early,
      'resident MiB': rss / 2 ** 20,
      'seconds of the sale': room.admittedInSecond.length,
      admitted: room.serving,
      sold: room.sold,
      'board bytes': Math.max(...boards.map((board) => board.length)),
    });
}, 3_600_000);

describe(`a waiting room of ${PLAN.visitors} people`, () => {
  it('gives everybody exactly one position, latecomers behind those who came before the sale', () => {
    const joined = JSON.parse(boards.at(-1) ?? '').joined;
    const isTaken = new Uint8Array(joined + 1);
    let outOfPlace = 0;
    for (let number = 1; number <= joined; number += 1) {
      const position = room.positions[number] ?? 0;
      isTaken[position] = (isTaken[position] ?? 0) + 1;
      if (number <= room.early ? position > room.early : position !== number) outOfPlace += 1;
    }
    expect(outOfPlace).toBe(0);
    expect(isTaken[0]).toBe(0);
    expect(isTaken.indexOf(0, 1)).toBe(-1);
  });

  it('draws without regard to the time of joining', () => {
    const { early, positions } = room;
    const mean = (early + 1) / 2;
    let covariance = 0;
    const winners = Array<number>(TENTHS).fill(0);
    for (let number = 1; number <= early; number += 1) {
      const position = positions[number] ?? 0;
      covariance += (number - mean) * (position - mean);
      const tenth = Math.floor(((number - 1) * TENTHS) / early);
      if (position <= early / TENTHS) winners[tenth] = (winners[tenth] ?? 0) + 1;
    }
    const correlation = covariance / ((early ** 3 - early) / 12);
    expect(Math.abs(correlation) * Math.sqrt(early - 1)).toBeLessThan(DEVIATIONS_LIMIT);
    const expected = early / TENTHS / TENTHS;
    const chiSquared = winners.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(CHI_SQUARED_LIMIT);
  });

  it('admits by position, each at most once, and keeps the pace', () => {
    const { admissions, serving, admittedInSecond } = room;
    expect(admissions.indexOf(2)).toBe(-1);
    expect(admissions.indexOf(0, 1)).toBe(serving + 1);
    expect(admissions.indexOf(1, serving + 1)).toBe(-1);
    let inMinute = 0;
    let most = 0;
    for (const [second, admitted] of admittedInSecond.entries()) {
      inMinute += admitted - (admittedInSecond[second - 60] ?? 0);
      most = Math.max(most, inMinute);
    }
    expect(most).toBeLessThanOrEqual(PLAN.mostPerMinute);
    // It is reached where purchases are quick, and not in a slow minute.
    expect(most).toBeGreaterThan(PLAN.mostPerMinute * 0.95);
    const inSlowMinute = admittedInSecond.slice(SLOW.from, SLOW.to).reduce((sum, count) => sum + count, 0);
    expect(inSlowMinute).toBeLessThan(PLAN.mostPerMinute / 4);
  });

  it('sells every ticket and closes', () => {
    expect(room.sold).toBe(PLAN.tickets);
    expect(JSON.parse(boards.at(-1) ?? '')).toMatchObject({ state: 'closed', close_reason: 'sold_out' });
  });

  it('sends a board whose size does not depend on the number of people', () => {
    const sizes = boards.map((board) => Buffer.byteLength(board));
    expect(Math.max(...sizes)).toBeLessThan(400);
    // Digits of the figures, the state and the reason: beside them the list's hash, from the sale on.
    const afterwards = sizes.slice(2);
    expect(Math.max(...afterwards) - Math.min(...afterwards)).toBeLessThan(32);
  });

  it('holds a bounded number of bytes for each place while it draws', () => {
    expect(drawBytes / room.early).toBeLessThan(MOST_BYTES_A_PLACE);
  });
});
