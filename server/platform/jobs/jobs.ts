import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { isConnectionLoss } from '../db/connection-loss.ts';
import type { Log } from '../log/log.ts';
import { JobLocks } from './job-locks.ts';
import { JobWorker } from './job-worker.ts';
import { Orphans } from './orphans.ts';
import { Timetable } from './timetable.ts';

/** Work that is done once for all processes, on request and on a timetable. */
export interface JobDefinition {
  /** `<domain>.<verb>`, also the queue's name. */
  name: string;
  /** Five fields of cron in UTC; without one it only runs when asked for. */
  cron?: string;
  /** It takes up work that a crash interrupted: it also runs when a process starts, and when its ledger is up. */
  resumes?: boolean;
  run(): Promise<unknown>;
}

export interface JobsOptions {
  /** The owner of the database: the queue keeps its tables in a schema of its own. */
  url: string;
  log: Log;
  /** Is told of each run of a job that has a timetable. */
  note?: (run: TimedRun) => Promise<void>;
  /** When the last noted run of each job ended. */
  lastRuns?: () => Promise<ReadonlyMap<string, Date>>;
  /** Between two looks for what processes that died left behind. */
  lookMs?: number;
  /** How long opening the connection that holds the locks may take. */
  connectMs?: number;
}

export interface TimedRun {
  name: string;
  milliseconds: number;
  succeeded: boolean;
}

const SCHEMA = 'jobs';
const LOOK_MS = 4_000;
const POLL_MS = 2_000;
const LAST_WORK_MS = 10_000;
/** Processes that ask for a timed run within one minute ask for the same one. */
const SAME_RUN_SECONDS = 60;
/** Past it the queue forgets a run. Its lock goes on telling others that it is under way. */
const LEASE_SECONDS = 3_600;

/**
 * The job queue on PostgreSQL. Each job has one queue in which at most one waits and one runs, whatever the
 * number of processes; asking twice for what already waits adds nothing. What a process that died was at is begun
 * again within seconds.
 */
export class Jobs {
  readonly #options: JobsOptions;
  readonly #definitions = new Map<string, JobDefinition>();
  readonly #locks: JobLocks;
  readonly #workers = new Map<string, JobWorker>();
  #boss: PgBoss | undefined;
  #orphans: Orphans | undefined;
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
      schema: SCHEMA,
      application_name: 'passa-jobs',
      max: 3,
      retryLimit: 0,
      // The timetable is our own: the library's hands a run from one job to another, and a process that dies loses it.
      schedule: false,
    });
    boss.on('error', (error) => this.#options.log.warn({ err: error }, 'the job queue had to wait'));
    await boss.start();
    for (const job of this.#definitions.values()) await this.#open(boss, job);
    this.#boss = boss;
    await this.resume();
    for (const worker of this.#workers.values()) worker.start();
    this.#timetable = await this.#plan(boss);
    this.#timetable.start();
    this.#orphans = this.#watch(boss);
    this.#orphans.start();
  }

  /** Lets running jobs end, for at most ten seconds. */
  async stop(): Promise<void> {
    const boss = this.#boss;
    this.#boss = undefined;
    await this.#timetable?.stop();
    await this.#orphans?.stop();
    const lastWork = Promise.all([...this.#workers.values()].map((worker) => worker.stop()));
    await Promise.race([lastWork, pause(LAST_WORK_MS, undefined, { ref: false })]);
    await boss?.stop({ graceful: false });
    await this.#locks.close();
  }

  /** Asks for one run soon. Before `start` and after `stop` nobody listens: the timetable catches up. */
  async ask(name: string): Promise<void> {
    await this.#boss?.send(name, {});
  }

  /** Asks for one run of every job that takes up interrupted work. */
  async resume(): Promise<void> {
    const resuming = [...this.#definitions.values()].filter(({ resumes }) => resumes);
    await Promise.all(resuming.map(({ name }) => this.ask(name)));
    for (const { name } of resuming) this.#workers.get(name)?.wake();
  }

  async #open(boss: PgBoss, job: JobDefinition): Promise<void> {
    await patiently(() =>
      boss.createQueue(job.name, { name: job.name, policy: 'stately', expireInSeconds: LEASE_SECONDS }),
    );
    const { log } = this.#options;
    const run = () => this.#run(job);
    this.#workers.set(job.name, new JobWorker({ boss, name: job.name, pollMs: POLL_MS, log, run }));
  }

  async #plan(boss: PgBoss): Promise<Timetable> {
    const { log, lastRuns } = this.#options;
    const ask = async (name: string) =>
      void (await boss.send(name, {}, { singletonSeconds: SAME_RUN_SECONDS }));
    const timetable = new Timetable({ log, ask });
    const ended = await lastRuns?.();
    for (const { name, cron } of this.#definitions.values()) {
      if (cron !== undefined) timetable.add(name, cron, ended?.get(name));
    }
    return timetable;
  }

  #watch(boss: PgBoss): Orphans {
    return new Orphans({
      locks: this.#locks,
      schema: SCHEMA,
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

  /** A job that fails is not retried by the queue: what it left undone, its next run finds. */
  async #run(job: JobDefinition): Promise<void> {
    // Somebody takes longer than the queue waits for.
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

  /** What a run did counts, whether or not it could be noted. */
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

/** Processes that start together make the same queues and may lock each other out; the loser tries again. */
async function patiently(make: () => Promise<void>): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await make();
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
}
