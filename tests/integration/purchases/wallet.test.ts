import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buyWithWallet, fundedBuyer, ledgerBalance, quote } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const XLM_TIER = [{ tier: 'regular', count: 20, price: '12.5', currency: 'XLM' }];

describe('a purchase with the wallet', () => {
  it('moves XLM to the organiser and signs the ticket when the ledger has it', async () => {
    const event = await published(app, admin, {}, XLM_TIER);
    const buyer = await fundedBuyer(app);
    const offer = await quote(app, buyer, { eventId: event.id, quantity: 2 });
    expect(offer).toMatchObject({
      price: { value: '25', currency: 'XLM' },
      payment: { value: '25', currency: 'XLM' },
      charge: { value: '25', currency: 'XLM' },
      enough: true,
      refusal: null,
    });
    const before = await ledgerBalance(app, buyer.publicKey);
    const answer = await buyWithWallet(app, buyer, {
      eventId: event.id,
      quantity: 2,
      paymentCurrency: 'XLM',
      paymentAmount: offer.payment.value,
    });
    expect(answer.errors).toBeUndefined();
    const { order, tickets, processing, message } = answer.data.purchaseWithWallet;
    expect({ processing, message }).toEqual({ processing: false, message: 'Ticket purchased successfully!' });
    expect(order).toMatchObject({
      status: 'PAID',
      quantity: 2,
      total: [{ value: '25', currency: 'XLM' }],
      payment: { status: 'PAID', method: 'stellar', charge: { value: '25', currency: 'XLM' } },
    });
    expect(tickets).toHaveLength(2);
    expect(tickets[0]).toMatchObject({ serial: 1, dueStatus: 'NONE', price: '12.5', status: 'ACTIVE' });
    const after = await ledgerBalance(app, buyer.publicKey);
    const paid = before - after;
    expect(paid).toBeGreaterThanOrEqual(250_000_000n);
    expect(paid).toBeLessThanOrEqual(250_000_000n + 1_000n);
  });
});
