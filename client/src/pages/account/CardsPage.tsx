import { card } from '../../features/payment-methods/methods.ts';
import { ProviderMethodPage } from '../../features/payment-methods/provider/ProviderMethodPage.tsx';
import { AccountFrame } from './AccountFrame.tsx';

/** `/account/cards` */
export default function CardsPage() {
  return (
    <AccountFrame title={card.label} lead={card.about}>
      {(viewer) => <ProviderMethodPage method={card} provider="CARD" viewer={viewer} />}
    </AccountFrame>
  );
}
