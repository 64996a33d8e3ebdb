import { useState } from 'react';
import type { OutsideOrderQuery } from '../../../gql/graphql.ts';
import type { Basket } from '../basket/basket.ts';
import type { ShownTier, SpecialTerms } from '../special/special-tiers.ts';
import { OutsideForm } from './OutsideForm.tsx';
import { OutsideOrder } from './OutsideOrder.tsx';
import { outsideAttempts } from './outside-attempt.ts';

export type PaidTickets = NonNullable<OutsideOrderQuery['order']>['tickets'];

interface OutsidePurchaseProps {
  slug: string;
  terms: SpecialTerms;
  /** Tickets that one order may hold. */
  most: number;
  tiers: readonly ShownTier[];
  /** Empty while nothing is chosen; an order that is held needs nothing. */
  basket: Basket;
  onBasket: (basket: Basket) => void;
  onPaid: (tickets: PaidTickets) => void;
  /** The stock may have changed. */
  onRefused: () => void;
}

/** Buying without an account, from any Stellar wallet: a place is held, paid by link or code, and turns into a ticket. */
export default function OutsidePurchase({ slug, onPaid, onRefused, ...order }: OutsidePurchaseProps) {
  const [attempt, setAttempt] = useState(() => outsideAttempts.find(slug));
  const forget = () => {
    outsideAttempts.forget(slug);
    setAttempt(null);
    onRefused();
  };
  if (attempt?.orderId) {
    return (
      <OutsideOrder
        id={attempt.orderId}
        idempotencyKey={attempt.key}
        onPaid={(tickets) => {
          forget();
          onPaid(tickets);
        }}
        onAgain={forget}
      />
    );
  }
  if (order.basket.length === 0) return null;
  return <OutsideForm slug={slug} {...order} pending={attempt} onHeld={setAttempt} onRefused={onRefused} />;
}
