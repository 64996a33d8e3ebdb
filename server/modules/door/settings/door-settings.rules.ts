import { ENTRY_LIMITS, type EntryRule, type EntryTerms } from '../../../lib/scan/entry-rules.ts';
import { BadInput, Failure } from '../../../platform/failures.ts';
import { MAX_NAME_LENGTH } from '../door.rules.ts';

/** Most things that the doors of an event hand out. */
export const MAX_HANDOUT_ITEMS = 50;
const MAX_PER_TICKET = 20;

export class HandoutNameTaken extends Failure {
  constructor(name: string) {
    super('HANDOUT_NAME_TAKEN', 'conflict', `The event already hands out ${name}.`);
  }
}

/** @throws BadInput when the number of entries does not fit the rule */
export function checkedTerms(rule: EntryRule, limit: number | null): EntryTerms {
  if (rule !== 'times') return { rule, limit: null };
  const { min, max } = ENTRY_LIMITS;
  if (limit !== null && Number.isInteger(limit) && limit >= min && limit <= max) return { rule, limit };
  throw new BadInput([
    {
      field: 'limit',
      code: 'OUT_OF_RANGE',
      ...ENTRY_LIMITS,
      message: `Such a ticket admits ${min} to ${max} times.`,
    },
  ]);
}

/** @throws BadInput naming every faulty field */
export function checkedItem(name: string, perTicket: number): { name: string; perTicket: number } {
  const trimmed = name.trim();
  const isNamed = trimmed.length >= 1 && trimmed.length <= MAX_NAME_LENGTH;
  const isCounted = perTicket >= 1 && perTicket <= MAX_PER_TICKET;
  if (isNamed && isCounted) return { name: trimmed, perTicket };
  throw new BadInput([
    ...(isNamed
      ? []
      : [
          {
            field: 'name',
            code: 'LENGTH' as const,
            min: 1,
            max: MAX_NAME_LENGTH,
            message: `It needs a name of at most ${MAX_NAME_LENGTH} characters.`,
          },
        ]),
    ...(isCounted
      ? []
      : [
          {
            field: 'perTicket',
            code: 'OUT_OF_RANGE' as const,
            min: 1,
            max: MAX_PER_TICKET,
            message: `Each ticket gets 1 to ${MAX_PER_TICKET}.`,
          },
        ]),
  ]);
}
