import type { PlannedOperation } from '../../port.ts';
import { type Built, CHANNEL, type Intent, type NewIntent } from '../intent.ts';

/** Serialises operations. JSON has no bigint and no bytes: they become `{"$n": "1"}` and `{"$b": "<base64>"}`. */
export function operationsToJson(operations: readonly PlannedOperation[]): string {
  return JSON.stringify(operations, (_name, value: unknown) => {
    if (typeof value === 'bigint') return { $n: value.toString() };
    // Buffer.toJSON runs before the replacer sees the value.
    if (isBufferJson(value)) return { $b: Buffer.from(value.data).toString('base64') };
    return value;
  });
}

/** @param json the column's value: already parsed */
export function operationsFromJson(json: unknown): PlannedOperation[] {
  return JSON.parse(JSON.stringify(json), (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('$n' in value) return BigInt(String(value.$n));
    if ('$b' in value) return Buffer.from(String(value.$b), 'base64');
    return value;
  }) as PlannedOperation[];
}

function isBufferJson(value: unknown): value is { type: 'Buffer'; data: number[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'Buffer' &&
    'data' in value
  );
}

/** Fee bump: the same bytes inside a transaction whose fee the platform pays. */
export interface Bump {
  hash: string;
  envelopeXdr: string;
  /** Stroops per operation, the wrapping counted as one. */
  bid: bigint;
}

/** An intent as stored in the table. */
export interface StoredIntent extends Intent {
  networkId: string;
  byChannel: boolean;
  /** Keys that sign in addition to the source. */
  signers: readonly string[];
  notAfter: Date | null;
  /** Externally signed: no other bytes are built. */
  externallySigned: boolean;
  createdAt: Date;
  built: Built | null;
  bump: Bump | null;
}

/** SELECT list of an `IntentRow`. */
export const INTENT_COLUMNS = `id, network_id AS "networkId", kind, business_key AS "businessKey", state, operations,
  memo_hash AS "memoHash", signers, reference, not_after AS "notAfter", by_channel AS "byChannel",
  presigned AS "externallySigned", created_at AS "createdAt", source, seq, max_time AS "maxTime", fee_bid AS "feeBid",
  tx_hash AS "transactionHash", envelope_xdr AS "envelopeXdr", bump_hash AS "bumpHash", bump_xdr AS "bumpXdr",
  bump_bid AS "bumpBid"`;

export interface IntentRow extends Omit<StoredIntent, 'operations' | 'built' | 'bump'> {
  operations: unknown;
  seq: bigint | null;
  maxTime: bigint | null;
  feeBid: bigint | null;
  envelopeXdr: string | null;
  bumpHash: string | null;
  bumpXdr: string | null;
  bumpBid: bigint | null;
}

export function storedIntent(row: IntentRow): StoredIntent {
  const { operations, seq, maxTime, feeBid, envelopeXdr, bumpHash, bumpXdr, bumpBid, ...intent } = row;
  return { ...intent, operations: operationsFromJson(operations), built: builtOf(row), bump: bumpOf(row) };
}

/** Builds the row that `intend` writes, without reading it back. Externally signed bytes can be submitted at once. */
export function freshIntent(id: string, networkId: string, request: NewIntent, now: Date): StoredIntent {
  const byChannel = request.source === CHANNEL;
  const built = request.signed ?? null;
  return {
    id,
    networkId,
    kind: request.kind,
    businessKey: request.businessKey,
    state: built ? 'prepared' : 'intended',
    operations: request.operations as PlannedOperation[],
    memoHash: request.memoHash ?? null,
    signers: otherSigners(request),
    // Handlers get what JSON makes of it, whichever process calls them.
    reference: JSON.parse(JSON.stringify(request.reference)) as Record<string, unknown>,
    notAfter: request.notAfter,
    byChannel,
    externallySigned: built !== null,
    createdAt: now,
    source: byChannel ? null : request.source,
    transactionHash: built?.hash ?? null,
    built,
    bump: null,
  };
}

/** Each key once, without the source: the ledger refuses surplus signatures. */
export function otherSigners(request: NewIntent): string[] {
  return [...new Set(request.signers ?? [])].filter((key) => key !== request.source);
}

function builtOf(row: IntentRow): Built | null {
  const { source, seq, maxTime, feeBid, transactionHash: hash, envelopeXdr } = row;
  if (source === null || seq === null || maxTime === null || feeBid === null) return null;
  if (hash === null || envelopeXdr === null) return null;
  return { source, seq, maxTime: Number(maxTime), feeBid, hash, envelopeXdr };
}

function bumpOf({ bumpHash: hash, bumpXdr: envelopeXdr, bumpBid: bid }: IntentRow): Bump | null {
  return hash === null || envelopeXdr === null || bid === null ? null : { hash, envelopeXdr, bid };
}
