import type { EventPatch } from './event.inputs.ts';
import type { EventRow } from './event.row.ts';
import type { EventDetails } from './event.rules.ts';
import type { Known } from './holder-change.rules.ts';

type Details = Pick<EventRow, 'name' | 'description' | 'venue' | 'startAt' | 'endAt' | 'category'>;

/** Applies a patch to the event's details, without checking them. */
export function patched(event: Details, patch: EventPatch): EventDetails {
  return {
    name: patch.name ?? event.name,
    description: patch.description ?? event.description,
    venue: patch.venue ?? event.venue,
    startDate: patch.startDate ?? event.startAt,
    endDate: patch.endDate ?? event.endAt,
    category: patch.category === undefined ? event.category : patch.category,
  };
}

export function knownToHolders({ name, venue, startAt, endAt }: Details): Known {
  return { name, venue, startDate: startAt, endDate: endAt };
}
