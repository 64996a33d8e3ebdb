import { signedIn } from '../../platform/access/actor.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import type { Scope } from '../../platform/scope.ts';
import { resolveTicketSearch } from '../tickets/index.ts';
import { type FindingRecords, readFindings } from './finding.reads.ts';
import { placesFor } from './finding.rules.ts';
import type { Findings } from './finding.type.ts';

/** Searches the events, tickets and people that the actor may see. @throws Unauthenticated */
export async function findQuickly(scope: Scope, text: string): Promise<Findings> {
  const actor = signedIn(scope.actor);
  const pattern = likePattern(text);
  const search = await resolveTicketSearch(scope, actor, text);
  const places = placesFor(actor);
  if (pattern === null || search === null || places.length === 0) return presentFindings({});
  return presentFindings(await readFindings(scope, actor, places, { pattern, search }));
}

function presentFindings(found: Partial<FindingRecords>): Findings {
  const { ownEvents = [], listedEvents = [], soldTickets = [], heldTickets = [] } = found;
  return {
    events: [
      ...ownEvents.map((event) => ({ ...event, own: true })),
      ...listedEvents.map((event) => ({ ...event, own: false })),
    ],
    tickets: [
      ...soldTickets.map((ticket) => ({ ...ticket, held: false })),
      ...heldTickets.map((ticket) => ({ ...ticket, held: true })),
    ],
    people: [...(found.accounts ?? []), ...(found.partners ?? [])],
  };
}
