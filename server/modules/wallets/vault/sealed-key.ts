import { randomBytes } from 'node:crypto';
import { encodePublicKey } from '../../../ledger/stellar/strkey.ts';
import { openSecret, sealSecret } from '../../../lib/signing/index.ts';
import { type KeyPair, keyPairOf } from './key-pair.ts';
import type { MasterKey, MasterKeys } from './master-keys.ts';

/**
 * A stored key cannot be used: it was changed, swapped or moved, or its master key is unknown here. Nothing is
 * signed then. The message names the account and no reason that would help an attacker.
 */
export class KeyNotOpened extends Error {
  override readonly name = 'KeyNotOpened';
  readonly code = 'KEY_NOT_OPENED';

  constructor(publicKey: string) {
    super(`The key of the ledger account ${publicKey} cannot be opened.`);
  }
}

/** The row that a sealed key is bound to: in another row, or under another public key, it does not open. */
export interface KeyBinding {
  id: string;
  publicKey: string;
  /** Version of the sealing format. */
  version: number;
}

export interface SealedKey extends KeyBinding {
  /** The master key that wraps the data key. */
  masterKeyId: string;
  /** Text of `sealSecret`: the data key under the master key. */
  wrappedKey: string;
  /** Text of `sealSecret`: the seed under the data key. */
  sealedSeed: string;
}

const KEY_BYTES = 32;

/** Every seed has a data key of its own, so that a new master key rewraps 32 random bytes and touches no seed. */
export function sealKey(master: MasterKey, binding: KeyBinding, seed: Uint8Array): SealedKey {
  const dataKey = randomBytes(KEY_BYTES);
  try {
    return {
      ...binding,
      ...wrap(master, binding, dataKey),
      sealedSeed: sealSecret(dataKey, bindingText(binding), seed),
    };
  } finally {
    dataKey.fill(0);
  }
}

/**
 * Passes the opened seed and its key pair to the work, and wipes the seed afterwards. The public key is
 * derived from the seed again at each use, so a row whose key was exchanged signs nothing, even when the attacker knows
 * the master key's id.
 * @throws KeyNotOpened
 */
export function withSeed<T>(
  masters: MasterKeys,
  sealed: SealedKey,
  work: (seed: Buffer, pair: KeyPair) => T,
): T {
  const seed = openSeed(masters, sealed);
  try {
    const pair = keyPairOf(seed);
    requirePair(sealed, pair.publicKey);
    return work(seed, pair);
  } finally {
    seed.fill(0);
  }
}

/** @returns the seed, which the caller must wipe. @throws KeyNotOpened */
function openSeed(masters: MasterKeys, sealed: SealedKey): Buffer {
  const seed = withDataKey(masters, sealed, (dataKey) =>
    opened(sealed, () => openSecret(dataKey, bindingText(sealed), sealed.sealedSeed)),
  );
  if (seed.length === KEY_BYTES) return seed;
  seed.fill(0);
  throw new KeyNotOpened(sealed.publicKey);
}

/** @throws KeyNotOpened unless the public key is that of the row */
function requirePair(sealed: SealedKey, publicKey: Uint8Array): void {
  if (encodePublicKey(publicKey) !== sealed.publicKey) throw new KeyNotOpened(sealed.publicKey);
}

/**
 * Wraps the data key of the same seed with the current master key.
 * @throws KeyNotOpened
 */
export function rewrapKey(masters: MasterKeys, sealed: SealedKey): SealedKey {
  return withDataKey(masters, sealed, (dataKey) => ({
    ...sealed,
    ...wrap(masters.current, sealed, dataKey),
  }));
}

function wrap(master: MasterKey, binding: KeyBinding, dataKey: Buffer) {
  const wrappedKey = sealSecret(master.bytes, wrappingText(binding, master.id), dataKey);
  return { masterKeyId: master.id, wrappedKey };
}

function withDataKey<T>(masters: MasterKeys, sealed: SealedKey, work: (dataKey: Buffer) => T): T {
  const master = masters.find(sealed.masterKeyId);
  if (!master) throw new KeyNotOpened(sealed.publicKey);
  const aad = wrappingText(sealed, master.id);
  const dataKey = opened(sealed, () => openSecret(master.bytes, aad, sealed.wrappedKey));
  try {
    if (dataKey.length !== KEY_BYTES) throw new KeyNotOpened(sealed.publicKey);
    return work(dataKey);
  } finally {
    dataKey.fill(0);
  }
}

function opened(sealed: SealedKey, open: () => Buffer): Buffer {
  try {
    return open();
  } catch {
    throw new KeyNotOpened(sealed.publicKey);
  }
}

// None of the parts can contain the newline that separates them. The two texts differ, so that neither layer can be
// put in the other's place.
function bindingText({ id, publicKey, version }: KeyBinding): string {
  return `passa.ledger-key\n${id}\n${publicKey}\n${version}`;
}

function wrappingText(binding: KeyBinding, masterKeyId: string): string {
  return `passa.ledger-data-key\n${masterKeyId}\n${bindingText(binding)}`;
}
