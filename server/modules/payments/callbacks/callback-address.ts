import { createHmac } from 'node:crypto';
import type { Scope } from '../../../platform/scope.ts';
import { callbackHashOf } from '../merchants/merchant-secrets.ts';

/** What reports of a provider are about. */
type CallbackKind = 'attempt' | 'refund' | 'payout';

/**
 * The address at which a provider reports the outcome of one attempt, refund or payout. Its token cannot be guessed, and has
 * hexadecimal digits alone, since Daraja refuses addresses with certain words.
 */
export function callbackAddress(scope: Scope, kind: CallbackKind, id: string): string {
  return addressOfToken(scope, callbackToken(scope, kind, id));
}

export const addressOfToken = ({ services }: Scope, token: string): string =>
  `${services.config.publicUrl}/payments/callbacks/${token}`;

function callbackToken({ services }: Scope, kind: CallbackKind, id: string): string {
  return createHmac('sha256', services.secrets.tokenKey)
    .update(`passa.payment-callback\n${kind}\n${id}`)
    .digest('hex')
    .slice(0, 48);
}

/** SHA-256 of the token, by which its row is found. */
export function callbackHash(scope: Scope, kind: CallbackKind, id: string): Buffer {
  return callbackHashOf(callbackToken(scope, kind, id));
}
