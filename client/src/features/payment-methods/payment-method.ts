import type { Icon } from '@tabler/icons-react';

export type MethodStatus = 'connected' | 'pending' | 'not_connected';

/** Account data that a method needs to determine its status. */
export interface AccountFacts {
  hasWallet: boolean;
}

/** A payment method. A provider is one folder beside the others, listed in `methods.ts`. */
export interface PaymentMethod {
  id: string;
  label: string;
  about: string;
  icon: Icon;
  /** Address of its setup page. */
  path: string;
  /** Text of its page while it is unavailable; none when it has a page of its own. */
  page?: string;
  /** Shown as "Coming Soon" and not available yet. */
  comingSoon: boolean;
  status: (facts: AccountFacts) => MethodStatus;
}
