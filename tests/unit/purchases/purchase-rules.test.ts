import { describe, expect, it } from 'vitest';
import { checkedOrder, requestHash } from '../../../server/modules/orders/order-request.rules.ts';
import { BadInput } from '../../../server/platform/failures.ts';

const GOOD = {
  slug: 'koroga',
  lines: [{ tier: 'vip', quantity: 1 }],
  name: 'Wanjiru Kamau',
  email: 'wanjiru@buyers.test',
  phone: '+254 700 000 001',
};

function faultsOf(changed: Partial<typeof GOOD>, key: string | null = null): string[] {
  try {
    checkedOrder({ ...GOOD, ...changed }, key);
    return [];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return ((error.details?.fields as { field: string }[] | undefined) ?? []).map(({ field }) => field);
  }
}

describe('an intent', () => {
  it('is trimmed, and its email address is lower case', () => {
    const request = checkedOrder(
      { ...GOOD, name: '  Wanjiru  ', email: ' Wanjiru@Buyers.TEST ', phone: ' 0700 1 ' },
      null,
    );
    expect(request.buyer).toEqual({ name: 'Wanjiru', email: 'wanjiru@buyers.test', phone: '0700 1' });
  });

  it('counts lines of the same tier together', () => {
    const lines = [
      { tier: 'vip', quantity: 2 },
      { tier: 'regular', quantity: 1 },
      { tier: ' vip ', quantity: 3 },
    ];
    expect(checkedOrder({ ...GOOD, lines }, null).lines).toEqual([
      { tier: 'vip', quantity: 5 },
      { tier: 'regular', quantity: 1 },
    ]);
  });

  it.each([
    ['an empty name', { name: '   ' }, 'name'],
    ['a long name', { name: 'x'.repeat(201) }, 'name'],
    ['a name with a line break', { name: 'Wan\njiru' }, 'name'],
    ['a name with U+0000', { name: 'Wan\u0000' }, 'name'],
    ['a name with half of a pair', { name: 'Wan\ud800' }, 'name'],
    ['an address without @', { email: 'wanjiru.test' }, 'email'],
    ['an address without a domain', { email: 'wanjiru@test' }, 'email'],
    ['two addresses', { email: 'a@b.test, c@d.test' }, 'email'],
    ['letters in a phone number', { phone: 'call me' }, 'phone'],
    ['a short phone number', { phone: '+1' }, 'phone'],
    ['no digits in a phone number', { phone: '()()---' }, 'phone'],
    ['no tier', { lines: [{ tier: '', quantity: 1 }] }, 'lines.0.tier'],
    ['no lines', { lines: [] }, 'lines'],
    ['no tickets', { lines: [{ tier: 'vip', quantity: 0 }] }, 'lines.0.quantity'],
    ['21 tickets', { lines: [{ tier: 'vip', quantity: 21 }] }, 'lines.0.quantity'],
    [
      'a negative beside a good one',
      {
        lines: [
          { tier: 'a', quantity: 3 },
          { tier: 'a', quantity: -1 },
        ],
      },
      'lines.0.quantity',
    ],
  ])('is refused for %s', (_what, changed, field) => {
    expect(faultsOf(changed)).toEqual([field]);
  });

  it('names all that is wrong at once', () => {
    expect(faultsOf({ name: '', email: '', phone: '', lines: [] })).toEqual([
      'name',
      'email',
      'phone',
      'lines',
    ]);
  });

  it('takes names and numbers as people write them', () => {
    expect(faultsOf({ name: 'ናትናኤል ተስፋዬ', phone: '(020) 123-456' })).toEqual([]);
    expect(faultsOf({ name: "Ng'ang'a \"KG\" O'Brien", phone: '+49.30/1234567' })).toEqual([]);
  });

  it('refuses keys that are empty, long or unprintable', () => {
    expect(faultsOf({}, '')).toEqual(['idempotencyKey']);
    expect(faultsOf({}, 'k'.repeat(256))).toEqual(['idempotencyKey']);
    expect(faultsOf({}, 'a\u0007')).toEqual(['idempotencyKey']);
    expect(faultsOf({}, 'k'.repeat(255))).toEqual([]);
  });
});

describe('the hash of a purchase request', () => {
  const hash = (changed: object = {}, user: string | null = null): string =>
    requestHash(checkedOrder({ ...GOOD, ...changed }, 'key'), user).toString('hex');

  it('does not depend on the order of lines, nor on blanks', () => {
    const a = { tier: 'a', quantity: 1 };
    const b = { tier: 'b', quantity: 2 };
    expect(hash({ lines: [a, b] })).toBe(hash({ lines: [b, a], name: ' Wanjiru Kamau ' }));
  });

  it('differs with what is bought, for whom and by whom', () => {
    const all = [
      hash(),
      hash({ lines: [{ tier: 'vip', quantity: 2 }] }),
      hash({ name: 'Wanjiru' }),
      hash({ email: 'x@buyers.test' }),
      hash({ phone: '0700' }),
      hash({}, '0190b8a0-0000-7000-8000-000000000001'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});
