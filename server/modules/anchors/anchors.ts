import type { Settlement } from '../../ledger/settlement/index.ts';
import { auditHeadRoot } from '../../lib/signing/index.ts';
import type { TicketProof } from '../../lib/ticket-format/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { readChainHead } from '../audit/index.ts';
import { type BatchRecord, type LeafRecord, readLeaves, readProgress } from './anchor.reads.ts';
import { AUDIT_SECONDS, isDue, type LeafRange } from './anchor.rules.ts';
import { insertAuditBatch, recordNetwork } from './anchor.writes.ts';
import { collectLeaves } from './collect-leaves.ts';
import { CHUNK, pathOf, splitHashes } from './leaf-chunks.ts';
import { anchorOutcome, sendBatch } from './send-batch.ts';

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
  const { place: index, hashes } = record;
  const hash = splitHashes(hashes)[index % CHUNK];
  if (!hash) throw new Error(`leaf ${index} of batch ${record.number} is missing`);
  const proof: TicketProof = {
    version: 1,
    salt: hex(record.salt),
    index,
    size: record.leafCount,
    path: pathOf(index, hashes, record.chunkRoots).map(hex),
    root: hex(record.root),
    anchor: {
      network: record.networkName,
      passphrase: record.passphrase,
      account: record.account,
      transaction: record.transactionHash,
      ledger: record.ledger,
      closed_at: record.ledgerClosedAt.toISOString(),
    },
  };
  return { record, hash: hex(hash), proof };
}

/** The part of the configured ledger that anchoring needs. */
export interface AnchorLedger {
  readonly network: {
    readonly name: string;
    readonly passphrase: string;
    readonly explorer: { transaction(hash: string): string } | null;
  };
  /** @throws LedgerUnavailable before the first contact with the network */
  networkId(): string;
}

export interface AnchorsOptions {
  db: Database;
  clock: Clock;
  ledger: AnchorLedger;
  settlement: Pick<Settlement, 'handle' | 'intend'>;
  /** Returns the anchoring account, which is on the ledger. @throws LedgerUnavailable */
  account(scope: Scope): Promise<string>;
  /** Seconds between two trees of tickets. */
  seconds: number;
}

/** Anchors on the ledger what must not be changed in silence: issued and revoked tickets, and the audit log's head. */
export class Anchors {
  readonly #options: AnchorsOptions;
  readonly #leaves: Record<LeafRange['event'], (scope: Scope, id: string) => Promise<ProvedLeaf | undefined>>;

  constructor(options: AnchorsOptions) {
    this.#options = options;
    options.settlement.handle('anchor', anchorOutcome);
    const leaves = (event: LeafRange['event']) =>
      batchByKey<string, ProvedLeaf>((scope, ids) => this.#readLeaves(scope, event, ids));
    this.#leaves = { issued: leaves('issued'), revoked: leaves('revoked') };
  }

  /** Returns the leaf of a ticket's event, once the ledger has it. Calls made in the same turn share one query. */
  leaf(scope: Scope, ticketId: string, event: LeafRange['event']): Promise<ProvedLeaf | undefined> {
    return this.#leaves[event](scope, ticketId);
  }

  /** Returns the proof that goes into the ticket's file. */
  async proof(scope: Scope, ticketId: string): Promise<TicketProof | undefined> {
    return (await this.leaf(scope, ticketId, 'issued'))?.proof;
  }

  /** Returns the explorer URL of a transaction; null when it is on another network or there is no explorer. */
  explorerUrl(passphrase: string, transactionHash: string): string | null {
    const { network } = this.#options.ledger;
    return network.passphrase === passphrase
      ? (network.explorer?.transaction(transactionHash) ?? null)
      : null;
  }

  /** Runs on schedule: collects and sends what is due. While the ledger is unavailable, the next run retries. */
  async run(scope: Scope): Promise<void> {
    try {
      const network = await this.#network(scope);
      await this.#anchor(scope, network, 'tickets', this.#options.seconds, () =>
        collectLeaves(scope, network),
      );
      await this.#anchor(scope, network, 'audit', AUDIT_SECONDS, (seq) =>
        this.#takeAuditHead(scope, network, seq),
      );
    } catch (error) {
      if (!(error instanceof Failure && error.code === 'LEDGER_UNAVAILABLE')) throw error;
      scope.services.log.debug({ err: error }, 'anchoring waits for the ledger');
    }
  }

  async #network(scope: Scope): Promise<number> {
    const { ledger } = this.#options;
    const known = { networkId: ledger.networkId(), ...ledger.network };
    return inTransaction(scope, (tx) => recordNetwork(tx, known), SYSTEM_TENANCY);
  }

  /** @param prepare closes a new batch when there is something to anchor */
  async #anchor(
    scope: Scope,
    network: number,
    kind: BatchRecord['kind'],
    seconds: number,
    prepare: (auditSeq: bigint | null) => Promise<boolean>,
  ): Promise<void> {
    const { db, clock, settlement, account } = this.#options;
    const progress = await readProgress(db, network, kind);
    const schedule = { lastSentAt: progress.lastSentAt, underWay: progress.underWay, seconds };
    if (!isDue({ now: clock.now(), ...schedule })) return;
    if (!progress.waiting && !(await prepare(progress.auditSeq))) return;
    await sendBatch(scope, { network, kind, settlement, account: await account(scope) });
  }

  async #takeAuditHead(scope: Scope, network: number, last: bigint | null): Promise<boolean> {
    const head = await readChainHead(this.#options.db);
    if (!head || head.seq === last) return false;
    const root = auditHeadRoot(head.seq, head.hash);
    const made = await inTransaction(
      scope,
      (tx) => insertAuditBatch(tx, network, head, root),
      SYSTEM_TENANCY,
    );
    return made !== undefined;
  }

  async #readLeaves(
    scope: Scope,
    event: LeafRange['event'],
    ticketIds: string[],
  ): Promise<Map<string, ProvedLeaf>> {
    const { passphrase } = this.#options.ledger.network;
    const leaves = await readLeaves(scope, { passphrase, event, ticketIds });
    return new Map(leaves.map((leaf) => [leaf.ticketId, proveLeaf(leaf)]));
  }
}
