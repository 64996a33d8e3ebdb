import { useState } from 'react';
import type { PurchaseWithProviderInput } from '../../../gql/graphql.ts';
import { useSession } from '../../../session/session.ts';
import { useAnswers } from '../../questions/use-answers.ts';
import type { Holder } from '../HolderFields.tsx';
import { defaultPayerNumber, nationalPayerNumber, normalPayerNumber } from '../provider/payer-number.ts';
import { useProviderQuote } from '../provider/use-provider-quote.ts';
import { useNews } from './use-news.ts';
import { usePhoneMessages } from './use-phone-messages.ts';
import type { Selection } from './use-selection.ts';

/** Entries of an earlier order of this browser, which are kept. */
export type OrderDraft = Holder & Pick<PurchaseWithProviderInput, 'answers' | 'payerPhone'>;

export type Entries = ReturnType<typeof useEntries>;

/** The buyer's entries for a selection (holder, answers, paying number) and the amount that a provider will collect. */
export function useEntries(selection: Selection, first: Holder, draft: OrderDraft | null = null) {
  const { event, lines, provider, terms } = selection;
  const [holder, setHolder] = useState(() => {
    const { name, email, phone } = draft ?? first;
    return { name, email, phone };
  });
  const answers = useAnswers(selection.sold, lines, draft?.answers ?? []);
  const news = useNews(event);
  const messages = usePhoneMessages(holder.phone);
  const payer = usePayerNumber(holder.phone, draft?.payerPhone);
  const quote = useProviderQuote({ slug: event.slug, lines, method: provider, code: terms.code });
  return {
    holder,
    setHolder,
    answers,
    news,
    messages,
    payer,
    quote,
    /** The holder, for the API. */
    trimmed: { name: holder.name.trim(), email: holder.email.trim(), phone: holder.phone.trim() },
    /** The order, for the API. */
    order: {
      lines: lines.map(({ tier, quantity }) => ({ tier, quantity })),
      ...terms,
      ...answers.input,
    },
  };
}

/** The signed-in user as the holder; without one, empty entries. */
export function useOwnDetails(): Holder {
  const user = useSession()?.user;
  return { name: user?.name ?? '', email: user?.email ?? '', phone: user?.phone ?? '' };
}

interface PayerNumber {
  value: string;
  isFaulty: boolean;
  set: (typed: string) => void;
  /** Returns the digits of the number; null marks the field as faulty. */
  check: () => string | null;
}

/**
 * The number that pays: the one that this device has saved, or the buyer's own where it is one of a mobile phone in Kenya, until another
 * is typed.
 * @param phone phone number of the buyer
 */
function usePayerNumber(phone: string, earlier?: string | null): PayerNumber {
  const [typed, setTyped] = useState<string | null>(earlier ? nationalPayerNumber(earlier) : null);
  const [isFaulty, setFaulty] = useState(false);
  const [saved] = useState(defaultPayerNumber.find);
  const suggested = saved ?? normalPayerNumber(phone);
  const value = typed ?? (suggested ? nationalPayerNumber(suggested) : '');
  return {
    value,
    isFaulty,
    set: (changed) => {
      setTyped(changed);
      setFaulty(false);
    },
    check: () => {
      const digits = normalPayerNumber(value);
      setFaulty(digits === null);
      return digits;
    },
  };
}
