import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { payByCard } from '../integration/payments/card-pages.ts';
import type { GraphQLAnswer, TestApp } from './app.ts';
import { answerPhone } from './merchants.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

type Method = 'MPESA' | 'CARD';
/** Tickets of an order, by tier. */
type Lines = { tier: string; quantity: number }[];

/** An order at a provider, with what its buyer has: its secret, the phone, and the page for a card. */
export interface ProviderOrder {
  id: string;
  key: string;
  msisdn: string;
  page: string;
}

export const GOOD_CARD = '4242424242424242';
/** Paid as well. */
export const OTHER_CARD = '5555555555554444';
export const DECLINED_CARD = '4000000000000002';
/** Paid, and disputed by the payer a minute later. */
export const DISPUTED_CARD = '4000000000000259';

const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { orderKey order { id attempt { page } } } }`;

/** Buyers without an account who pay at the payment sandbox, whose clock and that of the application go together. */
export class ProviderBuyers {
  readonly #app: TestApp;
  readonly #sandbox: PaymentSandbox;
  #count = 0;

  constructor(app: TestApp, sandbox: PaymentSandbox) {
    this.#app = app;
    this.#sandbox = sandbox;
  }

  /** The data of a form, of another person each time. */
  person(): { name: string; email: string; phone: string; idempotencyKey: string } {
    this.#count += 1;
    return {
      name: 'Wanjiru Otieno',
      email: `wanjiru${this.#count}@example.test`,
      phone: `+254712${300_000 + this.#count}`,
      idempotencyKey: randomUUID(),
    };
  }

  /** Asks for tickets. @returns the answer, also when it is a refusal */
  ask(
    slug: string,
    method: Method,
    tickets: number | Lines = 1,
    person = this.person(),
  ): Promise<GraphQLAnswer> {
    const lines = typeof tickets === 'number' ? [{ tier: 'regular', quantity: tickets }] : tickets;
    const input = { ...person, slug, lines, method };
    return this.#app.graphql(BUY, { input });
  }

  /** Starts a purchase that is not paid yet. */
  async buy(slug: string, method: Method, tickets: number | Lines = 1): Promise<ProviderOrder> {
    const person = this.person();
    const { data, errors } = await this.ask(slug, method, tickets, person);
    if (!data?.purchaseWithProvider) throw new Error(JSON.stringify(errors));
    const { orderKey, order } = data.purchaseWithProvider;
    const { id, attempt } = order;
    return { id, key: orderKey, msisdn: person.phone.slice(1), page: attempt.page };
  }

  /** Buys and pays. */
  async bought(slug: string, method: Method, quantity = 1, card = GOOD_CARD): Promise<ProviderOrder> {
    const order = await this.buy(slug, method, quantity);
    if (method === 'MPESA') await answerPhone(this.#sandbox, order.msisdn, '1234');
    else await payByCard(order.page, card);
    await this.pass(5);
    expect(await this.read(order, 'status')).toEqual({ status: 'PAID' });
    return order;
  }

  /** Reads fields of an order as its buyer. */
  async read({ id, key }: Pick<ProviderOrder, 'id' | 'key'>, fields: string): Promise<GraphQLAnswer['data']> {
    const text = `query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { ${fields} } }`;
    return (await this.#app.graphql(text, { id, key })).data.order;
  }

  /** Moves both clocks, and does what is due. */
  async pass(seconds: number): Promise<void> {
    await this.#sandbox.advance(seconds);
    this.#app.clock.advance(`${seconds}s`);
    await this.#app.app.services.paymentWorker.run();
  }
}
