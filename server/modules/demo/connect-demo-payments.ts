import type { Scope } from '../../platform/scope.ts';
import { connectMerchant, nextCallbackUrl, testMerchant } from '../payments/index.ts';
import { actingAs, findDemoPeople } from './demo-people.ts';
import { type KeepTryingOptions, keepTrying } from './keep-trying.ts';

const ANSWER_MS = 10_000;

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
 * Connects the demo's organiser with M-Pesa and cards at the payment sandbox. Runs in the background until it succeeds
 * or the process stops.
 */
export async function connectDemoPayments(scope: Scope, options: KeepTryingOptions): Promise<void> {
  const { sandboxUrl, runsSandbox } = scope.services.config.payments;
  // A sandbox that runs elsewhere has merchants of its own.
  if (sandboxUrl === undefined || !runsSandbox) return;
  await keepTrying(
    scope,
    "the demo's organiser is not connected to the payment sandbox yet",
    () => connectOwner(scope, sandboxUrl, options.signal),
    options,
  );
}

/** Connects the methods that are not active yet. Repeating it is safe. */
async function connectOwner(scope: Scope, sandboxUrl: string, signal: AbortSignal): Promise<void> {
  const owner = actingAs(scope, await findDemoPeople(scope), 'issuer_owner');
  const issuerId = 'issuerId' in owner.actor ? owner.actor.issuerId : null;
  if (issuerId === null) return;
  const certificate = await certificateOf(sandboxUrl, signal);
  const accounts = await scope.services.paymentProviders.activeOf(issuerId);
  const connected = new Set(accounts.flatMap((one) => (one.issuerId === null ? [] : one.method)));
  if (!connected.has('mpesa')) await connectTested(owner, { mpesa: { ...MPESA, certificate } });
  if (!connected.has('card')) {
    await sendCardEvents(sandboxUrl, await nextCallbackUrl(owner, 'stripe'), signal);
    await connectTested(owner, { stripe: STRIPE });
  }
}

/** @throws Error when the sandbox has not answered the test: the account takes no payments then */
async function connectTested(owner: Scope, account: Parameters<typeof connectMerchant>[1]): Promise<void> {
  const { id } = await connectMerchant(owner, account);
  const { state, problem } = await testMerchant(owner, id);
  if (state === 'untested') throw new Error(`the test of the demo's merchant failed: ${problem}`);
}

/** Returns the certificate for passwords of initiators. @throws Error while the sandbox does not answer */
async function certificateOf(sandboxUrl: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/sandbox/certificate`, { signal: bounded(signal) });
  if (!answer.ok) throw new Error(`the payment sandbox answered ${answer.status}`);
  return answer.text();
}

async function sendCardEvents(
  sandboxUrl: string,
  webhookUrl: string | null,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/sandbox/card-merchants`, {
    method: 'POST',
    signal: bounded(signal),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'acct_sandbox', provider: 'stripe', webhook_url: webhookUrl }),
  });
  if (!answer.ok) throw new Error(`the payment sandbox answered ${answer.status}`);
}

/** Ends one call of a sandbox that accepts it and does not answer. */
const bounded = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
