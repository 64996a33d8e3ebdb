import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  generateSigningKey,
  loadSigningKey,
  publicKeyText,
  signTicket,
} from '../../../server/lib/signing/index.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';

let app: TestApp;
let doors: Doors;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
});
afterAll(() => app.close());

const KEY = 'query K($id: ID!) { publicKey(issuerId: $id, version: 1) { publicKey } }';
const SNAPSHOT = `query S($id: ID!, $since: String) { revocationSnapshot(issuerId: $id, since: $since) {
  issuerId number since createdAt revoked { ticketId revokedAt } totalRevoked keyVersion signature } }`;
const CHECK = `mutation C($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {
  validateTicketOffline(input: { ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot }) {
    valid outcome message keyKnown } }`;

const keyOf = async (issuerId: string): Promise<string> =>
  (await app.graphql(KEY, { id: issuerId })).data.publicKey.publicKey;
const snapshotOf = async (issuerId: string, since: string | null = null) =>
  (await app.graphql(SNAPSHOT, { id: issuerId, since })).data.revocationSnapshot;

async function ask(ticket: unknown, publicKey: string, revocationSnapshot: unknown) {
  const as = { token: doors.validator.token };
  return app.graphql(CHECK, { ticket, publicKey, revocationSnapshot }, as);
}

async function check(ticket: unknown, publicKey?: string, snapshot?: unknown) {
  const key = publicKey ?? (await keyOf(doors.issuerId));
  const answer = await ask(ticket, key, snapshot ?? (await snapshotOf(doors.issuerId)));
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.validateTicketOffline;
}

describe('the check with a device of one’s own', () => {
  it('finds a file and a code good, and records nothing', async () => {
    const [ticket] = await doors.sell();
    const good = { valid: true, outcome: 'GOOD', message: 'The ticket is good.', keyKnown: true };
    expect(await check(ticket?.file)).toEqual(good);
    expect(await check(JSON.stringify(ticket?.file))).toEqual(good);
    expect(await check(ticket?.qrText)).toEqual(good);
    expect(await app.sql('SELECT id FROM scans')).toEqual([]);
  });

  it('trusts the snapshot that it is given: revoked after it is not known yet', async () => {
    const [ticket] = await doors.sell();
    const before = await snapshotOf(doors.issuerId);
    const revoke =
      'mutation R($id: ID!) { revokeTicket(input: { id: $id, reason: "lost" }) { ticket { id } } }';
    await app.graphql(revoke, { id: ticket?.id }, { token: doors.organiser.token });
    expect(await check(ticket?.file, undefined, before)).toMatchObject({ outcome: 'GOOD' });
    expect(await check(ticket?.file)).toMatchObject({ valid: false, outcome: 'REVOKED' });
  });

  it('accepts the list of the whole installation', async () => {
    const elsewhere = await openDoors(app, { name: 'Far away' });
    const [ticket] = await doors.sell();
    const [theirs] = await elsewhere.sell();
    const whole = async () => (await app.rest('GET', '/revocation-list')).body.data.snapshot;
    const theirKey = await keyOf(elsewhere.issuerId);
    expect(await check(ticket?.file, undefined, await whole())).toMatchObject({ outcome: 'GOOD' });
    expect(await check(theirs?.file, theirKey, await whole())).toMatchObject({ outcome: 'GOOD' });
    const revoke =
      'mutation R($id: ID!) { revokeTicket(input: { id: $id, reason: "lost" }) { ticket { id } } }';
    await app.graphql(revoke, { id: theirs?.id }, { token: elsewhere.organiser.token });
    expect(await check(theirs?.file, theirKey, await whole())).toMatchObject({ outcome: 'REVOKED' });
    expect(await check(ticket?.file, undefined, await whole())).toMatchObject({ outcome: 'GOOD' });
  });

  it('names the owner of the key', async () => {
    const [ticket] = await doors.sell();
    const other = await openDoors(app, { name: 'Elsewhere' });
    const foreign = await keyOf(other.issuerId);
    expect(await check(ticket?.file, foreign)).toMatchObject({
      valid: false,
      outcome: 'UNKNOWN_KEY',
      keyKnown: false,
    });
    expect(await check(ticket?.qrText, foreign)).toMatchObject({
      valid: false,
      outcome: 'UNKNOWN_KEY',
      keyKnown: false,
    });
    const snapshot = await snapshotOf(other.issuerId);
    expect(await check(ticket?.file, undefined, snapshot)).toMatchObject({
      valid: false,
      outcome: 'WRONG_ISSUER',
    });
  });

  it('judges window and form', async () => {
    const [ticket] = await doors.sell();
    const later = await openDoors(app, { organiser: doors.organiser, name: 'Later', effectiveIn: 600 });
    const [early] = await later.sell();
    expect(await check(early?.file)).toMatchObject({ outcome: 'NOT_YET_VALID' });
    expect(await check({ ...ticket?.file, tier: 'Gold' })).toMatchObject({
      outcome: 'BAD_SIGNATURE',
      keyKnown: true,
    });
    expect(await check({ id: ticket?.id })).toMatchObject({ outcome: 'MALFORMED', keyKnown: false });
  });

  it('refuses keys and snapshots that cannot be used', async () => {
    const [ticket] = await doors.sell();
    const key = await keyOf(doors.issuerId);
    const snapshot = await snapshotOf(doors.issuerId);
    const code = async (...given: Parameters<typeof ask>) =>
      (await ask(...given)).errors?.[0]?.extensions.code;
    expect(await code(ticket?.file, 'AAAA', snapshot)).toBe('BAD_INPUT');
    expect(await code(ticket?.file, Buffer.alloc(32).toString('base64'), snapshot)).toBe('BAD_INPUT');
    expect(await code(ticket?.file, key, { ...snapshot, revoked: [] })).toBe('BAD_INPUT');
    expect(await code(ticket?.file, key, {})).toBe('BAD_INPUT');
    expect(await code(ticket?.file, key, await snapshotOf(doors.issuerId, '0'))).toBe('BAD_INPUT');
  });

  it('calls a genuine ticket that another version signed unknown, and names the version', async () => {
    const before = await keyOf(doors.issuerId);
    const rotate = 'mutation { rotateSigningKey { signingKey { version publicKey } } }';
    const { version, publicKey } = (await app.graphql(rotate, {}, doors.organiser)).data.rotateSigningKey
      .signingKey;
    const [ticket] = await doors.sell();
    const message = `The ticket was signed with version ${version} of this organiser’s key. Get that version and check again.`;
    const refused = { valid: false, outcome: 'UNKNOWN_KEY', message, keyKnown: true };
    expect(await check(ticket?.file, before)).toEqual(refused);
    expect(await check(ticket?.qrText, before)).toEqual(refused);
    expect(await check(ticket?.file, publicKey)).toMatchObject({ outcome: 'GOOD' });
    const changed = { ...ticket?.file, tier: 'Gold' };
    expect(await check(changed, before)).toMatchObject({ outcome: 'BAD_SIGNATURE', keyKnown: true });
    const stranger = generateSigningKey();
    const key = loadSigningKey({ issuerId: doors.issuerId, version: 1, seed: stranger.seed });
    const forged = signTicket({ ...ticket?.file, key_version: 1 }, key);
    expect(await check(forged, publicKeyText(stranger.publicKey))).toMatchObject({
      ...{ valid: false, outcome: 'UNKNOWN_KEY', keyKnown: false },
      message: 'The ticket was signed with a key that is not known here.',
    });
  });
});
