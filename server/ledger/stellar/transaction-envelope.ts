import type { KeyObject } from 'node:crypto';
import type { FeeBumpTransaction, Transaction, xdr } from '@stellar/stellar-sdk';
import { verifyBytes, verifyingKeyOf } from '../../lib/signing/index.ts';
import { EnvelopeRefused } from '../failures.ts';
import type { BuiltTransaction, LedgerSignature, PlannedOperation, TransactionPlan } from '../port.ts';
import { lumensOf } from './encoding.ts';
import type { StellarSdk } from './sdk.ts';
import { publicKeyBytes } from './strkey.ts';

/** The network limits both; the SDK would fail later, with an obscure message. */
const MOST_OPERATIONS = 100;
const MOST_SIGNATURES = 20;

/** @throws RangeError for a plan that the ledger would always refuse */
export function buildTransaction(
  sdk: StellarSdk,
  passphrase: string,
  plan: TransactionPlan,
): BuiltTransaction {
  if (plan.operations.length === 0 || plan.operations.length > MOST_OPERATIONS) {
    throw new RangeError(`a transaction has 1 to ${MOST_OPERATIONS} operations`);
  }
  const source = new sdk.Account(plan.source, (plan.sequence - 1n).toString());
  const builder = new sdk.TransactionBuilder(source, {
    fee: plan.feePerOperation.toString(),
    networkPassphrase: passphrase,
    timebounds: { minTime: plan.minTime, maxTime: plan.maxTime },
    memo: plan.memoHash === null ? sdk.Memo.none() : sdk.Memo.hash(plan.memoHash),
  });
  for (const operation of plan.operations) builder.addOperation(operationOf(sdk, operation));
  const built = builder.build();
  return { envelopeXdr: built.toEnvelope().toXDR('base64'), hash: built.hash().toString('hex') };
}

/** @param maxFee total stroops; the ledger counts the fee bump as one more operation */
export function buildFeeBump(
  sdk: StellarSdk,
  passphrase: string,
  { innerXdr, feeSource, maxFee }: { innerXdr: string; feeSource: string; maxFee: bigint },
): BuiltTransaction {
  const inner = sdk.TransactionBuilder.fromXDR(innerXdr, passphrase);
  if (inner instanceof sdk.FeeBumpTransaction) throw new RangeError('a fee bump wraps no fee bump');
  // The SDK multiplies the fee by the number of operations plus one.
  const rate = maxFee / BigInt(inner.operations.length + 1);
  const bump = sdk.TransactionBuilder.buildFeeBumpTransaction(feeSource, rate.toString(), inner, passphrase);
  return { envelopeXdr: bump.toEnvelope().toXDR('base64'), hash: bump.hash().toString('hex') };
}

export function attachSignatures(
  sdk: StellarSdk,
  envelopeXdr: string,
  signatures: readonly LedgerSignature[],
): string {
  const envelope = sdk.xdr.TransactionEnvelope.fromXDR(envelopeXdr, 'base64');
  const signed = envelope.value() as xdr.TransactionV1Envelope | xdr.FeeBumpTransactionEnvelope;
  // Not through the SDK's own method: it verifies each signature first, which takes a hundred times as long.
  const added = signatures.map(
    ({ publicKey, signature }) =>
      new sdk.xdr.DecoratedSignature({
        hint: hintOf(sdk, publicKey),
        signature,
      }),
  );
  const all = [...signed.signatures(), ...added];
  if (all.length > MOST_SIGNATURES)
    throw new RangeError(`a transaction has at most ${MOST_SIGNATURES} signatures`);
  signed.signatures(all);
  return envelope.toXDR('base64');
}

/** The signature hint: the last four bytes of the key. */
function hintOf(sdk: StellarSdk, publicKey: string): Buffer {
  return publicKeyBytes(publicKey)?.subarray(-4) ?? sdk.Keypair.fromPublicKey(publicKey).signatureHint();
}

function operationOf({ Operation, Asset }: StellarSdk, planned: PlannedOperation): xdr.Operation {
  const source = planned.from === undefined ? {} : { source: planned.from };
  switch (planned.type) {
    case 'payment':
      return Operation.payment({
        destination: planned.to,
        asset: Asset.native(),
        amount: lumensOf(planned.stroops),
        ...source,
      });
    case 'create_account':
      return Operation.createAccount({
        destination: planned.to,
        startingBalance: lumensOf(planned.stroops),
        ...source,
      });
    case 'bump_sequence':
      return Operation.bumpSequence({ bumpTo: planned.to.toString(), ...source });
    case 'account_merge':
      return Operation.accountMerge({ destination: planned.to, ...source });
    case 'manage_data':
      return Operation.manageData({ name: planned.name, value: planned.value, ...source });
    case 'set_options':
      return setOptions(Operation, planned, source);
  }
}

function setOptions(
  Operation: StellarSdk['Operation'],
  planned: Extract<PlannedOperation, { type: 'set_options' }>,
  source: { source?: string },
): xdr.Operation {
  const { masterWeight, low, medium, high, signer, homeDomain } = planned;
  return Operation.setOptions({
    ...(masterWeight === undefined ? {} : { masterWeight }),
    ...(low === undefined ? {} : { lowThreshold: low }),
    ...(medium === undefined ? {} : { medThreshold: medium }),
    ...(high === undefined ? {} : { highThreshold: high }),
    ...(signer === undefined ? {} : { signer: { ed25519PublicKey: signer.key, weight: signer.weight } }),
    ...(homeDomain === undefined ? {} : { homeDomain }),
    ...source,
  });
}

export interface SignatureQuestion {
  envelopeXdr: string;
  /** 64 hexadecimal digits. */
  hash: string;
  publicKeys: readonly string[];
  passphrase: string;
}

/**
 * Returns the signatures of those keys over the transaction with that hash. Hints are only the last four bytes of a
 * key, chosen by the envelope's creator, so each signature is tried for each key. Verification is strict: a signature
 * and its altered copy (S + L) are not the same to the ledger.
 * @throws EnvelopeRefused
 */
export function readSignatures(
  sdk: StellarSdk,
  { envelopeXdr, hash, publicKeys, passphrase }: SignatureQuestion,
): LedgerSignature[] {
  const transaction = parse(sdk, envelopeXdr, passphrase);
  // Recomputed from the content, under the passphrase of our own network.
  const found = transaction.hash();
  if (found.toString('hex') !== hash) throw new EnvelopeRefused('another_transaction');
  const signatures = transaction.signatures.map((decorated) => decorated.signature());
  return publicKeys.flatMap((publicKey) => {
    const key = keyOf(sdk, publicKey);
    const signature = key && signatures.find((bytes) => verifyBytes(found, bytes, key));
    return signature === undefined ? [] : [{ publicKey, signature: Buffer.from(signature) }];
  });
}

function parse(sdk: StellarSdk, envelopeXdr: string, passphrase: string): Transaction | FeeBumpTransaction {
  try {
    return sdk.TransactionBuilder.fromXDR(envelopeXdr.replace(/\s+/g, ''), passphrase);
  } catch {
    throw new EnvelopeRefused('malformed');
  }
}

/** undefined: a weak key, under which anyone could sign; the ledger accepts none either. */
function keyOf(sdk: StellarSdk, publicKey: string): KeyObject | undefined {
  try {
    return verifyingKeyOf(sdk.StrKey.decodeEd25519PublicKey(publicKey));
  } catch {
    return undefined;
  }
}
