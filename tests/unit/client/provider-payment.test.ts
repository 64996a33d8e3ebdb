import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chosenMethod,
  guestMethods,
  memberMethods,
} from '../../../client/src/features/purchases/payment-methods.ts';
import { payPageArrival } from '../../../client/src/features/purchases/provider/pay-page-arrival.ts';
import {
  nationalPayerNumber,
  normalPayerNumber,
  payerNumberText,
} from '../../../client/src/features/purchases/provider/payer-number.ts';
import {
  type FollowedPayment,
  paymentView,
} from '../../../client/src/features/purchases/provider/payment-view.ts';
import { chargeText, differs } from '../../../client/src/features/purchases/provider/use-provider-quote.ts';
import { browserOrders } from '../../../client/src/features/purchases/purchase-attempts.ts';
import { storage } from '../../../client/src/session/storage.ts';

describe('the number that pays by M-Pesa', () => {
  it.each(['0712 345 678', '0712-345-678', '+254 712 345 678', '254712345678', '712345678'])(
    'is understood as %s',
    (text) => expect(normalPayerNumber(text)).toBe('254712345678'),
  );

  it('may begin with 01', () => expect(normalPayerNumber('0112345678')).toBe('254112345678'));

  it.each(['', '0812345678', '071234567', '07123456789', '+44 20 7946 0018', '+255 712 345 678', 'phone'])(
    'is refused as "%s"',
    (text) => expect(normalPayerNumber(text)).toBeNull(),
  );

  it('is shown in groups, as the provider writes it and as people do', () => {
    expect(payerNumberText('254712345678')).toBe('254712\u00a0345\u00a0678');
    expect(nationalPayerNumber('254712345678')).toBe('0712 345 678');
  });
});

describe('what a buyer sees of a payment by a provider', () => {
  const view = (changed: Partial<FollowedPayment>) =>
    paymentView({
      status: 'HELD',
      tickets: 0,
      payment: { failureCode: null },
      attempt: { status: 'PENDING', refundStatus: null, unconfirmed: null },
      ...changed,
    });
  const attempt = (
    status: NonNullable<FollowedPayment['attempt']>['status'],
    refundStatus: NonNullable<FollowedPayment['attempt']>['refundStatus'] = null,
    unconfirmed: NonNullable<FollowedPayment['attempt']>['unconfirmed'] = null,
  ) => ({ status, refundStatus, unconfirmed });

  it('is the request while it is open, and its beginning before', () => {
    expect(view({ attempt: null })).toBe('starting');
    expect(view({ attempt: attempt('CREATED') })).toBe('starting');
    expect(view({})).toBe('waiting');
  });

  it('is another attempt after a failure, while the tickets are held', () => {
    expect(view({ attempt: attempt('FAILED') })).toBe('failed');
    expect(view({ attempt: attempt('EXPIRED') })).toBe('failed');
  });

  it('is the tickets once they exist', () => {
    expect(view({ attempt: attempt('PAID') })).toBe('starting');
    expect(view({ status: 'PAID', attempt: attempt('PAID') })).toBe('starting');
    expect(view({ status: 'PAID', attempt: attempt('PAID'), tickets: 1 })).toBe('paid');
    expect(view({ status: 'REFUNDED', attempt: attempt('PAID'), tickets: 1 })).toBe('refunded');
  });

  it('is the end of the time to pay, whatever the last attempt was', () => {
    for (const status of ['CREATED', 'PENDING', 'FAILED', 'EXPIRED'] as const)
      expect(view({ status: 'CANCELLED', attempt: attempt(status) })).toBe('over');
    expect(view({ status: 'CANCELLED', attempt: null })).toBe('over');
  });

  it('never says that nothing was paid while money may be on its way', () => {
    for (const status of ['PENDING', 'EXPIRED', 'FAILED'] as const)
      expect(view({ attempt: attempt(status, null, 'REPORTED') })).toBe('checking');
    for (const unconfirmed of ['REPORTED', 'UNANSWERED'] as const)
      expect(view({ status: 'CANCELLED', attempt: attempt('EXPIRED', null, unconfirmed) })).toBe(
        'unconfirmed',
      );
    expect(view({ attempt: attempt('PENDING', null, 'UNANSWERED') })).toBe('waiting');
  });

  it('is the refund of money that came when no tickets were left', () => {
    expect(view({ status: 'CANCELLED', attempt: attempt('PAID') })).toBe('returning');
    expect(view({ status: 'CANCELLED', attempt: attempt('PAID', 'FAILED') })).toBe('returning');
  });

  it('is the cancellation of the event', () => {
    const payment = { failureCode: 'EVENT_CANCELLED' } as const;
    expect(view({ status: 'CANCELLED', payment })).toBe('cancelled');
    expect(view({ status: 'CANCELLED', payment, attempt: attempt('PAID', 'PENDING') })).toBe('returning');
  });
});

