import { deliver } from '../run/deliveries.ts';
import type { Query } from '../store/store.ts';
import { confirmation } from './messages.ts';

/** Schedules the confirmation of money that reached a merchant who registered an address. */
export async function deliverConfirmation(
  query: Query,
  payment: { shortcode: string; msisdn: string; reference: string; amount: bigint; receipt: string },
  at: Date,
): Promise<void> {
  const [merchant] = await query<{ confirmation_url: string | null }>(
    'SELECT confirmation_url FROM merchants WHERE shortcode = $1',
    [payment.shortcode],
  );
  if (!merchant?.confirmation_url) return;
  await deliver(query, { url: merchant.confirmation_url, body: confirmation({ ...payment, at }), at });
}
