import type { Scope } from '../../../platform/scope.ts';
import { CodeUnknown, failureOfState } from './code.failures.ts';
import { readCode } from './code.reads.ts';
import { type Code, codeState, codeWord, isCodeWord } from './code.rules.ts';

/**
 * Finds the code that a buyer typed, when it is valid now. Only wrong codes cost points of the caller's address.
 * @throws CodeUnknown, CodeNotYet, CodeOver, CodeUsedUp, RateLimited
 */
export async function findCode(scope: Scope, eventId: string, typed: string): Promise<Code> {
  const word = codeWord(typed);
  const code = isCodeWord(word) ? await readCode(scope.db, eventId, word) : undefined;
  if (!code) {
    await scope.services.limits.consume('code', { address: scope.address });
    throw new CodeUnknown();
  }
  const failure = failureOfState(codeState(code, scope.clock.now()), code);
  if (failure) throw failure;
  return code;
}