describe('the choice of a payment method', () => {
  const chosen = { online: [], atDoor: true, isFree: false, byLedger: true } as const;

  it('stays as it was where no provider is connected', () => {
    expect(guestMethods(chosen)).toEqual(['door', 'outside']);
    expect(guestMethods({ ...chosen, isFree: true })).toEqual(['door', 'outside']);
    expect(guestMethods({ ...chosen, atDoor: false })).toEqual(['outside']);
    expect(memberMethods({ online: [], atDoor: true, isFree: true, byLedger: true })).toEqual([
      'wallet',
      'door',
    ]);
    expect(memberMethods({ online: [], atDoor: false, isFree: false, byLedger: true })).toEqual(['wallet']);
  });

  it('begins with what the organiser has connected', () => {
    const online = ['MPESA', 'CARD'] as const;
    expect(guestMethods({ ...chosen, online })).toEqual(['MPESA', 'CARD', 'door', 'outside']);
    expect(guestMethods({ ...chosen, online, atDoor: false })).toEqual(['MPESA', 'CARD', 'outside']);
    expect(memberMethods({ online, atDoor: true, isFree: false, byLedger: true })).toEqual([
      'wallet',
      'MPESA',
      'CARD',
      'door',
    ]);
  });

  it('does not exist for free tickets', () => {
    expect(guestMethods({ ...chosen, online: ['MPESA'], isFree: true })).toEqual(['door']);
    expect(memberMethods({ online: ['MPESA'], atDoor: true, isFree: true, byLedger: true })).toEqual([
      'door',
    ]);
    expect(memberMethods({ online: ['MPESA'], atDoor: false, isFree: true, byLedger: true })).toEqual([
      'wallet',
    ]);
  });
});

describe('prices that cannot be converted to XLM', () => {
  const chosen = { online: ['CARD'], isFree: false, byLedger: false } as const;

  it('are not paid from a wallet', () => {
    expect(guestMethods({ ...chosen, atDoor: true })).toEqual(['CARD', 'door']);
    expect(memberMethods({ ...chosen, atDoor: true })).toEqual(['CARD', 'door']);
    expect(chosenMethod(null, ['CARD', 'door'], false)).toBe('CARD');
  });
});

describe('the amount that is charged', () => {
  const kes = (amount: string) => ({ amount, currency: 'KES' });

  it('is shown when it differs from the listed prices', () => {
    expect(differs(kes('1300'), [kes('1300.00')])).toBe(false);
    expect(differs(kes('1301'), [kes('1300.50')])).toBe(true);
    expect(differs(kes('10400'), [{ amount: '80', currency: 'USD' }])).toBe(true);
    expect(differs(kes('1300'), [kes('1300'), { amount: '1', currency: 'USD' }])).toBe(true);
  });

  it('has no decimals where there are none', () => {
    expect(chargeText(kes('1300'))).toBe('KES 1,300');
    expect(chargeText({ amount: '10.5', currency: 'USD' })).toBe('USD 10.50');
  });
});

describe('the page of a payment', () => {
  const ORDER = '01a21e5e-4cde-7f70-842d-ab9c4523fe75';
  beforeEach(() => storage.remove('provider-orders'));

  it('stores the key that the fragment of its address has, and finds it again', () => {
    expect(payPageArrival(ORDER, { hash: '', search: '' }).key).toBeNull();
    const arrival = payPageArrival(ORDER, { hash: '#key=abc&go', search: '' });
    expect(arrival).toEqual({ key: 'abc', from: null, opensCardPage: true });
    expect(payPageArrival(ORDER, { hash: '', search: '' })).toMatchObject({
      key: 'abc',
      opensCardPage: false,
    });
  });

  it('knows how the buyer comes back from the page of the provider', () => {
    browserOrders.save(ORDER, 'abc');
    expect(payPageArrival(ORDER, { hash: '', search: '?cancelled' }).from).toBe('cancelled');
    expect(payPageArrival(ORDER, { hash: '', search: '?trxref=1' }).from).toBe('returned');
  });

  it('knows a wrong clock of the device by the time of an order that was made here', () => {
    browserOrders.save(ORDER, 'abc');
    const ago = (seconds: number): string => new Date(Date.now() - seconds * 1_000).toISOString();
    expect(browserOrders.clockSkew(ORDER, ago(5))).toBe(0);
    expect(browserOrders.clockSkew(ORDER, ago(600)) / 1_000).toBeCloseTo(600, 0);
    expect(browserOrders.clockSkew(ORDER, ago(-600)) / 1_000).toBeCloseTo(-600, 0);
    expect(browserOrders.clockSkew('another', ago(600))).toBe(0);
  });

  it('is found by its event once it has tickets, for a year, until its tickets are hidden on the device', () => {
    const DAY_MS = 86_400_000;
    const clock = vi.spyOn(Date, 'now');
    browserOrders.save('bought', 'abc');
    expect(browserOrders.ofEvent('benga-night')).toBeNull();
    browserOrders.save('bought', 'abc', 'benga-night');
    browserOrders.save('unpaid', 'def');
    expect(browserOrders.ofEvent('benga-night')).toBe('bought');
    const made = Date.now();
    clock.mockReturnValue(made + 8 * DAY_MS);
    expect([browserOrders.keyOf('bought'), browserOrders.keyOf('unpaid')]).toEqual(['abc', null]);
    clock.mockReturnValue(made + 366 * DAY_MS);
    expect(browserOrders.ofEvent('benga-night')).toBeNull();
    clock.mockRestore();
    browserOrders.remove(['bought']);
    expect(browserOrders.keyOf('bought')).toBeNull();
  });

  it('keeps the newest twenty keys', () => {
    for (let nth = 1; nth <= 25; nth += 1) browserOrders.save(`order-${nth}`, `key-${nth}`);
    expect(browserOrders.list()).toHaveLength(20);
    expect(browserOrders.keyOf('order-25')).toBe('key-25');
    expect(browserOrders.keyOf('order-5')).toBeNull();
  });
});
