import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM_TENANCY, tenancyOf } from '../../../server/platform/access/actor.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { draft } from '../events/organiser.ts';

/** Public tables, and two tables without personal data. */
const OPEN = new Set([
  'events_listed',
  'issuers_listed',
  'tiers_listed',
  'signing_keys_listed',
  'revocations_listed',
  'migrations',
  'payment_providers',
  'rate_limits',
]);

let app: TestApp;
let client: pg.Client;
let own: TestActor;
let tables: { name: string; kind: string }[];
beforeAll(async () => {
  app = await bootTestApp();
  own = await app.actor('issuer_admin');
  await app.actor('issuer_admin');
  await app.actor('attendee');
  // The product's role: an injected statement would have these rights.
  client = new pg.Client({
    connectionString: app.config.databaseUrl ?? '',
    options: '-c role=passa_app',
  });
  await client.connect();
  tables = await app.sql(`SELECT relname AS name, relkind AS kind FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') ORDER BY relname`);
});
afterAll(async () => {
  await client.end();
  await app.close();
});

async function within<T>(tenant: string, user: string, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    await client.query("SELECT set_config('passa.tenant', $1, true), set_config('passa.user', $2, true)", [
      tenant,
      user,
    ]);
    return await work();
  } finally {
    await client.query('ROLLBACK');
  }
}

const STRANGERS: [string, string, string][] = [
  ['no tenancy', '', ''],
  ['words for a tenancy', "' OR true --", "x' OR '1'='1"],
  ['a tenant that is none', '00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000'],
];

describe.each(STRANGERS)('the product’s own role with %s', (_name, tenant, user) => {
  it('sees nothing but what is public', async () => {
    for (const { name } of tables.filter((table) => !OPEN.has(table.name))) {
      const { rows } = await within(tenant, user, () => client.query(`SELECT * FROM ${name}`));
      expect({ name, rows: rows.length }).toEqual({ name, rows: 0 });
    }
  });

  it('takes nothing away', async () => {
    for (const { name } of tables.filter(({ kind, name }) => kind === 'r' && name !== 'rate_limits')) {
      const gone = await within(tenant, user, async () =>
        client.query(`DELETE FROM ${name}`).then(
          ({ rowCount }) => rowCount,
          (error: { code: string }) => error.code,
        ),
      );
      expect([0, '42501']).toContain(gone);
    }
  });
});

describe('a person', () => {
  const change = (set: string) =>
    within(own.issuerId ?? '', own.userId, () =>
      client.query(`UPDATE users SET ${set} WHERE id = $1`, [own.userId]),
    );

  it('cannot give themselves a system role', async () => {
    await expect(change("role = 'system_admin', issuer_id = NULL")).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot move themselves to another organiser', async () => {
    const [other] = await app.sql<{ id: string }>('SELECT id FROM issuers WHERE id <> $1 LIMIT 1', [
      own.issuerId,
    ]);
    await expect(change(`issuer_id = '${other?.id}'`)).rejects.toMatchObject({ code: '42501' });
  });

  it('changes their own data', async () => {
    expect((await change("name = 'Another'")).rowCount).toBe(1);
  });
});

/** Tables of events that only the system reads, and what a person has written themselves. */
const UNLIMITED = new Set(['announcement_mails', 'event_ticket_links', 'message_batches', 'phone_outbox']);

describe('a person who is limited to events', () => {
  const asLimited = <T>(work: () => Promise<T>): Promise<T> =>
    within(own.issuerId ?? '', own.userId, async () => {
      await client.query("SELECT set_config('passa.events', '{}', true)");
      return work();
    });

  it('meets a wall in every table of events', async () => {
    const open = await app.sql<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'event_id'
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relrowsecurity
         AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND NOT p.polpermissive)`,
    );
    expect(open.map(({ name }) => name).filter((name) => !UNLIMITED.has(name))).toEqual([]);
  });

  it('sees none without an assignment', async () => {
    await draft(app, own);
    const seen = 'SELECT FROM events';
    expect((await within(own.issuerId ?? '', own.userId, () => client.query(seen))).rowCount).toBe(1);
    expect((await asLimited(() => client.query(seen))).rowCount).toBe(0);
  });

  it('cannot lift the limit or assign themselves', async () => {
    const lift = 'UPDATE users SET limited_since = NULL WHERE id = $1';
    await expect(asLimited(() => client.query(lift, [own.userId]))).rejects.toMatchObject({ code: '42501' });
    const assign =
      'INSERT INTO staff_events (user_id, issuer_id, event_id) SELECT $1, issuer_id, $2 FROM users WHERE id = $1';
    const [event] = await app.sql<{ id: string }>('SELECT id FROM events LIMIT 1');
    await expect(asLimited(() => client.query(assign, [own.userId, event?.id]))).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('reads of a request', () => {
  const USERS = 'SELECT id, created_at, issuer_id FROM users WHERE id = ANY($1::uuid[]) ORDER BY id';

  it('stay within the walls of the actor, unless they are made as the system', async () => {
    const all = await app.sql<{ id: string }>('SELECT id FROM users');
    const scope = app.app.scope({
      ...{ kind: 'user', userId: own.userId, issuerId: own.issuerId, role: 'issuer_admin' },
      ...{ email: '', name: '', emailVerified: true, sessionId: null, apiKeyId: null },
    });
    const statement = { text: USERS, values: [all.map(({ id }) => id)] };
    const [seen, everybody] = await Promise.all([
      scope.db.read<{ id: string }>(tenancyOf(scope.actor), statement),
      scope.db.read(SYSTEM_TENANCY, statement),
    ]);
    expect(seen.map(({ id }) => id)).toEqual([own.userId]);
    expect(everybody).toHaveLength(all.length);
  });
});
