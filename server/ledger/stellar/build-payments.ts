import { createHash } from 'node:crypto';
import type { BuiltTransaction, PlannedOperation, TransactionPlan } from '../port.ts';
import {
  ASSET_NATIVE,
  ENVELOPE_TYPE_TX,
  int32,
  int64,
  KEY_TYPE_ED25519,
  MEMO_HASH,
  MEMO_NONE,
  OPERATION_PAYMENT,
  PRECOND_TIME,
} from './payment-xdr.ts';
import { publicKeyBytes } from './public-key-bytes.ts';

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
