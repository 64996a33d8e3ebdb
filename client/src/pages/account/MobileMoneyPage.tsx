import { mobileMoney } from '../../features/payment-methods/methods.ts';
import { ProviderMethodPage } from '../../features/payment-methods/provider/ProviderMethodPage.tsx';
import { MOBILE_MONEY } from '../../features/payment-methods/provider-methods.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** `/account/mobile-money` */
export default function MobileMoneyPage() {
  return (
    <AccountFrame title={mobileMoney.label} lead={mobileMoney.about}>
      {(viewer) => <ProviderMethodPage method={mobileMoney} provider={MOBILE_MONEY} viewer={viewer} />}
    </AccountFrame>
  );
}
