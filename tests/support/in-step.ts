import type { Parts } from '../../server/parts.ts';
import type { TestSandbox } from './sandbox.ts';

/** A product in this process, and its ledger, which closes only when it is told to. */
interface Stepping {
  parts: Pick<Parts, 'settlement' | 'follower'>;
  sandbox: Pick<TestSandbox, 'close'>;
}

/**
 * Closes ledgers while the work goes on, each once the product has taken note of the one before: however slow the
 * machine is, the ledger runs ahead of nothing. When the work is done no more are closed.
 */
export async function inStep<T>({ parts, sandbox }: Stepping, work: Promise<T>): Promise<T> {
  let isOpen = true;
  const done = work.finally(() => {
    isOpen = false;
  });
  done.catch(() => undefined);
  while (isOpen) {
    await sandbox.close();
    await parts.settlement.reconcile();
    await parts.follower.catchUp();
  }
  return done;
}
