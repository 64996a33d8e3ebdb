import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { BadInput, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { findIssuer } from '../issuers/index.ts';
import { findSelling, ownIssuer } from './payout.queries.ts';
import { MAX_FEE_PERCENT, SellingNotOpen } from './payout.rules.ts';
import type { PlatformSelling, PlatformSellingInput } from './payout.schema.ts';
import { writeChosen, writeOpen } from './payout.writes.ts';

/**
 * Opens or closes the platform's account for an organiser. A closed one takes no new payments; payments under way end,
 * and what was collected is still paid out.
 * @throws NotFound, BadInput
 */
export async function setPlatformSelling(
  scope: Scope,
  input: PlatformSellingInput,
): Promise<PlatformSelling> {
  const feeBasisPoints = basisPointsOf(input.feePercent);
  const { issuerId, isOpen } = input;
  if (!isUuid(issuerId)) throw new NotFound('organiser');
  await findIssuer(scope, issuerId);
  await inTransaction(scope, async (tx) => {
    await writeOpen(tx, issuerId, { isOpen, feeBasisPoints });
    const details = { open: isOpen, fee_basis_points: feeBasisPoints };
    await recordSelling(tx, 'platform_selling.set', issuerId, details);
  });
  return findSelling(scope, issuerId);
}

/** @throws BadInput */
function basisPointsOf(text: string): number {
  const percent = Number(text);
  const basisPoints = Math.round(percent * 100);
  if (/^\d{1,2}(\.\d{1,2}0*)?$/.test(text) && percent <= MAX_FEE_PERCENT) return basisPoints;
  const message = `The share is 0 to ${MAX_FEE_PERCENT} percent, in steps of 0.01.`;
  throw new BadInput([{ field: 'feePercent', code: 'OUT_OF_RANGE', min: 0, max: MAX_FEE_PERCENT, message }]);
}

/**
 * Lets the actor's organiser sell through the platform's account where it has none of its own, or ends that.
 * @throws NoOrganiser, SellingNotOpen
 */
export async function choosePlatformSelling(scope: Scope, isChosen: boolean): Promise<PlatformSelling> {
  signedIn(scope.actor);
  const issuerId = ownIssuer(scope.actor);
  await inTransaction(scope, async (tx) => {
    const isStored = await writeChosen(tx, issuerId, isChosen);
    if (!isStored && isChosen) throw new SellingNotOpen();
    if (isStored) await recordSelling(tx, 'platform_selling.choose', issuerId, { chosen: isChosen });
  });
  return findSelling(scope, issuerId);
}

async function recordSelling(
  tx: Tx,
  action: 'platform_selling.set' | 'platform_selling.choose',
  issuerId: string,
  details: object,
): Promise<void> {
  await tx.audit({ action, entityType: 'issuer', entityId: issuerId, issuerId, details });
  tx.afterCommit(() => {
    const { topics } = tx.scope.services;
    topics.publish('merchant.changed', issuerId, { issuerId, accountId: null });
    // Public pages list the methods of payment.
    topics.publish('public.changed', 'all', { issuerId });
  });
}
