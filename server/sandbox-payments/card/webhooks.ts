import { after } from '../run/clock.ts';
import { deliver } from '../run/deliveries.ts';
import type { CallbackPlan } from '../run/scenario.ts';
import { SIGNATURES, type Signer } from '../run/signatures.ts';
import type { Query } from '../store/store.ts';
import { cardMerchant } from './merchants.ts';

/** Schedules a signed webhook, with the faults that its plan asks for. */
export async function deliverWebhook(
  query: Query,
  {
    merchant,
    body,
    plan,
    at,
    signer,
  }: { merchant: string; body: object; plan: CallbackPlan; at: Date; signer: Signer },
): Promise<void> {
  const { webhook_url: url, webhook_secret: secret } = await cardMerchant(query, merchant);
  if (url === null) return;
  const text = JSON.stringify(body);
  const signedAt = after(at, -(plan.signedBefore ?? 0));
  const used = plan.signature === 'wrong' ? `${secret}-of-another` : secret;
  await deliver(query, {
    url,
    body: plan.signature === 'reserialised' ? JSON.stringify(body, null, 2) : text,
    headers: plan.signature === 'absent' ? {} : SIGNATURES[signer](used, text, signedAt),
    at,
    repeated: { signer, secret },
  });
}
