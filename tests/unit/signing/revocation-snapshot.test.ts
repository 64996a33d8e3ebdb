import fc from 'fast-check';
import { canonicalize } from 'json-canonicalize';
import { describe, expect, it } from 'vitest';
import { signSnapshot, verifySnapshot } from '../../../server/lib/signing/index.ts';
import { canonicalSnapshot } from '../../../server/lib/ticket-format/revocation-snapshot.ts';
import { findKey, key, malleate, otherKey } from './fixtures.ts';

const created_at = '2026-11-22T09:00:01.000Z';
const revoked = [
  { ticket_id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', revoked_at: '2026-11-22T08:00:00.000Z' },
  { ticket_id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c', revoked_at: '2026-11-22T09:00:00.000Z' },
];
const full = signSnapshot({ number: 2, created_at, since: null, revoked, total_revoked: 2 }, key);
const reason = (value: unknown) => {
  const verdict = verifySnapshot(value, findKey);
  return verdict.ok ? 'ok' : verdict.reason;
};

describe('a revocation snapshot', () => {
  it('verifies whole, as a delta, and empty', () => {
    const delta = signSnapshot(
      { number: 2, created_at, since: 1, revoked: revoked.slice(1), total_revoked: 2 },
      key,
    );
    const empty = signSnapshot({ number: 0, created_at, since: null, revoked: [], total_revoked: 0 }, key);
    for (const snapshot of [full, delta, empty])
      expect(reason(JSON.parse(JSON.stringify(snapshot)))).toBe('ok');
  });

  it('is signed in its RFC 8785 form', () => {
    const entry = fc.record({ ticket_id: fc.uuid(), revoked_at: fc.constant(created_at) });
    fc.assert(
      fc.property(fc.array(entry), fc.nat(), fc.option(fc.nat()), (list, number, since) => {
        const { signature: _signature, ...unsigned } = { ...full, revoked: list, number, since };
        expect(canonicalSnapshot(unsigned)).toBe(canonicalize(unsigned));
      }),
    );
  });

  it.each([
    ['an entry less', { revoked: revoked.slice(1), total_revoked: 1 }],
    ['another number', { number: 3 }],
    ['another date', { created_at: '2026-11-22T09:00:02.000Z' }],
    ['a delta made of it', { since: 1 }],
    ["another issuer's signature", { signature: signSnapshot({ ...full }, otherKey).signature }],
    [
      'S plus the group order',
      { signature: malleate(Buffer.from(full.signature, 'base64url')).toString('base64url') },
    ],
  ])('with %s: bad_signature', (_name, change) => {
    expect(reason({ ...full, ...change })).toBe('bad_signature');
  });

  it.each([
    ['a total that its list contradicts', { total_revoked: 3 }],
    ['a base above its number', { since: 3 }],
    ['a negative number', { number: -1 }],
    ['a field more', { note: 'x' }],
    ['an entry that is none', { revoked: [{}, {}] }],
    ['a list that is none', { revoked: {} }],
    ['an entry with more', { revoked: revoked.map((entry) => ({ ...entry, reason: 'x' })) }],
  ])('with %s: malformed', (_name, change) => {
    expect(reason({ ...full, ...change })).toBe('malformed');
  });

  it('by a key that is not known: unknown_key', () => {
    expect(reason({ ...full, key_version: 9 })).toBe('unknown_key');
  });

  it('hostile input never throws', () => {
    for (const value of [undefined, null, 1, [], {}, 'x']) expect(reason(value)).toBe('malformed');
  });
});
