import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { readEventNames, SEEDED, wasDone } from './demo.reads.ts';
import { type DemoPeople, demoPeople } from './demo-people.ts';
import { DEMO_SHOWS, type DemoShow } from './demo-shows.ts';
import { openDoor } from './open-door.ts';
import { stageShow } from './stage-show.ts';

/**
 * Seeds a trial installation with an account for each role, and an organiser with shows on sale. It calls the product's
 * own use cases as those people, and runs once; later changes by users stay.
 * @param scope with system rights
 * @param options.password of every account that is created
 */
export async function seedDemo(scope: Scope, options: { password: string }): Promise<void> {
  const people = await demoPeople(scope, options.password);
  const issuerId = people.get('issuer_admin')?.issuerId;
  // A demo account has another role by now: the installation is in real use.
  if (!issuerId || !people.has('issuer_validator') || !people.has('attendee')) return;
  if (await wasDone(scope, issuerId, SEEDED)) return;
  // An interrupted start may have created some of the shows.
  const known = await readEventNames(scope, issuerId);
  const missing = DEMO_SHOWS.filter((show) => !known.has(show.name));
  await Promise.all(missing.map((show) => stage(scope, people, show)));
  await inTransaction(
    scope,
    (tx) => tx.audit({ action: SEEDED, entityType: 'issuer', entityId: issuerId, issuerId }),
    SYSTEM_TENANCY,
  );
}

async function stage(scope: Scope, people: DemoPeople, show: DemoShow): Promise<void> {
  const tickets = await stageShow(scope, people, show);
  if (show.inDays === 0) await openDoor(scope, people, tickets);
}
