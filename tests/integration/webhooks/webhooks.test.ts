import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverDue } from '../../../server/modules/webhooks/deliveries/deliver-due.ts';
import { queueDeliveries } from '../../../server/modules/webhooks/queue/queue-deliveries.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { ExampleProcess } from '../../support/example-process.ts';
import { freePort } from '../../support/free-port.ts';
import { until } from '../../support/until.ts';
import { published } from '../events/organiser.ts';
import { whatIsTold } from './delivered-events.ts';
import { endpointsOfOthers } from './endpoints-of-others.ts';
import { answerer, DELIVERIES, listening, REPLAY, sealed } from './listening.ts';
import { personalData } from './personal-data.ts';

/** A retry without a request waits for its timer. */
const BOUND_MS = 90_000;

let app: TestApp;
let owner: TestActor;

beforeAll(async () => {
  app = await bootTestApp({ WEBHOOK_PRIVATE: 'on' });
  owner = await app.actor('issuer_owner');
});
afterAll(() => app.close());

const ALL = ['EVENT_PUBLISHED', 'ORDER_CREATED', 'ORDER_REFUNDED', 'TICKET_ISSUED', 'TICKET_REVOKED'];

const endpoint = (url: string, types = ALL, who = owner) => listening(app).endpoint(url, types, who);
const deliveries = (id: string, variables: object = {}, who = owner) =>
  listening(app).deliveries(id, who, variables);
const reported = () => listening(app).reported();

