import { describe, expect, it } from 'vitest';
import { buyerKeys } from '../../../server/modules/checkout/buyer-limit/buyer-keys.ts';

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
