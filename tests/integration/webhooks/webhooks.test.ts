import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverDue } from '../../../server/modules/webhooks/deliveries/deliver-due.ts';
import { tellEndpoints } from '../../../server/modules/webhooks/happenings/tell-endpoints.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { ExampleProcess } from '../../support/example-process.ts';
import { freePort } from '../../support/free-port.ts';
import { until } from '../../support/until.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let owner: TestActor;

beforeAll(async () => {
  app = await bootTestApp({ WEBHOOK_PRIVATE: 'on' });
  owner = await app.actor('issuer_owner');
});
afterAll(() => app.close());

const ALL = ['EVENT_PUBLISHED', 'ORDER_CREATED', 'ORDER_REFUNDED', 'TICKET_ISSUED', 'TICKET_REVOKED'];
const CREATE = `mutation ($input: WebhookEndpointInput!) { createWebhookEndpoint(input: $input) {
  secret endpoint { id url types active waiting lastState formerSecretUntil } } }`;
const DELIVERIES = `query ($id: ID!, $first: Int! = 50, $after: String, $state: WebhookDeliveryState) {
  webhookDeliveries(endpointId: $id, first: $first, after: $after, state: $state) {
    nodes { id happeningId type state nextAttemptAt deliveredAt data attempts { number status error answer milliseconds } }
    pageInfo { endCursor hasNextPage } } }`;
const REPLAY = 'mutation ($id: ID!) { replayWebhookDelivery(id: $id) { id state } }';

interface Delivery {
  id: string;
  happeningId: string;
  type: string;
  state: string;
  data: { order?: { id: string; tickets: { id: string }[] }; ticket?: { id: string; price: string } };
  attempts: { number: number; status: number | null; error: string | null; answer: string | null }[];
}

async function endpoint(url: string, types = ALL, who = owner): Promise<{ id: string; secret: string }> {
  const { data, errors } = await app.graphql(CREATE, { input: { url, types } }, who);
  if (!data) throw new Error(JSON.stringify(errors));
  return { id: data.createWebhookEndpoint.endpoint.id, secret: data.createWebhookEndpoint.secret };
}

async function deliveries(id: string, variables: object = {}, who = owner): Promise<Delivery[]> {
  const { data, errors } = await app.graphql(DELIVERIES, { id, ...variables }, who);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.webhookDeliveries.nodes;
}

/** What is new has been read, and what is due now has been tried. */
async function told(): Promise<void> {
  await sealed();
  await app.app.parts.webhooks.run();
}

/** An entry waits for transactions as old as it, also for those of other tests. */
function sealed(): Promise<unknown> {
  const OPEN = `SELECT FROM audit_entries e
    WHERE NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = e.id) LIMIT 1`;
  return until(async () => {
    await app.app.parts.audit.flush();
    return (await app.sql(OPEN)).length === 0;
  });
}

interface Answerer {
  url: string;
  hits: http.IncomingMessage[];
  close(): Promise<void>;
}

