import type { TicketProof } from '../../lib/signing/index.ts';
import type { LeafRecord } from './anchor.record.ts';
import { CHUNK, pathOf, splitHashes } from './leaf-chunks.ts';

/** A leaf with its path to the root. */
export interface ProvedLeaf {
  record: LeafRecord;
  /** Hash of the leaf, hex. */
  hash: string;
  /** In the format of docs/tickets.md. */
  proof: TicketProof;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export function proveLeaf(record: LeafRecord): ProvedLeaf {
  const { place, hashes } = record;
  const hash = splitHashes(hashes)[place % CHUNK];
  if (!hash) throw new Error(`leaf ${place} of batch ${record.number} is missing`);
  const proof: TicketProof = {
    version: 1,
    salt: hex(record.salt),
    index: place,
    size: record.leaf_count,
    path: pathOf(place, hashes, record.chunk_roots).map(hex),
    root: hex(record.root),
    anchor: {
      network: record.network_name,
      passphrase: record.passphrase,
      account: record.account,
      transaction: record.transaction_hash,
      ledger: record.ledger,
      closed_at: record.ledger_closed_at.toISOString(),
    },
  };
  return { record, hash: hex(hash), proof };
}
