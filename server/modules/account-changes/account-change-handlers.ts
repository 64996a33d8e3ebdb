import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import type { AccountChangeRecord } from './account-change.reads.ts';

/** What a change does. Its organisation is locked, and the change is marked before. */
export interface AccountChangeHandling {
  /** Lets the change count. */
  apply(tx: Tx, change: AccountChangeRecord): Promise<void>;
  /** Drops what waited for the change; everything goes on as before. */
  drop(tx: Tx, change: AccountChangeRecord): Promise<void>;
  /** Runs after the change was committed, for what is said to a provider. */
  applied?(scope: Scope, change: AccountChangeRecord): Promise<void>;
}

type Subject = 'merchant' | 'destination';

/** The modules whose accounts change. Each registers once, before anything runs. */
export class AccountChangeHandlers {
  readonly #handlings = new Map<Subject, AccountChangeHandling>();

  handle(subject: Subject, handling: AccountChangeHandling): void {
    this.#handlings.set(subject, handling);
  }

  of({ kind }: Pick<AccountChangeRecord, 'kind'>): AccountChangeHandling {
    const subject = kind === 'destination' ? 'destination' : 'merchant';
    const handling = this.#handlings.get(subject);
    if (!handling) throw new Error(`nothing handles changes of a ${subject}`);
    return handling;
  }
}
