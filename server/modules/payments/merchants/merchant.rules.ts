import { type Actor, signedIn } from '../../../platform/access/actor.ts';
import { Failure } from '../../../platform/failures.ts';
import type { CheckOutcome, CheckRefusal } from '../port.ts';

export type ProviderName = 'mpesa' | 'stripe' | 'paystack';

/** The way to pay that buyers choose. */
export type MerchantMethod = 'mpesa' | 'card';

export type MerchantState = 'untested' | 'active' | 'closed';

/** Why the last test of an account failed. */
export type MerchantProblem = CheckRefusal | 'unreachable';

/** System administrators have the permission, but no organiser of their own. */
class NoOrganiser extends Failure {
  constructor() {
    super('NO_ORGANISER', 'conflict', 'Payment accounts belong to an organiser, and you work for none.');
  }
}

/** Returns the organiser whose accounts the actor manages. @throws NoOrganiser for users without one */
export function ownIssuer(actor: Actor): string {
  const { issuerId } = signedIn(actor);
  if (issuerId === null) throw new NoOrganiser();
  return issuerId;
}

export const methodOf = (provider: ProviderName): MerchantMethod => (provider === 'mpesa' ? 'mpesa' : 'card');

/** Whether the organiser enters the address for events in the provider's own settings. */
export const hasOwnWebhook = (provider: ProviderName): boolean => provider !== 'mpesa';

/** @returns null when there is none */
export function problemOf(outcome: CheckOutcome): MerchantProblem | null {
  if (outcome.kind === 'ok') return null;
  return outcome.kind === 'refused' ? outcome.reason : 'unreachable';
}
