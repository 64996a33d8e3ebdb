// 25P0x and 57P05: the server ended a session that was idle too long, as after a process was suspended.
const LOST = /^(08...|57P0[1235]|25P0[34]|53300)$/;
/** The session still answers, but its server is not a primary any more: after a failover it leads to the wrong one. */
const READ_ONLY = '25006';
const LOST_SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
]);
/** Messages of the driver, and of TypeORM for a connection that was lost between two statements. */
const LOST_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|Client was closed|Query runner already released/;
/** The driver's message for a statement without an answer in `query_timeout`: its server or the network is gone. */
const UNANSWERED = 'Query read timeout';

/**
 * Returns true when the database could not be reached, as opposed to having refused a statement. A session that turned
 * read-only counts as lost, too.
 */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined) return LOST.test(code) || LOST_SOCKET.has(code) || code === READ_ONLY;
  return LOST_MESSAGE.test(message ?? '');
}

/**
 * Returns true when the session must be closed, since it does not end by itself: its server accepts no writes, or did
 * not answer.
 */
export function isSessionUnusable(error: unknown): boolean {
  return isReadOnly(error) || (error as Error | null | undefined)?.message === UNANSWERED;
}

/** Returns true when the server accepts no writes on this session. */
export function isReadOnly(error: unknown): boolean {
  return (error as { code?: string } | null | undefined)?.code === READ_ONLY;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Returns true when a statement would have stored a duplicate.
 * @param constraints the unique constraints or indexes that count; any when none is named
 */
export function isUniqueViolation(error: unknown, ...constraints: string[]): boolean {
  const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && (constraints.length === 0 || constraints.includes(constraint));
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Returns true when a statement would have left a reference to a row that does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return (error as { code?: string } | null | undefined)?.code === FOREIGN_KEY_VIOLATION;
}

// 53100: PostgreSQL could not extend a file. The others concern files of our own: full, over a quota, over a limit.
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);
const PROBE_EVERY_MS = 5_000;

/** Extends a file by a megabyte, and rolls it back. */
const PROBE = `BEGIN;
  CREATE TEMPORARY TABLE storage_probe ON COMMIT DROP AS
    SELECT n, repeat('x', 1000) AS filler FROM generate_series(1, 1000) n;
  ROLLBACK`;

/** Returns true when there is no space left to write to, on the disk of the database or on our own. */
export function isStorageFull(error: unknown): boolean {
  return FULL.has(String((error as { code?: string } | null | undefined)?.code));
}

export interface StorageOptions {
  /** Runs statements on any connection. */
  run(text: string): Promise<unknown>;
}

/**
 * Tracks whether the database has space. A statement that failed for lack of it is noted; from then on the database
 * counts as full until a write of some size succeeds.
 */
export class Storage {
  readonly #options: StorageOptions;
  #full = false;
  #probedAt = 0;
  /** Called when it becomes full, and when it has space again. */
  onChange: ((full: boolean) => void) | undefined;

  constructor(options: StorageOptions) {
    this.#options = options;
  }

  /** Returns the result of the work, and notes when it failed because the disk is full. */
  async watch<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (isStorageFull(error)) this.#change(true);
      throw error;
    }
  }

  /** Tries a write when the database was full, at most every five seconds. */
  async hasSpace(): Promise<boolean> {
    const now = performance.now();
    if (!this.#full || now - this.#probedAt < PROBE_EVERY_MS) return !this.#full;
    this.#probedAt = now;
    try {
      await this.#options.run(PROBE);
      this.#change(false);
    } catch (error) {
      // Unavailable for another reason, which other checks report.
      if (!isStorageFull(error)) throw error;
    }
    return !this.#full;
  }

  #change(full: boolean): void {
    if (full) this.#probedAt = performance.now();
    if (full === this.#full) return;
    this.#full = full;
    this.onChange?.(full);
  }
}

const CHECK_VIOLATION = '23514';

/** Returns true when a statement would have broken a check of that name. */
export function isCheckViolation(error: unknown, name: string): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === CHECK_VIOLATION && constraint === name;
}
