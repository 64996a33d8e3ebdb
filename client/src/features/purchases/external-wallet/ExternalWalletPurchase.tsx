import { useState } from 'react';
import type { OutsideOrderQuery } from '../../../gql/graphql.ts';
import type { Basket } from '../basket/basket.ts';
import { externalAttempts, orderKeyOf } from '../purchase-attempts.ts';
import type { ShownTier, SpecialTerms } from '../special/special-tiers.ts';
import { ExternalWalletForm } from './ExternalWalletForm.tsx';
import { OutsideOrder } from './ExternalWalletOrder.tsx';

export type PaidTickets = NonNullable<OutsideOrderQuery['order']>['tickets'];

interface ExternalWalletPurchaseProps {
  slug: string;
  terms: SpecialTerms;
  /** Ticket limit of one order. */
  max: number;
  tiers: readonly ShownTier[];
  /** Empty while nothing is selected; a held order needs no basket. */
  basket: Basket;
  onBasket: (basket: Basket) => void;
  onPaid: (tickets: PaidTickets) => void;
  /** Called after a refusal, because the stock may have changed. */
  onRefused: () => void;
}

/** Purchase without an account from any Stellar wallet: tickets are held, paid by link or code, and then issued. */
export default function ExternalWalletPurchase({
  slug,
  onPaid,
  onRefused,
  ...order
}: ExternalWalletPurchaseProps) {
  const [attempt, setAttempt] = useState(() => externalAttempts.find(slug));
  const forget = () => {
    externalAttempts.remove(slug);
    setAttempt(null);
    onRefused();
  };
  if (attempt?.orderId) {
    return (
      <OutsideOrder
        id={attempt.orderId}
        orderKey={orderKeyOf(attempt)}
        onPaid={(tickets) => {
          forget();
          onPaid(tickets);
        }}
        onAgain={forget}
      />
    );
  }
  if (order.basket.length === 0) return null;
  return (
    <ExternalWalletForm slug={slug} {...order} pending={attempt} onHeld={setAttempt} onRefused={onRefused} />
  );
}
