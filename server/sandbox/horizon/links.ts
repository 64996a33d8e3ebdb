import type { Paging } from './list-request.ts';

export interface Link {
  href: string;
  templated?: true;
}

export const link = (base: string, path: string): Link => ({ href: base + path });

export const template = (base: string, path: string): Link => ({ href: base + path, templated: true });

/** Link of a list with cursor, limit and order. */
export const paged = (base: string, path: string): Link => template(base, `${path}{?cursor,limit,order}`);

export interface Page<T> {
  _links: { self: Link; next: Link; prev: Link };
  _embedded: { records: T[] };
}

/**
 * A page with its links: `next` continues after the last record, `prev` goes back before the first; an empty page keeps
 * its cursor, so that it can be requested again.
 */
export function pageOf<T extends { paging_token: string }>(
  base: string,
  path: string,
  query: URLSearchParams,
  paging: Paging,
  records: T[],
): Page<T> {
  const href = (cursor: string, order: string): Link => {
    const changed = new URLSearchParams(query);
    changed.set('cursor', cursor);
    changed.set('limit', String(paging.limit));
    changed.set('order', order);
    changed.sort();
    return link(base, `${path}?${changed}`);
  };
  const inverse = paging.order === 'asc' ? 'desc' : 'asc';
  return {
    _links: {
      self: href(paging.cursor, paging.order),
      next: href(records.at(-1)?.paging_token ?? paging.cursor, paging.order),
      prev: href(records[0]?.paging_token ?? paging.cursor, inverse),
    },
    _embedded: { records },
  };
}
