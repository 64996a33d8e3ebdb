import { can } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import { readDemoPeople } from './demo.reads.ts';
import { DOMAIN, findDemoPeople } from './demo-people.ts';
import { shareShow } from './share-show.ts';

/**
 * Creates funded wallets for the demo's people and their organiser, and a contract for one show, once the ledger is
 * available. Runs in the background; the next start resumes what is incomplete.
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
