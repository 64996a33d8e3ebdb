import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentContract } from './contract.present.ts';
import type { Contract } from './contract.type.ts';
import { findContract } from './find-contract.ts';

const BETWEEN_READS_MS = 100;
/** A slow client needs the newest state alone. */
const MAX_PENDING = 1;

/**
 * Delivers the contract as it is now, and again after each change, read with the viewer's permissions. It ends in
 * silence when the viewer loses access.
 * @throws NotFound for those who may not see it
 */
export async function watchContract(scope: Scope, id: string): Promise<AsyncIterableIterator<Contract>> {
  const first = presentContract(scope, await findContract(scope, id));
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    try {
      mailbox.push(presentContract(scope, await findContract(scope, id)));
    } catch (error) {
      if (!(error instanceof Failure && error.kind === 'not_found')) throw error;
      await mailbox.return();
    }
  });
  const { topics } = scope.services;
  const stops = [
    topics.listen('contract.changed', first.id, () => coalescer.poke()),
    topics.listen('round.changed', first.id, () => coalescer.poke()),
    topics.listen('expense.changed', first.id, () => coalescer.poke()),
  ];
  const mailbox = new Mailbox<Contract>(MAX_PENDING, () => {
    for (const stop of stops) stop();
    coalescer.stop();
  });
  mailbox.push(first);
  return mailbox;
}
