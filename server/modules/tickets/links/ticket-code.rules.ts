import { createHmac } from 'node:crypto';
import { Failure } from '../../../platform/failures.ts';

/** A texted code is wrong, expired, or was tried too often: the same answer for all of them, and for unknown numbers. */
export class WrongTicketCode extends Failure {
  constructor() {
    super('WRONG_CODE', 'bad_input', 'This code is wrong or was used before. Enter the current one.');
  }
}

/** Wrong tries that end a code. */
export const MAX_CODE_TRIES = 5;

const MINUTE_MS = 60_000;

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + 10 * MINUTE_MS);

const DIGITS = 6;

/** Returns the code of a row, which the database does not hold. @param key 32 bytes, not in the database */
export function textedCodeOf(key: Buffer, id: string): string {
  const digest = createHmac('sha256', key).update(`passa.ticket-code\n${id}`).digest();
  return String(digest.readBigUInt64BE(0) % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0');
}

/** Returns the digits of a code as it was typed; undefined for anything else. */
export function readTicketCode(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
