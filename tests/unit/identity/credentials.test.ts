import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeKey } from '../../../server/modules/identity/api-keys/api-key.rules.ts';
import { AccessTokens, LinkSecrets } from '../../../server/modules/identity/credentials.ts';
import { linkAddress } from '../../../server/modules/identity/links/link.rules.ts';
import { readCredential } from '../../../server/modules/identity/sessions/session-directory.ts';
import { invitationAddress } from '../../../server/modules/revenue-sharing/partners/partner.rules.ts';
import { staffInvitationAddress } from '../../../server/modules/staff/invitations/staff-invitation.rules.ts';
import {
  eventLinkAddress,
  linkAddress as findTicketsAddress,
  orderAddress,
} from '../../../server/modules/tickets/links/ticket-link.rules.ts';
import { TestClock } from '../../support/clock.ts';

const KEY = Buffer.alloc(32, 7);
const SUBJECT = {
  sessionId: '0192f0c1-2a5b-7c00-8000-000000000001',
  userId: '0192f0c1-2a5b-7c00-8000-000000000002',
  name: 'Amina',
  email: 'amina@kicc.test',
  role: 'attendee' as const,
  phone: '+254 700 000 000',
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function handMade(header: object, claims: object, key = KEY): string {
  const body = `${part(header)}.${part(claims)}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

describe('session tokens', () => {
  const clock = new TestClock();
  const tokens = new AccessTokens(KEY, clock);
  const inAnHour = () => new Date(clock.now().getTime() + 3_600_000);
  const good = () => ({
    sid: SUBJECT.sessionId,
    sub: SUBJECT.userId,
    iss: 'passa',
    aud: 'passa-api',
    exp: Math.floor(inAnHour().getTime() / 1_000),
  });

  it('name their session until they expire, by the product clock', async () => {
    const token = await tokens.sign(SUBJECT, inAnHour());
    expect((await tokens.sessionOf(token))?.id).toBe(SUBJECT.sessionId);
    clock.advance('2h');
    expect(await tokens.sessionOf(token)).toBeUndefined();
  });

  it('carry what a client shows', async () => {
    const token = await tokens.sign(SUBJECT, inAnHour());
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      sub: SUBJECT.userId,
      sid: SUBJECT.sessionId,
      phone: SUBJECT.phone,
      role: 'attendee',
    });
  });

  it('are accepted when made by the book', async () => {
    const token = handMade({ alg: 'HS256', typ: 'passa+jwt' }, good());
    expect((await tokens.sessionOf(token))?.id).toBe(SUBJECT.sessionId);
  });

  it.each([
    ['without a signature', () => `${part({ alg: 'none', typ: 'passa+jwt' })}.${part(good())}.`],
    ['of another key', () => handMade({ alg: 'HS256', typ: 'passa+jwt' }, good(), Buffer.alloc(32, 8))],
    ['of another type', () => handMade({ alg: 'HS256', typ: 'JWT' }, good())],
    ['of another issuer', () => handMade({ alg: 'HS256', typ: 'passa+jwt' }, { ...good(), iss: 'other' })],
    ['for another audience', () => handMade({ alg: 'HS256', typ: 'passa+jwt' }, { ...good(), aud: 'other' })],
    ['without an end', () => handMade({ alg: 'HS256', typ: 'passa+jwt' }, { ...good(), exp: undefined })],
    ['without a session', () => handMade({ alg: 'HS256', typ: 'passa+jwt' }, { ...good(), sid: undefined })],
  ])('are refused %s', async (_name, token) => {
    expect(await tokens.sessionOf(token())).toBeUndefined();
  });
});

describe('the Authorization header', () => {
  const { key } = makeKey((bytes) => Buffer.alloc(bytes, 1));
  it.each([
    [`Bearer ${key}`, 'api_key', key],
    [key, 'api_key', key],
    ['bearer aaa.bbb.ccc', 'token', 'aaa.bbb.ccc'],
    ['aaa.bbb.ccc', 'token', 'aaa.bbb.ccc'],
  ])('%s is read', (header, kind, text) => {
    expect(readCredential(header)).toEqual({ kind, text });
  });

  it('may be missing', () => {
    expect(readCredential(undefined)).toBeNull();
    expect(readCredential('  ')).toBeNull();
  });

  it.each([
    'Bearer',
    'Bearer null',
    'Basic dXNlcjpwYXNz',
    'passa_short',
    'a.b',
    `Bearer ${'a'.repeat(5_000)}.b.c`,
  ])('%s is nothing that counts', (header) => {
    expect(readCredential(header)).toBeUndefined();
  });
});

describe('keys and links', () => {
  it('a key has 256 random bits and is stored as a digest with a prefix', () => {
    const { key, prefix, hash } = makeKey((bytes) => Buffer.alloc(bytes, 255));
    const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const value = [...key.slice('passa_live_'.length, -6)].reduce(
      (sum, digit) => sum * 62n + BigInt(ALPHABET.indexOf(digit)),
      0n,
    );
    expect(value).toBe(2n ** 256n - 1n);
    expect(new Set([key, makeKey((bytes) => Buffer.alloc(bytes, 254)).key]).size).toBe(2);
    expect(key).toHaveLength('passa_live_'.length + 43 + 6);
    expect(key.startsWith(prefix)).toBe(true);
    expect(prefix).toHaveLength('passa_live_'.length + 8);
    expect(hash).toHaveLength(32);
  });

  it('the secret of a link depends on its id, its purpose and the key', () => {
    const links = new LinkSecrets(KEY);
    const secrets = [
      links.secretOf('reset_password', 'a'),
      links.secretOf('reset_password', 'b'),
      links.secretOf('verify_email', 'a'),
      new LinkSecrets(Buffer.alloc(32, 8)).secretOf('reset_password', 'a'),
    ];
    expect(new Set(secrets).size).toBe(4);
    expect(links.secretOf('reset_password', 'a')).toBe(secrets[0]);
  });

  it('the secret of a link stands in its fragment, which browsers send to no server', () => {
    const site = 'https://passa.test';
    const links = [
      ...(['reset_password', 'verify_email', 'recover_factors', 'stop_recovery'] as const).map((purpose) =>
        linkAddress(site, purpose, 'x'),
      ),
      invitationAddress(site, 'x'),
      staffInvitationAddress(site, 'x'),
      findTicketsAddress(site, 'x'),
      eventLinkAddress(site, 'x'),
      orderAddress(site, '1', { kind: 'token', secret: 'x' }),
    ];
    for (const link of links) expect(new URL(link).hash, link).toMatch(/^#(token|tickets)=x$/);
    expect(new URL(links[3] ?? '').search).toBe('?stop=yes');
  });
});
