import { type SignedInActor, SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { isConnectionLoss } from '../../platform/db/database-faults.ts';
import { Lanes, MicroBatch } from '../../platform/db/micro-batch.ts';
import { LOOKED_UP } from '../../platform/db/session-settings.ts';
import { NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { hashOfToken, type QueueToken, signToken } from './queue-token.ts';
import { RoomBusy, RoomClosed, WorkRefused } from './waiting-room.rules.ts';
import { type JoinedRow, type Joining, joinBatch } from './waiting-room.writes.ts';

const BATCH = 256;
const QUEUE_LIMIT = 20_000;

/** Adds people to queues, those who arrive together in one statement: a room's row has one writer at a time. */
export class QueueJoiner {
  readonly #lanes: Lanes;
  readonly #rooms = new Map<string, MicroBatch<Joining, JoinedRow | undefined>>();

  constructor(db: Database) {
    this.#lanes = new Lanes([db.dedicated('passa-waiting-rooms', LOOKED_UP)]);
  }

  /**
   * @returns undefined when the room is closed, or the proof of work was used
   * @throws RoomBusy
   */
  async join(eventId: string, person: Joining): Promise<JoinedRow | undefined> {
    const batch = this.#rooms.get(eventId) ?? this.#open(eventId);
    try {
      return await batch.add(person);
    } finally {
      if (batch.idle) this.#rooms.delete(eventId);
    }
  }

  #open(eventId: string): MicroBatch<Joining, JoinedRow | undefined> {
    const batch = new MicroBatch<Joining, JoinedRow | undefined>({
      max: BATCH,
      queueLimit: QUEUE_LIMIT,
      run: async (people) => {
        const now = new Date(Math.max(...people.map(({ at }) => at.getTime())));
        const rows = await this.#lanes.run<JoinedRow>(SYSTEM_TENANCY, joinBatch(eventId, people, now));
        const byIndex = new Map(rows.map((row) => [row.i, row]));
        return people.map((_person, i) => byIndex.get(i));
      },
      onFull: () => new RoomBusy(),
      retryAlone: (error) => !isConnectionLoss(error),
    });
    this.#rooms.set(eventId, batch);
    return batch;
  }
}

/** The owner of an API key. */
type Program = Pick<SignedInActor, 'userId' | 'issuerId'> & { apiKeyId: string };

/** A place in a queue as its holder gets it. */
export interface JoinedPlace {
  token: string;
  /** SHA-256 in hex: what the published list of the draw contains. */
  hash: string;
  joinedAt: Date;
  /** null before the draw. */
  position: number | null;
}

/**
 * Joins the waiting room of an event. A caller who has a place there joins again with another: only one of them can be
 * admitted at a time in one browser, because it keeps one.
 * @param work the solved challenge. Keys of the event's own organiser need none
 * @param program the owner of the API key that alone may use the place; null: a browser
 * @throws NotFound, RoomClosed, WorkRefused, RateLimited, RoomBusy
 */
export async function joinWaitingRoom(
  scope: Scope,
  { eventId, work, program }: { eventId: string; work: string | null; program: Program | null },
): Promise<JoinedPlace> {
  const { limits, proofOfWork, queueJoiner, queueKey, roomBoards } = scope.services;
  const found = await roomBoards.find(eventId);
  if (!found) throw new NotFound('waitingRoom');
  const { room } = found;
  // Of an account, since it may make any number of keys.
  await limits.consume('queue', { address: scope.address, ...(program && { account: program.userId }) });
  const isOwn = program !== null && program.issuerId === room.issuerId;
  const workHash = isOwn ? null : await proofOfWork.check(eventId, scope.address, work);
  const apiKeyId = program?.apiKeyId ?? null;
  const joinedAt = scope.clock.now();
  const id = scope.ids.secret(16);
  const token: QueueToken = { eventId, id, joinedAt, position: null };
  const hash = hashOfToken(token);
  const row = await queueJoiner.join(eventId, { hash, workHash, apiKeyId, at: joinedAt });
  if (!row) {
    if (room.closedAt || room.joinsFrom > joinedAt)
      throw new RoomClosed(room.closedAt ? null : room.joinsFrom);
    throw new WorkRefused();
  }
  const { position } = row;
  return {
    token: signToken(queueKey, { ...token, position }),
    hash: hash.toString('hex'),
    joinedAt,
    position,
  };
}
