import type { Icon } from '@tabler/icons-react';

export type MethodStatus = 'connected' | 'pending' | 'not_connected';

/** What a method may ask about the account to tell how it stands. */
export interface AccountFacts {
  hasWallet: boolean;
}

/** A way to pay. A provider is one folder beside the others, listed in `methods.ts`. */
export interface PaymentMethod {
  id: string;
  label: string;
  about: string;
  icon: Icon;
  /** Where it is set up and managed. */
  path: string;
  /** What its own page says while it cannot be used; none when it has a page of its own. */
  page?: string;
  /** Offered, and not yet to be used: "Coming Soon". */
  comingSoon: boolean;
  status: (facts: AccountFacts) => MethodStatus;
}
