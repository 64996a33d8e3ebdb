import PgBoss from 'pg-boss';
import type { Log } from '../log/log.ts';

/** Work that is done once for all processes, on request and on a timetable. */
export interface JobDefinition {
  /** `<domain>.<verb>`, also the queue's name. */
  name: string;
  /** Five fields of cron in UTC; without one it only runs when asked for. */
  cron?: string;
  run(): Promise<unknown>;
}

export interface JobsOptions {
  /** The owner of the database: the queue keeps its tables in a schema of its own. */
  url: string;
  log: Log;
  /** Is told of each run of a job that has a timetable. */
  note?: (run: TimedRun) => Promise<void>;
}

export interface TimedRun {
  name: string;
  milliseconds: number;
  succeeded: boolean;
}

const SCHEMA = 'jobs';
const LEASE_SECONDS = 300;

/**
 * The job queue on PostgreSQL. Each job has one queue in which at most one waits and one runs, whatever the
 * number of processes; asking twice for what already waits adds nothing.
 */
export class Jobs {
  readonly #options: JobsOptions;
  readonly #definitions = new Map<string, JobDefinition>();
  #boss: PgBoss | undefined;

  constructor(options: JobsOptions) {
    this.#options = options;
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
    });
    boss.on('error', (error) => this.#options.log.warn({ err: error }, 'the job queue had to wait'));
    await boss.start();
    for (const job of this.#definitions.values()) await this.#open(boss, job);
    this.#boss = boss;
  }

  /** Lets running jobs end, for at most ten seconds. */
  async stop(): Promise<void> {
    const boss = this.#boss;
    this.#boss = undefined;
    await boss?.stop({ graceful: true, wait: true, timeout: 10_000 });
  }

  /** Asks for one run soon. Before `start` and after `stop` nobody listens: the timetable catches up. */
  async ask(name: string): Promise<void> {
    await this.#boss?.send(name, {});
  }

  async #open(boss: PgBoss, job: JobDefinition): Promise<void> {
    await patiently(() =>
      boss.createQueue(job.name, { name: job.name, policy: 'stately', expireInSeconds: LEASE_SECONDS }),
    );
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, () => this.#run(job));
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' });
  }

  /** A job that fails is not retried by the queue: what it left undone, its next run finds. */
  async #run(job: JobDefinition): Promise<void> {
    const began = performance.now();
    let succeeded = false;
    try {
      await job.run();
      succeeded = true;
    } catch (error) {
      this.#options.log.error({ err: error, job: job.name }, 'a job failed');
      throw error;
    } finally {
      if (job.cron) await this.#note({ name: job.name, milliseconds: performance.now() - began, succeeded });
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
