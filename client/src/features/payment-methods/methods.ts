import {
  type Icon,
  IconBuildingBank,
  IconCreditCard,
  IconDeviceMobile,
  IconWallet,
} from '@tabler/icons-react';
import type { ProviderMethod } from '../../gql/graphql.ts';
import { methodTexts } from '../../messages/account.ts';
import { MOBILE_MONEY } from './provider-methods.ts';

export type MethodStatus = 'connected' | 'pending' | 'not_connected';

/** Account data that a method needs to determine its status. */
export interface AccountFacts {
  hasWallet: boolean;
  /** Whether this device has a number for mobile money. */
  hasNumber: boolean;
  /** Methods that an organiser of this installation takes through a provider. */
  online: readonly ProviderMethod[];
}

/** A payment method. A provider is one folder beside the others, listed in `methods.ts`. */
export interface PaymentMethod {
  id: string;
  label: string;
  about: string;
  icon: Icon;
  /** Address of its setup page. */
  path: string;
  /** Its purpose, in a sentence; undefined when it has a page of its own. */
  purpose?: string;
  /** Text of its page while it is unavailable: the reason, and the alternative. */
  page?: string;
  /** Shown as "Coming Soon" and not available, unless a provider is connected for it. */
  comingSoon: boolean;
  /** What makes it available; undefined when nothing does. */
  provider?: ProviderMethod;
  status: (facts: AccountFacts) => MethodStatus;
}

/** The account's wallet on the ledger. */
export const ledgerWallet: PaymentMethod = {
  id: 'wallet',
  ...methodTexts.wallet,
  icon: IconWallet,
  path: '/wallet',
  comingSoon: false,
  status: ({ hasWallet }) => (hasWallet ? 'connected' : 'not_connected'),
};

/** Mobile money, where an organiser has connected a provider. */
export const mobileMoney: PaymentMethod = {
  id: 'mobile-money',
  ...methodTexts.mobileMoney,
  icon: IconDeviceMobile,
  path: '/account/mobile-money',
  comingSoon: true,
  provider: MOBILE_MONEY,
  status: ({ hasNumber, online }) =>
    hasNumber && online.includes(MOBILE_MONEY) ? 'connected' : 'not_connected',
};

/** Bank account. No provider is connected. */
export const bank: PaymentMethod = {
  id: 'bank',
  ...methodTexts.bank,
  icon: IconBuildingBank,
  path: '/account/bank',
  comingSoon: false,
  status: () => 'not_connected',
};

/** Credit cards, where an organiser has connected a provider; there is nothing to set up. */
export const card: PaymentMethod = {
  id: 'card',
  ...methodTexts.card,
  icon: IconCreditCard,
  path: '/account/cards',
  comingSoon: true,
  provider: 'CARD',
  status: ({ online }) => (online.includes('CARD') ? 'connected' : 'pending'),
};

/** Every payment method, in display order. */
export const PAYMENT_METHODS: PaymentMethod[] = [ledgerWallet, mobileMoney, bank, card];

/** Whether a method is shown as "Coming Soon". @param online methods that an organiser takes through a provider */
export const isComingSoon = (
  { comingSoon, provider }: PaymentMethod,
  online: readonly ProviderMethod[],
): boolean => comingSoon && !(provider && online.includes(provider));
