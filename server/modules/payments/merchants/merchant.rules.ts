import { type Actor, signedIn } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import type { AllProviderVariables } from '../../../platform/config/provider-settings.ts';
import { BadInput, Failure } from '../../../platform/failures.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import type { ProviderDescriptor } from '../descriptor.ts';
import type { CheckOutcome, CheckRefusal } from '../port.ts';
import { PROVIDERS } from '../providers.ts';

export type ProviderName = (typeof PROVIDERS)[number]['name'];

/** The variables of the operator that providers declare. */
export const PROVIDER_VARIABLES: AllProviderVariables = Object.fromEntries(
  PROVIDERS.map(({ name, settings }) => [name, settings]),
);

/** Where the money of each provider is, in the description of the API. */
export const MONEY_PLACES = Object.fromEntries(PROVIDERS.map(({ name, place }) => [name, place])) as Record<
  ProviderName,
  string
>;

/** Finds what a provider declares. */
export function providerOf(name: ProviderName): ProviderDescriptor {
  const found: ProviderDescriptor | undefined = PROVIDERS.find((one) => one.name === name);
  if (!found) throw new Error(`no payment provider is named ${name}`);
  return found;
}

/** Whether payers of a method are asked on their phone. */
export const asksPhone = (method: ProviderMethod): boolean =>
  (PROVIDERS as readonly ProviderDescriptor[]).some((one) => one.method === method && one.payer);

/**
 * Checks the number that pays by a method.
 * @returns it as digits with the country code; null for a method without a number
 * @throws BadInput for a number that cannot pay
 */
export function checkedPayer(method: ProviderMethod, field: string, text: string): string | null {
  const all: readonly ProviderDescriptor[] = PROVIDERS;
  const rule = all.find((one) => one.method === method && one.payer)?.payer;
  if (!rule) return null;
  const phone = rule.normal(text);
  if (phone === null) throw new BadInput([{ field, ...rule.fault }]);
  return phone;
}

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

/** @returns null when there is none */
export function problemOf(outcome: CheckOutcome): MerchantProblem | null {
  if (outcome.kind === 'ok') return null;
  return outcome.kind === 'refused' ? outcome.reason : 'unreachable';
}
