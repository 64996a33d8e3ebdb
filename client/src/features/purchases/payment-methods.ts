import type { ProviderMethod } from '../../gql/graphql.ts';
import { isProviderMethod } from '../payment-methods/provider-methods.ts';
import type { Payable } from './payable.ts';

/** Payment of an order without an account: by a provider, at the door, or from an external wallet. */
export type GuestPaymentMethod = ProviderMethod | 'door' | 'outside';

/** Payment of a member's order. */
export type MemberPaymentMethod = ProviderMethod | 'wallet' | 'door';

interface OfferedMethods extends Payable {
  /** Whether the chosen tickets are sold without a payment on the page. */
  atDoor: boolean;
  /** Whether the chosen tickets cost nothing. */
  isFree: boolean;
}

/**
 * Lists the payment methods of a guest, the default first. Free orders have no choice; where no provider is connected
 * they keep the choice that the page has always had.
 */
export function guestMethods({ online, atDoor, isFree, byLedger }: OfferedMethods): GuestPaymentMethod[] {
  const others: GuestPaymentMethod[] = [
    ...(atDoor ? (['door'] as const) : []),
    ...(byLedger ? (['outside'] as const) : []),
  ];
  if (online.length === 0) return others;
  return isFree ? others.slice(0, 1) : [...online, ...others];
}

/** Lists the payment methods of a member. Free orders have no choice where a provider is connected. */
export function memberMethods({ online, atDoor, isFree, byLedger }: OfferedMethods): MemberPaymentMethod[] {
  if (isFree && online.length > 0) return [atDoor ? 'door' : 'wallet'];
  return [...(byLedger ? (['wallet'] as const) : []), ...online, ...(atDoor ? (['door'] as const) : [])];
}

/** Returns a member's choice; by default the wallet when there is one or no other method is open. */
export function chosenMethod(
  chosen: MemberPaymentMethod | null,
  open: readonly MemberPaymentMethod[],
  hasWallet: boolean,
): MemberPaymentMethod {
  const [first = 'wallet', second] = open;
  const isFirst = hasWallet || first !== 'wallet';
  return open.find((one) => one === chosen) ?? (isFirst ? first : (second ?? first));
}

/** The provider that collects an order of this method; null for the others. */
export const providerOf = (method: GuestPaymentMethod | MemberPaymentMethod): ProviderMethod | null =>
  isProviderMethod(method) ? method : null;
