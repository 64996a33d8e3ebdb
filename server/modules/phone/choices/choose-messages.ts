import { maskedPhoneNumber } from '../../../lib/phone/phone-number.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { hashOfSecret, numberByStopHash, optIn, optOut } from '../../../platform/phone/index.ts';
import type { Scope } from '../../../platform/scope.ts';

/**
 * Stops messages to a number by the link in one of them, or allows them again. Both take effect at once.
 * @returns the number, with its middle hidden
 * @throws NotFound for an unknown link, RateLimited
 */
export async function choosePhoneMessages(scope: Scope, token: string, wants: boolean): Promise<string> {
  await scope.services.limits.consume('phone_choice', {
    address: scope.address,
    account: token.slice(0, 40),
  });
  return inTransaction(
    scope,
    async (tx) => {
      const number = await numberByStopHash(tx, hashOfSecret(token));
      if (number === undefined) throw new NotFound('link');
      await (wants ? optIn(tx, number) : optOut(tx, number, 'link'));
      const shown = maskedPhoneNumber(number);
      await tx.audit({
        action: wants ? 'phone.messages_allow' : 'phone.messages_stop',
        entityType: 'phone_number',
        details: { number: shown },
      });
      return shown;
    },
    SYSTEM_TENANCY,
  );
}
