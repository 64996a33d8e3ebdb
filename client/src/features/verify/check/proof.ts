import { sha256 } from '@noble/hashes/sha2.js';
import { bigEndian, concat, fromHex, fromUuid, hexOf, readSignature, utf8 } from './bytes.ts';
import { signedText, type TicketFile, type TicketProof } from './ticket-file.ts';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const ISSUED = Uint8Array.of(1);

/**
 * Computes the root hash at the end of the path; null when the index is outside the tree. RFC 9162, section 2.1.3.2.
 */
function hashAtEnd(leaf: Uint8Array, { index, size, path }: TicketProof): Uint8Array | null {
  if (index >= size) return null;
  let hash = leaf;
  let step = 0;
  let at = index;
  for (let last = size - 1; last > 0; last = Math.floor(last / 2)) {
    const isLonely = at === last && at % 2 === 0;
    if (!isLonely) {
      const sibling = path[step];
      if (sibling === undefined) return null;
      const other = fromHex(sibling);
      hash = sha256(at % 2 === 1 ? concat(NODE, other, hash) : concat(NODE, hash, other));
      step += 1;
    }
    at = Math.floor(at / 2);
  }
  return step === path.length ? hash : null;
}

/** Returns whether the proof leads from this ticket to its root. */
export function provesTicket(ticket: TicketFile, proof: TicketProof): boolean {
  const signature = readSignature(ticket.signature);
  if (!signature) return false;
  const digest = sha256(concat(utf8(signedText(ticket)), signature));
  const entry = concat(utf8('passa.leaf.v1\n'), ISSUED, fromHex(proof.salt), fromUuid(ticket.id), digest);
  const tree = hashAtEnd(sha256(concat(LEAF, entry)), proof);
  if (!tree) return false;
  const root = sha256(concat(utf8('passa.tickets.v1\n'), bigEndian(proof.size, 4), tree));
  return hexOf(root) === proof.root;
}
