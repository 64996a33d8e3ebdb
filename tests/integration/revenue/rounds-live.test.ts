import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { granted } from '../../support/contract-people.ts';
import { type RoundStage, roundStage, rounds } from '../../support/rounds.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let stage: RoundStage;
const clients: Client[] = [];

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  stage = await roundStage(app, app.sandbox, { partners: 2, signing: 1 });
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await app.close();
});

interface News {
  id: string;
  status: string;
  gathered: number;
  viewerCanAuthorize: boolean;
}

const CHANGED = `subscription ($contractId: ID) {
  roundChanged(contractId: $contractId) { id status gathered viewerCanAuthorize } }`;

function hearing(who: TestActor, contractId: string | null): { heard: News[]; refused: string[] } {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${who.token}` },
  });
  clients.push(client);
  const heard: News[] = [];
  const refused: string[] = [];
  client.subscribe<{ roundChanged: News }>(
    { query: CHANGED, variables: { contractId } },
    {
      next: ({ data, errors }) => {
        if (data) heard.push(data.roundChanged);
        refused.push(...(errors ?? []).map(({ extensions }) => String(extensions?.code)));
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return { heard, refused };
}

it('a release is published live, only to its members, each with their own rights', async () => {
  const call = rounds(app);
  const [signatory, partner] = stage.partners as TestActor[] as [TestActor, TestActor];
  const stranger = await app.actor('issuer_owner');
  const refusals = [hearing(partner, stage.contractId), hearing(stranger, stage.contractId)];
  await until(() => refusals.every(({ refused }) => refused.length > 0));
  expect(refusals.map(({ refused }) => refused)).toEqual([['FORBIDDEN'], ['NOT_FOUND']]);

  const [ofSignatory, ofOwner, ofPartner, ofStranger] = [
    hearing(signatory, stage.contractId).heard,
    hearing(stage.owner, null).heard,
    hearing(partner, null).heard,
    hearing(stranger, null).heard,
  ];
  const round = granted(await call.trigger(stage.owner, stage, '12')).triggerRound.round;
  // Subscriptions open in the background: one that missed the first change receives the next.
  granted(await call.authorize(stage.owner, round.id));
  await until(() => ofSignatory.some(({ status, gathered }) => status === 'PENDING' && gathered === 1));
  expect(ofSignatory.at(-1)).toMatchObject({ id: round.id, viewerCanAuthorize: true });
  granted(await call.authorize(signatory, round.id));
  granted(await call.execute(stage.owner, round.id));
  for (const heard of [ofSignatory, ofOwner]) {
    await until(() => heard.at(-1)?.status === 'RELEASED');
  }
  expect(ofPartner).toEqual([]);
  expect(ofStranger).toEqual([]);
});

it('a partner who signs nothing finds no releases of the contract', async () => {
  const [, partner] = stage.partners as TestActor[] as [TestActor, TestActor];
  const list = await app.graphql(
    `{ rounds(contractId: "${stage.contractId}") { nodes { id } } }`,
    {},
    partner,
  );
  expect(list.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(
    granted(await app.graphql('{ pendingRounds { nodes { id } } }', {}, partner)).pendingRounds.nodes,
  ).toEqual([]);
  const [round] = granted(
    await app.graphql(`{ rounds(contractId: "${stage.contractId}") { nodes { id } } }`, {}, stage.owner),
  ).rounds.nodes;
  expect(granted(await rounds(app).find(partner, round.id)).round).toBeNull();
});
