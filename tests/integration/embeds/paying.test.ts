import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { connectMerchant, phoneOf } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  admin = await app.actor('issuer_admin');
  await connectMerchant(app, sandbox, admin.issuerId ?? '', 'mpesa');
  await connectMerchant(app, sandbox, admin.issuerId ?? '', 'stripe');
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const SET =
  'mutation ($id: ID!) { setEventEmbed(input: { eventId: $id, sites: ["https://band.example"] }) { embed { sites } } }';

/** An event with a frame, and the form of a buyer for its first tier. */
async function framed(price: string, number: string) {
  const event = await published(app, admin, {}, [{ tier: 'regular', count: 9, price, currency: 'KES' }]);
  await app.graphql(SET, { id: event.id }, admin);
  const address = `${app.url}/embed/${event.slug}`;
  const html = await (await fetch(address)).text();
  const field = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  const form = {
    name: 'Wanjiru Otieno',
    email: `w${number.replaceAll(/\D/g, '')}@buyers.test`,
    phone: number,
    key: field(/name="key" value="([^"]+)"/),
    [field(/name="(q-[^"]+)"/)]: '1',
  };
  const send = (changed: Record<string, string>) =>
    fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...form, ...changed }),
    });
  return { html, key: form.key, send };
}

const ORDER =
  'query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { status attempt { method status phone page } } }';

/** The order that a redirection leads to, with the key in its fragment. */
async function orderAt(location: string | null) {
  const page = new URL(location ?? '', app.url);
  const id = page.pathname.replace('/pay/', '');
  const key = new URLSearchParams(page.hash.slice(1)).get('key');
  return (await app.graphql(ORDER, { id, key })).data?.order;
}

describe('a payment in the frame of another site', () => {
  it('has a button for each method of the organiser, which opens a new tab', async () => {
    const { html } = await framed('1300', '0711400001');
    expect(html).toMatch(/<button[^>]*value="mpesa" formtarget="_blank"[^>]*>Pay with M-Pesa</);
    expect(html).toMatch(/<button[^>]*value="card" formtarget="_blank"[^>]*>Pay by card</);
    expect(html).toMatch(/<button[^>]*value="door"[^>]*>Pay at the door</);
    expect(html).not.toContain('You pay at the door.');
  });

  it('by M-Pesa leads to the page of the payment, with the key in the fragment, once', async () => {
    const { send } = await framed('1300', '0711 400 002');
    const answers = [await send({ method: 'mpesa' }), await send({ method: 'mpesa' })];
    const [first] = answers.map(({ headers }) => headers.get('location'));
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, first],
      [303, first],
    ]);
    expect(first).toMatch(new RegExp(`^${app.url}/pay/[0-9a-f-]{36}#key=[\\w-]{43}$`));
    expect(await orderAt(first ?? null)).toMatchObject({
      status: 'HELD',
      attempt: { method: 'MPESA', status: 'PENDING', phone: '254711400002' },
    });
    expect((await phoneOf(sandbox, '254711400002')).prompt?.amount).toMatch(/^1300(\.00)?$/);
  });

  it('asks another number where one is given', async () => {
    const { send } = await framed('1300', '+44 20 7946 0018');
    expect((await send({ method: 'mpesa' })).status).toBe(400);
    const sent = await send({ method: 'mpesa', payer: '0711 400 003' });
    expect((await orderAt(sent.headers.get('location'))).attempt.phone).toBe('254711400003');
  });

  it('by card goes on to the page of the provider', async () => {
    const { send } = await framed('1300', '0711400004');
    const location = (await send({ method: 'card' })).headers.get('location');
    expect(location).toMatch(/&go$/);
    expect((await orderAt(location)).attempt.page).toContain(`${sandbox.url}/card/`);
  });

  it('stays at the door where the buyer wants it, and for free tickets', async () => {
    const door = await (await framed('1300', '0711400005')).send({ method: 'door' });
    expect([door.status, await door.text()]).toEqual([200, expect.stringContaining('KES 1,300.00')]);
    const free = await (await framed('0', '0711400006')).send({ method: 'mpesa' });
    expect([free.status, await free.text()]).toEqual([200, expect.stringContaining('on the way')]);
  });
});
