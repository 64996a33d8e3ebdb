import { Forbidden, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { EventCancelled } from './event.failures.ts';
import type { EventPatch } from './event.inputs.ts';
import { mayEditEvent } from './event.policy.ts';
import { readOwnEvent } from './event.reads.ts';
import { checkEventDetails, mayBeEdited } from './event.rules.ts';
import type { EventChangePreview } from './event-change.type.ts';
import { changesForHolders, concernsHolders } from './holder-change.rules.ts';
import { countHolders } from './holders.reads.ts';
import { knownToHolders, patched } from './patched-event.ts';

/** Returns what `updateEvent` with this patch would notify holders of, and how many; read-only. @throws as it does */
export async function previewChange(
  scope: Scope,
  id: string,
  patch: EventPatch,
): Promise<EventChangePreview> {
  const record = isUuid(id) ? await readOwnEvent(scope, id) : undefined;
  if (!record) throw new NotFound('The event');
  if (!mayEditEvent(scope.actor, { issuerId: record.issuer_id })) throw new Forbidden();
  if (!mayBeEdited(record.status)) throw new EventCancelled();
  const event = { ...record, startAt: record.start_at, endAt: record.end_at };
  const after = checkEventDetails(patched(event, patch));
  const changes = changesForHolders(knownToHolders(event), after);
  const tells = concernsHolders(event, after, changes, scope.clock.now());
  const { holders, tickets } = tells ? await countHolders(scope, id) : { holders: 0, tickets: 0 };
  return { changes, holders, tickets };
}
