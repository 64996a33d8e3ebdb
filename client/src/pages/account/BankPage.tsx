import { MethodPage } from '../../features/payment-methods/MethodPage.tsx';
import { bank } from '../../features/payment-methods/methods.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** `/account/bank` */
export default function BankPage() {
  return (
    <AccountFrame title={bank.label} lead={bank.about}>
      {(viewer) => <MethodPage method={bank} viewer={viewer} />}
    </AccountFrame>
  );
}
