import { MethodPage } from '../../features/payment-methods/MethodPage.tsx';
import { card } from '../../features/payment-methods/methods.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** `/account/cards` */
export default function CardsPage() {
  return (
    <AccountFrame title={card.label} lead={card.about}>
      {(viewer) => <MethodPage method={card} viewer={viewer} />}
    </AccountFrame>
  );
}
