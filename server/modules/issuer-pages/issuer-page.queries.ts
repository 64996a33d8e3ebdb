import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { NotFound } from '../../platform/failures.ts';
import { findOrFail } from '../../platform/find-or-fail.ts';
import { emptyPage, type Paging } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { type EventConnection, listPublishedEvents } from '../events/index.ts';
import { type Issuer, presentIssuer } from '../issuers/index.ts';
import { type ContactRecord, readContacts, readIssuer } from './issuer-page.reads.ts';

/**
 * Finds an issuer by its name in URLs. A former name finds it too: the caller compares it with the present one.
 * @throws NotFound
 */
export async function findIssuerBySlug(scope: Scope, slug: string): Promise<Issuer> {
  const record = slug.includes('\u0000') ? undefined : await readIssuer(scope, { slug: slug.toLowerCase() });
  if (record === undefined) throw new NotFound('organiser');
  return presentIssuer(record);
}

/** Finds an issuer, listed or not. @throws NotFound */
export async function findPageOwner(scope: Scope, id: string): Promise<Issuer> {
  const record = await findOrFail('organiser', id, () => readIssuer(scope, { id }));
  return presentIssuer(record);
}

/** Reads website and contact address; the issuers of one request share a statement. */
export const contactOf: (scope: Scope, issuerId: string) => Promise<ContactRecord | undefined> = batchByKey(
  async (scope: Scope, ids: string[]) =>
    new Map((await readContacts(scope, ids)).map((contact) => [contact.id, contact])),
);

interface EventsOfIssuer {
  page: Paging;
  /** True when the tiers and the available tickets are read. */
  tiers: boolean;
}

/** Lists the events on sale of an issuer, soonest first; none while it is inactive. */
export async function upcomingEvents(
  scope: Scope,
  { id: issuerId, active }: Issuer,
  request: EventsOfIssuer,
): Promise<EventConnection> {
  if (!active) return { ...emptyPage(), countAll: async () => 0 };
  return listPublishedEvents(scope, { ...request, issuerId });
}

/** Lists the events of an issuer that have ended, latest first. */
export async function pastEvents(
  scope: Scope,
  { id: issuerId }: Issuer,
  request: EventsOfIssuer,
): Promise<EventConnection> {
  return listPublishedEvents(scope, { ...request, issuerId, ended: true });
}
