import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { FieldFault } from '../../../platform/failures.ts';
import type { FaultCode } from '../../../platform/fault-codes.ts';

/** Words that people in East Africa use in passwords, and that the package's list of leaked passwords lacks. */
const REGIONAL = `
  passa nairobi mombasa kisumu nakuru eldoret kenya kenya254 tanzania uganda rwanda kampala kigali daressalaam dodoma
  arusha zanzibar safaricom airtel mpesa mpesa123 hakunamatata hakuna matata harambee harambeestars gormahia karibu
  jambo asante mungu mungunimwema upendo penda nakupenda familia mama baba blessed blessing jesusislord ugali nyama
  choma tusker simba chui twiga kilimanjaro serengeti maasai swahili shilingi shillings
`;

/** The estimate takes quadratic time, and a password that is strong here is strong with more behind it. */
const ESTIMATED_CHARACTERS = 40;

/**
 * Fewest characters, and the lowest of the estimator's classes: 3 withstands 10^8 guesses, 2 withstands 10^6. Beside a
 * second factor the password is not the only thing that protects the account.
 */
const ALONE = { min: 12, score: 3 };
const WITH_FACTOR = { min: 8, score: 2 };
const LONGEST_PASSWORD = 256;

/** Password requirements, for the schema. */
export const PASSWORD_WORDS = `${ALONE.min} to ${LONGEST_PASSWORD} characters of any kind; ${WITH_FACTOR.min} with a second factor. Passwords that are easy to guess are refused.`;

/** Owner of a new password. */
interface PasswordOwner {
  email?: string;
  hasSecondFactor?: boolean;
}

let estimator: ZxcvbnFactory | undefined;

/** Class of a password, 0 to 4: low when it is leaked, common, a pattern, or made of the owner's address. */
function scoreOf(password: string, email: string): number {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, regional: REGIONAL.trim().split(/\s+/) },
    graphs: adjacencyGraphs,
  });
  const own = [email, ...email.split(/[^\p{L}\d]+/u)].filter((part) => part.length > 2);
  return estimator.check(password.slice(0, ESTIMATED_CHARACTERS).toLowerCase(), own).score;
}

/**
 * Returns the faults of a new password; empty when it is valid. Length counts characters, not bytes; no kind of
 * character is required (OWASP ASVS 5, 6.2.1 to 6.2.5).
 */
export function passwordFaults(password: string, field: string, owner: PasswordOwner = {}): FieldFault[] {
  const { min, score } = owner.hasSecondFactor ? WITH_FACTOR : ALONE;
  const limits = { min, max: LONGEST_PASSWORD };
  const fault = (code: FaultCode, message: string): FieldFault[] => [{ field, code, ...limits, message }];
  const { length } = [...password];
  if (length < min) return fault('PASSWORD_LENGTH', `The password needs at least ${min} characters.`);
  if (length > LONGEST_PASSWORD)
    return fault('PASSWORD_LENGTH', `The password may have at most ${LONGEST_PASSWORD} characters.`);
  if (scoreOf(password, owner.email ?? '') < score)
    return fault('PASSWORD_COMMON', 'This password is too easy to guess. Please choose another one.');
  return [];
}
