import type { Settlement } from '../../door/settlement.ts';
import type { DoorStore } from './door-ports.ts';
import type { DoorResult } from './door-state.ts';

/**
 * Records on this device how the amount due was handled, together with the scan that admitted the guest. The next
 * upload sends it once.
 * @throws when nothing is due by that scan
 */
export async function collect(store: DoorStore, result: DoorResult, method: Settlement): Promise<void> {
  const { nonce, due, ticketId } = result;
  const scan = await store.scan(nonce);
  if (!scan || !due || !ticketId) throw new Error('Nothing is due by this scan.');
  if (scan.collected) return;
  await store.keepScan({ ...scan, collected: { ...due, method, sync: 'waiting' } });
  await store.dropDue(scan.eventId, ticketId);
}
