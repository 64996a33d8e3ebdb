import { describe, expect, it } from 'vitest';
import {
  checkedWalletRequest,
  type WalletPurchase,
  walletRequestHash,
} from '../../../server/modules/checkout/wallet/wallet-request.rules.ts';
import { BadInput } from '../../../server/platform/failures.ts';
import { BUYER } from '../../support/buyers.ts';

const purchase: WalletPurchase = {
  eventId: 'e',
  tier: ' vip ',
  quantity: 2,
  paymentCurrency: 'XLM',
  paymentAmount: '425',
  holder: { ...BUYER, email: ' Wanjiru@Buyers.test ' },
};

function faultsOf(changed: Partial<WalletPurchase>, key: string | null = null): unknown {
  try {
    checkedWalletRequest({ ...purchase, ...changed }, key);
    return [];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const fields = error.details?.fields as { field: string }[] | undefined;
    return fields?.map(({ field }) => field);
  }
}

describe('a payment request', () => {
  it('is brought into one form', () => {
    expect(checkedWalletRequest(purchase, 'key')).toMatchObject({
      lines: [{ tier: 'vip', quantity: 2 }],
      paymentAmount: { units: 4_250_000_000n, currency: 'XLM' },
      price: null,
      buyer: { email: 'wanjiru@buyers.test' },
      idempotencyKey: 'key',
    });
  });

  it('names everything that is wrong', () => {
    expect(faultsOf({ paymentAmount: null })).toEqual(['paymentAmount']);
    expect(faultsOf({ paymentAmount: '1e3' })).toEqual(['paymentAmount']);
    expect(faultsOf({ price: '1.23456789' })).toEqual(['price']);
    expect(faultsOf({ quantity: 0 })).toEqual(['quantity']);
    expect(faultsOf({ quantity: 21 })).toEqual(['quantity']);
    expect(faultsOf({ tier: ' ' })).toEqual(['tier']);
    expect(faultsOf({ holder: { name: '', email: 'x', phone: '' } })).toEqual([
      'holder.name',
      'holder.email',
      'holder.phone',
    ]);
    expect(faultsOf({}, '')).toEqual(['idempotencyKey']);
    expect(faultsOf({ paymentAmount: null, price: '1' })).toEqual([]);
  });

  it('of several tiers takes each once, and is confirmed by its amount', () => {
    const lines = [
      { tier: 'vip', quantity: 2 },
      { tier: 'regular', quantity: 1 },
      { tier: ' vip', quantity: 1 },
    ];
    expect(checkedWalletRequest({ ...purchase, tier: null, lines }, null).lines).toEqual([
      { tier: 'vip', quantity: 3 },
      { tier: 'regular', quantity: 1 },
    ]);
    expect(faultsOf({ lines })).toEqual(['tier']);
    expect(faultsOf({ tier: null, lines, price: '5' })).toEqual(['price']);
    expect(faultsOf({ tier: null, lines: [] })).toEqual(['lines']);
    expect(faultsOf({ tier: null, lines: [{ tier: 'vip', quantity: 21 }] })).toEqual(['lines.0.quantity']);
  });

  it('has a hash that anything changes', () => {
    const hash = (changed: Partial<WalletPurchase> = {}, user = 'u') =>
      walletRequestHash(checkedWalletRequest({ ...purchase, ...changed }, null), user).toString('hex');
    expect(hash()).toBe(hash());
    const others = [
      hash({}, 'v'),
      hash({ quantity: 3 }),
      hash({ paymentAmount: '426' }),
      hash({ paymentCurrency: 'USD' }),
      hash({ price: '50' }),
      hash({ eventId: 'f' }),
      hash({ holder: { ...BUYER, name: 'Else' } }),
    ];
    expect(new Set([hash(), ...others]).size).toBe(others.length + 1);
    const [vip, regular] = [
      { tier: 'vip', quantity: 2 },
      { tier: 'regular', quantity: 1 },
    ];
    expect(hash({ tier: null, lines: [vip] })).toBe(hash());
    const both = hash({ tier: null, lines: [vip, regular] });
    expect(both).toBe(hash({ tier: null, lines: [regular, vip] }));
    expect(both).not.toBe(hash());
  });
});
