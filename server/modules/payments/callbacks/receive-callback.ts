import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { callbackHashOf } from '../merchants/merchant-secrets.ts';
import { findCallbackTarget, insertCallback } from './callback.writes.ts';

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
  const target = TOKEN.test(token) ? await findCallbackTarget(scope.db, callbackHashOf(token)) : undefined;
  if (!target) throw new NotFound('The address');
  const headers = Object.fromEntries(
    SIGNATURES.flatMap((name) => {
      const value = given.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const id = scope.ids.uuid();
  await inTransaction(
    scope,
    async (tx) => {
      await insertCallback(tx, { ...target, id, headers, body: given.body, at: scope.clock.now() });
      tx.afterCommit(() => scope.services.paymentWorker.wake());
    },
    SYSTEM_TENANCY,
  );
}
