import { describe, expect, it } from 'vitest';
import { provesTicket } from '../../../server/lib/signing/index.ts';
import { readTicketText } from '../../../server/lib/ticket-format/index.ts';
import { proofVectors } from './proof-vectors.ts';

function proves(text: string): boolean {
  const read = readTicketText(text);
  return read.ok && read.ticket.proof !== undefined && provesTicket(read.ticket, read.ticket.proof);
}

describe('the published proofs', () => {
  it('are what the product makes today', async () => {
    await expect(`${JSON.stringify(proofVectors, null, 2)}\n`).toMatchFileSnapshot(
      '../../../docs/vectors/proofs.json',
    );
  });

  it.each(proofVectors.files)('prove leaf $index of $size', ({ text }) => {
    expect(proves(text)).toBe(true);
  });

  it.each(proofVectors.refused)('prove nothing with $name', ({ text }) => {
    expect(proves(text)).toBe(false);
  });
});
