import { sha256 } from '../bytes.ts';
import type { AnyTransaction, DecoratedSignature } from '../transaction/transaction.ts';
import { SIGNER_KEY, type SignerKey, signerKeyOf } from './keys.ts';
import { verifyEd25519 } from './verify-ed25519.ts';

interface WeightedKey {
  readonly key: string;
  readonly weight: number;
}

const MAX_WEIGHT = 255;
const SIGNING_KINDS = [SIGNER_KEY.hashX, SIGNER_KEY.ed25519, SIGNER_KEY.signedPayload];

// The signed content does not change, so a verdict holds from submission until the ledger closes.
const verdicts = new WeakMap<AnyTransaction, Map<string, boolean>>();

function verdictsOf(transaction: AnyTransaction): Map<string, boolean> {
  const known = verdicts.get(transaction);
  if (known !== undefined) {
    return known;
  }
  const fresh = new Map<string, boolean>();
  verdicts.set(transaction, fresh);
  return fresh;
}

function isSignedBy(signature: DecoratedSignature, key: SignerKey, hash: Buffer): boolean {
  switch (key.type) {
    case SIGNER_KEY.hashX:
      return key.bytes.equals(sha256(signature.bytes));
    case SIGNER_KEY.ed25519:
      return verifyEd25519(key.bytes, signature.bytes, hash);
    case SIGNER_KEY.signedPayload:
      return verifyEd25519(key.bytes, signature.bytes, key.payload);
    default:
      return false;
  }
}

/** Weighs the signatures of one envelope. Records across all checks which of them were used. */
export class SignatureChecker {
  readonly #signatures: readonly DecoratedSignature[];
  readonly #hash: Buffer;
  readonly #used: boolean[];
  readonly #verdicts: Map<string, boolean>;

  constructor(transaction: AnyTransaction) {
    this.#signatures = transaction.signatures;
    this.#hash = Buffer.from(transaction.hash, 'hex');
    this.#used = transaction.signatures.map(() => false);
    this.#verdicts = verdictsOf(transaction);
  }

  #signed(index: number, signature: DecoratedSignature, text: string): boolean {
    const key = signerKeyOf(text);
    if (!key.hint.equals(signature.hint)) {
      return false;
    }
    const name = `${index}${text}`;
    const known = this.#verdicts.get(name);
    if (known !== undefined) {
      return known;
    }
    const verdict = isSignedBy(signature, key, this.#hash);
    this.#verdicts.set(name, verdict);
    return verdict;
  }

  #preAuthorised({ key: text }: WeightedKey): boolean {
    const key = signerKeyOf(text);
    return key.type === SIGNER_KEY.preAuthTx && key.bytes.equals(this.#hash);
  }

  /** Finds the signer of this signature among those left and removes it, as each counts once. */
  #take(left: WeightedKey[], index: number, signature: DecoratedSignature): WeightedKey | undefined {
    const at = left.findIndex(({ key }) => this.#signed(index, signature, key));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  }

  /** Signers that count, in the order in which they are checked. */
  *#counted(signers: readonly WeightedKey[]): Iterable<WeightedKey> {
    for (const signer of signers) {
      if (this.#preAuthorised(signer)) {
        yield signer;
      }
    }
    for (const type of SIGNING_KINDS) {
      const left = signers.filter(({ key }) => signerKeyOf(key).type === type);
      for (const [i, signature] of this.#signatures.entries()) {
        const signer = this.#take(left, i, signature);
        if (signer !== undefined) {
          this.#used[i] = true;
          yield signer;
        }
      }
    }
  }

  /**
   * Returns true when the signers reach the weight. A required weight of 0 still needs one signer. Kinds are checked in
   * the order of the protocol, signatures in that of the envelope, and checking stops when the weight is reached: later
   * signatures stay unused.
   */
  reaches(signers: readonly WeightedKey[], needed: number): boolean {
    let weight = 0;
    for (const signer of this.#counted(signers)) {
      weight += Math.min(signer.weight, MAX_WEIGHT);
      if (weight >= needed) {
        return true;
      }
    }
    return false;
  }

  allUsed(): boolean {
    return this.#used.every(Boolean);
  }
}
