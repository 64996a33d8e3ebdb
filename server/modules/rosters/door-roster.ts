import { can, signedIn, tenancyOf } from '../../platform/access/actor.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  type DigestRow,
  type GuestRow,
  readDigests,
  readGuests,
  readUses,
  type UseRow,
} from './roster.reads.ts';
import {
  type ChangedPages,
  changedPages,
  checkDigests,
  KEY_HOURS_AFTER_END,
  MAX_USES,
  type PageDigest,
} from './roster.rules.ts';
import { DoorRoster, RosterGuest, RosterPage, RosterUse } from './roster.schema.ts';

/** Overlap of two answers: transactions in progress during one answer are included in the next. */
const UNDER_WAY_MS = 60_000;

export interface RosterRequest {
  eventId: string;
  /** Of the pages that the caller holds; null: none. */
  digests: readonly string[] | null;
  /** `asOf` of an earlier answer. */
  since: Date | null;
}

/**
 * Returns the guests of an event for phones that go offline: pages that the caller does not hold, and entries since an
 * earlier answer. A paired phone that may search gets the names of holders; staff get them with VIEW_PERSONAL_DATA.
 * @throws NotFound for an event of another issuer, or one that ended 12 hours ago; BadInput for other than all digests
 */
export async function doorRoster(
  scope: Scope,
  { eventId, digests, since }: RosterRequest,
): Promise<DoorRoster> {
  const actor = signedIn(scope.actor);
  checkDigests(digests);
  if (!isUuid(eventId)) throw new NotFound('event');
  const tenancy = tenancyOf(actor);
  const seesNames = actor.device !== undefined || can(actor, 'VIEW_PERSONAL_DATA');
  const asOf = scope.clock.now();
  const endedAfter = scope.clock.ago(KEY_HOURS_AFTER_END * 3_600);
  const rows = await scope.db.read<DigestRow>(tenancy, readDigests(eventId, seesNames, endedAfter));
  if (rows.length === 0) throw new NotFound('event');
  const changed = changedPages(
    rows.filter((row): row is PageDigest => row.page !== null),
    digests,
  );
  const numbers = changed.pages.map(({ page }) => page);
  const guests =
    numbers.length === 0
      ? []
      : await scope.db.read<GuestRow>(tenancy, readGuests(eventId, seesNames, numbers));
  const uses =
    since === null
      ? []
      : await scope.db.read<{ ticketId: string; use: UseRow | null }>(
          tenancy,
          readUses(eventId, new Date(since.getTime() - UNDER_WAY_MS)),
        );
  const isOutdated = uses.length > MAX_USES;
  return Object.assign(new DoorRoster(), {
    asOf,
    pages: presentPages(changed, guests),
    hasMore: changed.hasMore,
    uses: isOutdated ? [] : uses.map(({ ticketId, use }) => presentUse(use ?? noUse(ticketId))),
    isOutdated,
  });
}

function presentPages({ pages }: ChangedPages, guests: readonly GuestRow[]): RosterPage[] {
  const byPage = new Map<number, RosterGuest[]>(pages.map(({ page }) => [page, []]));
  for (const { page, use, ...guest } of guests)
    byPage
      .get(page)
      ?.push(Object.assign(new RosterGuest(), { ...guest, use: use === null ? null : presentUse(use) }));
  return pages.map(({ page, digest }) =>
    Object.assign(new RosterPage(), { number: page, digest, guests: byPage.get(page) ?? [] }),
  );
}

const noUse = (ticketId: string): UseRow => ({
  ...{ ticketId, entries: 0 },
  ...{ enteredAt: null, gateId: null, leftAt: null },
});

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function presentUse({ enteredAt, leftAt, ...use }: UseRow): RosterUse {
  return Object.assign(new RosterUse(), { ...use, enteredAt: dateOf(enteredAt), leftAt: dateOf(leftAt) });
}
