import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadVerifyingKey, verifySnapshot, verifyTicket } from '../../../server/lib/signing/index.ts';
import { INSTALLATION_ID } from '../../../server/lib/ticket-format/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const KEY = `query ($issuerId: ID!, $version: Int) {
  publicKey(issuerId: $issuerId, version: $version) { issuer { id } version keyId publicKey retiredAt } }`;

async function publicKey(version?: number) {
  const answer = await app.graphql(KEY, { issuerId: admin.issuerId, version });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const { issuer, ...key } = answer.data.publicKey;
  return { issuerId: issuer.id, ...key };
}

const keyOf = ({ issuerId, version, publicKey: text }: Awaited<ReturnType<typeof publicKey>>) =>
  loadVerifyingKey({ issuerId, version, publicKey: text });

const camel = (data: Record<string, unknown>) => ({
  ...data,
  issuerId: data.issuer_id,
  publicKey: data.public_key,
});

describe('signing keys', () => {
  it('sign with a new version after rotation, and the old one keeps verifying', async () => {
    const event = await published(app, admin);
    const sell = async () =>
      (await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] })).data.purchaseByForm.tickets[0]
        .file;
    const before = await sell();
    const rotated = await app.graphql(
      'mutation { rotateSigningKey { signingKey { version keyId } } }',
      {},
      admin,
    );
    expect(rotated.data.rotateSigningKey.signingKey.version).toBe(2);
    const after = await sell();
    const [first, second] = [await publicKey(1), await publicKey(2)];
    expect(first.retiredAt).toBe(app.clock.now().toISOString());
    expect(await publicKey()).toEqual(second);
    expect([before.key_version, after.key_version]).toEqual([1, 2]);
    expect(verifyTicket(before, () => keyOf(first)).ok).toBe(true);
    expect(verifyTicket(after, () => keyOf(second)).ok).toBe(true);
    expect(verifyTicket(after, () => keyOf(first)).ok).toBe(false);
  });

  it('lie sealed in the database, each bound to its row', async () => {
    const rows = await app.sql<{ sealed: string }>(
      "SELECT convert_from(sealed_secret, 'UTF8') AS sealed FROM signing_keys WHERE issuer_id = $1 ORDER BY version",
      [admin.issuerId],
    );
    for (const { sealed } of rows) expect(sealed).toMatch(/^v1\.[\w-]{80}$/);
    expect(new Set(rows.map(({ sealed }) => sealed)).size).toBe(rows.length);
  });

  it('are rotated by those who manage tickets alone', async () => {
    const ROTATE = 'mutation { rotateSigningKey { signingKey { version } } }';
    const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
    expect((await app.graphql(ROTATE, {}, validator)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const system = await app.actor('system_admin');
    expect((await app.graphql(ROTATE, {}, system)).errors?.[0]?.extensions.code).toBe('NO_ISSUER');
  });
});

describe('the revocation snapshot', () => {
  const REVOKE =
    'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Stolen" }) { ticket { status } } }';
  const snapshot = async (query = '') =>
    (await app.rest('GET', `/revocation-list?issuer_id=${admin.issuerId}${query}`)).body.data.snapshot;

  it('is signed, numbered, and has a delta', async () => {
    const { slug } = await published(app, admin);
    const answer = await buy(app, { slug, lines: [{ tier: 'regular', quantity: 3 }] });
    const [a, b] = answer.data.purchaseByForm.tickets;
    const empty = await snapshot();
    expect(empty).toMatchObject({ number: 0, since: null, revoked: [], total_revoked: 0 });
    for (const { id } of [a, b]) {
      expect((await app.graphql(REVOKE, { id }, admin)).data.revokeTicket.ticket.status).toBe('REVOKED');
    }
    const full = await snapshot();
    expect(full).toMatchObject({ number: 2, total_revoked: 2 });
    expect(full.revoked.map((entry: { ticket_id: string }) => entry.ticket_id)).toEqual([a.id, b.id]);
    const delta = await snapshot('&since=1');
    expect(delta).toMatchObject({ number: 2, since: 1, total_revoked: 2, revoked: [{ ticket_id: b.id }] });
    expect(await snapshot('&since=99')).toMatchObject({ since: null, revoked: full.revoked });
    const key = keyOf(await publicKey());
    for (const document of [empty, full, delta]) {
      expect(verifySnapshot(document, () => key).ok).toBe(true);
      expect(verifySnapshot({ ...document, total_revoked: 7 }, () => key).ok).toBe(false);
    }
  });

  it('without an organiser lists the whole installation, signed with its own key', async () => {
    const other = await app.actor('issuer_admin');
    const { slug } = await published(app, other);
    const [sold] = (await buy(app, { slug, lines: [{ tier: 'regular' }] })).data.purchaseByForm.tickets;
    expect((await app.graphql(REVOKE, { id: sold.id }, other)).data.revokeTicket.ticket.status).toBe(
      'REVOKED',
    );
    const own = await snapshot();
    const system = [await app.actor('system_admin'), await app.actor('system_validator')];
    const stale = { headers: { authorization: 'Bearer ended' } };
    for (const as of [undefined, ...system, await app.actor('attendee'), stale]) {
      const { status, body } = await app.rest('GET', '/revocation-list?since=1', undefined, as);
      expect(status, JSON.stringify(body)).toBe(200);
      const all = body.data.snapshot;
      expect(all).toMatchObject({ issuer_id: INSTALLATION_ID, number: 3, since: null, total_revoked: 3 });
      const listed = all.revoked.map((entry: { ticket_id: string }) => entry.ticket_id).sort();
      const ofOwn = own.revoked.map((entry: { ticket_id: string }) => entry.ticket_id);
      expect(listed).toEqual([...ofOwn, sold.id].sort());
      const key = await app.rest('GET', `/public-keys?issuer_id=${INSTALLATION_ID}&version=1`);
      expect(verifySnapshot(all, () => keyOf(camel(key.body.data))).ok).toBe(true);
      expect(verifySnapshot({ ...all, total_revoked: 4 }, () => keyOf(camel(key.body.data))).ok).toBe(false);
    }
  });

  it('takes an id of an organiser, and a number, when they are given', async () => {
    expect((await app.rest('GET', '/revocation-list?issuer_id=x')).body.error.code).toBe('BAD_INPUT');
    expect((await app.rest('GET', '/revocation-list', undefined, admin)).status).toBe(200);
    const bad = await app.rest('GET', `/revocation-list?issuer_id=${admin.issuerId}&since=x`);
    expect(bad).toMatchObject({ status: 400, body: { error: { code: 'BAD_INPUT' } } });
    const unknown = await app.rest('GET', `/revocation-list?issuer_id=0190b8a0-0000-7000-8000-000000000001`);
    expect(unknown.status).toBe(404);
  });
});
