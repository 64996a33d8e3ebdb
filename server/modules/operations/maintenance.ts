import { type Actor, can } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Topics } from '../../platform/topics/topics.ts';
import { UnderMaintenance } from './maintenance.failures.ts';
import { type MaintenanceState, readMaintenance } from './maintenance.reads.ts';

/** Maximum delay until a change by another process is seen where no topic reaches. */
const REREAD_MS = 2_000;

/** The maintenance mode, cached in every process. */
export class Maintenance {
  readonly #db: Database;
  readonly #topics: Topics;
  readonly #log: Log;
  #state: MaintenanceState = { enabled: false, since: null };
  #timer: NodeJS.Timeout | undefined;
  #deafen: (() => void) | undefined;

  constructor({ db, topics, log }: { db: Database; topics: Topics; log: Log }) {
    this.#db = db;
    this.#topics = topics;
    this.#log = log;
  }

  get state(): Readonly<MaintenanceState> {
    return this.#state;
  }

  async start(): Promise<void> {
    this.#deafen = this.#topics.listen('system.changed', 'all', () => void this.reread());
    this.#timer = setInterval(() => void this.reread(), REREAD_MS);
    this.#timer.unref();
    await this.reread();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#deafen?.();
  }

  /** Lets system admins and the system itself continue. @throws UnderMaintenance for others while it is on */
  requireOpen(actor: Actor): void {
    if (!this.#state.enabled || actor.kind === 'system' || can(actor, 'MANAGE_SYSTEM')) return;
    throw new UnderMaintenance();
  }

  /** While the database is unavailable, the cached state stays. */
  async reread(): Promise<void> {
    try {
      this.#state = await readMaintenance(this.#db);
    } catch (error) {
      this.#log.debug({ err: error }, 'the maintenance state could not be read');
    }
  }
}
