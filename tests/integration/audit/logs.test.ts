import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import type { Caller } from '../../support/client.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let root: TestActor;
let auditor: TestActor;
let owner: TestActor;
let stranger: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  root = await app.actor('system_admin');
  auditor = await app.actor('system_auditor');
  owner = await app.actor('issuer_owner');
  stranger = await app.actor('issuer_owner');
});
afterAll(() => app.close());

interface Entry {
  id: string;
  action: string;
  issuer: { id: string } | null;
}

const LOGS = `query ($filter: AuditLogFilter, $first: Int! = 50, $after: String) {
  auditLogs(filter: $filter, first: $first, after: $after) {
    nodes { id action entityType entityId userEmail actorKind success error details createdAt issuer { id } }
    pageInfo { endCursor hasNextPage }
  }
}`;
const list = async (filter: object, caller: Caller, page: object = {}) =>
  (await app.graphql(LOGS, { filter, ...page }, caller)).data.auditLogs;
const actions = async (filter: object, caller: Caller): Promise<string[]> =>
  (await list(filter, caller)).nodes.map(({ action }: Entry) => action);

const makeEvent = async (caller: TestActor, name: string): Promise<string> => {
  const at = (hours: number): string => new Date(app.clock.now().getTime() + hours * 36e5).toISOString();
  const dates = { start_date: at(24), end_date: at(27) };
  const event = { name, description: 'A show', venue: 'The Hall, Nairobi, Kenya', ...dates };
  const { body } = await app.rest('POST', '/api/events', event, caller);
  return body.data.id;
};

