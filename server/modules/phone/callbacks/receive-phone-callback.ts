import { timingSafeEqual } from 'node:crypto';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import {
  optIn,
  optOut,
  type PhoneCallback,
  type PhoneEvent,
  type PhoneProvider,
  recordReport,
  storeNumber,
} from '../../../platform/phone/index.ts';
import type { Scope } from '../../../platform/scope.ts';

/** Most bytes of a callback: Meta collects up to a thousand changes in one. */
export const MAX_PHONE_CALLBACK_BYTES = 3 * 1_024 * 1_024;

/**
 * Receives a callback of a provider: reports move the state of our own messages, and replies stop messages or allow them
 * again. All of it is committed before the answer.
 * @throws NotFound for an address that is not the provider's
 */
export async function receivePhoneCallback(
  scope: Scope,
  address: { provider: string; token: string },
  callback: PhoneCallback,
): Promise<PhoneProvider['acknowledgement']> {
  const provider = providerAt(scope, address);
  const events = provider.parse(callback);
  // One transaction each: equal callbacks at the same time would lock their messages in different orders.
  for (const event of events)
    await inTransaction(scope, (tx) => recordEvent(tx, provider.name, event), SYSTEM_TENANCY);
  return provider.acknowledgement;
}

async function recordEvent(tx: Tx, provider: string, event: PhoneEvent): Promise<void> {
  if (event.about === 'message') return recordReport(tx, provider, event);
  await storeNumber(tx, event.number);
  return event.wants ? optIn(tx, event.number) : optOut(tx, event.number, 'reply');
}

/**
 * Answers a provider that checks the address for callbacks.
 * @throws NotFound
 */
export function confirmPhoneAddress(
  scope: Scope,
  address: { provider: string; token: string },
  query: Readonly<Record<string, string>>,
): string {
  const answer = providerAt(scope, address).confirmAddress?.(query);
  if (answer === undefined) throw new NotFound('address');
  return answer;
}

function providerAt(
  { services }: Scope,
  { provider: name, token }: { provider: string; token: string },
): PhoneProvider {
  const provider = services.phone.provider(name);
  const expected = Buffer.from(services.phone.callbackToken(name));
  const given = Buffer.from(token);
  if (!provider || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new NotFound('address');
  return provider;
}
