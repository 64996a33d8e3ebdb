import { followChanges } from '../../../platform/follow-changes.ts';
import { type Page, type Paging, pageOf, sliceByName } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { managedBy } from '../people/user-account.rules.ts';
import { readValidators, type ValidatorRecord } from './validator.reads.ts';
import type { Validator } from './validator.schema.ts';

function presentValidator({ temporaryUsed, temporaryUntil, ...record }: ValidatorRecord): Validator {
  return {
    ...record,
    temporaryUntil: temporaryUsed ? null : temporaryUntil,
    devices: record.devices.map((device) => ({
      ...device,
      since: new Date(device.since),
      lastSeenAt: device.lastSeenAt === null ? null : new Date(device.lastSeenAt),
    })),
  };
}

/** Lists the validators that the actor manages, with their devices and scans. @throws Forbidden, BadInput */
export async function listValidators(scope: Scope, paging: Paging): Promise<Page<Validator>> {
  const managed = managedBy(scope.actor);
  const slice = sliceByName(paging);
  const rows = await readValidators(scope, managed, slice);
  return pageOf(rows, slice, ({ name, id }) => [name, id], presentValidator);
}

/** Delivers a timestamp when the list may have changed: a scan, a device, a status. The client reads again. */
export function watchValidators(scope: Scope): AsyncIterableIterator<Date> {
  const issuer = managedBy(scope.actor).issuerId ?? '*';
  const { topics } = scope.services;
  return followChanges({
    // At most one a second, also during a rush at the door.
    coalesceMs: 1_000,
    listen: (changed) => [
      topics.listen('person.changed', issuer, changed),
      topics.listen('issuer.stats', issuer, changed),
    ],
    read: async () => scope.clock.now(),
  });
}
