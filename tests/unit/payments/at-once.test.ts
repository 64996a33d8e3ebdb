import { describe, expect, it } from 'vitest';
import { drain, turnsBy } from '../../../server/modules/payments/at-once.ts';

/** Work whose end the test decides. */
class Gates {
  readonly begun: number[] = [];
  readonly #open = new Map<number, () => void>();

  readonly work = (item: number): Promise<void> => {
    this.begun.push(item);
    return new Promise((resolve) => {
      this.#open.set(item, resolve);
    });
  };

  async end(item: number): Promise<void> {
    this.#open.get(item)?.();
    await settled();
  }
}

/** Resolves once everything that does not wait for a timer has been done. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function queueOf(...items: number[]): (limit: number) => Promise<number[]> {
  return (limit) => Promise.resolve(items.splice(0, limit));
}

describe('drain', () => {
  it('takes the next as soon as one is done, however long another takes', async () => {
    const gates = new Gates();
    const drained = drain(2, queueOf(1, 2, 3, 4), gates.work, () => false);
    await settled();
    expect(gates.begun).toEqual([1, 2]);
    await gates.end(2);
    await gates.end(3);
    expect(gates.begun).toEqual([1, 2, 3, 4]);
    await gates.end(4);
    await gates.end(1);
    await drained;
  });

  it('begins nothing more once it is stopped, and ends with what is under way', async () => {
    const gates = new Gates();
    let isStopped = false;
    let isOver = false;
    const drained = drain(1, queueOf(1, 2), gates.work, () => isStopped).then(() => {
      isOver = true;
    });
    await settled();
    isStopped = true;
    await settled();
    expect(isOver).toBe(false);
    await gates.end(1);
    await drained;
    expect(gates.begun).toEqual([1]);
  });
});

describe('turnsBy', () => {
  it('does the work of one key in its order, and that of others beside it', async () => {
    const gates = new Gates();
    const inTurn = turnsBy((item: number) => String(item % 2));
    const all = [1, 2, 3].map((item) => inTurn(item, () => gates.work(item)));
    await settled();
    expect(gates.begun).toEqual([1, 2]);
    await gates.end(1);
    expect(gates.begun).toEqual([1, 2, 3]);
    for (const item of [2, 3]) await gates.end(item);
    await Promise.all(all);
  });
});
