import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestActor, TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

export const CREATE = `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) {
  secret endpoint { id url types active waiting lastState formerSecretUntil } } }`;
export const DELIVERIES = `query ($id: ID!, $first: Int! = 50, $after: String, $state: WebhookDeliveryState) {
  webhookDeliveries(endpointId: $id, first: $first, after: $after, state: $state) {
    nodes { id happeningId type state nextAttemptAt deliveredAt data attempts { number status error answer milliseconds } }
    pageInfo { endCursor hasNextPage } } }`;

export const REPLAY =
  'mutation ($id: ID!) { replayWebhookDelivery(input: { id: $id }) { delivery { id state } } }';

interface Delivery {
  id: string;
  happeningId: string;
  type: string;
  state: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read payloads as a receiver does, field by field
  data: any;
  attempts: { number: number; status: number | null; error: string | null; answer: string | null }[];
}

/** Endpoints of a product, and their deliveries. */
export function listening(app: TestApp) {
  return {
    async endpoint(url: string, types: string[], who: TestActor): Promise<{ id: string; secret: string }> {
      const { data, errors } = await app.graphql(CREATE, { input: { url, types } }, who);
      if (!data) throw new Error(JSON.stringify(errors));
      return { id: data.createWebhookEndpoint.endpoint.id, secret: data.createWebhookEndpoint.secret };
    },

    /** Newest first. */
    async deliveries(id: string, who: TestActor, variables: object = {}): Promise<Delivery[]> {
      const { data, errors } = await app.graphql(DELIVERIES, { id, ...variables }, who);
      if (!data) throw new Error(JSON.stringify(errors));
      return data.webhookDeliveries.nodes;
    },

    /** Resolves when new entries were read, and due deliveries attempted. */
    async reported(): Promise<void> {
      await sealed(app);
      await app.app.services.webhookWorker.run();
    },
  };
}

/** An entry waits for transactions as old as it, also for those of other tests. */
export function sealed(app: TestApp): Promise<unknown> {
  const OPEN = `SELECT FROM audit_entries e
    WHERE NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = e.id) LIMIT 1`;
  return until(async () => {
    await app.app.services.audit.flush();
    return (await app.sql(OPEN)).length === 0;
  });
}

interface Answerer {
  url: string;
  hits: http.IncomingMessage[];
  /** In the order of arrival. */
  bodies: string[];
  close(): Promise<void>;
}

/** A receiver with the responses of the test. */
export async function answerer(
  answer: (response: http.ServerResponse, hit: number) => void = (response) => response.writeHead(200).end(),
): Promise<Answerer> {
  const hits: http.IncomingMessage[] = [];
  const bodies: string[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => {
      body += piece;
    });
    request.on('end', () => {
      bodies.push(body);
      answer(response, hits.push(request));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}/`, hits, bodies, close };
}
