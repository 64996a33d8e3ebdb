import { readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewAllCodes } from '../../../server/modules/transfers/index.ts';
import { processRenewals } from '../../../server/modules/transfers/renewals/process-renewals.ts';
import { rewrapKeys } from '../../../server/modules/wallets/index.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { openDoors, type SoldTicket } from '../../support/door.ts';
import { addApp, codeAt, confirmAgain } from '../../support/factors.ts';

// The pages of docs/drills name these steps.

const VIEWER = '{ viewer { user { id } apiKeys { id prefix scopes } } }';
const KEY =
  'mutation ($scopes: [KeyScope!]) { createApiKey(input: { scopes: $scopes }) { key apiKey { id } } }';
const INVITE = `mutation { inviteUser(input: { email: "thief@people.test", name: "Thief", role: ISSUER_ADMIN }) {
  invitation { id } } }`;
const ROTATE = 'mutation { rotateSigningKey { signingKey { version } } }';
const LOG = '{ auditLogs(first: 50) { nodes { action } } }';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` }, confirms: false });
const thiefWith = ({ token }: Pick<TestActor, 'token'>) => ({ token, confirms: false });

async function signedIn(person: TestActor, secret?: string): Promise<{ token: string }> {
  const [row] = await app.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [person.userId]);
  const first = await app.rest('POST', '/auth/login', { email: row?.email, password: PASSWORD });
  if (first.status === 200) return first.body.data;
  expect(first.body.error.code).toBe('SECOND_FACTOR_REQUIRED');
  const proof = { challenge: first.body.error.challenge, code: codeAt(secret ?? '', app.clock.now()) };
  return (await app.rest('POST', '/auth/login/second-factor', proof)).body.data;
}

describe('a stolen laptop of an owner', () => {
  it('reads, but moves no money and changes no keys or staff; a new password ends it', async () => {
    const owner = await app.actor('issuer_owner');
    const { secret } = await addApp(app, owner);
    const key = (await app.rest('POST', '/api/issuer/api-key', { scopes: ['web'] }, owner)).body.data.api_key;
    app.clock.advance('11m');
    const browser = thiefWith(owner);
    expect((await app.graphql(VIEWER, {}, browser)).data.viewer.user.id).toBe(owner.userId);
    for (const call of [KEY, INVITE, ROTATE]) {
      expect(codeOf(await app.graphql(call, {}, browser)), call).toBe('CONFIRMATION_REQUIRED');
      expect(codeOf(await app.graphql(call, {}, bearer(key))), call).toBe('KEY_SCOPE_REQUIRED');
    }

    // The owner, on another device.
    const own = await signedIn(owner, secret);
    const change = { current_password: PASSWORD, new_password: 'a walk along the old harbour' };
    expect((await app.rest('POST', '/api/system/change-password', change, own)).status).toBe(200);
    expect(codeOf(await app.graphql(VIEWER, {}, browser))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await app.graphql(VIEWER, {}, bearer(key)))).toBe('INVALID_CREDENTIALS');
    expect((await app.graphql(VIEWER, {}, own)).data.viewer.user.id).toBe(owner.userId);
  });

  it('is closed by a colleague when the owner cannot sign in', async () => {
    const owner = await app.actor('issuer_owner');
    const colleague = await app.actor('issuer_owner', owner.issuerId as string);
    expect((await app.rest('POST', `/api/users/${owner.userId}/suspend`, {}, colleague)).status).toBe(200);
    expect(codeOf(await app.graphql(VIEWER, {}, thiefWith(owner)))).toBe('INVALID_CREDENTIALS');
    expect((await app.rest('POST', `/api/users/${owner.userId}/activate`, {}, colleague)).status).toBe(200);
    expect(codeOf(await app.graphql(VIEWER, {}, thiefWith(owner)))).toBe('INVALID_CREDENTIALS');
    expect((await signedIn(owner)).token).toBeTruthy();
  });
});

describe('a leaked API key', () => {
  it('does what its scopes allow, is revoked by its owner or a colleague, and is in the log', async () => {
    const owner = await app.actor('issuer_owner');
    const admin = await app.actor('issuer_admin', owner.issuerId as string);
    const made = (await app.graphql(KEY, { scopes: ['READ'] }, admin)).data.createApiKey;
    const leaked = bearer(made.key);
    expect((await app.graphql(VIEWER, {}, leaked)).data.viewer.user.id).toBe(admin.userId);
    expect(codeOf(await app.graphql(KEY, {}, leaked))).toBe('KEY_SCOPE_REQUIRED');
    const REVOKE = 'mutation ($id: ID!) { revokeStaffKey(input: { id: $id }) { revokedId } }';
    expect((await app.graphql(REVOKE, { id: made.apiKey.id }, owner)).data.revokeStaffKey.revokedId).toBe(
      made.apiKey.id,
    );
    expect(codeOf(await app.graphql(VIEWER, {}, leaked))).toBe('INVALID_CREDENTIALS');
    const { nodes } = (await app.graphql(LOG, {}, owner)).data.auditLogs;
    expect(nodes.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['key.create', 'key.revoke']),
    );
  });
});

describe('a leaked copy of the database', () => {
  it('holds no password, key, code, session or secret that opens an account', async () => {
    const owner = await app.actor('issuer_owner');
    const { secret, recoveryCodes } = await addApp(app, owner);
    const { key } = (await app.graphql(KEY, {}, owner)).data.createApiKey;
    const found: string[] = [];
    const secrets = [PASSWORD, key, secret, owner.token, ...recoveryCodes];
    const digests = [Buffer.from(secret, 'utf8'), ...recoveryCodes.map((code) => Buffer.from(code))];
    const columns = await app.sql<{ table: string; column: string; type: string }>(
      `SELECT c.table_name AS "table", c.column_name AS "column", c.udt_name AS type FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
         AND c.udt_name IN ('text', 'jsonb', 'json', 'bytea', '_text', 'varchar')`,
    );
    expect(columns.length).toBeGreaterThan(200);
    for (const { table, column, type } of columns) {
      const isBytes = type === 'bytea';
      const [row] = await app.sql<{ holds: boolean }>(
        isBytes
          ? `SELECT EXISTS (SELECT FROM "${table}", unnest($1::bytea[]) s WHERE position(s IN "${column}") > 0) AS holds`
          : `SELECT EXISTS (SELECT FROM "${table}", unnest($1::text[]) s WHERE position(s IN "${column}"::text) > 0) AS holds`,
        [isBytes ? [...digests, Buffer.from(key)] : secrets],
      );
      if (row?.holds) found.push(`${table}.${column}`);
    }
    expect(found).toEqual([]);
  });

  it('makes no session: its rows name sessions, and tokens are signed with a key that is not among them', async () => {
    const owner = await app.actor('issuer_owner');
    const [session] = await app.sql<{ id: string }>('SELECT id FROM sessions WHERE user_id = $1', [
      owner.userId,
    ]);
    const [head, payload] = owner.token.split('.');
    for (const forged of [session?.id ?? '', `${head}.${payload}.${'A'.repeat(43)}`])
      expect(codeOf(await app.graphql(VIEWER, {}, bearer(forged)))).toBe('INVALID_CREDENTIALS');
  });
});

describe('the tickets in a leaked copy of the database', () => {
  it('admit until all tickets have new codes, which their holders get by mail', async () => {
    const doors = await openDoors(app);
    const [seen, copied] = (await doors.sell(2)) as [SoldTicket, SoldTicket];
    const scan = async (ticket: unknown, nonce: string): Promise<string> => {
      const input = { ticket, deviceId: 'gate', nonce };
      const document =
        'mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }';
      return (await app.graphql(document, { input }, doors.validator)).data.validateTicket.result.outcome;
    };
    expect(await scan(seen.file, 'leak-1')).toBe('ADMITTED');
    app.clock.advance('1m');
    expect(await renewAllCodes(app.app.scope())).toBeGreaterThan(0);
    await processRenewals(app.app.scope());
    expect(await scan(copied.file, 'leak-2')).toBe('CANCELLED');
    const [mail] = await app.sql(
      `SELECT count(*)::int AS mails FROM mail_outbox m JOIN tickets t ON t.order_id = m.order_id
       WHERE t.id = $1 AND m.kind = 'codes_renewed'`,
      [copied.id],
    );
    expect(mail).toEqual({ mails: 1 });
  });

  it('are found with the people concerned by the queries of docs/security.md', async () => {
    const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
    const [, block = ''] = /```sql\n([\s\S]*?)```/.exec(page) ?? [];
    const queries = block
      .replaceAll(/^--.*$/gm, '')
      .replaceAll(/ > '…'/g, " > '2026-01-01'")
      .replaceAll("'…'", "'01900000-0000-7000-8000-000000000000'")
      .split(';')
      .filter((query) => query.trim() !== '');
    expect(queries.length).toBeGreaterThan(4);
    for (const query of queries) expect(Array.isArray(await app.sql(query))).toBe(true);
  });
});

describe('a leaked master key', () => {
  it('is replaced: every secret comes under the new one, and the old one opens nothing', async () => {
    const owner = await app.actor('issuer_owner');
    const { secret } = await addApp(app, owner);
    const sealed = 'SELECT sealed_secret AS text FROM authenticators WHERE user_id = $1';
    const [before] = await app.sql<{ text: string }>(sealed, [owner.userId]);
    const folder = path.join(app.config.dataDir, 'secrets');
    await rename(path.join(folder, 'master.key'), path.join(folder, 'master.key.former'));
    await app.reopen();
    await rewrapKeys(app.app.scope());
    const [after] = await app.sql<{ text: string }>(sealed, [owner.userId]);
    expect(after?.text).not.toBe(before?.text);

    await rename(path.join(folder, 'master.key.former'), path.join(folder, 'destroyed'));
    await app.reopen();
    app.clock.advance('1m');
    await confirmAgain(app, owner, { code: codeAt(secret, app.clock.now()) });
    expect(codeOf(await app.graphql(ROTATE, {}, owner))).toBeUndefined();
  });
});
