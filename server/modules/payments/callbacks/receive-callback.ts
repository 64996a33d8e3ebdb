import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { callbackHashOf } from '../merchants/merchant-secrets.ts';
import { storeCallback } from './callback.writes.ts';

/** Longest body, in bytes, as the table allows. */
export const MAX_CALLBACK_BYTES = 65_536;
const TOKEN = /^[0-9a-f]{48}$/;
/** The headers that prove who sent the body; others are not kept. */
const SIGNATURES = ['stripe-signature', 'x-paystack-signature'];

/**
 * Stores what a provider reports. It is handled after the answer, so that the provider never waits and nothing is lost
 * when this process ends.
 * @throws NotFound for an unknown address
 */
export async function receiveCallback(
  scope: Scope,
  token: string,
  given: { body: Buffer; headers: Readonly<Record<string, string | string[] | undefined>> },
): Promise<void> {
  if (!TOKEN.test(token)) throw new NotFound('The address');
  const headers = Object.fromEntries(
    SIGNATURES.flatMap((name) => {
      const value = given.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const { clock, ids, services } = scope;
  const isKnown = await storeCallback(services.paymentLanes, {
    id: ids.uuid(),
    hash: callbackHashOf(token),
    headers,
    body: given.body,
    at: clock.now(),
  });
  if (!isKnown) throw new NotFound('The address');
  services.paymentWorker.wake();
}
