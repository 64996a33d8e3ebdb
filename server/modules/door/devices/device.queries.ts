import { signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { followChanges } from '../../../platform/follow-changes.ts';
import { type Page, type Paging, pageOf, sliceByName } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentDevice } from './device.present.ts';
import { type DeviceRecord, readDevices } from './device.reads.ts';
import type { DoorDevice } from './device.schema.ts';

/** How long a device that was cut off stays in the list. */
const CUT_OFF_DAYS = 30;

/** Lists the paired devices that the actor sees, by name, with those that were cut off lately. @throws BadInput */
export async function listDevices(scope: Scope, paging: Paging): Promise<Page<DoorDevice>> {
  const slice = sliceByName(paging);
  const since = scope.clock.ago(CUT_OFF_DAYS * DAY_SECONDS);
  const rows = await scope.db.read<DeviceRecord>(tenancyOf(scope.actor), readDevices(since, slice));
  return pageOf(rows, slice, ({ name, id }) => [name, id], presentDevice);
}

/** Delivers a timestamp when a device reported or was changed. The client reads again. */
export function watchDevices(scope: Scope): AsyncIterableIterator<Date> {
  const { issuerId } = signedIn(scope.actor);
  return followChanges({
    coalesceMs: 1_000,
    listen: (changed) => [scope.services.topics.listen('device.changed', issuerId ?? '*', changed)],
    read: async () => scope.clock.now(),
  });
}
