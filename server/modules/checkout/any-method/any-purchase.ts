import type { PaymentCurrency } from '../../../lib/money/index.ts';
import { faultsNamed, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { isProviderMethod, type ProviderMethod } from '../../../platform/vocabulary.ts';
import type { AnswersInput, BoughtOrder, Buyer, Listing, OrderLine, TermsInput } from '../../orders/index.ts';
import { startExternalPayment } from '../external-wallet/start-external-payment.ts';
import { purchaseByForm } from '../form/purchase-by-form.ts';
import { purchaseWithProvider } from '../provider/purchase-with-provider.ts';
import { purchaseWithWallet } from '../wallet/purchase-with-wallet.ts';

/** A way to pay: at the door, from the caller's wallet, from a wallet elsewhere, or through a provider. */
export type PurchaseMethod = 'door' | 'wallet' | 'external_wallet' | ProviderMethod;

export interface AnyPurchase extends TermsInput, AnswersInput {
  /** Id or slug. */
  event: string;
  lines: readonly OrderLine[];
  buyer: Buyer;
  method: PurchaseMethod;
  /** The number that pays, where the method needs one. */
  payer?: string | null;
  /** The quoted amount that the buyer confirmed, for the wallet. */
  confirmed?: { amount: string; currency: PaymentCurrency } | null;
}

type OfEvent = Omit<AnyPurchase, 'event' | 'method'>;
type Buy = (
  scope: Scope,
  event: Listing['event'],
  order: OfEvent,
  idempotencyKey: string | null,
) => Promise<BoughtOrder>;

const byProvider =
  (method: ProviderMethod): Buy =>
  (scope, { slug }, { buyer, payer, ...order }, idempotencyKey) =>
    purchaseWithProvider(scope, { ...order, ...buyer, slug, method, payerPhone: payer }, idempotencyKey);

/** The purchase of each method without a provider. */
const PURCHASES: Record<Exclude<PurchaseMethod, ProviderMethod>, Buy> = {
  door: (scope, { slug }, { buyer, ...order }, key) =>
    purchaseByForm(scope, { ...order, ...buyer, slug }, key),
  external_wallet: (scope, { slug }, { buyer, ...order }, key) =>
    startExternalPayment(scope, { ...order, ...buyer, slug }, key),
  wallet: (scope, { id: eventId }, { buyer: holder, confirmed, ...order }, key) => {
    const { amount: paymentAmount = null, currency: paymentCurrency = 'XLM' } = confirmed ?? {};
    return purchaseWithWallet(scope, { ...order, eventId, holder, paymentAmount, paymentCurrency }, key);
  },
};

/**
 * Buys tickets by any method.
 * @throws NotFound for an unknown event, and the failures of the method
 */
export async function purchase(
  scope: Scope,
  { event, method, ...order }: AnyPurchase,
  idempotencyKey: string | null,
): Promise<BoughtOrder> {
  const listing = await findListing(scope, event);
  const buy = isProviderMethod(method) ? byProvider(method) : PURCHASES[method];
  return buy(scope, listing.event, order, idempotencyKey).catch(faultsNamed(nameInInput));
}

/** @param event id or slug. @throws NotFound */
export async function findListing({ services }: Scope, event: string): Promise<Listing> {
  const found = await services.listings.find(isUuid(event) ? { id: event } : { slug: event });
  if (!found) throw new NotFound('event', 'event');
  return found;
}

/** Names of the methods' own inputs, as they are called in the common one. */
function nameInInput(field: string): string {
  if (field === 'payerPhone') return 'payer';
  if (field === 'paymentAmount') return 'confirmed.amount';
  return field.replace(/^(?:holder\.)?(name|email|phone)$/, 'buyer.$1');
}
