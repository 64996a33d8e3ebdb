import { describe, expect, it } from 'vitest';
import {
  canonicalText,
  linkHash,
  type PrintedEntry,
  SEED,
} from '../../../server/modules/audit/audit-canonical.ts';

const entry: PrintedEntry = {
  id: '7',
  tx: '991',
  at: '1764950400000001',
  action: 'event.create',
  entityType: 'event',
  entityId: '01930000-0000-7000-8000-000000000001',
  issuerId: '01920000-0000-7000-8000-000000000002',
  actorKind: 'user',
  userId: '01910000-0000-7000-8000-000000000003',
  userEmail: 'ama "the boss" \\ é\n@example.test',
  address: '127.0.0.1',
  requestId: null,
  success: true,
  details: '{"name": "Jazz", "tiers": [1, 2]}',
  error: null,
};

const GOLDEN =
  '["7", "991", "1764950400000001", "event.create", "event", "01930000-0000-7000-8000-000000000001", ' +
  '"01920000-0000-7000-8000-000000000002", "user", "01910000-0000-7000-8000-000000000003", ' +
  '"ama \\"the boss\\" \\\\ é\\n@example.test", "127.0.0.1", null, true, {"name": "Jazz", "tiers": [1, 2]}, null]';

describe('the canonical form of an audit entry', () => {
  it('is frozen', () => {
    expect(canonicalText(entry)).toBe(GOLDEN);
  });

  it('gives the frozen hashes', () => {
    const first = linkHash(SEED, canonicalText(entry));
    const second = linkHash(first, canonicalText({ ...entry, id: '8' }));
    expect(first.toString('hex')).toBe('433a63306ea45a1ed970cfb1d6e9f88ec6f288f01d5671b4ffec821e2083073f');
    expect(second.toString('hex')).toBe('e882aa6e4953a4e10355aab586bec12ddf7dc2b5862e95657ef411c1d41e95a1');
  });

  it('differs when any field differs', () => {
    const changes: Partial<PrintedEntry>[] = [
      { id: '8' },
      { tx: '992' },
      { at: '1764950400000002' },
      { action: 'event.edit' },
      { entityType: 'tier' },
      { entityId: null },
      { issuerId: null },
      { actorKind: 'api_key' },
      { userId: null },
      { userEmail: null },
      { address: null },
      { requestId: 'r' },
      { success: false },
      { details: '{}' },
      { error: 'E' },
    ];
    expect(changes).toHaveLength(Object.keys(entry).length);
    const texts = new Set(changes.map((change) => canonicalText({ ...entry, ...change })));
    expect(texts.size).toBe(changes.length);
    expect(texts.has(GOLDEN)).toBe(false);
  });
});
