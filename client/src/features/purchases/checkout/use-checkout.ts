import { asksPhone } from '../../payment-methods/provider-methods.ts';
import type { Holder } from '../HolderFields.tsx';
import { useProviderPurchase } from '../provider/use-provider-purchase.ts';
import type { ProviderAttempt } from '../purchase-attempts.ts';
import { purchaseFailure } from '../purchase-failure.ts';
import { type OrderDraft, useEntries } from './use-entries.ts';
import { type FormPurchaseResult, usePurchaseByForm } from './use-purchase-by-form.ts';
import type { Selection } from './use-selection.ts';

interface CheckoutOptions {
  /** Entries at first. */
  holder: Holder;
  draft?: OrderDraft | null;
  /** Called with the tickets of an order without a payment on the page. */
  onPurchased: (result: FormPurchaseResult, email: string) => void;
  /** Called when tickets are held for a payment by a provider. */
  onHeld: (attempt: ProviderAttempt) => void;
  /** Called when the server refuses the order, because the stock may have changed. */
  onRefused: (isAboutAnswers: boolean) => void;
  /** Called after each failure of an order without a payment, with its sentence. */
  onFailed?: (message: string) => void;
}

/** The checkout of a selection: the entries, and an order that is due at the door or that a provider collects. */
export function useCheckout(
  selection: Selection,
  { holder, draft, onPurchased, onHeld, onRefused, ...on }: CheckoutOptions,
) {
  const { event, provider } = selection;
  const entries = useEntries(selection, holder, draft);
  const { answers, payer, order, trimmed, messages } = entries;
  const refused = (failure: unknown) => {
    selection.setSent(false);
    onRefused(answers.note(failure));
  };
  const atDoor = usePurchaseByForm({
    ...on,
    onPurchased: (result, email) => {
      selection.setSent(false);
      onPurchased(result, email);
    },
    onRefused: refused,
    onOrdered: messages.request,
  });
  const online = useProviderPurchase({
    onHeld: (attempt) => {
      selection.setSent(false);
      onHeld(attempt);
    },
    onRefused: refused,
    onOrdered: messages.request,
  });
  const { loading, error } = provider === null ? atDoor : online;
  return {
    ...entries,
    loading,
    failure: error === undefined ? null : purchaseFailure(error),
    /** Marks a faulty number. Returns whether the entries can be sent. */
    check: () => !asksPhone(provider) || payer.check() !== null,
    /** Marks the answers that a refusal names. */
    refused,
    submit: async (): Promise<void> => {
      const input = { slug: event.slug, ...order, ...trimmed };
      if (provider === null) {
        selection.setSent(true);
        return atDoor.purchase(input);
      }
      const payerPhone = asksPhone(provider) ? payer.check() : null;
      if (asksPhone(provider) && payerPhone === null) return;
      selection.setSent(true);
      await online.start({ ...input, method: provider, payerPhone });
    },
  };
}
