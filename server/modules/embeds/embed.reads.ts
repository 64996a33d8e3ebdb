import { tenancyOf } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';

/** Reads the sites of a published event, which are public. */
export async function readListedSites(scope: Scope, eventId: string): Promise<string[]> {
  const [row] = await scope.db.public<{ sites: string[] }>({
    name: 'embed-listed',
    text: 'SELECT sites FROM embeds_listed WHERE event_id = $1',
    values: [eventId],
  });
  return row?.sites ?? [];
}

export async function readSites(scope: Scope, eventId: string): Promise<string[]> {
  const [row] = await scope.db.read<{ sites: string[] }>(tenancyOf(scope.actor), {
    name: 'embed-own',
    text: 'SELECT sites FROM event_embeds WHERE event_id = $1',
    values: [eventId],
  });
  return row?.sites ?? [];
}
