import { amountOf, enteredAmount, MoneyRefused, type TicketCurrency } from '../../../lib/money/index.ts';
import { BadInput, type FieldFault } from '../../../platform/failures.ts';
import { periodFaults } from '../selling/selling.rules.ts';
import { type Code, codeWord, isCodeWord } from './code.rules.ts';

/** A code as the organiser filled it in. */
export interface FilledCode {
  code: string;
  percentOff?: string | null;
  amountOff?: string | null;
  currency?: TicketCurrency | null;
  opens: boolean;
  tierIds?: readonly string[] | null;
  mostUses?: number | null;
  startsAt?: Date | null;
  endsAt?: Date | null;
  active: boolean;
}

export type CodeInput = Omit<Code, 'id' | 'used'>;

const MOST_USES = 1_000_000;
const UNITS_A_HUNDREDTH = 100_000n;

/**
 * Checks a code and returns it as it will be stored.
 * @param tierIds of the event
 * @throws BadInput naming every fault
 */
export function checkedCode(filled: FilledCode, tierIds: readonly string[]): CodeInput {
  const faults: FieldFault[] = [];
  const code = codeWord(filled.code);
  if (!isCodeWord(code)) {
    faults.push({
      field: 'code',
      code: 'SELLING_CODE',
      message: 'A code has 3 to 40 letters, digits and dashes.',
    });
  }
  const request: CodeInput = {
    code,
    percentOff: percentOf(filled.percentOff ?? null, faults),
    ...amountOff(filled, faults),
    opens: filled.opens,
    tierIds: filled.tierIds?.length ? [...new Set(filled.tierIds)] : null,
    mostUses: filled.mostUses ?? null,
    startsAt: filled.startsAt ?? null,
    endsAt: filled.endsAt ?? null,
    active: filled.active,
  };
  faults.push(...sumFaults(request, tierIds), ...periodFaults(request.startsAt, request.endsAt, 'endsAt'));
  if (faults.length > 0) throw new BadInput(faults);
  return request;
}

/** Parses a percentage of at most two decimals into hundredths of a percent. */
function percentOf(text: string | null, faults: FieldFault[]): number | null {
  if (text === null) return null;
  try {
    const { units } = enteredAmount(text, 'USD');
    const hundredths = units / UNITS_A_HUNDREDTH;
    if (units % UNITS_A_HUNDREDTH === 0n && hundredths >= 1n && hundredths <= 10_000n)
      return Number(hundredths);
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
  }
  faults.push({
    field: 'percentOff',
    code: 'PERCENT',
    message: 'A share is 0.01 to 100 percent, with two decimals.',
  });
  return null;
}

function amountOff(
  { amountOff: text, currency }: FilledCode,
  faults: FieldFault[],
): Pick<CodeInput, 'unitsOff' | 'currency'> {
  const none = { unitsOff: null, currency: null };
  if (text === null || text === undefined) return none;
  if (!currency) {
    faults.push({ field: 'currency', code: 'REQUIRED', message: 'Please say in which currency.' });
    return none;
  }
  try {
    const { units } = enteredAmount(text, currency);
    if (units > 0n) return { unitsOff: units, currency };
    faults.push({ field: 'amountOff', code: 'NOT_POSITIVE', message: 'The amount is more than nothing.' });
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
    faults.push({ field: 'amountOff', code: 'AMOUNT', message: error.message });
  }
  return none;
}

function sumFaults(
  { percentOff, unitsOff, opens, tierIds, mostUses }: CodeInput,
  all: readonly string[],
): FieldFault[] {
  const faults: FieldFault[] = [];
  if (percentOff !== null && unitsOff !== null) {
    faults.push({
      field: 'amountOff',
      code: 'PERCENT_OR_AMOUNT',
      message: 'A code takes off a share or an amount, not both.',
    });
  }
  if (percentOff === null && unitsOff === null && !opens) {
    faults.push({
      field: 'percentOff',
      code: 'CODE_WITHOUT_USE',
      message: 'Choose what the code applies to.',
    });
  }
  if (tierIds?.some((id) => !all.includes(id))) {
    faults.push({ field: 'tierIds', code: 'UNKNOWN', message: 'The event has no such tier.' });
  }
  if (mostUses !== null && !(mostUses >= 1 && mostUses <= MOST_USES)) {
    faults.push({
      field: 'mostUses',
      code: 'OUT_OF_RANGE',
      min: 1,
      max: MOST_USES,
      message: `A code is used 1 to ${MOST_USES.toLocaleString('en')} times.`,
    });
  }
  return faults;
}

/** Hundredths of a percent as people write them: "12.5". */
export function percentText(hundredths: number): string {
  return String(hundredths / 100);
}

/** The amount that a code takes off; null without one. */
export function amountOfCode({ unitsOff, currency }: Pick<Code, 'unitsOff' | 'currency'>) {
  return unitsOff === null || currency === null ? null : amountOf(currency, unitsOff);
}
