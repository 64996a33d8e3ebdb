import { xdr } from '@stellar/stellar-sdk';
import { sha256 } from '../bytes.ts';
import { MalformedEnvelope } from '../failures.ts';
import { accountIdOf, signerKeyText } from '../signature/keys.ts';
import { addressOf, decodeOperation } from './decode-operation.ts';
import type {
  AnyTransaction,
  DecoratedSignature,
  FeeBump,
  Memo,
  Preconditions,
  Transaction,
} from './transaction.ts';

const NONE: Preconditions = {
  kind: 'none',
  timeBounds: null,
  ledgerBounds: null,
  minSequence: null,
  minSequenceAge: 0n,
  minSequenceGap: 0,
  extraSigners: [],
};

function timeBoundsOf(bounds: xdr.TimeBounds | null | undefined): Preconditions['timeBounds'] {
  return bounds ? { minTime: bounds.minTime().toBigInt(), maxTime: bounds.maxTime().toBigInt() } : null;
}

/** The first form of envelopes has only time bounds. */
export function preconditionsOfTime(bounds: xdr.TimeBounds | null | undefined): Preconditions {
  return bounds ? { ...NONE, kind: 'time', timeBounds: timeBoundsOf(bounds) } : NONE;
}

export function decodePreconditions(cond: xdr.Preconditions): Preconditions {
  switch (cond.switch().value) {
    case 0:
      return NONE;
    case 1:
      return preconditionsOfTime(cond.timeBounds());
    default: {
      const v2 = cond.v2();
      const ledgers = v2.ledgerBounds();
      return {
        kind: 'v2',
        timeBounds: timeBoundsOf(v2.timeBounds()),
        ledgerBounds: ledgers ? { minLedger: ledgers.minLedger(), maxLedger: ledgers.maxLedger() } : null,
        minSequence: v2.minSeqNum()?.toBigInt() ?? null,
        minSequenceAge: v2.minSeqAge().toBigInt(),
        minSequenceGap: v2.minSeqLedgerGap(),
        extraSigners: v2.extraSigners().map(signerKeyText),
      };
    }
  }
}

const ENVELOPE_TX = Buffer.from([0, 0, 0, 2]);
const ENVELOPE_FEE_BUMP = Buffer.from([0, 0, 0, 5]);
const KEY_TYPE_ED25519 = Buffer.alloc(4);
const MUXED = 256;

function signaturesOf(signatures: xdr.DecoratedSignature[]): DecoratedSignature[] {
  return signatures.map((one) => ({ hint: one.hint(), bytes: one.signature() }));
}

/** Number of bytes of the signatures at the end of an envelope. */
function signaturesLength(signatures: readonly DecoratedSignature[]): number {
  let length = 4;
  for (const { bytes } of signatures) {
    length += 8 + ((bytes.length + 3) & ~3);
  }
  return length;
}

function memoOf(memo: xdr.Memo): Memo {
  switch (memo.switch().value) {
    case 1:
      return { type: 'text', bytes: Buffer.from(memo.text()) };
    case 2:
      return { type: 'id', id: memo.id().toBigInt() };
    case 3:
      return { type: 'hash', hash: memo.hash() };
    case 4:
      return { type: 'return', hash: memo.retHash() };
    default:
      return { type: 'none' };
  }
}

function hashes(networkId: Buffer, tag: Buffer, envelope: Buffer, signatures: readonly DecoratedSignature[]) {
  const signed = envelope.subarray(4, envelope.length - signaturesLength(signatures));
  return {
    hash: sha256(networkId, tag, signed).toString('hex'),
    fullHash: sha256(envelope).toString('hex'),
  };
}

function transaction(networkId: Buffer, tx: xdr.TransactionV1Envelope, envelope: Buffer): Transaction {
  const body = tx.tx();
  const source = addressOf(body.sourceAccount());
  const signatures = signaturesOf(tx.signatures());
  return {
    kind: 'transaction',
    ...hashes(networkId, ENVELOPE_TX, envelope, signatures),
    envelope,
    source: source.account,
    sourceMuxed: source.muxed,
    fee: BigInt(body.fee()),
    sequence: body.seqNum().toBigInt(),
    preconditions: decodePreconditions(body.cond()),
    memo: memoOf(body.memo()),
    operations: body.operations().map((operation) => decodeOperation(operation, source.account)),
    signatures,
    hasSorobanData: body.ext().switch() !== 0,
  };
}

/**
 * Decodes the first form of envelopes, which has only the key as its source. With the key's type before it, its bytes
 * are those of the current form, so the bytes are converted and the hash is the one that was signed.
 */
function transactionV0(networkId: Buffer, tx: xdr.TransactionV0Envelope, bytes: Buffer): Transaction {
  const body = tx.tx();
  const source = accountIdOf(body.sourceAccountEd25519());
  const signatures = signaturesOf(tx.signatures());
  const envelope = Buffer.concat([ENVELOPE_TX, KEY_TYPE_ED25519, bytes.subarray(4)]);
  return {
    kind: 'transaction',
    ...hashes(networkId, ENVELOPE_TX, envelope, signatures),
    envelope,
    source,
    sourceMuxed: null,
    fee: BigInt(body.fee()),
    sequence: body.seqNum().toBigInt(),
    preconditions: preconditionsOfTime(body.timeBounds()),
    memo: memoOf(body.memo()),
    operations: body.operations().map((operation) => decodeOperation(operation, source)),
    signatures,
    hasSorobanData: false,
  };
}

function feeBump(networkId: Buffer, bump: xdr.FeeBumpTransactionEnvelope, envelope: Buffer): FeeBump {
  const body = bump.tx();
  const source = addressOf(body.feeSource());
  const signatures = signaturesOf(bump.signatures());
  // Before the inner envelope: type, fee source (longer with a number), fee. After it: the extension point.
  const start = 4 + (body.feeSource().switch().value === MUXED ? 44 : 36) + 8;
  const end = envelope.length - signaturesLength(signatures) - 4;
  return {
    kind: 'fee_bump',
    ...hashes(networkId, ENVELOPE_FEE_BUMP, envelope, signatures),
    envelope,
    feeSource: source.account,
    feeSourceMuxed: source.muxed,
    fee: body.fee().toBigInt(),
    inner: transaction(networkId, body.innerTx().v1(), envelope.subarray(start, end)),
    signatures,
  };
}

function parse(bytes: Buffer): xdr.TransactionEnvelope {
  try {
    return xdr.TransactionEnvelope.fromXDR(bytes);
  } catch (cause) {
    throw new MalformedEnvelope(cause instanceof Error ? cause.message : 'not a transaction envelope');
  }
}

/**
 * @param networkId sha256 of the passphrase.
 * @throws MalformedEnvelope
 */
export function decodeEnvelope(networkId: Buffer, raw: Uint8Array): AnyTransaction {
  // The decoded values are views into these bytes, which must not be the caller's.
  const bytes = Buffer.from(raw);
  const envelope = parse(bytes);
  switch (envelope.switch().value) {
    case 0:
      return transactionV0(networkId, envelope.v0(), bytes);
    case 2:
      return transaction(networkId, envelope.v1(), bytes);
    default:
      return feeBump(networkId, envelope.feeBump(), bytes);
  }
}
