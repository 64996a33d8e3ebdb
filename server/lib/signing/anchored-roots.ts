import { createHash } from 'node:crypto';
import { DOMAIN } from './domains.ts';

/**
 * Returns the 32 bytes that anchor a tree of tickets on the ledger. The number of leaves is bound in, so that a proof
 * holds for one size of the tree alone.
 * @param size 1 to 2^31
 */
export function ticketsRoot(size: number, tree: Uint8Array): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(size);
  return createHash('sha256').update(DOMAIN.ticketsRoot).update(count).update(tree).digest();
}

/**
 * Returns the 32 bytes that anchor the head of the audit log on the ledger.
 * @param seq the number of the last link, from 1
 * @param hash its 32 bytes
 */
export function auditHeadRoot(seq: bigint, hash: Uint8Array): Buffer {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(seq);
  return createHash('sha256').update(DOMAIN.auditHead).update(place).update(hash).digest();
}
