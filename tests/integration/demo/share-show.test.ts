import { afterAll, beforeAll, expect, it } from 'vitest';
import { fundDemo, seedDemo } from '../../../server/modules/demo/index.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { granted } from '../../support/contract-people.ts';

const PASSWORD = 'passa-demo-2026';
let app: TestApp;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  await seedDemo(app.app.scope(), { password: PASSWORD });
});
afterAll(() => app.close());

const OVERVIEW = `{ contracts { nodes { id status name viewerRole pendingExpenses openRounds totalRevenue { amount }
    approvals { person { id } } shares { type } escrow { publicKey } } }
  partners { nodes { status } }
  pendingRounds { nodes { status gathered requiredSigs amount { amount } } } }`;

async function overview() {
  const login = await app.rest('POST', '/auth/login', {
    email: 'issuer_owner@demo.passa.test',
    password: PASSWORD,
  });
  return granted(await app.graphql(OVERVIEW, {}, { token: login.body.data.token }));
}

const FINANCE = 'issuer_finance@demo.passa.test';

it('shows a shared show with a release under way, gone on with where a start was cut off, and made once', async () => {
  // Without a person who may propose a release the first start gets no further than the sales.
  await app.sql("UPDATE users SET role = 'issuer_auditor' WHERE email = $1", [FINANCE]);
  const stopping = new AbortController();
  await fundDemo(app.app.scope(), { signal: stopping.signal, pause: async () => stopping.abort() });
  const cutOff = await overview();
  expect(cutOff.pendingRounds.nodes).toEqual([]);
  await app.sql("UPDATE users SET role = 'issuer_finance' WHERE email = $1", [FINANCE]);
  await fundDemo(app.app.scope());

  const whole = await overview();
  expect(whole.contracts.nodes).toMatchObject([
    { status: 'FINAL', viewerRole: 'ISSUER', pendingExpenses: 1, openRounds: 1 },
  ]);
  expect(whole.contracts.nodes[0].totalRevenue).toEqual(cutOff.contracts.nodes[0].totalRevenue);
  expect(whole.partners.nodes.map(({ status }: { status: string }) => status).sort()).toEqual([
    'ACCEPTED',
    'PENDING',
  ]);
  expect(whole.pendingRounds.nodes).toMatchObject([
    { status: 'PENDING', gathered: 1, requiredSigs: 2, amount: { amount: '150' } },
  ]);

  await fundDemo(app.app.scope());
  expect(await overview()).toEqual(whole);
});
