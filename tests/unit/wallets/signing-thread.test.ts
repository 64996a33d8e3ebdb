import { createHash, randomBytes, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyPairOf } from '../../../server/modules/wallets/vault/key-pair.ts';
import { SigningThread } from '../../../server/modules/wallets/vault/signing-thread.ts';

const someHash = (): Buffer => createHash('sha256').update(randomBytes(8)).digest();

describe('the signing thread', () => {
  it('signs many at once as this thread would, each by its own seed', async () => {
    const thread = new SigningThread();
    const cases = Array.from({ length: 50 }, () => {
      const [seed, hash] = [randomBytes(32), someHash()];
      const { privateKey, publicKey } = keyPairOf(seed);
      return { seed, hash, wanted: { publicKey, signature: sign(null, hash, privateKey) } };
    });
    const signed = await Promise.all(cases.map(({ seed, hash }) => thread.sign({ seed, hash })));
    expect(signed).toEqual(cases.map(({ wanted }) => wanted));
  });

  it('wipes the seed, and leaves the hash as it is', async () => {
    const thread = new SigningThread();
    const [seed, hash] = [randomBytes(32), someHash()];
    const copy = Buffer.from(hash);
    await thread.sign({ seed, hash });
    expect(seed).toEqual(Buffer.alloc(32));
    expect(hash).toEqual(copy);
  });

  it('takes nothing of another length', async () => {
    const thread = new SigningThread();
    await expect(thread.sign({ seed: randomBytes(31), hash: someHash() })).rejects.toThrow(RangeError);
    await expect(thread.sign({ seed: randomBytes(32), hash: randomBytes(64) })).rejects.toThrow(RangeError);
  });
});
