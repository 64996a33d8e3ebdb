import { snapshotMessage } from '../../../../../server/lib/ticket-format/revocation-snapshot.ts';
import { signedText } from '../../verify/check/signatures.ts';
import type { Briefing, Snapshot, SnapshotMark } from './briefing.ts';
import type { CorrectedClock } from './corrected-clock.ts';
import type { DoorService, DoorStore } from './door-ports.ts';
import { newestEdition } from './edition.ts';

/** Returns the signed bytes of a list, see docs/tickets.md. */
const messageOf = (snapshot: Snapshot): Uint8Array =>
  snapshotMessage({
    issuer_id: snapshot.issuerId,
    number: snapshot.number,
    created_at: snapshot.createdAt,
    since: snapshot.since,
    revoked: snapshot.revoked.map(({ ticketId, revokedAt }) => ({
      ticket_id: ticketId,
      revoked_at: revokedAt,
    })),
    total_revoked: snapshot.totalRevoked,
    key_version: snapshot.keyVersion,
  });

function isSigned(snapshot: Snapshot, { keys }: Briefing): boolean {
  const key = keys.find(({ version }) => version === snapshot.keyVersion);
  return key !== undefined && signedText(messageOf(snapshot), snapshot.signature, key.publicKey);
}

/**
 * Returns whether the list is acceptable: from this issuer, signed with one of its keys, not older than the stored one,
 * and, when it lists only changes, without a gap to it.
 */
export function isValidSnapshot(snapshot: Snapshot, briefing: Briefing, held: SnapshotMark | null): boolean {
  if (snapshot.issuerId !== briefing.issuerId || snapshot.number < (held?.number ?? 0)) return false;
  const fits =
    snapshot.since === null
      ? snapshot.revoked.length === snapshot.totalRevoked
      : held !== null && snapshot.since <= held.number;
  return fits && isSigned(snapshot, briefing);
}

export interface Downloaded {
  briefing: Briefing;
  snapshot: SnapshotMark | null;
}

interface Download {
  store: DoorStore;
  service: DoorService;
  time: CorrectedClock;
  eventId: string;
  deviceId: string;
}

/**
 * Downloads what the door needs offline: keys, gates, and the changes to revocations and amounts due since the stored
 * lists. Rejects an unsound list and requests the full one once.
 * @throws ServiceUnavailable, ServiceRefused
 */
export async function download(request: Download): Promise<Downloaded> {
  const received = await request.service.briefing(request.eventId, request.deviceId);
  const held = await request.store.briefing(request.eventId);
  const edition = newestEdition(received, held?.edition);
  const briefing: Briefing = { ...received, edition, receivedAt: request.time.now() };
  await request.store.saveBriefing(briefing);
  const snapshot = await getSnapshot(request, briefing);
  await getDues(request);
  await getPhones(request);
  return { briefing, snapshot };
}

async function getDues({ store, service, eventId }: Download): Promise<void> {
  await store.saveDues(await service.dues(eventId, await store.duesAsOf(eventId)));
}

async function getPhones({ store, service, eventId }: Download): Promise<void> {
  await store.savePhones(await service.phones(eventId, await store.phonesAsOf(eventId)));
}

/** Updates the list of tickets revoked by the event's issuer. @throws ServiceUnavailable, ServiceRefused */
export async function getSnapshot(
  { store, service }: Pick<Download, 'store' | 'service'>,
  briefing: Briefing,
): Promise<SnapshotMark | null> {
  const { issuerId } = briefing;
  const held = await store.snapshot(issuerId);
  const changes = await service.revocations(issuerId, held?.number ?? null);
  if (isValidSnapshot(changes, briefing, held)) {
    await store.saveSnapshot(changes);
  } else if (changes.since !== null) {
    const whole = await service.revocations(issuerId, null);
    if (isValidSnapshot(whole, briefing, held)) await store.saveSnapshot(whole);
  }
  return store.snapshot(issuerId);
}
