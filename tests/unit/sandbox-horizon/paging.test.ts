import { expect, it } from 'vitest';
import { afterLedger, ledgerId, ledgerOf, transactionId } from '../../../server/sandbox/horizon/formats.ts';
import { pageOf } from '../../../server/sandbox/horizon/links.ts';
import { MAX_INT64, placeOf, readPaging } from '../../../server/sandbox/horizon/list-request.ts';
import { Problem } from '../../../server/sandbox/horizon/problem.ts';

const paging = (query: string, lastEventId?: string) =>
  readPaging(new URLSearchParams(query), lastEventId, 7);

it('packs ledger, transaction and operation into one number', () => {
  expect(ledgerId(3)).toBe(12_884_901_888n);
  expect(transactionId(3, 1)).toBe(12_884_905_984n);
  expect(ledgerOf(transactionId(3, 1_048_575) + 4095n)).toBe(3);
  expect(afterLedger(3)).toBe(ledgerId(4) - 1n);
});

it('reads what part of a list is wanted', () => {
  expect(paging('')).toEqual({ cursor: '', order: 'asc', limit: 10 });
  expect(paging('cursor=5&order=desc&limit=200')).toEqual({ cursor: '5', order: 'desc', limit: 200 });
  expect(paging('cursor=now').cursor).toBe(String(afterLedger(7)));
  expect(paging('cursor=now', '99').cursor).toBe('99');
});

it('names the parameter that cannot be used', () => {
  const field = (work: () => unknown): unknown => {
    try {
      work();
    } catch (error) {
      if (error instanceof Problem) return error.extras?.invalid_field ?? error.slug;
    }
    return undefined;
  };
  for (const limit of ['0', '-1', '201', 'x', '1e2', '99999999999999999999']) {
    expect(
      field(() => paging(`limit=${limit}`)),
      limit,
    ).toBe('limit');
  }
  expect(field(() => paging('order=ASC'))).toBe('order');
  expect(field(() => paging('cursor=-4'))).toBe('cursor');
  for (const cursor of ['x', '1-', '-', '1-x', '9223372036854775808', '1-2-3']) {
    expect(
      field(() => placeOf({ cursor, order: 'asc', limit: 1 })),
      cursor,
    ).toBe('cursor');
  }
  expect(field(() => placeOf({ cursor: '1', order: 'desc', limit: 1 }))).toBe('before_history');
});

it('takes a plain number for everything of that id', () => {
  const place = (cursor: string, order: 'asc' | 'desc' = 'asc') => placeOf({ cursor, order, limit: 1 });
  expect(place('')).toEqual({ id: 0n, order: 0n });
  expect(place('', 'desc')).toEqual({ id: MAX_INT64, order: MAX_INT64 });
  expect(place('8589938689')).toEqual({ id: 8_589_938_689n, order: MAX_INT64 });
  expect(place('8589938689-2')).toEqual({ id: 8_589_938_689n, order: 2n });
});

it('links onward from the last record, and back from the first', () => {
  const query = new URLSearchParams('join=transactions&order=desc');
  const page = (tokens: string[]) =>
    pageOf(
      'http://host:1',
      '/payments',
      query,
      { cursor: '50', order: 'desc', limit: 2 },
      tokens.map((paging_token) => ({ paging_token })),
    )._links;
  expect(page(['40', '30'])).toEqual({
    self: { href: 'http://host:1/payments?cursor=50&join=transactions&limit=2&order=desc' },
    next: { href: 'http://host:1/payments?cursor=30&join=transactions&limit=2&order=desc' },
    prev: { href: 'http://host:1/payments?cursor=40&join=transactions&limit=2&order=asc' },
  });
  expect(page([]).next.href).toBe(page([]).self.href);
  expect(page([]).prev.href).toContain('cursor=50');
});
