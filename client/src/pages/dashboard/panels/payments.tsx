import { PaymentSetup } from '../../../features/payment-setup/PaymentSetup.tsx';

/** How the organisation is paid. */
export default function PaymentsPanel() {
  return <PaymentSetup />;
}
