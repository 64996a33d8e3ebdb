import { describe, expect, it } from 'vitest';
import { verifySnapshot, verifyTicketCode, verifyTicketText } from '../../../server/lib/signing/index.ts';
import { findEventKeys, findKey } from './fixtures.ts';
import { vectors } from './vectors.ts';

function reasonOf(text: string): string {
  const isCode = text.startsWith('PASSA');
  const verdict = isCode ? verifyTicketCode(text, findEventKeys) : verifyTicketText(text, findKey);
  return verdict.ok ? 'ok' : verdict.reason;
}

describe('the published test vectors', () => {
  it('are what the product makes today', async () => {
    await expect(`${JSON.stringify(vectors, null, 2)}\n`).toMatchFileSnapshot(
      '../../../docs/vectors/tickets.json',
    );
  });

  it('hold a good file, a good code and good snapshots', () => {
    expect(reasonOf(vectors.file.text)).toBe('ok');
    expect(reasonOf(vectors.code.text)).toBe('ok');
    expect(verifySnapshot(vectors.snapshots.full.snapshot, findKey).ok).toBe(true);
    expect(verifySnapshot(vectors.snapshots.delta.snapshot, findKey).ok).toBe(true);
  });

  it.each(vectors.refused)('refuses $name: $reason', ({ text, reason }) => {
    expect(reasonOf(text)).toBe(reason);
  });
});
