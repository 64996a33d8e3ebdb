import { describe, expect, it } from 'vitest';
import { buyerKeys, cardKey } from '../../../server/modules/checkout/buyer-limit/buyer-keys.ts';

const keysOf = (changed: Partial<Parameters<typeof buyerKeys>[0]>) =>
  buyerKeys({ email: 'wanjiru.kamau@gmail.com', phone: '+254 712 345 678', userId: null, ...changed });

describe('the keys of a buyer', () => {
  it.each([
    ['case', { email: 'Wanjiru.Kamau@GMAIL.com' }],
    ['dots', { email: 'w.anjirukamau@gmail.com' }],
    ['a tag', { email: 'wanjirukamau+two@gmail.com' }],
    ['the other domain of the provider', { email: 'wanjiru.kamau@googlemail.com' }],
    ['a national number', { phone: '0712345678' }],
    ['another form of an international number', { phone: '00254-712-345678' }],
  ])('are the same with %s', (_what, changed) => {
    expect(keysOf(changed)).toEqual(keysOf({}));
  });

  it.each([
    ['another mailbox', { email: 'wanjiru.k@gmail.com' }],
    ['another domain', { email: 'wanjiru.kamau@yahoo.com' }],
    ['another number', { phone: '0712345679' }],
  ])('share one with %s', (_what, changed) => {
    expect(keysOf(changed).filter((key) => keysOf({}).includes(key))).toHaveLength(1);
  });

  it('contain the number that pays and the account', () => {
    expect(keysOf({ userId: 'u', payer: '254799999999' })).toHaveLength(4);
    expect(keysOf({ payer: '254712345678' })).toHaveLength(2);
  });
});

describe('the key of a card', () => {
  const secret = Buffer.alloc(32, 1);
  const card = { eventId: 'event', provider: 'stripe', fingerprint: 'Xt5EWLLDS7FJjR1c' };
  const key = cardKey(secret, card);

  it('is the same for a card and an event, and shows nothing of the fingerprint', () => {
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(cardKey(secret, { ...card })).toBe(key);
  });

  it.each([
    ['another card', { fingerprint: 'Xt5EWLLDS7FJjR1d' }],
    ['another event', { eventId: 'another' }],
    ['another provider', { provider: 'paystack' }],
  ])('is another one for %s', (_what, changed) => {
    expect(cardKey(secret, { ...card, ...changed })).not.toBe(key);
  });

  it('is another one with another secret', () => {
    expect(cardKey(Buffer.alloc(32, 2), card)).not.toBe(key);
  });
});
