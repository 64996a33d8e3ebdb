/** While work is under way, what became due meanwhile is taken after so long at the latest. */
const TAKE_AGAIN_MS = 250;

/** Does the work of all items, at most so many at once. Failures of one do not stop the others; the first is thrown. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const item of rest) await work(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  if (failures.length > 0) throw failures[0];
}

/**
 * Takes items and does their work, at most so many at once, until none is left. More are taken as soon as one is done, so
 * that a slow one holds up no other.
 * @param take takes up to so many items, which no later call takes again
 * @param work of one item; it must not fail
 * @param isStopped true once no more are to be taken
 */
export async function drain<T>(
  atOnce: number,
  take: (limit: number) => Promise<readonly T[]>,
  work: (item: T) => Promise<void>,
  isStopped: () => boolean,
): Promise<void> {
  const running = new Set<Promise<void>>();
  try {
    while (!isStopped()) {
      const limit = atOnce - running.size;
      const taken = limit > 0 ? await take(limit) : [];
      for (const item of taken) {
        const done = work(item).finally(() => running.delete(done));
        running.add(done);
      }
      if (running.size === 0 && taken.length < limit) return;
      if (running.size > 0) await Promise.race([...running, ...(limit > 0 ? [shortly()] : [])]);
    }
  } finally {
    await Promise.all(running);
  }
}

/** Has the work of items with the same key done one after the other. The work must not fail. */
export function turnsBy<T>(
  keyOf: (item: T) => string,
): (item: T, work: () => Promise<void>) => Promise<void> {
  const last = new Map<string, Promise<void>>();
  return async (item, work) => {
    const key = keyOf(item);
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    last.set(key, turn);
    await turn;
    if (last.get(key) === turn) last.delete(key);
  };
}

function shortly(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, TAKE_AGAIN_MS).unref());
}
