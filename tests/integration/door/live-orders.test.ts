import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { until } from '../../support/until.ts';
import { uploadSteps } from './upload-steps.ts';

let app: TestApp;
let doors: Doors;
let buyer: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
  buyer = await app.actor('attendee');
});
afterAll(() => app.close());

const BUY = `mutation Buy($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { orderKey order { id } tickets { id file qrText } } }`;
const WATCH = `subscription ($id: ID!, $orderKey: String, $pass: String) {
  orderChanged(id: $id, orderKey: $orderKey, pass: $pass) { tickets { id status enteredAt } } }`;
const SCAN =
  'mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }';
const UNDO = `mutation U($deviceId: String!, $nonce: String!) {
  undoEntry(input: { deviceId: $deviceId, nonce: $nonce, reason: "Wrong person" }) { scanId } }`;
const REVOKE =
  'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Chargeback" }) { ticket { id } } }';

interface Bought {
  orderKey: string;
  order: { id: string };
  tickets: { id: string; file: unknown; qrText: string }[];
}

let orders = 0;
async function bought(): Promise<Bought & { email: string }> {
  orders += 1;
  const email = `live-${orders}@guests.test`;
  const person = { name: 'Wanjiku Kamau', email, phone: '+254700000001' };
  const input = { slug: doors.slug, lines: [{ tier: 'VIP', quantity: 2 }], ...person };
  const { data, errors } = await app.graphql(BUY, { input }, buyer);
  if (!data?.purchaseByForm) throw new Error(JSON.stringify(errors));
  return { ...data.purchaseByForm, email };
}

interface Reader {
  /** Status of each ticket as it was sent last; undefined before. */
  seen(): string[] | undefined;
  close(): void;
}

/** Follows an order over a websocket. */
function reader(order: Bought, proof: { orderKey?: string; pass?: string; token?: string }): Reader {
  const { token, ...variables } = proof;
  let last: { id: string; status: string; enteredAt: string | null }[] | undefined;
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    ...(token && { connectionParams: { authorization: `Bearer ${token}` } }),
  });
  client.subscribe<{ orderChanged: { tickets: typeof last } }>(
    { query: WATCH, variables: { id: order.order.id, ...variables } },
    {
      next: ({ data }) => {
        last = data?.orderChanged.tickets ?? last;
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return {
    seen: () => order.tickets.flatMap(({ id }) => last?.find((ticket) => ticket.id === id)?.status ?? []),
    close: () => void client.dispose(),
  };
}

const scan = (ticket: unknown, nonce: string) =>
  app.graphql(SCAN, { input: { ticket, deviceId: 'gate', nonce } }, { token: doors.validator.token });

describe('an order that its buyer follows at the door', () => {
  it('shows who is in, by the account, by the key and by a mailed link', async () => {
    const order = await bought();
    const [first, second] = order.tickets;
    const pass = secretIn((await openMail(app, order.email, 'tickets')).text, 'tickets');
    const readers = [{ token: buyer.token }, { orderKey: order.orderKey }, { pass }].map((proof) =>
      reader(order, proof),
    );
    const all = (...statuses: string[]) =>
      until(async () => readers.every((one) => one.seen()?.join() === statuses.join()));
    expect(await all('ACTIVE', 'ACTIVE')).toBe(true);
    await scan(first?.file, 'in');
    expect(await all('USED', 'ACTIVE')).toBe(true);
    await app.graphql(UNDO, { deviceId: 'gate', nonce: 'in' }, { token: doors.validator.token });
    expect(await all('ACTIVE', 'ACTIVE')).toBe(true);
    // A door without a network reports later.
    const { upload, ago } = uploadSteps(app, doors);
    await upload('tent', [{ nonce: 'tent', ticket: second?.qrText, deviceTime: ago(60) }]);
    expect(await all('ACTIVE', 'USED')).toBe(true);
    await app.graphql(REVOKE, { id: first?.id }, doors.organiser);
    expect(await all('REVOKED', 'USED')).toBe(true);
    for (const one of readers) one.close();
  });
});
