import { type Actor, can } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Topics } from '../../platform/topics/topics.ts';
import { UnderMaintenance } from './maintenance.failures.ts';
import { type MaintenanceState, readMaintenance } from './maintenance.reads.ts';

/** How long a change by another process can stay unseen where no topic reaches. */
const REREAD_MS = 2_000;

/** Whether the product is being maintained: known in every process without asking for it. */
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

  /** System admins and the product itself go on. @throws UnderMaintenance for everybody else while it is on */
  requireOpen(actor: Actor): void {
    if (!this.#state.enabled || actor.kind === 'system' || can(actor, 'MANAGE_SYSTEM')) return;
    throw new UnderMaintenance();
  }

  /** A database that is away changes nothing of what is known. */
  async reread(): Promise<void> {
    try {
      this.#state = await readMaintenance(this.#db);
    } catch (error) {
      this.#log.debug({ err: error }, 'the maintenance state could not be read');
    }
  }
}
