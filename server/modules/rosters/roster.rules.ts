import { BadInput } from '../../platform/failures.ts';

/** A roster is divided by a byte of the ticket ids, so that a change is sent with its page alone. A power of two. */
export const ROSTER_PAGES = 128;
/** Most guests of one response, unless a single page has more. */
export const MAX_GUESTS = 2_500;
/** Most tickets of one response that were used since an earlier one. */
export const MAX_USES = 5_000;
/** Characters of the digest of a page. */
export const DIGEST_CHARS = 16;
/** How long a roster can be read after the end of its event. */
export const KEY_HOURS_AFTER_END = 12;

const DIGEST = /^[0-9a-f]{0,16}$/;

/** @throws BadInput unless there is one digest for each page */
export function checkDigests(digests: readonly string[] | null): void {
  if (digests === null) return;
  if (digests.length === ROSTER_PAGES && digests.every((digest) => DIGEST.test(digest))) return;
  throw new BadInput([
    { field: 'digests', message: `digests must hold the ${ROSTER_PAGES} digests of the pages.` },
  ]);
}

export interface PageDigest {
  page: number;
  digest: string;
  guests: number;
}

/** Pages to send now, and whether others follow. Pages that became empty are among them. */
export interface ChangedPages {
  pages: PageDigest[];
  hasMore: boolean;
}

/**
 * Chooses the pages whose digest is not that of the caller, in their order, up to the limit of guests.
 * @param current of the pages with guests
 * @param held of all pages, empty for a page without guests; null when the caller holds none
 */
export function changedPages(current: readonly PageDigest[], held: readonly string[] | null): ChangedPages {
  const byPage = new Map(current.map((entry) => [entry.page, entry]));
  const pages: PageDigest[] = [];
  let guests = 0;
  for (let page = 0; page < ROSTER_PAGES; page += 1) {
    const entry = byPage.get(page) ?? { page, digest: '', guests: 0 };
    if (entry.digest === (held?.[page] ?? '')) continue;
    if (pages.length > 0 && guests + entry.guests > MAX_GUESTS) return { pages, hasMore: true };
    pages.push(entry);
    guests += entry.guests;
  }
  return { pages, hasMore: false };
}
