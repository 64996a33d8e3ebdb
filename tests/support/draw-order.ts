import { drawPieces, HASH_BYTES } from '../../server/modules/waiting-room/draw.rules.ts';

/** @returns the hashes as the product draws them, the first to be admitted first */
export async function drawOrder(
  seed: Uint8Array,
  ledgerHash: Uint8Array | null,
  hashes: readonly Buffer[],
): Promise<Buffer[]> {
  const order: Buffer[] = [];
  for await (const piece of drawPieces({ seed, ledgerHash }, Buffer.concat(hashes), async () => true))
    for (let at = 0; at < piece.hashes.length; at += HASH_BYTES)
      order.push(piece.hashes.subarray(at, at + HASH_BYTES));
  return order;
}
