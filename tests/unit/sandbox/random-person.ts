import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { Keypair, xdr } from '@stellar/stellar-sdk';

/** Prefix of a raw ed25519 seed that makes a PKCS #8 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key pair that signs fast, for thousands of transactions. */
export class Person {
  readonly keypair: Keypair;
  readonly id: string;
  readonly raw: Buffer;
  readonly #key: KeyObject;

  constructor(keypair: Keypair) {
    this.keypair = keypair;
    this.id = keypair.publicKey();
    this.raw = keypair.rawPublicKey();
    this.#key = createPrivateKey({
      key: Buffer.concat([PKCS8, keypair.rawSecretKey()]),
      format: 'der',
      type: 'pkcs8',
    });
  }

  static numbered(number: number): Person {
    return new Person(Keypair.fromRawEd25519Seed(createHash('sha256').update(`person ${number}`).digest()));
  }

  get muxed(): xdr.MuxedAccount {
    return xdr.MuxedAccount.keyTypeEd25519(this.raw);
  }

  get accountId(): xdr.AccountId {
    return xdr.PublicKey.publicKeyTypeEd25519(this.raw);
  }

  sign(hash: Buffer): xdr.DecoratedSignature {
    return new xdr.DecoratedSignature({
      hint: this.raw.subarray(28),
      signature: sign(null, hash, this.#key),
    });
  }
}
