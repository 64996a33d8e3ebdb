import { createContext, useContext } from 'react';
import { labelTexts } from '../../../messages/labels.ts';
import { payingTexts as texts } from '../../../messages/provider-payments.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';

const CARD = {
  label: labelTexts.card,
  about: purchaseTexts.cardAbout,
  pay: texts.payCard,
  payPlain: texts.payCardPlain,
  note: texts.cardNote,
  title: texts.cardTitle,
  back: texts.cardBack,
  otherWay: texts.otherWayCard,
};

const CARD_OR_MOBILE: typeof CARD = {
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
export const useCardWords = (): typeof CARD => (useContext(MobileMoneyContext) ? CARD_OR_MOBILE : CARD);
