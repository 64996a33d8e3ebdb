import type { ProviderMethod } from '../../gql/graphql.ts';

/** Payment of an order without an account: by a provider, at the door, or from an external wallet. */
export type GuestPaymentMethod = ProviderMethod | 'door' | 'outside';

/** Payment of a member's order from the page of the wallet. */
export type MemberPaymentMethod = ProviderMethod | 'wallet';

interface OfferedMethods {
  /** Methods that the organiser has connected. */
  online: readonly ProviderMethod[];
  /** Whether the chosen tickets are sold without a payment on the page. */
  atDoor: boolean;
  /** Whether the chosen tickets cost nothing. */
  isFree: boolean;
  /** Whether the price can be paid from a wallet. */
  byLedger: boolean;
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
