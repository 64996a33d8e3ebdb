import type { LedgerSignature } from '../port.ts';
import {
  ASSET_NATIVE,
  ENVELOPE_TYPE_TX,
  int32,
  KEY_TYPE_ED25519,
  MEMO_HASH,
  MEMO_NONE,
  OPERATION_PAYMENT,
  PRECOND_TIME,
} from './payment-xdr.ts';
import { publicKeyBytes } from './public-key-bytes.ts';

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
