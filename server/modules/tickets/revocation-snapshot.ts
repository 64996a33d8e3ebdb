import { signSnapshot } from '../../lib/signing/index.ts';
import { INSTALLATION_ID } from '../../lib/ticket-format/index.ts';
import { isSignedIn } from '../../platform/access/actor.ts';
import { BadInput, checkAll, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { readAllRevocations, readRevocations } from './revocation.reads.ts';
import type { RevocationSnapshot } from './ticket.schema.ts';

export interface SnapshotRequest {
  /** By default the actor's own; the whole installation for actors without an issuer. */
  issuerId: string | null;
  /** The number of an earlier snapshot: only later revocations are listed. */
  since: string | null;
}

/**
 * Signs the list of revoked tickets. Reading it needs no account: it holds ids of tickets alone, and a door must be
 * able to fetch it anywhere. The list of the whole installation is always a full one.
 * @throws BadInput for an invalid issuer id or `since`, NotFound for an unknown issuer
 */
export async function revocationSnapshot(
  scope: Scope,
  request: SnapshotRequest,
): Promise<RevocationSnapshot> {
  const [issuerId, asked] = checkAll(
    () => issuerOf(scope, request.issuerId),
    () => numberOf(request.since),
  );
  const key = await scope.services.keys.current(issuerId);
  if (!key) throw new NotFound('organiser');
  const { since, state } =
    issuerId === INSTALLATION_ID
      ? { since: null, state: await readAllRevocations(scope) }
      : await revocationsOf(scope, issuerId, asked);
  const snapshot = signSnapshot(
    {
      number: Number(state.number),
      since: since === null ? null : Number(since),
      created_at: scope.clock.now().toISOString(),
      revoked: state.revoked.map(({ ticketId, revokedAt }) => ({
        ticket_id: ticketId,
        revoked_at: new Date(revokedAt).toISOString(),
      })),
      total_revoked: state.total,
    },
    key,
  );
  return {
    issuerId,
    number: String(snapshot.number),
    since: snapshot.since === null ? null : String(snapshot.since),
    createdAt: new Date(snapshot.created_at),
    revoked: snapshot.revoked.map((entry) => ({
      ticketId: entry.ticket_id,
      revokedAt: new Date(entry.revoked_at),
    })),
    totalRevoked: snapshot.total_revoked,
    keyVersion: snapshot.key_version,
    signature: snapshot.signature,
  };
}

async function revocationsOf(scope: Scope, issuerId: string, since: bigint | null) {
  const state = await readRevocations(scope, issuerId, since);
  // The number is later than any of this installation: the device gets everything.
  if (since !== null && since > state.number) {
    return { since: null, state: await readRevocations(scope, issuerId, null) };
  }
  return { since, state };
}

function issuerOf({ actor }: Scope, given: string | null): string {
  const issuerId = given ?? (isSignedIn(actor) ? actor.issuerId : null) ?? INSTALLATION_ID;
  if (isUuid(issuerId)) return issuerId.toLowerCase();
  throw new BadInput([{ field: 'issuerId', message: 'Whose revocations? Give the organiser’s id.' }]);
}

function numberOf(since: string | null): bigint | null {
  if (since === null || since === '') return null;
  if (/^\d{1,15}$/.test(since)) return BigInt(since);
  throw new BadInput([{ field: 'since', message: 'Give the number of an earlier snapshot.' }]);
}
