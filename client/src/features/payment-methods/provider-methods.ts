import { type Icon, IconCreditCard, IconDeviceMobile } from '@tabler/icons-react';
import type { ProviderMethod } from '../../gql/graphql.ts';
import { labelTexts } from '../../messages/labels.ts';
import { purchaseTexts } from '../../messages/purchases.ts';

interface MethodFacts {
  icon: Icon;
  label: string;
  about: string;
  /** Whether the buyer gives the number of the phone that pays; otherwise they pay on a page of the provider. */
  asksPhone: boolean;
}

/** The methods that a provider collects, in display order. Screens ask these facts instead of naming a method. */
export const PROVIDER_METHODS: Readonly<Record<ProviderMethod, MethodFacts>> = {
  MPESA: {
    icon: IconDeviceMobile,
    label: purchaseTexts.mobileMoney,
    about: purchaseTexts.mobileMoneyAbout,
    asksPhone: true,
  },
  CARD: {
    icon: IconCreditCard,
    label: labelTexts.card,
    about: purchaseTexts.cardAbout,
    asksPhone: false,
  },
};

/** The method of the account's page for mobile money. */
export const MOBILE_MONEY: ProviderMethod = 'MPESA';

/** Where this device stores the number that it suggests for payments. */
export const SAVED_NUMBER = 'mpesa_number';

export const isProviderMethod = (method: string): method is ProviderMethod =>
  Object.hasOwn(PROVIDER_METHODS, method);

export const asksPhone = (method: ProviderMethod | null | undefined): boolean =>
  !!method && PROVIDER_METHODS[method].asksPhone;
