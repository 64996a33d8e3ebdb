import type { Briefing, SnapshotMark } from './briefing.ts';
import type { DoorService, DoorStore } from './door-ports.ts';
import { isSound } from './sound-snapshot.ts';
import type { TrueTime } from './true-time.ts';

export interface Downloaded {
  briefing: Briefing;
  snapshot: SnapshotMark | null;
}

interface Download {
  store: DoorStore;
  service: DoorService;
  time: TrueTime;
  eventId: string;
  deviceId: string;
}

/**
 * Downloads what the door needs offline: keys, gates, and the changes to revocations and amounts due since the stored
 * lists. Rejects an unsound list and requests the full one once.
 * @throws ServiceAway, ServiceRefused
 */
export async function download(wish: Download): Promise<Downloaded> {
  const told = await wish.service.briefing(wish.eventId, wish.deviceId);
  const briefing: Briefing = { ...told, receivedAt: wish.time.now() };
  await wish.store.saveBriefing(briefing);
  const snapshot = await getSnapshot(wish, briefing);
  await getDues(wish);
  return { briefing, snapshot };
}

async function getDues({ store, service, eventId }: Download): Promise<void> {
  await store.saveDues(await service.dues(eventId, await store.duesAsOf(eventId)));
}

/** Updates the list of tickets revoked by the event's issuer. @throws ServiceAway, ServiceRefused */
export async function getSnapshot(
  { store, service }: Pick<Download, 'store' | 'service'>,
  briefing: Briefing,
): Promise<SnapshotMark | null> {
  const { issuerId } = briefing;
  const held = await store.snapshot(issuerId);
  const changes = await service.revocations(issuerId, held?.number ?? null);
  if (isSound(changes, briefing, held)) {
    await store.saveSnapshot(changes);
  } else if (changes.since !== null) {
    const whole = await service.revocations(issuerId, null);
    if (isSound(whole, briefing, held)) await store.saveSnapshot(whole);
  }
  return store.snapshot(issuerId);
}
