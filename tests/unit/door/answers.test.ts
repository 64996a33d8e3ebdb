import { describe, expect, it } from 'vitest';
import { admits, SCAN_OUTCOMES } from '../../../server/lib/scan/outcomes.ts';
import { signSnapshot, verifySnapshot } from '../../../server/lib/signing/index.ts';
import { sentenceOf } from '../../../server/modules/door/door.present.ts';
import { checkScanRequest, checkUpload } from '../../../server/modules/door/door.rules.ts';
import { snapshotForm } from '../../../server/modules/door/scans/check-offline.ts';
import { BadInput } from '../../../server/platform/failures.ts';
import { findKey, key } from '../signing/fixtures.ts';

describe('the sentence of an answer', () => {
  it('exists for every outcome, each its own', () => {
    const sentences = SCAN_OUTCOMES.map((outcome) => sentenceOf(outcome));
    expect(new Set(sentences).size).toBe(SCAN_OUTCOMES.length);
    expect(SCAN_OUTCOMES.filter(admits)).toEqual(['exited', 'handed_out', 'admitted', 'good']);
  });

  it('names when and where a ticket was used', () => {
    const usedAt = new Date('2026-12-05T16:04:09.500Z');
    expect(sentenceOf('already_used', { usedAt, usedGate: 'North Gate' })).toBe(
      'The ticket was already used on 2026-12-05 at 16:04:09 UTC at North Gate.',
    );
    expect(sentenceOf('already_used', { usedAt, usedGate: null })).toBe(
      'The ticket was already used on 2026-12-05 at 16:04:09 UTC.',
    );
  });
});

describe('the sentence about a time', () => {
  const at = new Date('2026-12-05T16:04:09.500Z');

  it('says from when a ticket is valid that came too early', () => {
    expect(sentenceOf('not_yet_valid', { validFrom: at })).toBe(
      'The ticket is valid from 2026-12-05 at 16:04:09 UTC.',
    );
  });

  it('says when a ticket expired', () => {
    expect(sentenceOf('expired', { validUntil: at })).toBe(
      'The ticket expired on 2026-12-05 at 16:04:09 UTC.',
    );
  });
});

describe('a scan request', () => {
  it('names every field that cannot be used', () => {
    const bad = () => checkScanRequest({ gateId: 'x', deviceId: '', nonce: 'a\nb', eventId: null });
    expect(bad).toThrow(BadInput);
    try {
      bad();
    } catch (error) {
      const { fields } = (error as BadInput).details as { fields: { field: string }[] };
      expect(fields.map(({ field }) => field)).toEqual(['gateId', 'deviceId', 'nonce']);
    }
  });

  it('may hold at most 500 queued scans', () => {
    const scans = Array.from({ length: 501 }, (_, index) => ({ nonce: `n${index}` }));
    expect(() => checkUpload({ deviceId: 'd', clockOffsetMs: 0, scans })).toThrow('500');
    expect(() => checkUpload({ deviceId: 'd', clockOffsetMs: 0, scans: scans.slice(1) })).not.toThrow();
    expect(() => checkUpload({ deviceId: 'd', clockOffsetMs: 4e10, scans: [] })).toThrow('year');
  });
});

describe('the form of a snapshot', () => {
  const snapshot = signSnapshot(
    {
      number: 2,
      created_at: '2026-12-05T16:00:00.000Z',
      since: null,
      revoked: [
        { ticket_id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', revoked_at: '2026-12-05T15:00:00.000Z' },
      ],
      total_revoked: 1,
    },
    key,
  );
  const asGraphQL = {
    __typename: 'RevocationSnapshot',
    issuerId: snapshot.issuer_id,
    number: String(snapshot.number),
    since: null,
    createdAt: snapshot.created_at,
    revoked: snapshot.revoked.map((entry) => ({ ticketId: entry.ticket_id, revokedAt: entry.revoked_at })),
    totalRevoked: snapshot.total_revoked,
    keyVersion: snapshot.key_version,
    signature: snapshot.signature,
  };

  it.each([
    ['as signed', snapshot],
    ['as text', JSON.stringify(snapshot)],
    ['as GraphQL spells it', asGraphQL],
  ])('verifies %s', (_what, given) => {
    expect(verifySnapshot(snapshotForm(given), findKey)).toMatchObject({ ok: true });
  });

  it('is never repaired', () => {
    expect(verifySnapshot(snapshotForm({ ...asGraphQL, number: '3' }), findKey)).toMatchObject({ ok: false });
    expect(verifySnapshot(snapshotForm('{'), findKey)).toMatchObject({ ok: false });
    expect(verifySnapshot(snapshotForm([snapshot]), findKey)).toMatchObject({ ok: false });
  });
});
