import { createHash } from 'node:crypto';
import { openSecretWithAny, sealSecret } from '../../lib/signing/index.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { resealSeeds } from './waiting-room.writes.ts';

const SEED_BYTES = 32;

/** Binds a sealed seed to its room. */
const bindingOf = (eventId: string): string => `passa.waiting-room\n${eventId}`;

/** Creates the seed of a draw: its hash is published at once, itself only with the draw. */
export function newSeed(tx: Tx, eventId: string): { seedHash: Buffer; sealedSeed: string } {
  const { ids, services } = tx.scope;
  const seed = ids.secret(SEED_BYTES);
  return {
    seedHash: createHash('sha256').update(seed).digest(),
    sealedSeed: sealSecret(services.secrets.masterKey, bindingOf(eventId), seed),
  };
}

/** @throws SecretNotOpened */
export function openSeed({ masterKey, formerMasterKeys }: Secrets, eventId: string, sealed: string): Buffer {
  return openSecretWithAny([masterKey, ...formerMasterKeys], bindingOf(eventId), sealed);
}

/** Reseals all secret seeds with the current master key. @returns the number of rooms */
export function resealRooms(tx: Tx): Promise<number> {
  const { secrets } = tx.scope.services;
  return resealSeeds(tx, (eventId, sealed) =>
    sealSecret(secrets.masterKey, bindingOf(eventId), openSeed(secrets, eventId, sealed)),
  );
}
