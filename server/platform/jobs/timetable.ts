import cronParser from 'cron-parser';
import type { Log } from '../log.ts';

const TICK_MS = 1_000;

export interface TimetableOptions {
  log: Log;
  /** Requests one run, once for all processes that request in the same minute. */
  ask(name: string): Promise<void>;
}

interface Entry {
  name: string;
  cron: string;
  due: Date;
}

/**
 * Requests jobs at their times, in UTC. A time that passed while the database was unavailable, while the process was
 * suspended, or while no process ran, is made up for once. Each process requests by itself, so that a dying process
 * loses no run.
 */
export class Timetable {
  readonly #options: TimetableOptions;
  readonly #entries: Entry[] = [];
  #timer: NodeJS.Timeout | undefined;
  #asking: Promise<void> | undefined;

  constructor(options: TimetableOptions) {
    this.#options = options;
  }

  /** @param since the end of its last run; a job that has never run is due at its next time */
  add(name: string, cron: string, since: Date = new Date()): void {
    this.#entries.push({ name, cron, due: nextTime(cron, since) });
  }

  start(): void {
    this.#tick();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#asking;
  }

  #tick(): void {
    this.#asking ??= this.#askForDue().finally(() => {
      this.#asking = undefined;
    });
  }

  /** Requests the due jobs. Those that failed stay due. */
  async #askForDue(): Promise<void> {
    const now = new Date();
    for (const entry of this.#entries) {
      if (entry.due > now) continue;
      try {
        await this.#options.ask(entry.name);
        entry.due = nextTime(entry.cron, now);
      } catch (error) {
        this.#options.log.warn({ err: error, job: entry.name }, 'a job that is due could not be asked for');
        return;
      }
    }
  }
}

function nextTime(cron: string, after: Date): Date {
  return cronParser.parseExpression(cron, { currentDate: after, tz: 'UTC' }).next().toDate();
}
