import { SYSTEM_TENANCY } from '../platform/access/actor.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Scope } from '../platform/scope.ts';
import { readNetwork } from './network-records.reads.ts';
import { insertNetwork, updateNetwork } from './network-records.writes.ts';
import type { NetworkMemory, RememberedNetwork } from './stellar/recognise-network.ts';

/** The networks seen so far, in our database: they outlive the process and a network that is wiped. */
export class NetworkRecords implements NetworkMemory {
  readonly #scope: () => Scope;

  constructor(scope: () => Scope) {
    this.#scope = scope;
  }

  recall(passphrase: string): Promise<RememberedNetwork | null> {
    return readNetwork(this.#scope().db, passphrase);
  }

  async meet(passphrase: string, network: RememberedNetwork): Promise<void> {
    await inTransaction(this.#scope(), (tx) => insertNetwork(tx, passphrase, network), SYSTEM_TENANCY);
  }

  async note(network: RememberedNetwork): Promise<void> {
    await inTransaction(this.#scope(), (tx) => updateNetwork(tx, network), SYSTEM_TENANCY);
  }
}
