import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { VerifyingThread } from '../../../server/lib/signing/helper-thread.ts';

describe('the verifying thread', () => {
  it('judges many at once, each by its own key and message', async () => {
    const thread = new VerifyingThread();
    const pairs = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')] as const;
    const cases = Array.from({ length: 60 }, (_, index) => {
      const { privateKey } = pairs[index % 2 === 0 ? 0 : 1];
      const { publicKey } = pairs[index % 3 === 0 ? 1 : 0];
      const message = randomBytes(index);
      const signature = sign(null, message, privateKey);
      const changed = index % 5 === 0 && message.length > 0;
      if (changed) message[0] = (message[0] ?? 0) ^ 1;
      return { message, signature, publicKey, good: !changed && (index % 2 === 0) === (index % 3 !== 0) };
    });
    const verdicts = await Promise.all(
      cases.map(({ message, signature, publicKey }) => thread.verify(message, signature, publicKey)),
    );
    expect(verdicts).toEqual(cases.map(({ good }) => good));
    expect(verdicts).toContain(true);
    expect(verdicts).toContain(false);
  });

  it('takes what comes while it works', async () => {
    const thread = new VerifyingThread();
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const message = Buffer.from('one after the other');
    const signature = sign(null, message, privateKey);
    const first = thread.verify(message, signature, publicKey);
    const second = thread.verify(message, Buffer.alloc(64), publicKey);
    const third = first.then(() => thread.verify(message, signature, publicKey));
    expect(await Promise.all([first, second, third])).toEqual([true, false, true]);
  });
});
