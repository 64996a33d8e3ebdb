import { readPublicKey, readSignature, utf8 } from '../../verify/check/bytes.ts';
import { strictVerify } from '../../verify/check/signatures.ts';
import type { Briefing, Snapshot, SnapshotMark } from './briefing.ts';
import type { CorrectedClock } from './corrected-clock.ts';
import type { DoorService, DoorStore } from './door-ports.ts';
import { newestEdition } from './edition.ts';

/** Builds the signed text, see docs/tickets.md: RFC 8785 of everything but the signature. */
function signedText(snapshot: Snapshot): string {
  const revoked = snapshot.revoked.map(
    ({ ticketId, revokedAt }) => `{"revoked_at":"${revokedAt}","ticket_id":"${ticketId}"}`,
  );
  return (
    `{"created_at":"${snapshot.createdAt}","issuer_id":"${snapshot.issuerId}",` +
    `"key_version":${snapshot.keyVersion},"number":${snapshot.number},"revoked":[${revoked.join(',')}],` +
    `"since":${snapshot.since},"total_revoked":${snapshot.totalRevoked}}`
  );
}

function isSigned(snapshot: Snapshot, briefing: Briefing): boolean {
  const version = briefing.keys.find((known) => known.version === snapshot.keyVersion);
  const key = version ? readPublicKey(version.publicKey) : null;
  const signature = readSignature(snapshot.signature);
  if (!key || !signature) return false;
  return strictVerify(utf8(`passa.revocations.v1\n${signedText(snapshot)}`), signature, key);
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
  return { briefing, snapshot };
}

async function getDues({ store, service, eventId }: Download): Promise<void> {
  await store.saveDues(await service.dues(eventId, await store.duesAsOf(eventId)));
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