async function answerer(answer: (response: http.ServerResponse, hit: number) => void): Promise<Answerer> {
  const hits: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => answer(response, hits.push(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}/`, hits, close };
}

describe('an endpoint', () => {
  it('is told of what happened, and an independent receiver believes it', async () => {
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
    await told();
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
      await told();
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
      expect((await app.graphql(REPLAY, { id: one?.id }, owner)).data.replayWebhookDelivery.state).toBe(
        'WAITING',
      );
      await told();
      const again = await receiver.line((line) => line.includes('"again":true'));
      expect(JSON.parse(again).id).toBe(one?.happeningId);

      await changeOver(id, port, receiver);
    } finally {
      await receiver.stop();
    }
  }, 120_000);

  /** What was changed, or is told again later by somebody who overheard it. */
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
    expect(await post('{}', now - 301)).toBe('too old');
    expect(await post('{}', now, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe('wrong signature');
  }

  /** For a day both secrets sign, so a receiver that still has the old one goes on believing. */
  async function changeOver(id: string, port: number, receiver: ExampleProcess): Promise<void> {
    const rotate =
      'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret endpoint { formerSecretUntil } } }';
    const { data } = await app.graphql(rotate, { id }, owner);
    const fresh = data.rotateWebhookSecret.secret;
    expect(data.rotateWebhookSecret.endpoint.formerSecretUntil).toBe(
      new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
    );
    const ping = 'mutation ($id: ID!) { pingWebhookEndpoint(id: $id) { id } }';
    await app.graphql(ping, { id }, owner);
    await told();
    await receiver.line((line) => line.includes('"type":"ping"'));
    await receiver.stop();
    const second = new ExampleProcess('receive-webhooks.mjs', { PORT: String(port), WEBHOOK_SECRET: fresh });
    try {
      await second.line((line) => line === 'listening');
      await app.graphql(ping, { id }, owner);
      await told();
      await second.line((line) => line.includes('"type":"ping"'));
    } finally {
      await second.stop();
    }
  }

  it('is tried again with growing pauses, given up at last, and told once more on request', async () => {
    const down = await answerer((response, hit) => response.writeHead(hit <= 9 ? 500 : 200).end('busy'));
    const { id } = await endpoint(down.url, ['EVENT_PUBLISHED']);
    await published(app, owner);
    await told();
    for (const pause of ['5s', '30s', '2m', '10m', '30m', '1h', '6h']) {
      app.clock.advance(pause);
      await told();
    }
    let [one] = await deliveries(id);
    expect([one?.state, down.hits.length]).toEqual(['WAITING', 8]);
    expect(one?.attempts[0]).toMatchObject({ number: 8, status: 500, answer: 'busy' });
    app.clock.advance('24h');
    await told();
    [one] = await deliveries(id);
    expect([one?.state, down.hits.length]).toEqual(['FAILED', 9]);
    expect(new Set(down.hits.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([one?.happeningId]),
    );

    await app.graphql(REPLAY, { id: one?.id }, owner);
    const twice = await app.graphql(REPLAY, { id: one?.id }, owner);
    expect(twice.errors?.[0]?.extensions.code ?? 'DELIVERY_UNDER_WAY').toBe('DELIVERY_UNDER_WAY');
    await told();
    await until(async () => (await deliveries(id))[0]?.state === 'DELIVERED');
    await down.close();
  }, 60_000);

  it('is not followed where it redirects to', async () => {
    const target = await answerer((response) => response.writeHead(200).end());
    const door = await answerer((response) => response.writeHead(307, { location: target.url }).end());
    const { id } = await endpoint(door.url, ['EVENT_PUBLISHED']);
    await published(app, owner);
    await told();
    const [one] = await deliveries(id);
    expect([one?.state, one?.attempts[0]?.status, target.hits.length]).toEqual(['WAITING', 307, 0]);
    await Promise.all([target.close(), door.close()]);
  });

  it('hears each thing once, whoever reads the log at the same time', async () => {
    const sink = await answerer((response) => response.writeHead(200).end());
    const { id } = await endpoint(sink.url, ['ORDER_CREATED']);
    const event = await published(app, owner);
    await Promise.all(
      Array.from({ length: 5 }, () => buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] })),
    );
    await sealed();
    const scope = app.app.scope();
    await Promise.all(Array.from({ length: 4 }, () => tellEndpoints(scope)));
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

  it('is told nothing while it is off, of other types, or after it was deleted', async () => {
    const sink = await answerer((response) => response.writeHead(200).end());
    const { id } = await endpoint(sink.url, ['TICKET_REVOKED']);
    const update = `mutation ($id: ID!, $input: WebhookEndpointPatch!) {
      updateWebhookEndpoint(id: $id, input: $input) { active types } }`;
    const off = await app.graphql(update, { id, input: { active: false } }, owner);
    expect(off.data.updateWebhookEndpoint).toEqual({ active: false, types: ['TICKET_REVOKED'] });
    await app.graphql(update, { id, input: { active: true, types: ['EVENT_CANCELLED'] } }, owner);
    await published(app, owner);
    await told();
    expect(await deliveries(id)).toEqual([]);
    const gone = await app.graphql('mutation ($id: ID!) { deleteWebhookEndpoint(id: $id) }', { id }, owner);
    expect(gone.data.deleteWebhookEndpoint).toBe(true);
    const { errors } = await app.graphql(DELIVERIES, { id }, owner);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(sink.hits).toEqual([]);
    await sink.close();
  });
});

describe('endpoints of others', () => {
  it('cannot be seen, changed or replayed, and hear nothing', async () => {
    const sink = await answerer((response) => response.writeHead(200).end());
    const other = await app.actor('issuer_admin');
    const theirs = await endpoint(sink.url, ['EVENT_PUBLISHED'], other);
    await published(app, owner);
    await told();
    expect(sink.hits).toEqual([]);
    await published(app, other);
    await told();
    expect(sink.hits).toHaveLength(1);
    const [one] = await deliveries(theirs.id, {}, other);
    const code = async (document: string, variables: object): Promise<string | undefined> =>
      (await app.graphql(document, { ...variables }, owner)).errors?.[0]?.extensions.code;
    expect(await code(DELIVERIES, { id: theirs.id })).toBe('NOT_FOUND');
    expect(await code(REPLAY, { id: one?.id })).toBe('NOT_FOUND');
    expect(await code('mutation ($id: ID!) { deleteWebhookEndpoint(id: $id) }', { id: theirs.id })).toBe(
      'NOT_FOUND',
    );
    const { data } = await app.graphql('{ webhookEndpoints { id } }', {}, owner);
    expect(data.webhookEndpoints.map(({ id }: { id: string }) => id)).not.toContain(theirs.id);
    await sink.close();
  });

  it('are ten at most, and system admins have none', async () => {
    const full = await app.actor('issuer_owner');
    for (let made = 0; made < 10; made += 1)
      await endpoint('https://shop.example/hooks', ['ORDER_PAID'], full);
    const input = { url: 'https://shop.example/hooks', types: ['ORDER_PAID'] };
    const { errors } = await app.graphql(CREATE, { input }, full);
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_ENDPOINTS');
    const root = await app.graphql(CREATE, { input }, await app.actor('system_admin'));
    expect(root.errors?.[0]?.extensions.code).toBe('NO_ORGANISER');
    const wrong = await app.graphql(CREATE, { input: { url: 'ftp://shop.example', types: [] } }, owner);
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
