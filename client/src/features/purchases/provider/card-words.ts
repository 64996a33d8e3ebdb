import { createContext, useContext } from 'react';
import type { ProviderMethod } from '../../../gql/graphql.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { payingTexts as texts } from '../../../messages/provider-payments.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { asksPhone } from '../../payment-methods/provider-methods.ts';

interface MethodWords {
  label: string;
  about: string;
  pay: (amount: string) => string;
  payPlain: string;
  note: string;
  otherWay: string;
}

interface CardWords extends MethodWords {
  title: string;
  back: string;
}

const BY_PHONE: MethodWords = {
  label: purchaseTexts.mobileMoney,
  about: purchaseTexts.mobileMoneyAbout,
  pay: texts.payByPhone,
  payPlain: texts.payByPhonePlain,
  note: texts.phoneNote,
  otherWay: texts.otherWayPhone,
};

const CARD: CardWords = {
  label: labelTexts.card,
  about: purchaseTexts.cardAbout,
  pay: texts.payCard,
  payPlain: texts.payCardPlain,
  note: texts.cardNote,
  title: texts.cardTitle,
  back: texts.cardBack,
  otherWay: texts.otherWayCard,
};

const CARD_OR_MOBILE: CardWords = {
  label: purchaseTexts.cardOrMobile,
  about: purchaseTexts.cardOrMobileAbout,
  pay: texts.payOnPage,
  payPlain: texts.payOnPagePlain,
  note: texts.pageNote,
  title: texts.pageTitle,
  back: texts.pageBack,
  otherWay: texts.otherWayPage,
};

/** Whether the page for cards takes mobile money as well: that of the event, or of the payment under way. */
export const MobileMoneyContext = createContext(false);

/** Texts of a payment on the page of a provider. */
export const useCardWords = (): CardWords => (useContext(MobileMoneyContext) ? CARD_OR_MOBILE : CARD);

/** Texts of a payment by a method of a provider. */
export function useMethodWords(method: ProviderMethod | null): MethodWords {
  const card = useCardWords();
  return asksPhone(method) ? BY_PHONE : card;
}
