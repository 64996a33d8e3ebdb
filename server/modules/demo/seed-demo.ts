import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { readEventNames, SEEDED, wasDone } from './demo.reads.ts';
import { type DemoPeople, demoPeople } from './demo-people.ts';
import { DEMO_SHOWS, type DemoShow } from './demo-shows.ts';
import { openDoor } from './open-door.ts';
import { stageShow } from './stage-show.ts';

/**
 * Fills an installation that people try out: an account for each role, and an organiser whose shows sell. All of
 * it is done by the product's own use cases, as those people. It happens once; what people make of it stays.
 * @param scope the product's own
 * @param options.password of every account that is made
 */
export async function seedDemo(scope: Scope, options: { password: string }): Promise<void> {
  const people = await demoPeople(scope, options.password);
  const issuerId = people.get('issuer_admin')?.issuerId;
  // Somebody gave the demo's organiser another role: this installation has a life of its own by now.
  if (!issuerId || !people.has('issuer_validator') || !people.has('attendee')) return;
  if (await wasDone(scope, issuerId, SEEDED)) return;
  // A start that was cut off left some of it behind.
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
