import type { Services } from '../../server/platform/services.ts';
import type { TestSandbox } from './sandbox.ts';

/** A product in this process, and its ledger, which closes only on request. */
interface Stepping {
  services: Pick<Services, 'settlement' | 'follower'>;
  sandbox: Pick<TestSandbox, 'close'>;
}

/**
 * Closes ledgers while the work runs, each once the product has processed the one before: however slow the machine is,
 * the ledger never runs ahead. When the work is done no more are closed.
 */
export async function inStep<T>({ services, sandbox }: Stepping, work: Promise<T>): Promise<T> {
  let isOpen = true;
  const done = work.finally(() => {
    isOpen = false;
  });
  done.catch(() => undefined);
  while (isOpen) {
    await sandbox.close();
    await services.settlement.reconcile();
    await services.follower.catchUp();
  }
  return done;
}
