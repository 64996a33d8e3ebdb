import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { KEEP_ALIVE } from '../db/data-source.ts';
import { isConnectionLoss } from '../db/database-faults.ts';
import type { Log } from '../log.ts';
import { QUEUE_SCHEMA } from './install-queue.ts';
import { JobLocks, Orphans } from './job-locks.ts';
import { JobWorker } from './job-worker.ts';
import { QueueWatch } from './queue-watch.ts';
import { Timetable } from './timetable.ts';

/** Work that runs once for all processes, on request and on a timetable. */
export interface JobDefinition {
  /** `<domain>.<verb>`, also the queue's name. */
  name: string;
  /** Five fields of cron in UTC; without one it only runs on request. */
  cron?: string;
  /** It resumes work that a crash interrupted: it also runs when a process starts, and when its ledger is up. */
  resumes?: boolean;
  run(): Promise<unknown>;
}

export interface JobsOptions {
  /** Connection string of the product for a prepared database: the queue's tables are in a separate schema. */
  url: string;
  log: Log;
  /** Called with each run of a job that has a timetable. */
  note?: (run: TimedRun) => Promise<void>;
  /** End of the last recorded run of each job. */
  lastRuns?: () => Promise<ReadonlyMap<string, Date>>;
  /** Interval between two scans for jobs of dead processes, in milliseconds. */
  lookMs?: number;
  /** Milliseconds that opening the connection of the locks may take. */
  connectMs?: number;
}

export interface TimedRun {
  name: string;
  milliseconds: number;
  succeeded: boolean;
}

/** Options of the driver, which the queue passes on. */
const DRIVER_OPTIONS = { query_timeout: 60_000, ...KEEP_ALIVE };
const LOOK_MS = 4_000;
/** A process runs at once what it requests itself. */
const POLL_MS = 5_000;
const LAST_WORK_MS = 10_000;
/** Processes that request a timed run within one minute request the same one. */
const SAME_RUN_SECONDS = 60;
/** Seconds after which the queue expires a run. Its lock still shows others that it is under way. */
const LEASE_SECONDS = 3_600;

/**
 * The job queue on PostgreSQL. Each job has one queue with at most one waiting and one running, whatever the number of
 * processes; requesting a waiting job again adds nothing. Jobs of a dead process are restarted within seconds.
 */
export class Jobs {
  readonly #options: JobsOptions;
  readonly #definitions = new Map<string, JobDefinition>();
  readonly #locks: JobLocks;
  readonly #workers = new Map<string, JobWorker>();
  #boss: PgBoss | undefined;
  #orphans: Orphans | undefined;
  #watch: QueueWatch | undefined;
  #timetable: Timetable | undefined;

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#locks = new JobLocks(options.url, options.connectMs);
  }

  define(job: JobDefinition): void {
    if (this.#boss) throw new Error(`The job ${job.name} must be defined before the queue starts.`);
    this.#definitions.set(job.name, job);
  }

  async start(): Promise<void> {
    const boss = new PgBoss({
      connectionString: this.#options.url,
      schema: QUEUE_SCHEMA,
      application_name: 'passa-jobs',
      max: 3,
      ...DRIVER_OPTIONS,
      retryLimit: 0,
      // Our own timetable replaces the library's, which passes a run from one job to another, so that a dying process
      // loses it.
      schedule: false,
    });
    boss.on('error', (error) => this.#options.log.warn({ err: error }, 'the job queue had to wait'));
    await boss.start();
    for (const job of this.#definitions.values()) await this.#open(boss, job);
    this.#boss = boss;
    await this.resume();
    for (const worker of this.#workers.values()) worker.start();
    this.#watch = new QueueWatch({
      boss,
      names: [...this.#definitions.keys()],
      everyMs: POLL_MS,
      log: this.#options.log,
      found: (name) => this.#workers.get(name)?.wake(),
    });
    this.#watch.start();
    this.#timetable = await this.#plan(boss);
    this.#timetable.start();
    this.#orphans = this.#watchOrphans(boss);
    this.#orphans.start();
  }

  /** Waits for running jobs, for at most ten seconds. */
  async stop(): Promise<void> {
    const boss = this.#boss;
    this.#boss = undefined;
    await this.#timetable?.stop();
    await this.#orphans?.stop();
    await this.#watch?.stop();
    const lastWork = Promise.all([...this.#workers.values()].map((worker) => worker.stop()));
    await Promise.race([lastWork, pause(LAST_WORK_MS, undefined, { ref: false })]);
    await boss?.stop({ graceful: false });
    await this.#locks.close();
  }

  /** Requests one run soon. Does nothing before `start` and after `stop`: the timetable catches up. */
  async ask(name: string): Promise<void> {
    await this.#boss?.send(name, {});
    this.#workers.get(name)?.wake();
  }

  /** Requests one run of every job that resumes interrupted work. */
  async resume(): Promise<void> {
    const resuming = [...this.#definitions.values()].filter(({ resumes }) => resumes);
    await Promise.all(resuming.map(({ name }) => this.ask(name)));
  }

  async #open(boss: PgBoss, job: JobDefinition): Promise<void> {
    await patiently(() =>
      boss.createQueue(job.name, { name: job.name, policy: 'stately', expireInSeconds: LEASE_SECONDS }),
    );
    const { log } = this.#options;
    const run = () => this.#run(job);
    this.#workers.set(job.name, new JobWorker({ boss, name: job.name, log, run }));
  }

  async #plan(boss: PgBoss): Promise<Timetable> {
    const { log, lastRuns } = this.#options;
    const ask = async (name: string) => {
      await boss.send(name, {}, { singletonSeconds: SAME_RUN_SECONDS });
      this.#workers.get(name)?.wake();
    };
    const timetable = new Timetable({ log, ask });
    const ended = await lastRuns?.();
    for (const { name, cron } of this.#definitions.values()) {
      if (cron !== undefined) timetable.add(name, cron, ended?.get(name));
    }
    return timetable;
  }

  #watchOrphans(boss: PgBoss): Orphans {
    return new Orphans({
      locks: this.#locks,
      schema: QUEUE_SCHEMA,
      everyMs: this.#options.lookMs ?? LOOK_MS,
      names: [...this.#definitions.keys()],
      giveBack: async ({ id, name }) => {
        this.#options.log.warn({ job: name }, 'a process ended in the middle of a job: it is begun again');
        await boss.fail(name, id, { message: 'its process ended' });
        await boss.send(name, {});
        this.#workers.get(name)?.wake();
      },
    });
  }

  /** Runs a job. The queue does not retry a failed job: its next run finds the unfinished work. */
  async #run(job: JobDefinition): Promise<void> {
    // Another process has run longer than the queue's expiry.
    if (!(await this.#locks.hold(job.name))) return;
    const began = performance.now();
    let succeeded = false;
    try {
      await job.run();
      succeeded = true;
    } catch (error) {
      const level = isConnectionLoss(error) ? 'warn' : 'error';
      this.#options.log[level]({ err: error, job: job.name }, 'a job failed');
      throw error;
    } finally {
      if (job.cron) await this.#note({ name: job.name, milliseconds: performance.now() - began, succeeded });
      await this.#locks.release(job.name);
    }
  }

  /** Records a run, whose effect counts whether or not that succeeds. */
  async #note(run: TimedRun): Promise<void> {
    await this.#options
      .note?.(run)
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error, job: run.name }, 'a run was not noted'),
      );
  }
}

const DEADLOCK = '40P01';
const TRIES = 5;

/** Retries deadlocks: processes that start together create the same queues and may block each other. */
async function patiently(make: () => Promise<void>): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await make();
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
}
