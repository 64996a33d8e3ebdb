import { mobileMoney } from '../../features/payment-methods/methods.ts';
import { ProviderMethodPage } from '../../features/payment-methods/provider/ProviderMethodPage.tsx';
import { AccountFrame } from './AccountFrame.tsx';

/** `/account/mobile-money` */
export default function MobileMoneyPage() {
  return (
    <AccountFrame title={mobileMoney.label} lead={mobileMoney.about}>
      {(viewer) => <ProviderMethodPage method={mobileMoney} provider="MPESA" viewer={viewer} />}
    </AccountFrame>
  );
}