describe('an endpoint', () => {
  it('receives events, and an independent receiver verifies them', async () => {
    const port = await freePort();
    const { id, secret } = await endpoint(`http://127.0.0.1:${port}/hooks`);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [row] = await app.sql<{ secret: string }>('SELECT secret FROM webhook_endpoints WHERE id = $1', [
      id,
    ]);
    expect(row?.secret).not.toContain(secret.slice(6, 30));

    const event = await published(app, owner);
    const { data } = await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 2 }] });
    const { order, tickets } = data.purchaseByForm;
    await reported();
    const waiting = await deliveries(id);
    expect(waiting.map(({ type, state }) => `${type} ${state}`).sort()).toEqual([
      'EVENT_PUBLISHED WAITING',
      'ORDER_CREATED WAITING',
      'TICKET_ISSUED WAITING',
      'TICKET_ISSUED WAITING',
    ]);
    expect(waiting[0]?.attempts[0]).toMatchObject({
      number: 1,
      status: null,
      error: expect.stringMatching(/ECONNREFUSED/),
    });

    const receiver = new ExampleProcess('receive-webhooks.mjs', {
      PORT: String(port),
      WEBHOOK_SECRET: secret,
    });
    try {
      await receiver.line((line) => line === 'listening');
      app.clock.advance('5s');
      await reported();
      const heard = receiver.lines.slice(1).map((line) => JSON.parse(line));
      expect(heard.map(({ type }) => type).sort()).toEqual([
        'event.published',
        'order.created',
        'ticket.issued',
        'ticket.issued',
      ]);
      expect(heard.find(({ type }) => type === 'order.created').data.order).toMatchObject({
        id: order.id,
        status: 'due',
        quantity: 2,
        buyer: { email: 'wanjiru@buyers.test' },
      });
      const issued = heard.filter(({ type }) => type === 'ticket.issued').map((one) => one.data.ticket);
      expect(issued.map((ticket) => ticket.id).sort()).toEqual(
        tickets.map((one: { id: string }) => one.id).sort(),
      );
      expect(issued[0]).toMatchObject({ price: '50', currency: 'USD', tier: 'regular', status: 'active' });
      expect((await deliveries(id, { state: 'DELIVERED' })).map(({ attempts }) => attempts.length)).toEqual([
        2, 2, 2, 2,
      ]);

      await forgeries(`http://127.0.0.1:${port}/hooks`, secret);
      const [one] = waiting;
      expect(
        (await app.graphql(REPLAY, { id: one?.id }, owner)).data.replayWebhookDelivery.delivery.state,
      ).toBe('WAITING');
      await reported();
      const again = await receiver.line((line) => line.includes('"again":true'));
      expect(JSON.parse(again).id).toBe(one?.happeningId);

      await changeOver(id, port, receiver);
    } finally {
      await receiver.stop();
    }
  });

  /** Changed payloads, and replayed ones. */
  async function forgeries(url: string, secret: string): Promise<void> {
    const post = async (body: string, seconds: number, key = secret): Promise<string> => {
      const signature = createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
        .update(`id.${seconds}.${body}`)
        .digest('base64');
      const headers = {
        'webhook-id': 'id',
        'webhook-timestamp': String(seconds),
        'webhook-signature': `v1,${signature}`,
      };
      return (await fetch(url, { method: 'POST', headers, body })).text();
    };
    const now = Math.floor(Date.now() / 1000);
    expect(await post('{}', now - 301)).toBe('too old\n');
    expect(await post('{}', now, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe('wrong signature\n');
  }

  /** For a day both secrets sign, so a receiver with the old one still verifies. */
  async function changeOver(id: string, port: number, receiver: ExampleProcess): Promise<void> {
    const rotate =
      'mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { secret endpoint { formerSecretUntil } } }';
    const { data } = await app.graphql(rotate, { id }, owner);
    const fresh = data.rotateWebhookSecret.secret;
    expect(data.rotateWebhookSecret.endpoint.formerSecretUntil).toBe(
      new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
    );
    const ping = 'mutation ($id: ID!) { pingWebhookEndpoint(input: { id: $id }) { delivery { id } } }';
    await app.graphql(ping, { id }, owner);
    await reported();
    await receiver.line((line) => line.includes('"type":"ping"'));
    await receiver.stop();
    const second = new ExampleProcess('receive-webhooks.mjs', { PORT: String(port), WEBHOOK_SECRET: fresh });
    try {
      await second.line((line) => line === 'listening');
      await app.graphql(ping, { id }, owner);
      await reported();
      await second.line((line) => line.includes('"type":"ping"'));
    } finally {
      await second.stop();
    }
  }

  it('is retried with growing pauses, given up at last, and delivered once more on request', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The tenth request is answered once the test has asked for another.
    const down = await answerer((response, hit) => {
      if (hit <= 9) response.writeHead(500).end('busy');
      else void released.then(() => response.writeHead(200).end('busy'));
    });
    const { id } = await endpoint(down.url, ['EVENT_PUBLISHED']);
    await published(app, owner);
    await reported();
    for (const pause of ['5s', '30s', '2m', '10m', '30m', '1h', '6h']) {
      app.clock.advance(pause);
      await reported();
    }
    let [one] = await deliveries(id);
    expect([one?.state, down.hits.length]).toEqual(['WAITING', 8]);
    expect(one?.attempts[0]).toMatchObject({ number: 8, status: 500, answer: 'busy' });
    app.clock.advance('24h');
    await reported();
    [one] = await deliveries(id);
    expect([one?.state, down.hits.length]).toEqual(['FAILED', 9]);
    expect(new Set(down.hits.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([one?.happeningId]),
    );

    await app.graphql(REPLAY, { id: one?.id }, owner);
    const twice = await app.graphql(REPLAY, { id: one?.id }, owner);
    expect(twice.errors?.[0]?.extensions.code).toBe('DELIVERY_UNDER_WAY');
    release();
    await reported();
    await until(async () => (await deliveries(id))[0]?.state === 'DELIVERED');
    expect(down.hits).toHaveLength(10);
    await down.close();
  });

  it('is tried again when it is due, although nothing else happens', async () => {
    const receiver = await answerer((response, hit) => response.writeHead(hit < 2 ? 500 : 200).end());
    const { id } = await endpoint(receiver.url, ['EVENT_PUBLISHED']);
    await published(app, owner);
    await sealed(app);
    await until(() => receiver.hits.length === 1, BOUND_MS);
    // Nothing is left to read or to send: from here on only the clock moves.
    await reported();
    app.clock.advance('5s');
    await until(() => receiver.hits.length === 2, BOUND_MS);
    await until(async () => (await deliveries(id))[0]?.state === 'DELIVERED', BOUND_MS);
    await receiver.close();
  }, 200_000);

  it('is not followed where it redirects to', async () => {
    const target = await answerer();
    const door = await answerer((response) => response.writeHead(307, { location: target.url }).end());
    const { id } = await endpoint(door.url, ['EVENT_PUBLISHED']);
    await published(app, owner);
    await reported();
    const [one] = await deliveries(id);
    expect([one?.state, one?.attempts[0]?.status, target.hits.length]).toEqual(['WAITING', 307, 0]);
    await Promise.all([target.close(), door.close()]);
  });

  it('receives each event once, with concurrent readers of the log', async () => {
    const sink = await answerer();
    const { id } = await endpoint(sink.url, ['ORDER_CREATED']);
    const event = await published(app, owner);
    await Promise.all(
      Array.from({ length: 5 }, () => buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] })),
    );
    await sealed(app);
    const scope = app.app.scope();
    await Promise.all(Array.from({ length: 4 }, () => queueDeliveries(scope)));
    await Promise.all(Array.from({ length: 4 }, () => deliverDue(scope)));
    await until(async () => (await deliveries(id, { state: 'DELIVERED' })).length === 5);
    expect(new Set(sink.hits.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    const pages: number[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { data } = await app.graphql(DELIVERIES, { id, first: 2, after }, owner);
      pages.push(data.webhookDeliveries.nodes.length);
      after = data.webhookDeliveries.pageInfo.endCursor;
    }
    expect(pages).toEqual([2, 2, 1]);
    await sink.close();
  });

  it('receives nothing while it is off, of other types, or after it was deleted', async () => {
    const sink = await answerer();
    const { id } = await endpoint(sink.url, ['TICKET_REVOKED']);
    const update = `mutation ($input: UpdateWebhookEndpointInput!) {
      updateWebhookEndpoint(input: $input) { endpoint { active types } } }`;
    const off = await app.graphql(update, { input: { id, active: false } }, owner);
    expect(off.data.updateWebhookEndpoint.endpoint).toEqual({ active: false, types: ['TICKET_REVOKED'] });
    await app.graphql(update, { input: { id, active: true, types: ['EVENT_CANCELLED'] } }, owner);
    await published(app, owner);
    await reported();
    expect(await deliveries(id)).toEqual([]);
    const gone = await app.graphql(
      'mutation ($id: ID!) { deleteWebhookEndpoint(input: { id: $id }) { deletedId } }',
      { id },
      owner,
    );
    expect(gone.data.deleteWebhookEndpoint.deletedId).toBe(id);
    const { errors } = await app.graphql(DELIVERIES, { id }, owner);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(sink.hits).toEqual([]);
    await sink.close();
  });
});

whatIsTold(() => app);
endpointsOfOthers(() => app);
personalData(() => app);
