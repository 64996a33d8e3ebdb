import { slugWithSuffix } from '../../lib/language/slug.ts';
import { mapEventTexts } from '../../lib/limits/event-texts.ts';
import { DEFAULT_ZONE, zoneOfVenue } from '../../lib/zones/index.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent } from './event.queries.ts';
import {
  checkEventDetails,
  type EventDetails,
  isReservedSlug,
  NoIssuer,
  slugOf,
  storedDetails,
} from './event.rules.ts';
import type { EventInput } from './event.schema.ts';
import { insertEdition, insertEvent, type NewEvent } from './event.writes.ts';

const SLUG_TRIES = 5;

/**
 * Inserts a new draft with its first edition, under an unused slug.
 * @param plain the slug, unless it is taken
 */
export async function insertDraft(
  tx: Tx,
  details: EventDetails,
  owner: Pick<NewEvent, 'issuerId' | 'createdBy' | 'seriesId'>,
  plain: string = slugOf(details.name),
): Promise<NewEvent> {
  const draft: NewEvent = {
    ...storedDetails(details),
    ...owner,
    id: tx.scope.ids.uuid(),
    slug: plain,
    status: 'draft',
    edition: 1,
    createdAt: tx.scope.clock.now(),
  };
  for (let tried = 0; tried < SLUG_TRIES; tried += 1) {
    if (tried > 0 || isReservedSlug(plain)) draft.slug = slugWithSuffix(plain, tx.scope.ids.secret(8));
    if (!(await insertEvent(tx, draft))) continue;
    await insertEdition(tx, draft);
    return draft;
  }
  throw new Error(`no free slug for ${plain} in ${SLUG_TRIES} tries`);
}

/** Creates a draft of the actor's organiser. @returns its id */
export async function createEvent(scope: Scope, input: EventInput): Promise<string> {
  const actor = signedIn(scope.actor);
  const { issuerId } = actor;
  if (issuerId === null) throw new NoIssuer('create events');
  const timeZone = input.timeZone ?? zoneOfVenue(input.venue) ?? DEFAULT_ZONE;
  const details = checkEventDetails({
    ...mapEventTexts((name) => input[name] ?? ''),
    startDate: input.startDate,
    endDate: input.endDate,
    category: input.category ?? null,
    timeZone,
  });
  return inTransaction(scope, async (tx) => {
    const event = await insertDraft(tx, details, { issuerId, createdBy: actor.userId });
    await tx.audit({
      action: 'event.create',
      entityType: 'event',
      entityId: event.id,
      issuerId,
      details: { name: event.name, slug: event.slug },
    });
    announceEvent(tx, event);
    return event.id;
  });
}
