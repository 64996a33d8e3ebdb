import { Failure } from '../../../platform/failures.ts';
import type { Code, codeState } from './code.rules.ts';

export class CodeUnknown extends Failure {
  constructor() {
    super('CODE_UNKNOWN', 'unprocessable', 'This event has no such code. Please check how it is written.');
  }
}

export class CodeNotYet extends Failure {
  constructor(startsAt: Date | null) {
    super('CODE_NOT_YET', 'conflict', 'This code is not good yet.', { startsAt });
  }
}

export class CodeOver extends Failure {
  constructor() {
    super('CODE_OVER', 'conflict', 'This code is not good any more.');
  }
}

export class CodeUsedUp extends Failure {
  constructor() {
    super('CODE_USED_UP', 'conflict', 'This code was used as often as it may be.');
  }
}

/** A refusal is better than a sale at the full price to a buyer who expects a lower one. */
export class CodeGivesNothing extends Failure {
  constructor(code: string) {
    super('CODE_GIVES_NOTHING', 'unprocessable', `The code ${code} gives nothing for these tickets.`, {
      code,
    });
  }
}

export class CodeTaken extends Failure {
  constructor(code: string) {
    super('CODE_TAKEN', 'conflict', `This event has a code ${code} already.`, { code });
  }
}

/** The failure of a code in that state; undefined when it is valid. */
export function failureOfState(state: ReturnType<typeof codeState>, code: Code): Failure | undefined {
  if (state === 'early') return new CodeNotYet(code.startsAt);
  if (state === 'over') return new CodeOver();
  return state === 'used_up' ? new CodeUsedUp() : undefined;
}

/** Maps the database's refusal of an order with an invalid code to its failure; undefined for other errors. */
export function codeRefusal(error: unknown): Failure | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23514') return undefined;
  if (constraint === 'selling_codes_never_overused') return new CodeUsedUp();
  return constraint === 'selling_codes_active' ? new CodeOver() : undefined;
}
