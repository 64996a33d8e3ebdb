import { card } from '../../features/payment-methods/card/card.ts';
import { MethodPage } from '../../features/payment-methods/MethodPage.tsx';
import { AccountFrame } from './AccountFrame.tsx';

/** `/account/cards` */
export default function CardsPage() {
  return (
    <AccountFrame title={card.label} lead={card.about}>
      {() => <MethodPage method={card} />}
    </AccountFrame>
  );
}
