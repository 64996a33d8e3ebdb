import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type ProviderName, providerOf } from '../merchants/merchant.rules.ts';
import { callbackHashOf } from '../merchants/merchant-secrets.ts';
import type { Callback } from '../port.ts';

/** Longest body, in bytes, as the table allows. */
export const MAX_CALLBACK_BYTES = 65_536;
const TOKEN = /^[0-9a-f]{48}$/;
/** The answer to a callback whose provider wants no other. */
const ACCEPTED = { ResultCode: 0, ResultDesc: 'Accepted' };

/** The answer that a provider expects to a callback. */
export const acknowledgementOf = (provider: ProviderName, body: Buffer): object =>
  providerOf(provider).acknowledge?.(body) ?? ACCEPTED;

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
  const target = await services.callbackBatcher.find(callbackHashOf(token));
  if (!target) throw new NotFound('address');
  const { provider } = target;
  const headers = Object.fromEntries(
    providerOf(provider).signatureHeaders.flatMap((name) => {
      const value = given.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const callback = { headers, body: given.body };
  const answer = acknowledgementOf(provider, given.body);
  const at = clock.now();
  if (!(await isReport(scope, target.accountId, { ...callback, receivedAt: at }))) return answer;
  await services.callbackBatcher.store({ id: ids.uuid(), target, ...callback, at });
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
