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
 * Gets what the door needs to judge on its own: keys, gates, and what was revoked and what became due or was paid
 * since the lists that the device holds.
 * A list that is not sound is not taken; the whole one is asked for once.
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

/** The list of revoked tickets of the event's issuer, brought up to date. @throws ServiceAway, ServiceRefused */
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
