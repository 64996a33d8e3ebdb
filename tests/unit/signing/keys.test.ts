import { randomBytes } from 'node:crypto';
import nacl from 'tweetnacl';
import { describe, expect, it } from 'vitest';
import { signBytes, verifyBytes } from '../../../server/lib/signing/ed25519.ts';
import {
  generateSigningKey,
  KeyRefused,
  keyId,
  loadSigningKey,
  loadVerifyingKey,
  openSecret,
  parsePublicKey,
  publicKeyText,
  SecretNotOpened,
  sealSecret,
  secretBinding,
} from '../../../server/lib/signing/index.ts';
import { ISSUER, key, malleate, OTHER_ISSUER } from './fixtures.ts';

describe('signing keys', () => {
  it('are those of any other library', () => {
    const { publicKey, seed } = generateSigningKey();
    expect(publicKey).toEqual(Buffer.from(nacl.sign.keyPair.fromSeed(seed).publicKey));
  });

  it('never come twice', () => {
    expect(generateSigningKey().seed).not.toEqual(generateSigningKey().seed);
  });

  it('carry an id of eight hex digits made of the public key alone', () => {
    const { publicKey } = generateSigningKey();
    const expected = Buffer.from(nacl.hash(publicKey).subarray(0, 4)).toString('hex');
    expect(keyId(publicKey)).toBe(expected);
    expect(loadVerifyingKey({ issuerId: ISSUER, version: 1, publicKey }).keyId).toBe(expected);
  });

  it('refuse a seed of another length', () => {
    expect(() => loadSigningKey({ issuerId: ISSUER, version: 1, seed: new Uint8Array(31) })).toThrow(
      KeyRefused,
    );
  });

  it.each([
    ['identity', '0100000000000000000000000000000000000000000000000000000000000000'],
    ['identity, sign set', '0100000000000000000000000000000000000000000000000000000000000080'],
    ['order 2', 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['order 4', '0000000000000000000000000000000000000000000000000000000000000000'],
    ['order 4, sign set', '0000000000000000000000000000000000000000000000000000000000000080'],
    ['order 8', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'],
    ['order 8, sign set', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa'],
    ['order 8, the other', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'],
    ['y not reduced', 'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['y not reduced', 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'],
  ])('refuse a weak public key: %s', (_name, hex) => {
    expect(() => parsePublicKey(publicKeyText(Buffer.from(hex, 'hex')))).toThrow(KeyRefused);
  });

  it.each([undefined, 1, '', 'AAAA', key.publicKeyText.replace('=', ''), `${key.publicKeyText} `])(
    'refuse the text %j',
    (text) => {
      expect(() => parsePublicKey(text)).toThrow(KeyRefused);
    },
  );
});

describe('strict verification', () => {
  const message = Buffer.from('a ticket');
  const signature = signBytes(message, key.privateKey);

  it('accepts the signature and nothing near it', () => {
    expect(verifyBytes(message, signature, key.publicKey)).toBe(true);
    expect(verifyBytes(message, malleate(signature), key.publicKey)).toBe(false);
    expect(verifyBytes(message, signature.subarray(1), key.publicKey)).toBe(false);
    expect(verifyBytes(message, Buffer.concat([signature, Buffer.alloc(1)]), key.publicKey)).toBe(false);
    expect(verifyBytes(message, new Uint8Array(0), key.publicKey)).toBe(false);
    expect(verifyBytes(Buffer.from('a Ticket'), signature, key.publicKey)).toBe(false);
  });

  it('refuses S equal to the group order and all bits set', () => {
    const order = 'edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010';
    for (const s of [order, 'ff'.repeat(32)]) {
      const forged = Buffer.concat([signature.subarray(0, 32), Buffer.from(s, 'hex')]);
      expect(verifyBytes(message, forged, key.publicKey)).toBe(false);
    }
  });
});

describe('sealed secrets', () => {
  const master = randomBytes(32);
  const row = { issuerId: ISSUER, version: 1, publicKey: key.publicKeyText };
  const secret = randomBytes(32);
  const sealed = sealSecret(master, secretBinding(row), secret);

  it('open with the master key and the row that they were sealed for', () => {
    expect(openSecret(master, secretBinding(row), sealed)).toEqual(secret);
  });

  it('look different each time and hold no plain bytes', () => {
    expect(sealSecret(master, secretBinding(row), secret)).not.toBe(sealed);
    expect(Buffer.from(sealed.slice(3), 'base64url').includes(secret)).toBe(false);
  });

  it.each([
    ['another issuer', { ...row, issuerId: OTHER_ISSUER }],
    ['another version', { ...row, version: 2 }],
    ['another public key', { ...row, publicKey: publicKeyText(randomBytes(32)) }],
  ])('stay closed in the row of %s', (_name, otherRow) => {
    expect(() => openSecret(master, secretBinding(otherRow), sealed)).toThrow(SecretNotOpened);
  });

  it('stay closed for another master key, a changed byte, a later format, no text', () => {
    const binding = secretBinding(row);
    expect(() => openSecret(randomBytes(32), binding, sealed)).toThrow(SecretNotOpened);
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      expect(() => openSecret(master, binding, `v1.${copy.toString('base64url')}`)).toThrow(SecretNotOpened);
    }
    for (const text of [sealed.replace('v1.', 'v2.'), '', 'v1.', `${sealed}=`, 'v1.AAAA']) {
      expect(() => openSecret(master, binding, text)).toThrow(SecretNotOpened);
    }
  });

  it('need a master key of 32 bytes', () => {
    expect(() => sealSecret(randomBytes(16), 'x', secret)).toThrow(RangeError);
    expect(() => openSecret(randomBytes(16), 'x', sealed)).toThrow(RangeError);
  });
});
