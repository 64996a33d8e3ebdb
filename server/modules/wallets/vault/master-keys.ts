import { createHash } from 'node:crypto';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';

export interface MasterKey {
  /** The id of the key in rows: the first eight bytes of a hash, as hex. It reveals nothing about the key. */
  id: string;
  bytes: Buffer;
}

/**
 * The keys that wrap data keys, kept outside of the database. The current one wraps; former ones still unwrap,
 * until `rewrap` has moved every row to the current one.
 */
export class MasterKeys {
  readonly current: MasterKey;
  readonly #known: ReadonlyMap<string, MasterKey>;

  /** @param bytes the current key, then the former ones; 32 bytes each */
  constructor([current, ...former]: readonly [Buffer, ...Buffer[]]) {
    this.current = named(current);
    this.#known = new Map([this.current, ...former.map(named)].map((key) => [key.id, key]));
  }

  find(id: string): MasterKey | undefined {
    return this.#known.get(id);
  }
}

function named(bytes: Buffer): MasterKey {
  const id = createHash('sha256').update('passa.master-key\n').update(bytes).digest('hex').slice(0, 16);
  return { id, bytes };
}

/** Seals everything that a former master key seals with the current one: all of it or nothing. */
export async function rewrapKeys(scope: Scope): Promise<{ signingKeys: number; ledgerKeys: number }> {
  const { keys, vault, webhookSecrets, paymentProviders, waitingRooms, appSecrets } = scope.services;
  return inTransaction(
    scope,
    async (tx) => {
      const details = { signingKeys: await keys.reseal(tx), ledgerKeys: await vault.rewrap(tx) };
      await webhookSecrets.reseal(tx);
      await paymentProviders.reseal(tx);
      await waitingRooms.reseal(tx);
      await appSecrets.reseal(tx);
      await tx.audit({ action: 'master_key.rewrap', entityType: 'system', details });
      return details;
    },
    SYSTEM_TENANCY,
  );
}
