import { type RestrictedActor, type SignedInActor, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { noteUse } from './directory.writes.ts';

const WORTH_NOTING_MS = 60_000;

/** Collects the last use of sessions and keys; a timer writes them, so that no request waits for the write. */
export class LastUses {
  #sessions = new Map<string, Date>();
  #keys = new Map<string, Date>();

  /** @param noted time of the last use that the database holds */
  see(actor: SignedInActor | RestrictedActor, noted: Date | null, now: Date): void {
    if (noted !== null && now.getTime() - noted.getTime() < WORTH_NOTING_MS) return;
    if (actor.sessionId !== null) this.#sessions.set(actor.sessionId, now);
    if (actor.apiKeyId !== null) this.#keys.set(actor.apiKeyId, now);
  }

  async write(scope: Scope): Promise<void> {
    const [sessions, keys] = [this.#sessions, this.#keys];
    if (sessions.size + keys.size === 0) return;
    this.#sessions = new Map();
    this.#keys = new Map();
    const work = async (tx: Parameters<typeof noteUse>[0]): Promise<void> => {
      await noteUse(tx, 'sessions', sessions);
      await noteUse(tx, 'api_keys', keys);
    };
    await inTransaction(scope, work, SYSTEM_TENANCY);
  }
}
