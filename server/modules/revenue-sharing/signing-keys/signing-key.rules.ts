import { BadInput, Failure, type FieldFault } from '../../../platform/failures.ts';
import { isPublicKey } from '../../wallets/index.ts';

export class ProofExpired extends Failure {
  constructor() {
    super('PROOF_EXPIRED', 'gone', 'This challenge is used or too old. Please start again.');
  }
}

export class ProofNotSigned extends Failure {
  constructor() {
    super('SIGNATURE_MISSING', 'unprocessable', 'No valid signature of this key is in this transaction.');
  }
}

/** Two people with one key would count as one signature. */
export class KeyTaken extends Failure {
  constructor() {
    super('KEY_TAKEN', 'conflict', 'This key belongs to somebody here already. Please use another one.');
  }
}

/** Validity of a challenge. */
export const PROOF_SECONDS = 15 * 60;

/** @throws BadInput for a wrong form or checksum */
export function checkedKey(publicKey: string): string {
  const key = publicKey.trim();
  if (isPublicKey(key)) return key;
  throw new BadInput([NO_KEY]);
}

const NO_KEY: FieldFault = {
  field: 'publicKey',
  code: 'PUBLIC_KEY',
  message: 'This is not a public key: it begins with G and has 56 characters.',
};

/** Maximum length of a request's message that a wallet shows (SEP-7). */
const MAX_MESSAGE = 300;

export interface SigningRequest {
  /** Unsigned, base64. */
  envelopeXdr: string;
  /** The key that is to sign. */
  publicKey: string;
  passphrase: string;
  message: string;
}

/**
 * Returns a transaction to sign as a link that wallets understand (SEP-7, `tx`). It names no callback: the signer
 * returns the signed transaction, which is then checked.
 */
export function signingLink({ envelopeXdr, publicKey, passphrase, message }: SigningRequest): string {
  const fields = [
    ['xdr', envelopeXdr],
    ['pubkey', publicKey],
    ['network_passphrase', passphrase],
    ['msg', message.slice(0, MAX_MESSAGE)],
  ] as const;
  return `web+stellar:tx?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
