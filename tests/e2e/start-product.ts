import { startBuiltPaymentSandbox } from '../support/built-payment-sandbox.ts';
import { startBuiltProduct } from '../support/built-product.ts';
import { GoogleWalletService } from '../support/google-wallet.ts';
import { passCertificates } from '../support/pass-certificates.ts';

/** The journeys share one product and one payment sandbox; each creates its own people and merchants. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { E2E_URL: url, LEDGER_PORT, PAYMENTS_SANDBOX_URL } = process.env;
  if (!url || !LEDGER_PORT || !PAYMENTS_SANDBOX_URL) throw new Error('The configuration names no address.');
  const google = await GoogleWalletService.open();
  const stopPayments = await startBuiltPaymentSandbox(PAYMENTS_SANDBOX_URL);
  try {
    const stopProduct = await startBuiltProduct(url, {
      LEDGER_PORT,
      LEDGER_PENDING_CLOSE_SECONDS: '0.25',
      // A journey waits until the ledger proves a ticket, which needs an anchor.
      ANCHOR_SECONDS: '10',
      // Browsers solve a proof of work on joining a waiting room.
      QUEUE_WORK: '50',
      PAYMENTS: 'sandbox',
      PAYMENTS_SANDBOX_URL,
      ...passCertificates().settings,
      ...google.settings,
    });
    return async () => {
      await stopProduct();
      await stopPayments();
      await google.close();
    };
  } catch (error) {
    await stopPayments();
    await google.close();
    throw error;
  }
}
