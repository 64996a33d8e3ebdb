import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { buy } from '../support/buyers.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { setOrderPhone } from '../support/phone.ts';
import { PhoneNetwork } from '../support/phone-network.ts';
import { until } from '../support/until.ts';

let network: PhoneNetwork;
let product: KillableProduct;
let slug: string;
let numbers = 0;

beforeAll(async () => {
  network = await PhoneNetwork.open();
  product = await KillableProduct.open(network.settings('twilio'));
  network.callTo(product.client.url);
  await product.ledgerCloses(0.15);
  await product.start();
  const owner = await product.client.actor('issuer_owner');
  ({ slug } = await published(product.client, owner, {}, [{ tier: 'regular', count: 20, price: '20' }]));
});
beforeEach(() => {
  numbers += 1;
});
afterAll(async () => {
  await product.close();
  await network.close();
});

const number = (): string => `+25471200000${numbers}`;

async function askForTickets(): Promise<void> {
  const buyer = { email: `killed.${numbers}@guests.test` };
  const { data } = await buy(product.client, { slug, buyer, lines: [{ tier: 'regular', quantity: 1 }] });
  const { order, orderKey } = data.purchaseByForm;
  // The process may end before it answers.
  await setOrderPhone(product.client, { orderId: order.id, orderKey, phone: number() }).catch(
    () => undefined,
  );
}

const stateOf = async (): Promise<string | undefined> =>
  (
    await product.client.sql<{ state: string }>('SELECT state FROM phone_outbox WHERE recipient = $1', [
      number(),
    ])
  )[0]?.state;

/** As if the time in which an unanswered request is not asked about had passed. */
const letTimePass = () =>
  product.client.sql(
    `UPDATE phone_outbox SET attempted_at = attempted_at - interval '10 minutes', next_attempt_at = now()
     WHERE recipient = $1`,
    [number()],
  );

describe('a message to a phone whose server is killed', () => {
  it('before the request: is sent once, when the provider does not list it', async () => {
    await product.start('phone.before_send:1');
    await askForTickets();
    expect(await product.ended()).toBe('SIGKILL');
    expect([await stateOf(), network.textsTo(number()).length]).toEqual(['sending', 0]);
    await letTimePass();
    await product.start();
    await until(async () => network.textsTo(number()).length > 0);
    await until(async () => (await stateOf()) === 'accepted');
    await network.report();
    expect([await stateOf(), network.textsTo(number()).length]).toEqual(['delivered', 1]);
  });

  it('after the request: is found at the provider, and not sent again', async () => {
    await product.start('phone.sent:1');
    await askForTickets();
    expect(await product.ended()).toBe('SIGKILL');
    expect([await stateOf(), network.textsTo(number()).length]).toEqual(['sending', 1]);
    await letTimePass();
    await product.start();
    await until(async () => (await stateOf()) === 'delivered');
    expect(network.textsTo(number())).toHaveLength(1);
  });
});
