import { HelperThread } from '../../../lib/signing/index.ts';

const SEED_BYTES = 32;
const HASH_BYTES = 32;
const PUBLIC_KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
/** Small, so that the first signatures are returned while the next are being made. */
const BATCH = 8;

/** 32 bytes each. */
export interface ToSign {
  seed: Uint8Array;
  hash: Uint8Array;
}

export interface Signed {
  /** The public key of the seed. */
  publicKey: Buffer;
  signature: Buffer;
}

/** The code of the worker thread. The seed goes in as `keyPairOf` takes it. */
function signBatches(): void {
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  const { createPrivateKey, createPublicKey, sign } = process.getBuiltinModule('node:crypto');
  parentPort?.on('message', (batch: Uint8Array) => {
    const bytes = Buffer.from(batch.buffer, batch.byteOffset, batch.byteLength);
    const count = bytes.length / 64;
    const answer = Buffer.alloc(count * 96);
    for (let n = 0; n < count; n += 1) {
      const seed = bytes.subarray(n * 64, n * 64 + 32);
      const hash = bytes.subarray(n * 64 + 32, n * 64 + 64);
      const d = seed.toString('base64url');
      const privateKey = createPrivateKey({
        key: { kty: 'OKP', crv: 'Ed25519', d, x: '' },
        format: 'jwk',
      });
      const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
      answer.write(String(x), n * 96, 'base64url');
      sign(null, hash, privateKey).copy(answer, n * 96 + 32);
    }
    bytes.fill(0);
    parentPort?.postMessage(answer);
  });
}

/**
 * Makes Ed25519 signatures from opened seeds on one thread: a tenth of a millisecond each that a crowd of payers does
 * not take from the event loop.
 */
export class SigningThread {
  readonly #thread = new HelperThread<ToSign, Signed>({
    name: 'The signing thread',
    work: signBatches,
    batch: BATCH,
    pack: packed,
    unpack: (answer, batch) => unpacked(answer as Uint8Array, batch.length),
  });

  /**
   * @param asked the thread takes its seed over and wipes it
   * @throws RangeError unless both have 32 bytes
   */
  async sign(asked: ToSign): Promise<Signed> {
    if (asked.seed.length !== SEED_BYTES || asked.hash.length !== HASH_BYTES)
      throw new RangeError('a seed of 32 bytes signs a hash of 32 bytes');
    return this.#thread.ask(asked);
  }
}

function packed(batch: readonly ToSign[]): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(batch.length * (SEED_BYTES + HASH_BYTES));
  for (const [n, { seed, hash }] of batch.entries()) {
    bytes.set(seed, n * (SEED_BYTES + HASH_BYTES));
    bytes.set(hash, n * (SEED_BYTES + HASH_BYTES) + SEED_BYTES);
    seed.fill(0);
  }
  return bytes;
}

function unpacked(answer: Uint8Array, count: number): Signed[] {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  return Array.from({ length: count }, (_none, n) => {
    const at = n * (PUBLIC_KEY_BYTES + SIGNATURE_BYTES);
    return {
      publicKey: bytes.subarray(at, at + PUBLIC_KEY_BYTES),
      signature: bytes.subarray(at + PUBLIC_KEY_BYTES, at + PUBLIC_KEY_BYTES + SIGNATURE_BYTES),
    };
  });
}
