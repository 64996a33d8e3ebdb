import { expect, it } from 'vitest';
import { HelperThread } from '../../../server/lib/signing/helper-thread.ts';

/** Adds one to each byte; throws on a nine. */
function addOne(): void {
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  parentPort?.on('message', (bytes: Uint8Array) => {
    if (bytes.includes(9)) throw new Error('a nine');
    parentPort?.postMessage(bytes.map((byte) => byte + 1));
  });
}

function counting() {
  const packed: Uint8Array[] = [];
  const thread = new HelperThread<number, number>({
    name: 'The counting thread',
    work: addOne,
    batch: 3,
    pack: (items) => {
      const bytes = Uint8Array.from(items);
      packed.push(bytes);
      return bytes;
    },
    unpack: (answer) => [...(answer as Uint8Array)],
  });
  return { thread, packed };
}

it('gives each its answer, and wipes what it handed over', async () => {
  const { thread, packed } = counting();
  const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((item) => thread.ask(item)));
  expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  // The first item goes at once, and items that arrive meanwhile go together.
  expect(packed.map(({ length }) => length)).toEqual([1, 1, 3, 3]);
  expect(packed.every((bytes) => bytes.every((byte) => byte === 0))).toBe(true);
});

it('fails the requests that were in progress when it broke, and continues with a new one', async () => {
  const { thread } = counting();
  const lost = thread.ask(9);
  await expect(lost).rejects.toThrow('a nine');
  await expect(thread.ask(1)).resolves.toBe(2);
});
