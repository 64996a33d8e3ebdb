import { type Actor, signedIn } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import { Failure } from '../../../platform/failures.ts';
import type { CheckOutcome, CheckRefusal } from '../port.ts';

export type ProviderName = 'mpesa' | 'stripe' | 'paystack' | 'pesapal';

/** The way to pay that buyers choose. */
export type MerchantMethod = 'mpesa' | 'card';

/** Whether the provider's page takes mobile money beside cards. */
export const takesMobileMoney = (provider: ProviderName): boolean => provider === 'pesapal';

export type MerchantState = 'untested' | 'waiting' | 'active' | 'closed';

/** Why the last test of an account failed. */
export type MerchantProblem = CheckRefusal | 'unreachable';

/** The actor works for no organiser, and not for the platform either. */
class NoOrganiser extends Failure {
  constructor() {
    super('NO_ORGANISER', 'conflict', 'Payment accounts belong to an organiser, and you work for none.');
  }
}

/** The organiser that an account belongs to; null for an account of the platform. */
export type MerchantOwner = string | null;

/**
 * Returns whose accounts the actor manages: those of their organiser, or, for a system administrator, of the platform.
 * @throws NoOrganiser for others without an organiser
 */
export function ownerOf(actor: Actor): MerchantOwner {
  const { issuerId, role } = signedIn(actor);
  if (issuerId === null && !isSystemRole(role)) throw new NoOrganiser();
  return issuerId;
}

/** The name of an owner in keys: of topics, of limits and of addresses. */
export const ownerKey = (owner: MerchantOwner): string => owner ?? 'platform';

/** An SQL condition on the owner, which is the parameter of that number. */
export const isOf = (owner: MerchantOwner, place: string): string =>
  owner === null ? `issuer_id IS NOT DISTINCT FROM ${place}::uuid` : `issuer_id = ${place}`;

export const methodOf = (provider: ProviderName): MerchantMethod => (provider === 'mpesa' ? 'mpesa' : 'card');

/** Whether the organiser enters the address for events in the provider's own settings. */
export const hasOwnWebhook = (provider: ProviderName): boolean =>
  provider === 'stripe' || provider === 'paystack';

/** @returns null when there is none */
export function problemOf(outcome: CheckOutcome): MerchantProblem | null {
  if (outcome.kind === 'ok') return null;
  return outcome.kind === 'refused' ? outcome.reason : 'unreachable';
}
