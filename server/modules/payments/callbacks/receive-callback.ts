import { Failure, NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type ProviderName, providerOf } from '../merchants/merchant.rules.ts';
import { callbackHashOf } from '../merchants/merchant-secrets.ts';
import type { Callback } from '../port.ts';
import { readCallbackTarget, storeCallback } from './callback.writes.ts';

/** Longest body, in bytes, as the table allows. */
export const MAX_CALLBACK_BYTES = 65_536;
const TOKEN = /^[0-9a-f]{48}$/;
/** The answer to a callback whose provider wants no other. */
const ACCEPTED = { ResultCode: 0, ResultDesc: 'Accepted' };

/** The answer that a provider expects to a callback. */
export const acknowledgementOf = (provider: ProviderName, body: Buffer): object =>
  providerOf(provider).acknowledge?.(body) ?? ACCEPTED;

/** Too many callbacks of the account wait. The provider sends it again, or its payment is asked about anyway. */
export class CallbacksWaiting extends Failure {
  constructor() {
    super('BUSY', 'unavailable', 'Too many reports wait to be handled. Please send this one again later.', {
      retryAfter: 60,
    });
  }
}

/**
 * Stores what a provider reports. What is none of its reports, or has a wrong signature, is dropped. It is handled after
 * the answer, so that the provider never waits and nothing is lost when this process ends.
 * @returns the answer that the provider expects
 * @throws NotFound for an unknown address, CallbacksWaiting
 */
export async function receiveCallback(
  scope: Scope,
  token: string,
  given: { body: Buffer; headers: Readonly<Record<string, string | string[] | undefined>> },
): Promise<object> {
  if (!TOKEN.test(token)) throw new NotFound('address');
  const { clock, ids, services } = scope;
  const found = await readCallbackTarget(services.paymentLanes, callbackHashOf(token));
  if (!found) throw new NotFound('address');
  const { provider } = found;
  const headers = Object.fromEntries(
    providerOf(provider).signatureHeaders.flatMap((name) => {
      const value = given.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const callback = { headers, body: given.body };
  const answer = acknowledgementOf(provider, given.body);
  const at = clock.now();
  if (!(await isReport(scope, found.accountId, { ...callback, receivedAt: at }))) return answer;
  const isStored = await storeCallback(services.paymentLanes, found, { id: ids.uuid(), ...callback, at });
  if (!isStored) throw new CallbacksWaiting();
  services.paymentWorker.wake('callbacks', provider);
  return answer;
}

/** Whether the provider of an account can read a callback. One that cannot be judged now is judged when it is handled. */
async function isReport(scope: Scope, accountId: string, callback: Callback): Promise<boolean> {
  try {
    const { provider } = await scope.services.paymentProviders.of(accountId);
    return provider.parseCallback(callback).length > 0;
  } catch (error) {
    scope.services.log.warn({ err: error, account: accountId }, 'a payment callback could not be read');
    return true;
  }
}