describe('the audit log for its readers', () => {
  it('leaves out successful sign-ins where asked, and keeps failed ones', async () => {
    const person = await app.actor('attendee');
    await app.rest('POST', '/auth/login', { email: person.email, password: 'not the password' });
    const logins = { what: 'auth.login' };
    expect(await actions(logins, auditor)).toEqual(
      expect.arrayContaining(['auth.login', 'auth.login_failed']),
    );
    const rest = await actions({ ...logins, hideSignIns: true }, auditor);
    expect(rest).toContain('auth.login_failed');
    expect(rest).not.toContain('auth.login');
  });

  it('shows entries, newest first, to those who may see them', async () => {
    const id = await makeEvent(owner, 'Seen');
    await makeEvent(stranger, 'Not seen');
    const [newest] = (await list({ what: 'event.create', entityId: id }, auditor)).nodes;
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
    const own = (await list({}, owner)).nodes as Entry[];
    expect(own.map(({ issuer }) => issuer?.id)).toEqual(own.map(() => owner.issuerId));
    expect(own.some(({ id: entry }) => entry === newest.id)).toBe(true);
    expect(await actions({ entityId: id }, stranger)).toEqual([]);
    const ids = ((await list({}, root)).nodes as Entry[]).map((entry) => BigInt(entry.id));
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? 1 : -1)));
  });

  it('is filtered by actor, action, time, outcome and entity', async () => {
    const before = app.clock.now();
    app.clock.advance('3h');
    const id = await makeEvent(owner, 'Filtered');
    const since = { from: new Date(before.getTime() + 36e5).toISOString() };
    expect(await actions({ ...since, who: owner.email.slice(0, 12).toUpperCase() }, root)).toContain(
      'event.create',
    );
    expect(await actions({ ...since, who: owner.userId }, root)).toContain('event.create');
    expect(await actions({ ...since, who: 'nobody@' }, root)).toEqual([]);
    // Neither a wildcard of the database, nor a value that is no text.
    expect(await actions({ ...since, who: '%' }, root)).toEqual([]);
    expect(new Set(await actions({ what: 'CREATE' }, root))).toEqual(new Set(['event.create']));
    expect(await actions({ entityType: 'event', entityId: id }, root)).toEqual(['event.create']);
    expect(await actions({ entityType: 'ticket', entityId: id }, root)).toEqual([]);
    expect(await actions({ until: since.from, entityId: id }, root)).toEqual([]);
    await app.graphql('mutation { verifyAudit { whole } }', {}, await app.actor('attendee'));
    await app.app.services.audit.flush();
    const failed = (await list({ success: false }, root)).nodes;
    expect(failed[0]).toMatchObject({ action: 'access.refuse', entityId: 'verifyAudit', error: 'FORBIDDEN' });
    expect(failed.every((entry: { success: boolean }) => !entry.success)).toBe(true);
  });

  it('is read page by page, each entry once', async () => {
    const whole = (await list({}, root)).nodes.map(({ id }: Entry) => id);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page = await list({}, root, { first: 3, after });
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
      await makeEvent(owner, 'Live');
      return heard.length > 0;
    });
    const own = ({ action, issuer }: Entry) => `${action} ${issuer?.id}`;
    expect(new Set(heard.map(own))).toEqual(new Set([`event.create ${owner.issuerId}`]));
    // Directly in the database, so that no socket is cut: the delivery itself checks again.
    await app.sql(`UPDATE users SET role = 'issuer_validator' WHERE id = $1`, [stranger.userId]);
    await until(async () => {
      await makeEvent(owner, 'More');
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

const VERIFY = `mutation { verifyAudit {
  whole message entries headKept anchoredHeads ledgerAsked fault badPlace badEntryId badEntry { id action }
} }`;

describe('the check of the whole log', () => {
  const verify = async (caller: Caller) => (await app.graphql(VERIFY, {}, caller)).data.verifyAudit;
  const seal = async (): Promise<void> => {
    const left =
      'SELECT ((SELECT count(*) FROM audit_entries) - (SELECT count(*) FROM audit_chain))::int AS left';
    await until(async () => {
      await app.app.services.audit.flush();
      return (await app.sql<{ left: number }>(left))[0]?.left === 0;
    });
  };
  /** Changes the database as its superuser, past all rules. */
  const tamper = async (statement: string, values: unknown[]): Promise<void> => {
    const quoted = values.map((value) => `'${value}'`);
    await app.sql(
      `SET session_replication_role = replica; ${statement.replace(/\$(\d)/g, (_all, at) => quoted[Number(at) - 1] ?? '')}; SET session_replication_role = origin`,
    );
  };

  it('finds it whole, and is recorded itself', async () => {
    await seal();
    const found = await verify(auditor);
    expect(found).toMatchObject({
      whole: true,
      headKept: true,
      ledgerAsked: false,
      fault: null,
      badEntry: null,
    });
    expect(found.entries).toBeGreaterThan(10);
    expect((await list({ what: 'audit.verify' }, root)).nodes[0]).toMatchObject({
      userEmail: auditor.email,
      success: true,
    });
    // The platform's totals are not shown to an organiser.
    const [own] = await app.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_entries e JOIN audit_chain c ON c.entry_id = e.id WHERE issuer_id = $1`,
      [owner.issuerId],
    );
    const ofOwner = await verify(owner);
    expect(ofOwner).toMatchObject({
      whole: true,
      entries: own?.n,
      headKept: true,
      message: 'The audit log of your organisation is whole: nothing was changed, removed or cut off.',
    });
    expect(ofOwner.entries).toBeLessThan(found.entries);
    expect(
      (await app.graphql(VERIFY, {}, await app.actor('issuer_validator'))).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
  });

  it('names an entry that was changed, removed or cut off', async () => {
    const id = await makeEvent(owner, 'Tampered with');
    await makeEvent(owner, 'The last one');
    await seal();
    const [{ entry, seq, email }] = (await app.sql(
      `SELECT e.id AS entry, c.seq, e.user_email AS email FROM audit_entries e JOIN audit_chain c ON c.entry_id = e.id
       WHERE e.entity_id = $1`,
      [id],
    )) as [{ entry: string; seq: string; email: string }];
    await tamper(`UPDATE audit_entries SET user_email = 'mallory@people.test' WHERE id = $1`, [entry]);
    expect(await verify(owner)).toMatchObject({
      whole: false,
      fault: 'CHANGED',
      badPlace: String(seq),
      badEntryId: String(entry),
      badEntry: { id: String(entry), action: 'event.create' },
      message: `The audit log was changed: entry ${seq} is not what was sealed.`,
    });
    // Staff can verify only entries of their own organisation.
    expect(await verify(stranger)).toMatchObject({ whole: true, fault: null });
    expect(await verify(root)).toMatchObject({ whole: false, badEntryId: String(entry) });
    await tamper('UPDATE audit_entries SET user_email = $2 WHERE id = $1', [entry, email]);
    expect(await verify(root)).toMatchObject({ whole: true });

    await seal();
    const [{ last }] = (await app.sql('SELECT max(seq) AS last FROM audit_chain')) as [{ last: string }];
    await tamper(
      'DELETE FROM audit_entries WHERE id = (SELECT entry_id FROM audit_chain WHERE seq = $1); DELETE FROM audit_chain WHERE seq = $1',
      [last],
    );
    expect(await verify(root)).toMatchObject({ whole: false, fault: 'CUT_OFF', badPlace: String(last) });
    expect(await verify(owner)).toMatchObject({ whole: false, fault: 'CUT_OFF', badPlace: String(last) });

    await tamper('DELETE FROM audit_entries WHERE id = $1', [entry]);
    expect(await verify(root)).toMatchObject({
      whole: false,
      fault: 'MISSING',
      badPlace: String(seq),
      badEntryId: String(entry),
      badEntry: null,
    });
    expect((await list({ what: 'audit.verify', success: false }, root)).nodes[0]).toMatchObject({
      error: `The audit log is incomplete: entry ${seq} is missing.`,
      details: { fault: 'missing', badPlace: String(seq) },
    });
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
    const [first] = (await list({ what: 'user.' }, root)).nodes;
    expect(first).toBeUndefined();
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page = await list({ what: 'event.create' }, root, { after });
      seen.push(...page.nodes.map(({ action }: Entry) => action));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    expect(seen.length).toBeGreaterThan(2);
    // The time finds it at once, regardless of later entries.
    app.clock.advance('1h');
    const id = await makeEvent(owner, 'Behind the bulk');
    const until = new Date(app.clock.now().getTime() - 18e5).toISOString();
    expect(await actions({ until, entityId: id }, root)).toEqual([]);
    expect(await actions({ from: until, entityId: id }, root)).toEqual(['event.create']);
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
