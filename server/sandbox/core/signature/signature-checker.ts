import type { AnyTransaction, DecoratedSignature } from '../transaction/transaction.ts';
import { sha256 } from '../wire/sha256.ts';
import { SIGNER_KEY, type SignerKey, signerKeyOf } from './signer-key.ts';
import { verifyEd25519 } from './verify-ed25519.ts';

interface WeightedKey {
  readonly key: string;
  readonly weight: number;
}

const MAX_WEIGHT = 255;
const SIGNING_KINDS = [SIGNER_KEY.hashX, SIGNER_KEY.ed25519, SIGNER_KEY.signedPayload];

// What is signed does not change, so a verdict holds from submission until the ledger closes.
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

/** Weighs the signatures of one envelope. Remembers over all its questions which of them were of use. */
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

  /** The signer among those left that this signature is of; it is taken out, as each counts once. */
  #take(left: WeightedKey[], index: number, signature: DecoratedSignature): WeightedKey | undefined {
    const at = left.findIndex(({ key }) => this.#signed(index, signature, key));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  }

  /** Signers that count, in the order in which they are asked. */
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
   * Whether the signers reach the weight. A needed weight of 0 still asks for one signer. Kinds are asked in the order
   * of the protocol, signatures in that of the envelope, and it stops where the weight is reached: what comes after
   * stays unused.
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
