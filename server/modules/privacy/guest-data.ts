import { SYSTEM_TENANCY, signedIn, tenancyOf } from '../../platform/access/actor.ts';
import { insertAuditEntry } from '../../platform/audit-entry.writes.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { BadInput, Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { hasConfirmedAccount, isMoneyUnderWay, readPersonalData } from './personal-data.reads.ts';
import { erasePerson } from './personal-data.writes.ts';

/** The address belongs to an account, which has its own export and erasure. */
class AddressHasAccount extends Failure {
  constructor() {
    super(
      'ADDRESS_HAS_ACCOUNT',
      'conflict',
      'This address belongs to an account. Export or delete the account instead.',
    );
  }
}

class MoneyUnderWay extends Failure {
  constructor() {
    super(
      'MONEY_UNDER_WAY',
      'conflict',
      'A payment or refund of this guest is under way. Try again when it is complete.',
    );
  }
}

/**
 * Exports the data about a guest without an account, by the address. The caller has made sure that the guest asked.
 * @throws BadInput, AddressHasAccount
 */
export async function guestData(scope: Scope, given: string): Promise<Record<string, unknown>> {
  const email = checkedAddress(given);
  if (await hasConfirmedAccount(scope, email)) throw new AddressHasAccount();
  const data = await readPersonalData(scope, null, email);
  await insertAuditEntry(
    (text, values = []) => scope.db.read(tenancyOf(scope.actor), { text, values }),
    scope,
    {
      action: 'personal_data.export',
      entityType: 'guest',
      entityId: null,
      issuerId: null,
      details: { own: false },
    },
  );
  return { exported_at: scope.clock.now().toISOString(), ...data };
}

/**
 * Erases the data about a guest without an account, by the address, in all tables. Tickets and payments stay, without the
 * person; codes that were handed out stay valid. The audit entry does not name the guest.
 * @throws BadInput, AddressHasAccount, MoneyUnderWay
 */
export async function deleteGuest(scope: Scope, given: string): Promise<void> {
  signedIn(scope.actor);
  const email = checkedAddress(given);
  if (await hasConfirmedAccount(scope, email)) throw new AddressHasAccount();
  if (await isMoneyUnderWay(scope, email)) throw new MoneyUnderWay();
  const placeholder = scope.ids.uuid();
  await inTransaction(
    scope,
    async (tx) => {
      await erasePerson(tx, { id: null, email, placeholder, passwordHash: null });
      await tx.audit({
        action: 'guest.delete',
        entityType: 'guest',
        entityId: placeholder,
        issuerId: null,
        details: {},
      });
    },
    SYSTEM_TENANCY,
  );
}

function checkedAddress(given: string): string {
  const email = given.trim().toLowerCase();
  if (email.length >= 3 && email.includes('@')) return email;
  throw new BadInput([{ field: 'email', code: 'EMAIL', message: 'Please give a valid email address.' }]);
}
