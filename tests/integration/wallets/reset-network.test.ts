import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../../../server/app.ts';
import { acceptNetwork } from '../../../server/modules/wallets/index.ts';
import { loadSecrets } from '../../../server/platform/config/secrets.ts';
import { createLog } from '../../../server/platform/log.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { openDoors } from '../../support/door.ts';
import { inStep } from '../../support/in-step.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import { until } from '../../support/until.ts';

let first: TestApp;
let wiped: TestSandbox;
let again: App;
let url: string;
beforeAll(async () => {
  first = await bootTestApp({ ledger: { manual: true } });
});
afterAll(async () => {
  await again?.close();
  await wiped?.stop();
  await first.close();
});

/** Starts the same product on the same database, with an empty ledger of the same name. */
async function startAgain(): Promise<void> {
  const { config } = first;
  again = await createApp({
    config: { ...config, ledger: { ...config.ledger, horizonUrl: wiped.url } },
    secrets: await loadSecrets(config),
    databaseUrl: config.databaseUrl ?? '',
    log: createLog('silent'),
    clock: first.clock,
    jobs: false,
    ledger: true,
  });
  url = (await again.listen('127.0.0.1', 0)).replace(/\/$/, '');
}

async function call(method: string, path: string, { token }: TestActor, body?: unknown) {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? { body: method === 'GET' ? null : '{}' } : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const ask = async (query: string, actor: TestActor) =>
  (await call('POST', '/graphql', actor, { query })).body;
const STATUS = '{ ledgerStatus { up notice } }';
const WALLET = '{ wallet { funded balance { amount } movements { nodes { kind } } } }';

describe('a network that was wiped', () => {
  it('is detected at the start: payments stop with a notice, doors work on, until an admin accepts it', async () => {
    const doors = await openDoors(first);
    const person = await first.actor('attendee');
    await first.rest('POST', '/api/wallet/create', undefined, person);
    const { services } = first.app;
    await inStep(
      { services, sandbox: first.sandbox },
      (async () => {
        await first.rest('POST', '/api/wallet/fund', undefined, person);
        await until(async () => {
          const { data } = await first.graphql(WALLET, {}, person);
          return data.wallet.movements.nodes.length === 1;
        });
      })(),
    );
    const [ticket] = await doors.sell();
    // The first ledger alone does not distinguish two networks, so the product reads the next one at once.
    await until(async () => {
      const [known] = await first.sql('SELECT last_ledger FROM ledger_networks');
      return Number(known?.last_ledger) > 1;
    });
    await first.app.close();
    // Empty ledgers that close in the same second are equal, so this one closes a second later.
    wiped = await startSandbox({ manual: true });
    await wiped.close(Math.floor(Date.now() / 1_000) + 1);
    await startAgain();

    const status = await until(async () => {
      const { data } = await ask(STATUS, person);
      return /began again/.test(data.ledgerStatus.notice) ? data.ledgerStatus : undefined;
    });
    expect(status.up).toBe(false);
    expect((await call('GET', '/health/ready', person)).body).toMatchObject({
      status: 'ready',
      checks: { ledger: { ok: true, state: 'frozen' } },
    });
    const frozen = await call('POST', '/api/wallet/fund', person);
    expect([frozen.status, frozen.body.error.code, frozen.body.message]).toEqual([
      503,
      'LEDGER_UNAVAILABLE',
      status.notice,
    ]);
    // The last known data stays readable.
    expect((await ask(WALLET, person)).data.wallet).toEqual({
      funded: true,
      balance: { amount: '10000.0000000' },
      movements: { nodes: [{ kind: 'FUNDING' }] },
    });
    const admitted = await call('POST', '/validate', doors.validator, ticket?.file);
    expect(admitted.body).toMatchObject({ success: true, valid: true });

    expect(await acceptNetwork(again.scope())).toEqual({ network: 'sandbox', accepted: true });
    // A running process already uses the new network, which stays when it is accepted twice.
    await again.services.ledgerState.untilUp();
    expect(await acceptNetwork(again.scope())).toEqual({ network: 'sandbox', accepted: false });
    await again.close();
    await startAgain();
    await again.services.ledgerState.untilUp();
    expect((await ask(STATUS, person)).data.ledgerStatus).toEqual({ up: true, notice: null });
    expect((await ask(WALLET, person)).data.wallet).toEqual({
      funded: false,
      balance: { amount: '0.0000000' },
      movements: { nodes: [] },
    });
    const funding = call('POST', '/api/wallet/fund', person);
    const funded = await inStep({ services: again.services, sandbox: wiped }, funding);
    expect(funded.body.balance).toBe('10000.0000000');
  });
});
