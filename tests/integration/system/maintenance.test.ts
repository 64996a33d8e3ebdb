import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { signInAgain } from '../../support/client.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let root: TestActor;
let auditor: TestActor;
let owner: TestActor;
let validator: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  root = await app.actor('system_admin');
  auditor = await app.actor('system_auditor');
  owner = await app.actor('issuer_owner');
  validator = await app.actor('issuer_validator', owner.issuerId ?? '');
});
afterAll(() => app.close());

const toggle = (enabled: unknown, caller?: TestActor) =>
  app.rest('POST', '/api/system/maintenance', { enabled }, caller);

it('shows the figures and the health of each part to those who may see them', async () => {
  const { status, body } = await app.rest('GET', '/api/system/stats', undefined, auditor);
  expect(status).toBe(200);
  const figures = {
    total_users: 4,
    total_tickets: 0,
    active_sessions: 4,
    environment: 'Test',
    version: 'test',
    uptime: '0 days, 0 hours',
    maintenance: { enabled: false, since: null },
  };
  expect(body).toMatchObject({ success: true, ...figures, data: figures });
  // No ledger, no mail server and no queue run here: none of it is worse than a warning.
  expect(['warning', 'critical']).toContain(body.system_health);
  const parts = body.health.map(({ part }: { part: string }) => part);
  expect(parts).toEqual(['database', 'ledger', 'mail', 'queue', 'disk']);
  expect(body.health.find(({ part }: { part: string }) => part === 'ledger').level).toBe('warning');
  app.clock.advance('3d');
  app.clock.advance('1h');
  root = await signInAgain(app, root);
  auditor = await signInAgain(app, auditor);
  owner = await signInAgain(app, owner);
  const later = await app.rest('GET', '/api/system/stats', undefined, auditor);
  expect(later.body.uptime).toBe('3 days, 1 hour');
  for (const [caller, wanted] of [
    [undefined, 401],
    [owner, 403],
  ] as const)
    expect((await app.rest('GET', '/api/system/stats', undefined, caller)).status).toBe(wanted);
});

it('refuses callers without the right, and values that are neither on nor off', async () => {
  expect((await toggle(true)).status).toBe(401);
  for (const caller of [owner, auditor]) expect((await toggle(true, caller)).status).toBe(403);
  const odd = await toggle('yes', root);
  expect(odd).toMatchObject({ status: 400, body: { error: { code: 'BAD_INPUT' } } });
  expect((await app.graphql('{ maintenance { enabled } }')).data.maintenance.enabled).toBe(false);
});

it('lets only system admins change anything while it is on; reading and the door go on', async () => {
  const heard: boolean[] = [];
  const watcher = createClient({ url: `${app.url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket });
  watcher.subscribe<{ maintenanceChanged: { enabled: boolean } }>(
    { query: 'subscription { maintenanceChanged { enabled } }' },
    {
      next: ({ data }) => data && heard.push(data.maintenanceChanged.enabled),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  // Toggles until the socket is active and receives it.
  await until(async () => {
    await toggle(true, root);
    if (heard.length === 0) await toggle(false, root);
    return heard.length > 0;
  });
  const on = await toggle(true, root);
  expect(on).toMatchObject({ status: 200, body: { enabled: true, message: 'Maintenance mode enabled' } });
  expect((await app.graphql('{ maintenance { enabled since } }')).data.maintenance).toEqual({
    enabled: true,
    since: expect.any(String),
  });

  const publish = '/api/events/01900000-0000-7000-8000-000000000000/publish';
  const refused = await app.rest('POST', publish, {}, owner);
  expect(refused).toMatchObject({ status: 503, body: { success: false, error: { code: 'MAINTENANCE' } } });
  expect(refused.headers.get('retry-after')).toBe('60');
  const receipt = await fetch(`${app.url}/api/expenses/receipts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'image/png' },
    body: 'x',
  });
  expect(receipt.status).toBe(503);
  // Callers without the permission get that refusal instead.
  expect(
    (await app.rest('POST', '/api/system/invite', { email: 'a@b.test', name: 'A' }, validator)).status,
  ).toBe(403);

  expect((await app.rest('GET', '/api/events', undefined, owner)).status).toBe(200);
  const scanned = await app.rest('POST', '/validate', { id: 'no ticket' }, validator);
  expect(scanned.status).not.toBe(503);
  const uploaded = await app.graphql(
    'mutation { uploadScans(input: { deviceId: "gate-1", clockOffsetMs: 0, scans: [] }) { scans { __typename } } }',
    {},
    validator,
  );
  expect(uploaded.errors?.[0]?.extensions.code).not.toBe('MAINTENANCE');
  const login = await app.rest('POST', '/auth/login', { email: validator.email, password: PASSWORD });
  expect(login.status).toBe(200);
  const invited = await app.rest(
    'POST',
    '/api/system/invite',
    { email: 'new@staff.test', name: 'New', role: 'system_auditor' },
    root,
  );
  expect(invited.status).toBe(201);

  const off = await toggle(false, root);
  expect(off.body).toMatchObject({ enabled: false, message: 'Maintenance mode disabled' });
  expect((await app.rest('POST', publish, {}, owner)).status).toBe(404);
  await until(() => heard.at(-1) === false);
  await watcher.dispose();
  const written = await app.sql<{ action: string }>(
    `SELECT action FROM audit_entries WHERE entity_type = 'system' ORDER BY id DESC LIMIT 2`,
  );
  expect(written.map(({ action }) => action)).toEqual(['maintenance.disable', 'maintenance.enable']);
});
