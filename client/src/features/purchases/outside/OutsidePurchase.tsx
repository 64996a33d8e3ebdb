import { useState } from 'react';
import type { OutsideOrderQuery } from '../../../gql/graphql.ts';
import type { SpecialTerms } from '../special/special-tiers.ts';
import { OutsideForm } from './OutsideForm.tsx';
import { OutsideOrder } from './OutsideOrder.tsx';
import { outsideAttempts } from './outside-attempt.ts';

export type PaidTickets = NonNullable<OutsideOrderQuery['order']>['tickets'];

interface OutsidePurchaseProps {
  slug: string;
  terms: SpecialTerms;
  /** Null while none is chosen; an order that is held needs none. */
  tier: { name: string; available: number } | null;
  onPaid: (tickets: PaidTickets) => void;
  /** The stock may have changed. */
  onRefused: () => void;
}

/** Buying without an account, from any Stellar wallet: a place is held, paid by link or code, and turns into a ticket. */
export default function OutsidePurchase({ slug, terms, tier, onPaid, onRefused }: OutsidePurchaseProps) {
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
  if (!tier) return null;
  return (
    <OutsideForm
      key={tier.name}
      slug={slug}
      terms={terms}
      tier={tier}
      pending={attempt}
      onHeld={setAttempt}
      onRefused={onRefused}
    />
  );
}
