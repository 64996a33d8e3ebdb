import { Coalescer, Mailbox } from '../../../platform/concurrency.ts';
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

/** Minimum time between two notifications, also during a rush at the door. */
const BETWEEN_WORDS_MS = 1_000;

/** Delivers a timestamp when the list may have changed: a scan, a device, a status. The client reads again. */
export function watchValidators(scope: Scope): AsyncIterableIterator<Date> {
  const { issuerId } = managedBy(scope.actor);
  const coalescer = new Coalescer(BETWEEN_WORDS_MS, async () => mailbox.push(scope.clock.now()));
  const { topics } = scope.services;
  const stops = [
    topics.listen('person.changed', issuerId ?? '*', () => coalescer.poke()),
    topics.listen('issuer.stats', issuerId ?? '*', () => coalescer.poke()),
  ];
  const mailbox = new Mailbox<Date>(1, () => {
    for (const stop of stops) stop();
    coalescer.stop();
  });
  return mailbox;
}
