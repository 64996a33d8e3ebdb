import { setTimeout as pause } from 'node:timers/promises';
import type { Scope } from '../../platform/scope.ts';
import { connectMerchant, nextCallbackUrl, testMerchant } from '../payments/index.ts';
import { actingAs, findDemoPeople } from './demo-people.ts';

const TRIES = 60;
const PAUSE_MS = 1_000;

/** The merchants that the payment sandbox has from the start (docs/payment-sandbox.md). */
const MPESA = {
  consumerKey: 'sandbox-consumer-key',
  consumerSecret: 'sandbox-consumer-secret',
  shortcode: '174379',
  passkey: 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919',
  initiatorName: 'testapi',
  initiatorPassword: 'Safaricom123!!',
};
const STRIPE = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' };

/**
 * Connects the demo's organiser with M-Pesa and cards at the payment sandbox, once that answers. Runs in the background;
 * the next start resumes what is incomplete.
 */
export async function connectDemoPayments(scope: Scope): Promise<void> {
  const { config, log, paymentProviders } = scope.services;
  const { sandboxUrl, runsSandbox } = config.payments;
  // A sandbox that runs elsewhere has merchants of its own.
  if (sandboxUrl === undefined || !runsSandbox) return;
  try {
    const owner = actingAs(scope, await findDemoPeople(scope), 'issuer_owner');
    const issuerId = 'issuerId' in owner.actor ? owner.actor.issuerId : null;
    if (issuerId === null) return;
    const certificate = await certificateOf(sandboxUrl);
    const connected = new Set(
      (await paymentProviders.activeOf(issuerId)).flatMap((one) =>
        one.issuer_id === null ? [] : one.method,
      ),
    );
    if (!connected.has('mpesa'))
      await testMerchant(owner, (await connectMerchant(owner, { mpesa: { ...MPESA, certificate } })).id);
    if (!connected.has('card')) {
      await sendCardEvents(sandboxUrl, await nextCallbackUrl(owner, 'stripe'));
      await testMerchant(owner, (await connectMerchant(owner, { stripe: STRIPE })).id);
    }
  } catch (error) {
    log.warn({ err: error }, "the demo's organiser could not be connected to the payment sandbox");
  }
}

/** The certificate for passwords of initiators. The sandbox may start later than the product. */
async function certificateOf(sandboxUrl: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(`${sandboxUrl}/sandbox/certificate`).catch(() => undefined);
    if (answer?.ok) return answer.text();
    if (attempt === TRIES) throw new Error('the payment sandbox does not answer');
    await pause(PAUSE_MS);
  }
}

async function sendCardEvents(sandboxUrl: string, webhookUrl: string | null): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/sandbox/card-merchants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'acct_sandbox', provider: 'stripe', webhook_url: webhookUrl }),
  });
  if (!answer.ok) throw new Error(`the payment sandbox answered ${answer.status}`);
}
