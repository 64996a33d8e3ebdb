import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';
import { auditLog, type Entry, LOGS } from './audit-log.ts';

let app: TestApp;
let root: TestActor;
let auditor: TestActor;
let owner: TestActor;
let stranger: TestActor;
let log: ReturnType<typeof auditLog>;
beforeAll(async () => {
  app = await bootTestApp();
  log = auditLog(app);
  root = await app.actor('system_admin');
  auditor = await app.actor('system_auditor');
  owner = await app.actor('issuer_owner');
  stranger = await app.actor('issuer_owner');
});
afterAll(() => app.close());

describe('the audit log for its readers', () => {
  it('leaves out successful sign-ins where asked, and keeps failed ones', async () => {
    const person = await app.actor('attendee');
    await app.rest('POST', '/auth/login', { email: person.email, password: 'not the password' });
    const logins = { what: 'auth.login' };
    expect(await log.actions(logins, auditor)).toEqual(
      expect.arrayContaining(['auth.login', 'auth.login_failed']),
    );
    const rest = await log.actions({ ...logins, hideSignIns: true }, auditor);
    expect(rest).toContain('auth.login_failed');
    expect(rest).not.toContain('auth.login');
  });

  it('shows entries, newest first, to those who may see them', async () => {
    const id = await log.makeEvent(owner, 'Seen');
    await log.makeEvent(stranger, 'Not seen');
    const [newest] = (await log.list({ what: 'event.create', entityId: id }, auditor)).nodes;
    expect(newest).toMatchObject({
      action: 'event.create',
      entityType: 'event',
      entityId: id,
      userEmail: owner.email,
      actorKind: 'USER',
      success: true,
      error: null,
      issuer: { id: owner.issuerId },
    });
    const own = (await log.list({}, owner)).nodes as Entry[];
    expect(own.map(({ issuer }) => issuer?.id)).toEqual(own.map(() => owner.issuerId));
    expect(own.some(({ id: entry }) => entry === newest.id)).toBe(true);
    expect(await log.actions({ entityId: id }, stranger)).toEqual([]);
    const ids = ((await log.list({}, root)).nodes as Entry[]).map((entry) => BigInt(entry.id));
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? 1 : -1)));
  });

  it('is filtered by actor, action, time, outcome and entity', async () => {
    const before = app.clock.now();
    app.clock.advance('3h');
    const id = await log.makeEvent(owner, 'Filtered');
    const since = { from: new Date(before.getTime() + 36e5).toISOString() };
    expect(await log.actions({ ...since, who: owner.email.slice(0, 12).toUpperCase() }, root)).toContain(
      'event.create',
    );
    expect(await log.actions({ ...since, who: owner.userId }, root)).toContain('event.create');
    expect(await log.actions({ ...since, who: 'nobody@' }, root)).toEqual([]);
    // Neither a wildcard of the database, nor a value that is no text.
    expect(await log.actions({ ...since, who: '%' }, root)).toEqual([]);
    expect(new Set(await log.actions({ what: 'CREATE' }, root))).toEqual(new Set(['event.create']));
    expect(await log.actions({ entityType: 'event', entityId: id }, root)).toEqual(['event.create']);
    expect(await log.actions({ entityType: 'ticket', entityId: id }, root)).toEqual([]);
    expect(await log.actions({ until: since.from, entityId: id }, root)).toEqual([]);
    await app.graphql('mutation { verifyAudit { whole } }', {}, await app.actor('attendee'));
    await app.app.services.audit.flush();
    const failed = (await log.list({ success: false }, root)).nodes;
    expect(failed[0]).toMatchObject({ action: 'access.refuse', entityId: 'verifyAudit', error: 'FORBIDDEN' });
    expect(failed.every((entry: { success: boolean }) => !entry.success)).toBe(true);
  });

  it('is read page by page, each entry once', async () => {
    const whole = (await log.list({}, root)).nodes.map(({ id }: Entry) => id);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page = await log.list({}, root, { first: 3, after });
      seen.push(...page.nodes.map(({ id }: Entry) => id));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    expect(seen).toEqual(whole);
    const bad = await app.graphql(LOGS, { after: 'WyJ4Il0' }, root);
    expect(bad.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('arrives live, filtered, and ends with the right to see it', async () => {
    const heard: Entry[] = [];
    const heardByStranger: Entry[] = [];
    const [all, ofStranger] = [socket(owner.token), socket(stranger.token)];
    let ended = false;
    const TAIL = 'subscription { auditLogAppended(filter: { what: "event" }) { id action issuer { id } } }';
    all.subscribe<{ auditLogAppended: Entry[] }>(
      { query: TAIL },
      {
        next: ({ data }) => heard.push(...(data?.auditLogAppended ?? [])),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    ofStranger.subscribe<{ auditLogAppended: Entry[] }>(
      { query: TAIL },
      {
        next: ({ data }) => heardByStranger.push(...(data?.auditLogAppended ?? [])),
        error: () => undefined,
        complete: () => {
          ended = true;
        },
      },
    );
    // Entries that were sealed before the subscription are not sent; the first read sets its start.
    await until(async () => {
      await log.makeEvent(owner, 'Live');
      return heard.length > 0;
    });
    const own = ({ action, issuer }: Entry) => `${action} ${issuer?.id}`;
    expect(new Set(heard.map(own))).toEqual(new Set([`event.create ${owner.issuerId}`]));
    // Directly in the database, so that no socket is cut: the delivery itself checks again.
    await app.sql(`UPDATE users SET role = 'issuer_validator' WHERE id = $1`, [stranger.userId]);
    await until(async () => {
      await log.makeEvent(owner, 'More');
      return ended;
    });
    // Its own entries may have been sealed only after it subscribed.
    expect(heardByStranger.filter(({ issuer }) => issuer?.id !== stranger.issuerId)).toEqual([]);
    await app.sql(`UPDATE users SET role = 'issuer_owner' WHERE id = $1`, [stranger.userId]);
    await Promise.all([all.dispose(), ofStranger.dispose()]);
  });

  it('is handed out as a table, every entry once', async () => {
    const { status, headers, body } = await app.rest(
      'GET',
      '/api/system/logs/export?action=event',
      undefined,
      owner,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = (body as string).trim().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?id,created_at,action,/);
    const [own] = await app.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM audit_entries WHERE issuer_id = $1 AND action LIKE '%event%'`,
      [owner.issuerId],
    );
    expect(lines.length - 1).toBe(own?.count);
    expect(lines.every((line, index) => index === 0 || line.includes(owner.email))).toBe(true);
    const whole = await app.rest('GET', '/api/system/logs/export', undefined, root);
    const [{ count }] = (await app.sql<{ count: string }>('SELECT count(*) FROM audit_entries')) as [
      { count: string },
    ];
    expect(whole.body.trim().split('\r\n').length - 1).toBeGreaterThan(10);
    expect(whole.body.trim().split('\r\n').length - 1).toBeLessThanOrEqual(Number(count));
    expect(
      (await app.rest('GET', '/api/system/logs/export', undefined, await app.actor('attendee'))).status,
    ).toBe(403);
    expect((await app.rest('GET', '/api/system/logs/export')).status).toBe(401);
    const bad = await app.rest('GET', '/api/system/logs/export?from=yesterday', undefined, root);
    expect([bad.status, bad.body.error.fields[0].field]).toEqual([400, 'from']);
  });
});

describe('a long audit log', () => {
  it('goes on where a filter that fits little has looked at enough', async () => {
    await app.sql(
      `INSERT INTO audit_entries (at, action, entity_type, actor_kind)
      SELECT $1::timestamptz - interval '3 hours', 'bulk.fill', 'bulk', 'system' FROM generate_series(1, 100000)`,
      [app.clock.now()],
    );
    await app.sql('ANALYZE audit_entries');
    const [first] = (await log.list({ what: 'user.' }, root)).nodes;
    expect(first).toBeUndefined();
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page = await log.list({ what: 'event.create' }, root, { after });
      seen.push(...page.nodes.map(({ action }: Entry) => action));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    expect(seen.length).toBeGreaterThan(2);
    // The time finds it at once, regardless of later entries.
    app.clock.advance('1h');
    const id = await log.makeEvent(owner, 'Behind the bulk');
    const until = new Date(app.clock.now().getTime() - 18e5).toISOString();
    expect(await log.actions({ until, entityId: id }, root)).toEqual([]);
    expect(await log.actions({ from: until, entityId: id }, root)).toEqual(['event.create']);
  });
});

function socket(token: string) {
  return createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
}
