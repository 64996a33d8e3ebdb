import { createHash } from 'node:crypto';
import type { BuiltTransaction, LedgerSignature, PlannedOperation, TransactionPlan } from '../port.ts';
import { publicKeyBytes } from './strkey.ts';

/** Constants of the protocol's definition (Stellar-transaction.x, Stellar-ledger-entries.x). */
export const ENVELOPE_TYPE_TX = 2;
export const KEY_TYPE_ED25519 = 0;
export const PRECOND_TIME = 1;
export const MEMO_NONE = 0;
export const MEMO_HASH = 3;
export const OPERATION_PAYMENT = 1;
export const ASSET_NATIVE = 0;

/** Big-endian, as all of XDR (RFC 4506). */
export function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function int64(value: bigint): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64BE(value);
  return bytes;
}

const MOST_STROOPS = 2n ** 63n - 1n;
const MOST_FEE = 2n ** 32n - 1n;
const MOST_OPERATIONS = 100;

type Payment = Extract<PlannedOperation, { type: 'payment' }>;

/**
 * Builds a transaction that has only payments of lumens, as nearly all of ours do, byte for byte as the SDK does and
 * thirty times as fast. Anything else, and everything the SDK would refuse, is left to it.
 * @returns undefined: the SDK must build it
 */
export function buildPayments(passphrase: string, plan: TransactionPlan): BuiltTransaction | undefined {
  const transaction = transactionBytes(plan);
  if (transaction === undefined) return undefined;
  const envelope = Buffer.concat([int32(ENVELOPE_TYPE_TX), transaction, int32(0)]);
  const hash = createHash('sha256').update(networkOf(passphrase)).update(envelope.subarray(0, -4));
  return { envelopeXdr: envelope.toString('base64'), hash: hash.digest('hex') };
}

function transactionBytes(plan: TransactionPlan): Buffer | undefined {
  const { operations, memoHash, minTime, maxTime, sequence } = plan;
  const source = accountBytes(plan.source);
  const payments = operations.map((operation) =>
    operation.type === 'payment' ? paymentBytes(operation) : undefined,
  );
  const fee = plan.feePerOperation * BigInt(operations.length);
  if (!source || !payments.every((payment) => payment !== undefined)) return undefined;
  if (payments.length === 0 || payments.length > MOST_OPERATIONS || fee < 0n || fee > MOST_FEE)
    return undefined;
  if (sequence < 1n || sequence > MOST_STROOPS || (memoHash !== null && memoHash.length !== 32))
    return undefined;
  return Buffer.concat([
    source,
    int32(Number(fee)),
    int64(sequence),
    int32(PRECOND_TIME),
    int64(BigInt(minTime)),
    int64(BigInt(maxTime)),
    ...(memoHash === null ? [int32(MEMO_NONE)] : [int32(MEMO_HASH), memoHash]),
    int32(payments.length),
    ...payments,
    int32(0),
  ]);
}

function paymentBytes({ from, to, stroops }: Payment): Buffer | undefined {
  const source = from === undefined ? int32(0) : accountBytes(from);
  const destination = accountBytes(to);
  if (!source || !destination || stroops <= 0n || stroops > MOST_STROOPS) return undefined;
  return Buffer.concat([
    ...(from === undefined ? [source] : [int32(1), source]),
    int32(OPERATION_PAYMENT),
    destination,
    int32(ASSET_NATIVE),
    int64(stroops),
  ]);
}

function accountBytes(publicKey: string): Buffer | undefined {
  const key = publicKeyBytes(publicKey);
  return key && Buffer.concat([int32(KEY_TYPE_ED25519), key]);
}

let network: { passphrase: string; id: Buffer } | undefined;

function networkOf(passphrase: string): Buffer {
  if (network?.passphrase !== passphrase)
    network = { passphrase, id: createHash('sha256').update(passphrase).digest() };
  return network.id;
}

const INT = 4;
const LONG = 8;
const KEY = 32;
const SIGNATURE = 64;
const HINT = 4;
const MOST_SIGNATURES = 20;

/**
 * Adds signatures to an unsigned transaction that `buildPayments` has built, byte for byte as the SDK does it: decoding
 * and encoding the whole of it costs ten times as much as signing. Any other form is left to the SDK.
 * @returns undefined: the SDK must do it
 */
export function signPayments(
  envelopeXdr: string,
  signatures: readonly LedgerSignature[],
): string | undefined {
  const envelope = Buffer.from(envelopeXdr, 'base64');
  const signed = signatures.map(decorated);
  if (signed.length > MOST_SIGNATURES || !isUnsignedPayments(envelope)) return undefined;
  if (!signed.every((one) => one !== undefined)) return undefined;
  return Buffer.concat([envelope.subarray(0, -INT), int32(signed.length), ...signed]).toString('base64');
}

/** Encodes the hint (the last bytes of the key) and the signature with its length. */
function decorated({ publicKey, signature }: LedgerSignature): Buffer | undefined {
  const key = publicKeyBytes(publicKey);
  if (!key || signature.length !== SIGNATURE) return undefined;
  return Buffer.concat([key.subarray(-HINT), int32(SIGNATURE), signature]);
}

function isUnsignedPayments(envelope: Buffer): boolean {
  let at = 0;
  // No number is read beyond the end.
  const next = (): number => {
    const value = at + INT <= envelope.length ? envelope.readUInt32BE(at) : Number.NaN;
    at += INT;
    return value;
  };
  const isAccount = (): boolean => {
    const plain = next() === KEY_TYPE_ED25519;
    at += KEY;
    return plain;
  };
  const isPayment = (): boolean => {
    const own = next();
    if (own !== 0 && !(own === 1 && isAccount())) return false;
    const plain = next() === OPERATION_PAYMENT && isAccount() && next() === ASSET_NATIVE;
    at += LONG;
    return plain;
  };
  if (next() !== ENVELOPE_TYPE_TX || !isAccount()) return false;
  at += INT + LONG;
  if (next() !== PRECOND_TIME) return false;
  at += 2 * LONG;
  const memo = next();
  if (memo === MEMO_HASH) at += KEY;
  else if (memo !== MEMO_NONE) return false;
  for (let left = next(); left > 0; left -= 1) if (!isPayment()) return false;
  // Neither an extension nor a signature follows.
  return next() === 0 && next() === 0 && at === envelope.length;
}
