import type { Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import {
  type Buyer,
  earlierOrderOfEvent,
  type Listing,
  type Order,
  type OrderLine,
  ofCaller,
  SoldOut,
} from '../../orders/index.ts';
import { checkedPayer } from '../../payments/index.ts';
import { listedForStaff } from '../form/place-door-order.ts';
import type { PricedLine } from '../price-lines.ts';
import { type PaymentMethod, submitOrder } from '../submit-order.ts';
import type { PurchaseWithProviderPayload } from './provider-payment.schema.ts';
import {
  holdForProvider,
  type Placed,
  type ProviderRequest,
  providerRequestHash,
  startPayment,
} from './purchase-with-provider.ts';

/** A sale at the door that the guest pays on their own phone. */
export interface DoorPayment {
  eventId: string;
  lines: readonly OrderLine[];
  /** Checked; the address is empty when the guest gave none. */
  buyer: Buyer;
  method: ProviderMethod;
  /** The number that pays. */
  payerPhone: string;
  /** Unique within the event. */
  key: string;
  /** Refuses a price that the guest was not told. */
  checkPrice(lines: readonly PricedLine[]): void;
  /** Records the sale in the transaction that places its order. */
  record(tx: Tx, orderId: string): Promise<void>;
}

type DoorRequest = ProviderRequest & Pick<DoorPayment, 'checkPrice' | 'record'>;

/** As a purchase with a provider, for guests in front of staff: sales that are closed to buyers are open. */
const atDoor: PaymentMethod<DoorPayment, DoorRequest, Placed, PurchaseWithProviderPayload> = {
  name: 'door',
  repeatsFirst: true,
  check,
  earlier: earlierOrderOfEvent,
  attempt,
  answer: startPayment,
  outcome: () => null,
};

/**
 * Holds places for a guest at the door, and asks their phone for the payment. The same call again returns the current
 * state, and never asks the guest twice.
 * @throws BadInput, NotFound, EventNotPublished, SalesClosed, SoldOut, MethodNotOffered, NothingToPay, AmountNotPayable,
 *   SalesBusy, KeyReused, and those of `checkPrice`
 */
export async function requestDoorPayment(scope: Scope, payment: DoorPayment): Promise<Order> {
  return (await submitOrder(scope, atDoor, payment, payment.key)).order;
}

function check(_scope: Scope, payment: DoorPayment, idempotencyKey: string | null): DoorRequest {
  const { eventId, lines, buyer, method, payerPhone, checkPrice, record } = payment;
  const phone = checkedPayer(method, 'payerPhone', payerPhone);
  if (phone === null) {
    const message = 'At the door, guests pay by a request to their phone. Choose a method that sends one.';
    throw new BadInput([{ field: 'method', message }]);
  }
  const terms = { code: null, waiting: null, answers: [], idempotencyKey };
  const order = { event: { id: eventId }, lines: [...lines], buyer, ...terms, method, phone, byStaff: true };
  return { ...ofCaller(order, null, providerRequestHash), checkPrice, record };
}

async function attempt(
  scope: Scope,
  request: DoorRequest,
  listing: Listing,
): Promise<Placed | 'duplicate' | 'listingChanged'> {
  const lines = listedForStaff(listing, request.lines, scope.clock);
  request.checkPrice(lines);
  const short = lines.find(({ tier, quantity }) => tier.free < quantity);
  if (short) throw new SoldOut(short.tier.terms.tier, short.tier.free);
  const order = { lines, code: null, offered: null, answers: [] };
  return holdForProvider(scope, request, listing, order, request.record);
}
