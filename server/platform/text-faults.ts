import { isDisguised, isPrintableText } from '../lib/language/printable.ts';
import type { FieldFault } from './failures.ts';

/** The faults of an optional text of several lines: too long, or with characters that cannot be printed. */
export function textFaults(field: string, text: string, max: number): FieldFault[] {
  if (text.length > max)
    return [{ field, code: 'TOO_LONG', max, message: `The text has at most ${max} characters.` }];
  return printableFaults(field, text);
}

/** @param isPrintable whether its characters can be printed, for texts of one line */
export function printableFaults(
  field: string,
  text: string,
  isPrintable = isPrintableText(text),
): FieldFault[] {
  if (isPrintable && !isDisguised(text)) return [];
  return [{ field, code: 'UNPRINTABLE', message: 'The text holds a character that cannot be printed.' }];
}
