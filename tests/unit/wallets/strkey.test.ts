import { randomBytes } from 'node:crypto';
import { StrKey } from '@stellar/stellar-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePublicKey, encodeSecretSeed } from '../../../server/ledger/stellar/strkey.ts';

describe('the text of a ledger key', () => {
  it('is what the SDK writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        expect(encodePublicKey(bytes)).toBe(StrKey.encodeEd25519PublicKey(Buffer.from(bytes)));
        expect(encodeSecretSeed(bytes)).toBe(StrKey.encodeEd25519SecretSeed(Buffer.from(bytes)));
      }),
    );
  });

  it('distinguishes a secret from a public key', () => {
    const bytes = randomBytes(32);
    expect(encodePublicKey(bytes)).toMatch(/^G[A-Z2-7]{55}$/);
    expect(encodeSecretSeed(bytes)).toMatch(/^S[A-Z2-7]{55}$/);
  });
});
