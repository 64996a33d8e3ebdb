import { MethodPage } from '../../features/payment-methods/MethodPage.tsx';
import { mobileMoney } from '../../features/payment-methods/methods.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** `/account/mobile-money` */
export default function MobileMoneyPage() {
  return (
    <AccountFrame title={mobileMoney.label} lead={mobileMoney.about}>
      {(viewer) => <MethodPage method={mobileMoney} viewer={viewer} />}
    </AccountFrame>
  );
}
