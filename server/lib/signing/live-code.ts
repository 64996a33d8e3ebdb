import type { KeyObject } from 'node:crypto';
import { concat } from '../ticket-format/bytes.ts';
import { type LivePart, liveMessage, liveText } from '../ticket-format/live-code.ts';
import { decodeTicketCode } from '../ticket-format/ticket-code.ts';
import { signBytes, verifyBytes } from './ed25519.ts';
import { KeyRefused, verifyingKeyOf } from './keys.ts';

/**
 * Returns the text of a live code, as a phone makes it.
 * @param code text of the ticket's code
 * @param step see `stepAt`
 * @throws RangeError for a text that is no ticket code
 */
export function signLiveCode(code: string, step: number, phone: KeyObject): string {
  const decoded = decodeTicketCode(code);
  if (!decoded.ok) throw new RangeError('the text is no ticket code');
  const bytes = concat(decoded.payload, decoded.signature);
  return liveText(bytes, step, signBytes(liveMessage(bytes, step), phone));
}

/** Verifies the phone's signature of a live code, strictly. @param phone 32 bytes; a weak key verifies nothing */
export function isOfPhone({ message, signature }: LivePart, phone: Uint8Array): boolean {
  try {
    return verifyBytes(message, signature, verifyingKeyOf(phone));
  } catch (error) {
    if (error instanceof KeyRefused) return false;
    throw error;
  }
}
