import type { ApolloClient } from '@apollo/client';
import { wipeTillStore } from '../../box-office/till-store.ts';
import { sendSales } from '../../box-office/use-till.ts';
import { doorMutations } from '../device/door-mutations.ts';
import { openDoorStore, wipeDoorStore } from '../device/indexed-store.ts';
import { ServiceUnavailable } from '../engine/door-ports.ts';
import { uploadQueue } from '../engine/upload-queue.ts';
import { clearPairing } from './device-vault.ts';

/**
 * Wipes a phone that was cut off. What it knows of the event goes at once; what it did and did not report is handed in
 * first, if its organiser takes it. Then the credential is deleted too.
 * @returns false while the network or the service fails, to be called again
 */
export async function handInAndWipe(client: ApolloClient): Promise<boolean> {
  const store = await openDoorStore();
  await store.forget();
  const deviceId = await store.device();
  const service = doorMutations(client, () => false);
  const offsetMs = (await store.offset()) ?? 0;
  const parts = [
    () => uploadQueue({ store, service: service as never, deviceId }),
    () => sendSales(client, offsetMs),
  ];
  for (const handIn of parts) {
    try {
      await handIn();
    } catch (error) {
      if (error instanceof ServiceUnavailable) return false;
      // The organiser takes nothing more: nothing of it stays on a phone that may be in other hands.
    }
  }
  await wipeDoorStore();
  await wipeTillStore();
  await clearPairing();
  return true;
}
