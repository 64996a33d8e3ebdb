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
  /** Ticket limit of one order. */
  most: number;
  tiers: readonly ShownTier[];
  /** Empty while nothing is selected; a held order needs no basket. */
  basket: Basket;
  onBasket: (basket: Basket) => void;
  onPaid: (tickets: PaidTickets) => void;
  /** Called after a refusal, because the stock may have changed. */
  onRefused: () => void;
}

/** Purchase without an account from any Stellar wallet: tickets are held, paid by link or code, and then issued. */
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
