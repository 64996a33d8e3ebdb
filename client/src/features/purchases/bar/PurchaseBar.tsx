import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { MouseEvent, ReactNode } from 'react';
import { buyingTexts } from '../../../messages/purchases.ts';
import { formatMoney, type Money } from '../../../ui/format-amount.ts';
import { useNeedsTurn } from '../../waiting-room/turn-needed.ts';
import { totalOf } from '../basket/basket.ts';
import type { Selection } from '../checkout/use-selection.ts';
import { notOnSaleReason } from '../special/special-tiers.ts';
import classes from './PurchaseBar.module.css';

interface SumProps {
  label: string;
  amount: string;
}

const Sum = ({ label, amount }: SumProps) => (
  <>
    <span className={classes.label}>{label}</span>
    <span className={classes.amount}>{amount}</span>
  </>
);

/** The total of the order; before a tier is chosen the lowest prices, one for each currency. Null: none is on sale. */
function useBarSum({ basket, tiers }: PurchaseBarProps['selection']): SumProps | null {
  const needsTurn = useNeedsTurn();
  if (basket.length > 0) return { label: buyingTexts.total, amount: totalOf(basket, tiers) };
  const lowest = new Map<string, Money>();
  for (const tier of tiers) {
    const { amount, currency } = tier.price;
    const isOnSale = tier.available > 0 && notOnSaleReason(tier, needsTurn(tier)) === null;
    if (isOnSale && !(Number(lowest.get(currency)?.amount) <= Number(amount)))
      lowest.set(currency, tier.price);
  }
  if (lowest.size === 0) return null;
  const amount = [...lowest.values()].map((price) => formatMoney(price)).join(' · ');
  return { label: buyingTexts.from, amount };
}

/** Height of the bar, in pixels: a form hidden behind it is not in view. */
const BAR_PX = 80;

/** Observes the part of the page that the bar leads to. */
export function useBarTarget() {
  const { ref, entry } = useIntersection({ rootMargin: `0px 0px -${BAR_PX}px` });
  return { ref, element: entry?.target ?? null, isInView: entry?.isIntersecting === true };
}

interface PurchaseBarProps {
  selection: Pick<Selection, 'basket' | 'tiers'>;
  /** Id of the element that the link leads to before scripts have loaded. */
  anchor: string;
  target: ReturnType<typeof useBarTarget>;
}

/** On a phone, a bar at the bottom of the screen with the price, and the way to the tickets while they are out of view. */
export function PurchaseBar({ selection, anchor, target: { element, isInView } }: PurchaseBarProps) {
  const sum = useBarSum(selection);
  if (sum === null) return null;
  const lead = (event: MouseEvent) => {
    if (!(element instanceof HTMLElement)) return;
    event.preventDefault();
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  };
  return (
    <div className={classes.bar} data-arrived={isInView || undefined}>
      <div className={classes.sum}>
        <Sum {...sum} />
      </div>
      <Button component="a" href={`#${anchor}`} size="md" color="marigold.5" onClick={lead}>
        {buyingTexts.getTickets}
      </Button>
    </div>
  );
}

interface SubmitRowProps extends SumProps {
  /** The button that submits the form. */
  children: ReactNode;
}

/**
 * The last row of a form of a purchase. On a phone it stays at the bottom of the screen with the amount, which the form
 * shows to all readers above, while the form is in view and none of its fields has the focus.
 */
export function SubmitRow({ label, amount, children }: SubmitRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.sum} aria-hidden>
        <Sum label={label} amount={amount} />
      </div>
      {children}
    </div>
  );
}
