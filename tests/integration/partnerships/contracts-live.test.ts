import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import {
  approveContract,
  type ContractStage,
  contractInput,
  contractStage,
  createContract,
  finalizeContract,
  granted,
} from '../../support/contract-people.ts';
import { served } from '../../support/followed.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let stage: ContractStage;
let clients: Client[] = [];

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  stage = await contractStage(app);
});
afterEach(async () => {
  for (const client of clients) await client.dispose();
  clients = [];
});
afterAll(() => app.close());

const ONE = `subscription ($id: ID!) { contractChanged(id: $id) {
  status finalizing viewerCanApprove viewerRole openRounds approvals { person { id } } } }`;
const ALL = 'subscription { contractsChanged { contract { id } } }';

/** Collects everything that a subscription sends from now on; resolves when it is active. */
async function hearing<T>(who: TestActor, query: string, variables: Record<string, unknown> = {}) {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${who.token}` },
  });
  clients.push(client);
  const before = await served(app);
  const heard: T[] = [];
  const end = { came: false, codes: [] as unknown[] };
  client.subscribe<Record<string, T>>(
    { query, variables },
    {
      next: ({ data, errors }) => {
        if (data) heard.push(...Object.values(data));
        end.codes.push(...(errors ?? []).map(({ extensions }) => extensions?.code));
      },
      error: (errors) => {
        end.came = true;
        if (Array.isArray(errors)) end.codes.push(...errors.map(({ extensions }) => extensions?.code));
      },
      complete: () => {
        end.came = true;
      },
    },
  );
  await until(async () => end.came || end.codes.length > 0 || (await served(app)) > before);
  return { heard, end };
}

interface Heard {
  status: string;
  finalizing: boolean;
  viewerCanApprove: boolean;
  viewerRole: string;
  openRounds: number | null;
  approvals: { person: { id: string } }[];
}

it('notifies each member of approvals and of the finalizing, with their own rights', async () => {
  const { id } = granted(await createContract(app, stage.owner, contractInput(stage))).createContract
    .contract;
  const [first, second] = stage.partners;
  const owner = await hearing<Heard>(stage.owner, ONE, { id });
  const signatory = await hearing<Heard>(second, ONE, { id });
  await until(() => owner.heard.length === 1 && signatory.heard.length === 1);
  granted(await approveContract(app, first, id));
  await until(
    () => owner.heard.at(-1)?.approvals.length === 1 && signatory.heard.at(-1)?.approvals.length === 1,
  );
  expect(owner.heard.at(-1)).toMatchObject({ viewerRole: 'ISSUER', viewerCanApprove: true });
  granted(await approveContract(app, second, id));
  await until(() => signatory.heard.at(-1)?.approvals.length === 2);
  expect(signatory.heard.at(-1)).toMatchObject({ viewerRole: 'SIGNATORY', viewerCanApprove: false });
  granted(await finalizeContract(app, stage.owner, id));
  await until(() => owner.heard.at(-1)?.status === 'FINAL' && signatory.heard.at(-1)?.status === 'FINAL');
});

it('ends silently for members who lost the right, and starts for no others', async () => {
  const mine = await contractStage(app);
  const { id } = granted(await createContract(app, mine.owner, contractInput(mine))).createContract.contract;
  const partner = await hearing<Heard>(mine.partners[0], ONE, { id });
  await until(() => partner.heard.length === 1);
  for (const stranger of [stage.owner, stage.partners[0]]) {
    const { heard, end } = await hearing<Heard>(stranger, ONE, { id });
    await until(() => end.came);
    expect([heard, end.codes]).toEqual([[], ['NOT_FOUND']]);
  }
  granted(
    await app.graphql(
      'mutation ($id: ID!) { withdrawContract(input: { id: $id }) { contract { id } } }',
      { id },
      mine.owner,
    ),
  );
  await until(() => partner.end.came);
  expect(partner.heard).toHaveLength(1);
});

it('sends new and changed contracts only to those who may see them', async () => {
  const mine = await contractStage(app);
  const admin = await app.actor('system_admin');
  const owner = await hearing<{ contract: { id: string } }>(mine.owner, ALL);
  const member = await hearing<{ contract: { id: string } }>(mine.partners[1], ALL);
  const stranger = await hearing<{ contract: { id: string } }>(stage.owner, ALL);
  const system = await hearing<{ contract: { id: string } }>(admin, ALL);
  const { id } = granted(await createContract(app, mine.owner, contractInput(mine))).createContract.contract;
  await until(() =>
    [owner, member, system].every(({ heard }) => heard.some(({ contract }) => contract.id === id)),
  );
  // Events for the stranger come after the ones that were withheld.
  const own = granted(await createContract(app, stage.owner, contractInput(stage))).createContract.contract;
  await until(() => stranger.heard.some(({ contract }) => contract.id === own.id));
  expect(stranger.heard.map(({ contract }) => contract.id)).not.toContain(id);
  expect(member.heard.map(({ contract }) => contract.id)).not.toContain(own.id);
});

it('reports a withdrawn contract by its id, and shows no more of it', async () => {
  const { owner, ...mine } = await contractStage(app);
  const input = contractInput({ owner, ...mine });
  const { id } = granted(await createContract(app, owner, input)).createContract.contract;
  const bare = await hearing<{ contract: { id: string } }>(owner, ALL);
  const NAMED = 'subscription { contractsChanged { contract { id name } } }';
  const named = await hearing<{ contract: { name: string } | null }>(owner, NAMED);
  const WITHDRAW = 'mutation ($id: ID!) { withdrawContract(input: { id: $id }) { contract { id } } }';
  granted(await app.graphql(WITHDRAW, { id }, owner));
  await until(() => named.heard.some(({ contract }) => contract === null));
  await until(() => bare.heard.some(({ contract }) => contract.id === id));
});
