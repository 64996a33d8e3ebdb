import { language, locale } from '../language/language.ts';
import { failureTexts } from '../texts/failures.ts';
import { faultTexts, valueTexts } from '../texts/faults.ts';

/** One invalid value of an input, as the service names it. */
export interface FaultyField {
  field: string;
  /** In English. */
  message: string;
  /** One of a closed set; a fault that only programs can cause has none. */
  code?: string;
  min?: number;
  max?: number;
}

type Worded = string | ((limits: { min: string; max: string }) => string);

const figure = new Intl.NumberFormat(locale);
const TEXTS: Readonly<Record<string, Worded | undefined>> = { ...valueTexts, ...faultTexts };

/** Returns whether the message of a fault is complete without the label of its field. */
export const isClearAlone = ({ code }: FaultyField): boolean =>
  code !== undefined && Object.hasOwn(faultTexts, code);

/** Returns the message of an invalid value in the reader's language; in English the service's own message. */
export function faultSentence({ code, message, min = 0, max = 0 }: FaultyField): string {
  if (language === 'en') return message;
  const words = code === undefined ? undefined : TEXTS[code];
  if (typeof words === 'function') return words({ min: figure.format(min), max: figure.format(max) });
  return words ?? failureTexts.BAD_FIELD;
}
