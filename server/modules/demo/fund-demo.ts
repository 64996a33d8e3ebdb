import { can } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import { readDemoPeople } from './demo.reads.ts';
import { DOMAIN, findDemoPeople } from './demo-people.ts';
import { shareShow } from './share-show.ts';

/**
 * Gives the demo's people and their organiser wallets with money in them, and one show a contract, as soon as the ledger
 * can be used. Meant to run beside everything else: nobody waits for it, and what it does not get done the next start does.
 */
export async function fundDemo(scope: Scope): Promise<void> {
  const { ledgerState, log, wallets } = scope.services;
  await ledgerState.untilUp();
  if (!ledgerState.standing.up) return;
  try {
    const people = (await readDemoPeople(scope, DOMAIN)).filter((person) => can(person, 'VIEW_WALLET'));
    const issuers = new Set(people.flatMap(({ issuerId }) => issuerId ?? []));
    await Promise.all([
      ...people.map(({ userId }) => wallets.ensureOnLedger({ kind: 'user', id: userId })),
      ...[...issuers].map((id) => wallets.ensureOnLedger({ kind: 'issuer', id })),
    ]);
    await shareShow(scope, await findDemoPeople(scope));
  } catch (error) {
    log.warn({ err: error }, "the demo's wallets and its contract could not be completed");
  }
}
