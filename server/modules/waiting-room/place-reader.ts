import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { MicroBatch } from '../../platform/db/micro-batch.ts';
import { LOOKED_UP } from '../../platform/db/session-settings.ts';
import { type EntryRecord, entriesOf, type FoundEntry, type PlaceKey } from './waiting-room.reads.ts';
import { RoomBusy } from './waiting-room.rules.ts';

const BATCH = 256;
const QUEUE_LIMIT = 20_000;

/**
 * Reads places in queues, those that are asked for together in one statement. After a draw everybody looks at the own
 * place within seconds.
 */
export class PlaceReader {
  readonly #batch: MicroBatch<PlaceKey, EntryRecord | undefined>;

  constructor(db: Database) {
    const connection = db.dedicated('passa-places', LOOKED_UP);
    this.#batch = new MicroBatch<PlaceKey, EntryRecord | undefined>({
      max: BATCH,
      queueLimit: QUEUE_LIMIT,
      run: async (keys) => {
        const rows = await connection.run<FoundEntry>(SYSTEM_TENANCY, entriesOf(keys));
        const byIndex = new Map(rows.map((row) => [row.i, row]));
        return keys.map((_key, i) => byIndex.get(i));
      },
      onFull: () => new RoomBusy(),
      retryAlone: () => false,
    });
  }

  /**
   * @returns undefined for a place that does not exist
   * @throws RoomBusy
   */
  find(key: PlaceKey): Promise<EntryRecord | undefined> {
    return this.#batch.add(key);
  }
}
