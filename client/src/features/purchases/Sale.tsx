import { Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ComponentProps, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { labelTexts } from '../../messages/labels.ts';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import type { GuestSelection } from './checkout/use-selection.ts';
import type { Bought } from './Purchased.tsx';

const loadPurchased = () => import('./Purchased.tsx');
/** A sale loads with the dialog of its tickets, which must not depend on the network after the purchase. */
const withPurchased = async <Sale,>(sale: Promise<Sale>): Promise<Sale> =>
  (await Promise.all([sale, loadPurchased()]))[0];
const loadForm = () => withPurchased(import('./FormPurchase.tsx'));

/** Loads the form before it is wanted. */
export const preloadSale = (): void => void loadForm().catch(() => undefined);

const Purchased = lazy(loadPurchased);
const FormPurchase = lazy(loadForm);

interface SaleFormProps extends Pick<ComponentProps<typeof FormPurchase>, 'draft' | 'onHeld' | 'onRefused'> {
  selection: GuestSelection;
  onPurchased: (bought: Bought) => void;
}

interface SaleProps extends SaleFormProps {
  /** Whether the buyer has turned to the tickets: the form is no part of the first view. */
  isWanted: boolean;
  /** Called when the place of the form comes into view. */
  onSeen: () => void;
}

/** Height of the form of one ticket, in pixels: what stands below it stays in place when it has loaded. */
const FORM_PX = 640;

/** Keeps the place of the form of a tier that the page has chosen, until the buyer turns to it. */
function FormPlace({ onSeen }: { onSeen: () => void }) {
  const { ref, entry } = useIntersection();
  const seen = useEffectEvent(onSeen);
  const isSeen = entry?.isIntersecting === true;
  useEffect(() => {
    if (isSeen) seen();
  }, [isSeen]);
  return <Skeleton ref={ref} height={FORM_PX} radius="md" mt="md" animate={false} aria-hidden />;
}

/** The form of the chosen payment method; nothing before a tier is chosen. */
export function Sale({ isWanted, onSeen, ...props }: SaleProps) {
  const { tier, method } = props.selection;
  // A payment from an external wallet may be under way without a tier.
  if (method === 'outside') return <SaleForm {...props} />;
  if (!tier) return null;
  return isWanted ? <SaleForm {...props} /> : <FormPlace onSeen={onSeen} />;
}

function SaleForm({ selection, draft, onPurchased, onHeld, onRefused }: SaleFormProps) {
  return (
    <Suspense fallback={<SkeletonBlock label={labelTexts.loading} height={FORM_PX} mt="md" />}>
      <FormPurchase
        selection={selection}
        draft={draft}
        onHeld={onHeld}
        onPurchased={({ order, orderKey, tickets }, email) =>
          onPurchased({
            order: { ...order, key: orderKey ?? null },
            tickets,
            email,
            confirmBy: order.confirmBy ?? null,
          })
        }
        onPaid={(order) => onPurchased({ order, tickets: order.tickets, email: null, confirmBy: null })}
        onRefused={onRefused}
      />
    </Suspense>
  );
}

interface PurchasedDialogProps extends ComponentProps<typeof Purchased> {
  /** Whether a form is shown. */
  isSelling: boolean;
}

/** The dialog with the bought tickets; it is loaded from the first form on. */
export function PurchasedDialog({ isSelling, ...props }: PurchasedDialogProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (isSelling || props.bought)) setWanted(true);
  return (
    isWanted && (
      <Suspense>
        <Purchased {...props} />
      </Suspense>
    )
  );
}
