import { useState } from 'react';
import type { Entries } from '../checkout/use-entries.ts';
import type { Selection } from '../checkout/use-selection.ts';
import { externalAttempts, orderKeyOf } from '../purchase-attempts.ts';
import type { FollowedOrder } from '../use-followed-order.ts';
import { ExternalWalletForm } from './ExternalWalletForm.tsx';
import { OutsideOrder } from './ExternalWalletOrder.tsx';

interface ExternalWalletPurchaseProps {
  /** Empty while no tier is selected; a held order needs no selection. */
  selection: Selection;
  entries: Entries;
  onPaid: (order: FollowedOrder & { key: string }) => void;
  /** Called after a refusal, because the stock may have changed. */
  onRefused: () => void;
}

/** Purchase without an account from any Stellar wallet: tickets are held, paid by link or code, and then issued. */
export default function ExternalWalletPurchase({
  selection,
  entries,
  onPaid,
  onRefused,
}: ExternalWalletPurchaseProps) {
  const { slug } = selection.event;
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
        onPaid={(order) => {
          forget();
          onPaid({ ...order, key: orderKeyOf(attempt) });
        }}
        onAgain={forget}
      />
    );
  }
  if (!selection.tier) return null;
  return (
    <ExternalWalletForm selection={selection} entries={entries} onHeld={setAttempt} onRefused={onRefused} />
  );
}
