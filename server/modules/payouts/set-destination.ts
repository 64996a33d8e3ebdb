import { PAYOUT_LIMITS } from '../../lib/limits/text-limits.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { BadInput, checkAll } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { type AccountChangeHandling, requestChange, withdrawChanges } from '../account-changes/index.ts';
import { checkedPayer } from '../payments/index.ts';
import {
  activateDestination,
  dropDestination,
  findDestination,
  insertDestination,
  voidApprovals,
} from './destination.writes.ts';
import { findSelling, ownIssuer } from './payout.queries.ts';
import { type DestinationKind, type PayoutCurrency } from './payout.rules.ts';
import type { PayoutDestinationInput, PlatformSelling } from './payout.schema.ts';
import { lockIssuer } from './payout.writes.ts';
import { publishPayouts } from './record-payout.ts';

interface CheckedDestination {
  currency: PayoutCurrency;
  kind: DestinationKind;
  holder: string;
  number: string;
  bank: string | null;
}

/**
 * Stores where payouts in a currency go to: at once, or after an owner's approval or a day. Payouts that are not sent then
 * go there too, and need new approvals: theirs were for another account.
 * @throws BadInput, NoOrganiser, RateLimited
 */
export async function setPayoutDestination(
  scope: Scope,
  input: PayoutDestinationInput,
): Promise<PlatformSelling> {
  const { userId } = signedIn(scope.actor);
  const issuerId = ownIssuer(scope.actor);
  const checked = checkedDestination(input);
  await scope.services.limits.consume('merchant', { address: scope.address, account: issuerId });
  await inTransaction(scope, async (tx) => {
    const destination = { ...checked, id: scope.ids.uuid(), issuerId, by: userId };
    await lockIssuer(tx, issuerId);
    const before = await findDestination(tx, destination);
    const waited = await insertDestination(tx, destination);
    if (waited !== undefined) await withdrawChanges(tx, { accountId: null, destinationId: waited });
    const { isWaiting } = await requestChange(tx, {
      ...{ issuerId, kind: 'destination', accountId: null, destinationId: destination.id },
      label: labelOf(destination),
      replaces: before ? labelOf(before) : null,
    });
    if (isWaiting) publishPayouts(tx, issuerId);
    else await activate(tx, destination.id, issuerId);
  });
  return findSelling(scope, issuerId);
}

/** Names the account without its whole number, since it is mailed. */
const labelOf = ({
  currency,
  kind,
  holder,
  number,
  bank,
}: Omit<CheckedDestination, 'currency'> & { currency: string }) =>
  `${currency}: ${kind === 'mpesa' ? 'M-Pesa' : bank}, ${holder}, …${number.slice(-4)}`;

async function activate(tx: Tx, id: string, issuerId: string): Promise<void> {
  const active = await activateDestination(tx, id);
  if (!active) return;
  const { currency, kind, number } = active;
  const voided = await voidApprovals(tx, { id, issuerId, currency });
  await tx.audit({
    action: 'payout_destination.set',
    entityType: 'payout_destination',
    entityId: id,
    issuerId,
    details: { currency, kind, ending: number.slice(-4), voided_approvals: voided },
  });
  publishPayouts(tx, issuerId);
}

/** What becomes of a destination whose change waited. */
export const destinationChanges: AccountChangeHandling = {
  apply: async (tx, { destinationId, issuerId }) => {
    if (destinationId !== null && issuerId !== null) await activate(tx, destinationId, issuerId);
  },
  drop: async (tx, { destinationId, issuerId }) => {
    if (destinationId === null || issuerId === null) return;
    await dropDestination(tx, destinationId);
    publishPayouts(tx, issuerId);
  },
};

/** @throws BadInput */
function checkedDestination(input: PayoutDestinationInput): CheckedDestination {
  const { kind } = input;
  const [currency, holder, number, bank] = checkAll(
    () => checkedCurrency(input.currency, kind),
    () => checkedText('holder', input.holder, 1, PAYOUT_LIMITS.holder),
    () =>
      (kind === 'bank' ? null : checkedPayer(kind, 'number', input.number)) ??
      checkedText('number', input.number, 4, PAYOUT_LIMITS.number),
    () => (kind === 'mpesa' ? null : checkedText('bank', input.bank ?? '', 1, PAYOUT_LIMITS.bank)),
  );
  return { currency, kind, holder, number, bank };
}

/** @throws BadInput */
export function checkedCurrency(
  currency: PayoutDestinationInput['currency'],
  kind: DestinationKind = 'bank',
): PayoutCurrency {
  const isTaken = kind === 'mpesa' ? currency === 'KES' : currency !== 'XLM';
  if (isTaken) return currency as PayoutCurrency;
  const message = kind === 'mpesa' ? 'M-Pesa takes KES alone.' : 'Payouts are not in XLM.';
  throw new BadInput([{ field: 'currency', code: 'CURRENCY', message }]);
}

/** @throws BadInput */
export function checkedText(field: string, text: string, min: number, max: number): string {
  const trimmed = text.trim();
  if (trimmed.length >= min && trimmed.length <= max) return trimmed;
  const message = `This needs ${min} to ${max.toLocaleString('en')} characters.`;
  throw new BadInput([{ field, code: 'LENGTH', min, max, message }]);
}
