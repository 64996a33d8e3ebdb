import type { KeyObject } from 'node:crypto';
import type { FeeBumpTransaction, Transaction } from '@stellar/stellar-sdk';
import { verifyBytes, verifyingKeyOf } from '../../lib/signing/index.ts';
import { EnvelopeRefused } from '../failures.ts';
import type { LedgerSignature } from '../port.ts';
import type { StellarSdk } from './sdk.ts';

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
