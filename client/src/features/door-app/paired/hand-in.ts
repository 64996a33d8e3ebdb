import type { ApolloClient } from '@apollo/client';
import type { OfflineSale } from '../../box-office/till-sales.ts';
import { openTillStore } from '../../box-office/till-store.ts';
import { sendSales } from '../../box-office/use-till.ts';
import { doorMutations } from '../device/door-mutations.ts';
import { openDoorStore, wipeDoorStore } from '../device/indexed-store.ts';
import { ServiceUnavailable } from '../engine/door-ports.ts';
import { uploadQueue } from '../engine/upload-queue.ts';
import { clearPairing, PHONE_HOLDER } from './device-vault.ts';

export interface HandIn {
  /** False while the network or the service fails, or sales are left: the call is repeated. */
  isWiped: boolean;
  /** Sales that the service did not record, although it takes others. */
  refused: readonly OfflineSale[];
}

/**
 * Wipes a phone that was cut off. What it knows of the event goes at once; what it did and did not report is handed in
 * first, if its organiser takes it. Then the credential is deleted too. Sales that the service refuses are money that was
 * taken: they stay until it takes nothing of this phone any more, or `wipeHandedIn` is called.
 */
export async function handInAndWipe(client: ApolloClient): Promise<HandIn> {
  const store = await openDoorStore();
  await store.forget();
  const deviceId = await store.device();
  const service = doorMutations(client, () => false);
  const offsetMs = (await store.offset()) ?? 0;
  let refused: readonly OfflineSale[] = [];
  const parts = [
    () => uploadQueue({ store, service: service as never, deviceId }),
    async () => {
      refused = await sendSales(client, { owner: PHONE_HOLDER, offsetMs });
    },
  ];
  for (const handIn of parts) {
    try {
      await handIn();
    } catch (error) {
      if (error instanceof ServiceUnavailable) return { isWiped: false, refused };
      // The organiser takes nothing more: nothing of it stays on a phone that may be in other hands.
    }
  }
  if (refused.length > 0) return { isWiped: false, refused };
  await wipeHandedIn();
  return { isWiped: true, refused };
}

/** Deletes all that a paired phone holds, also what it could not hand in, and its credential. */
export async function wipeHandedIn(): Promise<void> {
  await wipeDoorStore();
  await (await openTillStore(PHONE_HOLDER)).wipe();
  await clearPairing();
}
