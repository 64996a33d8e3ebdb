import { timingSafeEqual } from 'node:crypto';
import { maskedPhoneNumber, readPhoneNumber } from '../../../lib/phone/phone-number.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import { queuePhoneMessage } from '../../../platform/phone/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { OpenTicketCodePayload } from '../ticket.schema.ts';
import { codeExpiry, readTicketCode, textedCodeOf, WrongTicketCode } from './ticket-code.rules.ts';
import { countTry, exchangeCode, insertTicketCode } from './ticket-code.writes.ts';
import { numberHoldsTickets } from './ticket-link.reads.ts';

/**
 * Texts a code to a number that holds tickets. The answer is the same for a number that holds none, and so is the cost:
 * either way one transaction is committed.
 * @throws BadInput for an invalid number, RateLimited, counted for numbers without tickets as well
 */
export async function requestTicketCode(scope: Scope, typed: string): Promise<void> {
  const number = checkedNumber(typed);
  await scope.services.limits.consume('find_tickets', { address: scope.address, account: number });
  const known = await numberHoldsTickets(scope, number);
  await inTransaction(
    scope,
    async (tx) => {
      const { phone } = scope.services;
      const [channel] = phone.channels;
      const codeId = known && channel ? await insertTicketCode(tx, number) : null;
      if (codeId !== null && channel)
        await queuePhoneMessage(tx, {
          kind: 'code',
          channel,
          recipient: number,
          payload: { codeId },
          language: scope.language,
          expiresAt: codeExpiry(scope.clock.now()),
        });
      await tx.audit({
        action: 'tickets.code_request',
        entityType: 'ticket_link',
        ...(codeId === null ? {} : { entityId: codeId }),
        details: { number: maskedPhoneNumber(number) },
        success: known,
      });
    },
    SYSTEM_TENANCY,
  );
}

const PASS_BYTES = 32;

/**
 * Exchanges a texted code, once, for a pass that shows the tickets of its number for two hours. It gives none of them
 * away: numbers change hands, and a stolen SIM card receives codes.
 * @throws BadInput for an invalid number, WrongTicketCode, RateLimited
 */
export async function openTicketCode(
  scope: Scope,
  { phone, code: typed }: { phone: string; code: string },
): Promise<OpenTicketCodePayload> {
  const number = checkedNumber(phone);
  const code = readTicketCode(typed);
  await scope.services.limits.consume('ticket_code', { address: scope.address, account: number });
  const pass = scope.ids.secret(PASS_BYTES).toString('base64url');
  const expiresAt = await inTransaction(
    scope,
    async (tx) => {
      const id = await countTry(tx, number);
      const isRight =
        id !== undefined &&
        code !== undefined &&
        isEqual(code, textedCodeOf(scope.services.secrets.tokenKey, id));
      if (!isRight) return undefined;
      await tx.audit({ action: 'tickets.code_open', entityType: 'ticket_link', entityId: id });
      return exchangeCode(tx, id, pass);
    },
    SYSTEM_TENANCY,
  );
  // After the commit, which counts the try.
  if (expiresAt === undefined) throw new WrongTicketCode();
  return { pass, expiresAt };
}

const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

function checkedNumber(typed: string): string {
  const number = readPhoneNumber(typed);
  if (number !== undefined) return number;
  throw new BadInput([
    {
      field: 'phone',
      code: 'COUNTRY_CODE',
      message: 'Please give a phone number with its country code, such as +254 712 345 678.',
    },
  ]);
}
