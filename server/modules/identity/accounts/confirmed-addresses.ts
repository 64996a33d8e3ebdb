import type { Role } from '../../../platform/access/roles.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';

/** An account whose address was confirmed in the transaction. */
export interface ConfirmedAccount {
  id: string;
  email: string;
  role: Role;
}

type Listener = (tx: Tx, account: ConfirmedAccount) => Promise<void>;

/** What follows from the confirmation of an address, in its transaction. Listeners register before anything runs. */
export class ConfirmedAddresses {
  readonly #listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async announce(tx: Tx, account: ConfirmedAccount): Promise<void> {
    for (const listener of this.#listeners) await listener(tx, account);
  }
}
