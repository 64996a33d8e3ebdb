import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_ORDER_TICKETS } from '../../../../../server/lib/limits/order-limits.ts';
import type { Checkout_EventFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { type NeedsTurn, useNeedsTurn } from '../../waiting-room/turn-needed.ts';
import { type Basket, costsNothing, inStock, sumsOf } from '../basket/basket.ts';
import { type Payable, usePayable } from '../payable.ts';
import { type GuestPaymentMethod, type MemberPaymentMethod, providerOf } from '../payment-methods.ts';
import {
  type CodeOffer,
  notOnSaleReason,
  type ShownTier,
  type SpecialTerms,
  specialTiers,
} from '../special/special-tiers.ts';
import { useWaitingPlace } from '../special/WaitingPlace.tsx';

graphql(`
  fragment Checkout_event on Event {
    id
    slug
    name
    available
    formSales
    orderLimit
    waitingList
    paymentMethods
    cardTakesMobileMoney
    issuer {
      id
      name
    }
    tiers {
      ...Checkout_tier @unmask
    }
  }
`);

/** An event as its checkout sells it. */
export type SoldEvent = Omit<Checkout_EventFragment, ' $fragmentName'>;

interface SelectionOptions<Method> {
  /** Tickets that are selected at first; without them, a single tier is. */
  basket?: Basket | null;
  /** Returns the tickets of a selection that are on sale. */
  restrict?: (wanted: Basket, tiers: readonly ShownTier[]) => Basket;
  /** Method that is chosen at first; null: the default. */
  method?: Method | null;
  /** Lists the methods that can pay the order. */
  methodsOf: (order: Payable & { isFree: boolean; tier: ShownTier | null }) => readonly Method[];
  /** Returns the buyer's choice, or the default. */
  choose: (chosen: Method | null, methods: readonly Method[]) => Method;
}

/** The tickets of an order under this buyer's terms, and the method of their payment. */
export function useSelection<Method extends GuestPaymentMethod | MemberPaymentMethod>(
  event: SoldEvent,
  {
    basket: first = null,
    restrict = inStock,
    method: firstMethod = null,
    ...options
  }: SelectionOptions<Method>,
) {
  const special = useSpecialTerms(event.tiers);
  const { tiers } = special;
  const needsTurn = useNeedsTurn();
  const [wanted, setWanted] = useState<Basket | null>(first);
  const [kept, setKept] = useState<Basket>([]);
  const [isSent, setSent] = useState(false);
  const [chosen, setMethod] = useState<Method | null>(firstMethod);
  const inStockNow = restrict(wanted ?? onlyTier(special.held ? tiers : event.tiers, needsTurn), tiers);
  if (!isSent && inStockNow.length > 0 && JSON.stringify(inStockNow) !== JSON.stringify(kept))
    setKept(inStockNow);
  const isGone = !isSent && inStockNow.length === 0 && kept.length > 0 && wanted?.length !== 0;
  const basket = isSent || isGone ? kept : inStockNow;
  const tier = tiers.find(({ name }) => name === basket[0]?.tier) ?? null;
  const isFree = basket.length > 0 && costsNothing(basket, tiers);
  const payable = usePayable(
    sumsOf(basket.length > 0 ? basket : exampleOf(tiers, needsTurn), tiers),
    event.paymentMethods,
  );
  const methods = options.methodsOf({ ...payable, isFree, tier });
  const method = options.choose(chosen, methods);
  /** Tiers that the method can buy. */
  const sold = method === 'door' ? tiers.filter((one) => one.formSales) : tiers;
  return {
    ...special,
    event,
    /** The tier selected first. */
    tier,
    basket,
    setBasket: (next: Basket): void => {
      setSent(false);
      setWanted(next);
    },
    /** The chosen tickets cannot be bought any more: the form stays with what was entered, and cannot be sent. */
    isGone,
    /** Keeps the tickets of an order from when it is sent until its outcome is known: its own sale lowers the stock. */
    setSent,
    isFree,
    payable,
    methods,
    method,
    setMethod,
    /** The provider that collects the order; null: none does. */
    provider: providerOf(method),
    sold,
    /** The tickets of the basket that the method can buy. */
    lines: basket.filter((line) => sold.some(({ name }) => name === line.tier)),
    /** Ticket limit of one order. */
    max: event.orderLimit ?? MAX_ORDER_TICKETS,
  };
}

/** A ticket of the tier, where only one is listed and on sale: there is nothing to choose. */
function onlyTier(listed: readonly ShownTier[], needsTurn: NeedsTurn): Basket {
  const [only, other] = listed.filter(({ hidden }) => !hidden);
  const isOnSale = only && !other && notOnSaleReason(only, needsTurn(only)) === null;
  return isOnSale ? [{ tier: only.name, quantity: 1 }] : [];
}

/** A ticket whose ways to pay are shown before one is chosen. */
function exampleOf(tiers: readonly ShownTier[], needsTurn: NeedsTurn): Basket {
  const paid = tiers.find(
    (tier) =>
      Number(tier.price.amount) > 0 && tier.available > 0 && notOnSaleReason(tier, needsTurn(tier)) === null,
  );
  return paid ? [{ tier: paid.name, quantity: 1 }] : [];
}

/** A selection without the payment methods, which differ between the places of a checkout. */
export type Selection = Omit<ReturnType<typeof useSelection>, 'method' | 'methods' | 'setMethod'>;

/** The selection of a buyer without an account. */
export type GuestSelection = ReturnType<typeof useSelection<GuestPaymentMethod>>;

/** Special terms of this buyer: an entered code, and the waitlist entry of a mailed link. */
function useSpecialTerms(listed: readonly ShownTier[]) {
  const token = useSearchParams()[0].get('waiting');
  const { place, held, again } = useWaitingPlace(token);
  const [code, setCode] = useState<CodeOffer | null>(null);
  const waiting = held && token;
  const terms: SpecialTerms = {
    ...(code && { code: code.code }),
    ...(waiting !== null && { waiting }),
  };
  return {
    tiers: specialTiers(listed, code?.tiers ?? [], held),
    terms,
    code,
    setCode,
    token,
    place,
    held,
    waiting,
    again,
  };
}
