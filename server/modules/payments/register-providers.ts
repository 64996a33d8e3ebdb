import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { insertProviders } from './merchants/merchant.writes.ts';
import { PROVIDERS } from './providers.ts';

/** Adds the providers that the product declares to those that accounts and payments refer to. Repeating it is safe. */
export function registerProviders(scope: Scope): Promise<void> {
  return inTransaction(scope, (tx) => insertProviders(tx, PROVIDERS), SYSTEM_TENANCY);
}
