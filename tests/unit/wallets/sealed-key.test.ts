import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodePublicKey } from '../../../server/ledger/stellar/strkey.ts';
import { keyPairOf } from '../../../server/modules/wallets/vault/key-pair.ts';
import { MasterKeys } from '../../../server/modules/wallets/vault/master-keys.ts';
import {
  rewrapKey,
  type SealedKey,
  sealKey,
  withSeed,
} from '../../../server/modules/wallets/vault/sealed-key.ts';

const masters = new MasterKeys([randomBytes(32)]);

function newKey(id: string): { seed: Buffer; sealed: SealedKey } {
  const seed = randomBytes(32);
  const publicKey = encodePublicKey(keyPairOf(seed).publicKey);
  return { seed, sealed: sealKey(masters.current, { id, publicKey, version: 1 }, seed) };
}

const copyOfSeed = (sealed: SealedKey, with_ = masters) =>
  withSeed(with_, sealed, (seed) => seed.toString('hex'));

describe('a sealed key', () => {
  it('opens with its master key, and what was opened is wiped', () => {
    const { seed, sealed } = newKey('a');
    expect(copyOfSeed(sealed)).toBe(seed.toString('hex'));
    const lent = withSeed(masters, sealed, (open) => open);
    expect(lent).toEqual(Buffer.alloc(32));
  });

  it('opens nowhere but in its own row, with nothing exchanged', () => {
    const [a, b] = [newKey('a'), newKey('b')];
    const changes: Partial<SealedKey>[] = [
      { id: 'b' },
      { publicKey: b.sealed.publicKey },
      { version: 2 },
      { wrappedKey: b.sealed.wrappedKey },
      { sealedSeed: b.sealed.sealedSeed },
      { sealedSeed: a.sealed.wrappedKey },
      { wrappedKey: a.sealed.sealedSeed },
      { wrappedKey: b.sealed.wrappedKey, sealedSeed: b.sealed.sealedSeed },
      { masterKeyId: '0123456789abcdef' },
      { sealedSeed: `${a.sealed.sealedSeed.slice(0, -2)}AA` },
      { sealedSeed: '' },
    ];
    for (const change of changes) {
      expect(() => copyOfSeed({ ...a.sealed, ...change }), JSON.stringify(change)).toThrow(
        'cannot be opened',
      );
    }
  });

  it('does not open for a seed of another public key, though it was sealed for that row', () => {
    const { sealed } = newKey('a');
    const foreign = sealKey(masters.current, sealed, randomBytes(32));
    expect(() => copyOfSeed(foreign)).toThrow('cannot be opened');
  });

  it('says nothing of the reason, nor of the secret', () => {
    const { seed, sealed } = newKey('a');
    const other = new MasterKeys([randomBytes(32)]);
    let message = '';
    try {
      copyOfSeed(sealed, other);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toBe(`The key of the ledger account ${sealed.publicKey} cannot be opened.`);
    expect(message).not.toContain(seed.toString('base64'));
  });

  it('is rewrapped for a new master key without its seed being sealed again', () => {
    const { seed, sealed } = newKey('a');
    const next = randomBytes(32);
    const both = new MasterKeys([next, masters.current.bytes]);
    const renewed = rewrapKey(both, sealed);
    expect(renewed.sealedSeed).toBe(sealed.sealedSeed);
    expect(renewed.masterKeyId).not.toBe(sealed.masterKeyId);
    const onlyNext = new MasterKeys([next]);
    expect(copyOfSeed(renewed, onlyNext)).toBe(seed.toString('hex'));
    expect(() => copyOfSeed(sealed, onlyNext)).toThrow('cannot be opened');
    expect(() => copyOfSeed(renewed)).toThrow('cannot be opened');
  });
});
