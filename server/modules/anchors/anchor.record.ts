/** A batch: one tree of tickets, or one head of the audit log. */
export interface BatchRecord {
  number: number;
  kind: 'tickets' | 'audit';
  state: 'gathering' | 'closed' | 'anchored';
  leaf_count: number;
  /** The tree hashes of its chunks, concatenated. */
  chunk_roots: Buffer;
  /** 32 bytes; null while it is gathering. */
  root: Buffer | null;
  intent_id: string | null;
}

/** A batch that is on the ledger, with its public fields. */
export interface AnchorRecord {
  number: number;
  kind: 'tickets' | 'audit';
  leaf_count: number;
  audit_seq: bigint | null;
  root: Buffer;
  account: string;
  transaction_hash: string;
  ledger: number;
  ledger_closed_at: Date;
  network_name: 'sandbox' | 'quickstart' | 'testnet';
  passphrase: string;
}

/** Everything that a proof is made from. */
export interface LeafRecord extends AnchorRecord {
  ticket_id: string;
  place: number;
  salt: Buffer;
  chunk_roots: Buffer;
  /** The leaf hashes of its chunk. */
  hashes: Buffer;
}
