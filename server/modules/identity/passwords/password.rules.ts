import type { FieldFault } from '../../../platform/failures.ts';
import type { FaultCode } from '../../../platform/fault-codes.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 256;
const LENGTH = { min: SHORTEST_PASSWORD, max: LONGEST_PASSWORD };

/** Password requirements, for the schema. */
export const PASSWORD_WORDS = `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters, and none of the common ones.`;

/** Returns the faults of a new password; empty when it is valid. Length counts characters, not bytes. */
export function passwordFaults(password: string, field: string, email?: string): FieldFault[] {
  const fault = (code: FaultCode, message: string): FieldFault[] => [{ field, code, ...LENGTH, message }];
  const { length } = [...password];
  if (length < SHORTEST_PASSWORD)
    return fault('PASSWORD_LENGTH', `The password needs at least ${SHORTEST_PASSWORD} characters.`);
  if (length > LONGEST_PASSWORD)
    return fault('PASSWORD_LENGTH', `The password may have at most ${LONGEST_PASSWORD} characters.`);
  const lower = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lower) || lower === email?.toLowerCase() || new Set(lower).size === 1)
    return fault('PASSWORD_COMMON', 'This password is too easy to guess. Please choose another one.');
  return [];
}
