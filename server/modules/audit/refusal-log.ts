import { type AuditSource, auditRow } from '../../platform/audit-entry.writes.ts';

export interface Refusal {
  /** The root field or path that was refused. */
  readonly operation: string;
  readonly code: string;
}

const WINDOW_MS = 60_000;
const PER_SOURCE = 30;
const PER_WINDOW = 600;

interface Source {
  kept: number;
  suppressed: number;
  last: AuditSource;
}

/**
 * Collects refusals of access until they are written. The rows per minute are limited for each source (an account, else
 * an address) and for all sources together; refusals beyond a limit are counted, and the count is a row of its own, so
 * that a flood neither fills the disk nor goes unseen.
 */
export class RefusalLog {
  #rows: unknown[][] = [];
  #sources = new Map<string, Source>();
  #kept = 0;
  #windowEnd = 0;

  add(scope: AuditSource, refusal: Refusal): void {
    const now = scope.clock.now().getTime();
    if (now >= this.#windowEnd) this.#turnWindow(now);
    const source = this.#sourceOf(scope);
    source.last = scope;
    if (source.kept >= PER_SOURCE || this.#kept >= PER_WINDOW) {
      source.suppressed += 1;
      return;
    }
    source.kept += 1;
    this.#kept += 1;
    this.#rows.push(refusalRow(scope, refusal.operation, refusal.code, {}));
  }

  /** Takes the rows to write. `closing` also takes the counts of the window that is not over. */
  take(now: Date, closing = false): unknown[][] {
    if (closing || now.getTime() >= this.#windowEnd) this.#turnWindow(now.getTime());
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** Puts back rows that could not be written. */
  restore(rows: unknown[][]): void {
    this.#rows = [...rows, ...this.#rows].slice(0, 2 * PER_WINDOW);
  }

  #turnWindow(now: number): void {
    for (const source of this.#sources.values()) {
      if (source.suppressed === 0) continue;
      this.#rows.push(
        refusalRow(source.last, 'several', 'TOO_MANY_REFUSALS', { suppressed: source.suppressed }),
      );
    }
    this.#sources.clear();
    this.#kept = 0;
    this.#windowEnd = now + WINDOW_MS;
  }

  #sourceOf(scope: AuditSource): Source {
    const own = 'userId' in scope.actor ? scope.actor.userId : scope.address;
    // Past the total no source gets another row, so one common counter is enough.
    const key = this.#sources.has(own) || this.#kept < PER_WINDOW ? own : 'others';
    const known = this.#sources.get(key);
    if (known) return known;
    const source: Source = { kept: 0, suppressed: 0, last: scope };
    this.#sources.set(key, source);
    return source;
  }
}

function refusalRow(source: AuditSource, operation: string, code: string, details: object): unknown[] {
  return auditRow(source, {
    action: 'access.refuse',
    entityType: 'operation',
    entityId: operation,
    success: false,
    error: code,
    details,
  });
}
