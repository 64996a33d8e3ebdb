import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type DocumentNode, Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSA_DOCUMENTS } from '../../docs/typed-client/operations.gen.ts';
import { passaClient } from '../../docs/typed-client/passa-client.ts';
import { routes } from '../../server/api/rest/domains.ts';
import { REST_DOCUMENTS } from '../../server/api/rest/operations.gen.ts';
import { bootTestApp, type TestApp } from '../support/app.ts';
import { documentedCalls } from '../support/documented-calls.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPILER = 'node_modules/typescript/bin/tsc';
/** Their responses are files, which only REST returns. */
const FILES = ['GET /api/tickets/{id}/pdf'];

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

describe('typed client', () => {
  it('needs neither the types of the DOM nor those of Node.js', () => {
    const strict = '--ignoreConfig --noEmit --strict --skipLibCheck --allowImportingTsExtensions --types';
    const platform = '--target es2022 --lib es2022 --module nodenext';
    const files = ['docs/typed-client/passa-client.ts', 'docs/typed-client/passa-subscriptions.ts'];
    const compiled = spawnSync(
      process.execPath,
      [COMPILER, ...strict.split(' '), '', ...platform.split(' '), ...files],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(compiled.stdout).toBe('');
    expect(compiled.status).toBe(0);
  });

  it('has an operation for every documented call', () => {
    const offered = new Set(Object.values(PASSA_DOCUMENTS).flatMap(rootFields));
    const missing = documentedCalls
      .filter(({ call }) => !FILES.includes(call))
      .filter(({ call }) => !fieldsOfCall(call).every((field) => offered.has(field)))
      .map(({ call }) => call);
    expect(missing).toEqual([]);
  });

  it('follows approvals, messages, stock, orders and wallets', () => {
    const live = Object.values(PASSA_DOCUMENTS).filter((document) => document.startsWith('subscription'));
    const fields = [
      'contractChanged',
      'roundChanged',
      'expenseChanged',
      'messageArrived',
      'notificationArrived',
    ];
    expect(live.flatMap(rootFields)).toEqual(
      expect.arrayContaining([...fields, 'eventStock', 'lowStock', 'orderChanged', 'walletChanged']),
    );
  });

  it('throws refusals with their code', async () => {
    const stranger = passaClient({ url: app.url });
    await expect(stranger.run('Figures', { eventId: 'x' })).rejects.toMatchObject({
      name: 'PassaError',
      code: 'UNAUTHENTICATED',
    });
  });
});

function fieldsOfCall(call: string): string[] {
  const [method, path = ''] = call.split('?')[0]?.split(' ') ?? [];
  const route = routes.find(
    (one) => one.method === method && one.path.replaceAll(/:(\w+)/g, '{$1}') === path,
  );
  if (!route) throw new Error(`${call} has no route`);
  return rootFields(REST_DOCUMENTS[route.operation]);
}

function rootFields(document: string): string[] {
  const { definitions }: DocumentNode = parse(document);
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? one.name.value : []))
      : [],
  );
}
