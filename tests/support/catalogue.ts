import { readdirSync, readFileSync } from 'node:fs';

export type Texts = Record<string, unknown>;

/** The same in every language: names, units, and words that two languages share. */
export const SHARED = new Set(
  JSON.parse(readFileSync(new URL('../golden/shared-words.json', import.meta.url), 'utf8')) as string[],
);

const WANTED = { quantity: 2, tier: 'tier', event: 'event' };

const FILLINGS = [
  [WANTED, 'b'],
  [2, 'b', 'c'],
  ['a', 'b', 'c'],
  [1, 'b'],
  [true, true],
  [false, false],
];

const MESSAGES = new URL('../../client/src/messages/', import.meta.url).pathname;

/** All texts of the client in a language, by the names of the English texts. */
export async function translationsOf(language: string): Promise<Texts> {
  const files = readdirSync(`${MESSAGES}${language}`, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => (await import(`${MESSAGES}${language}/${name}`)).default);
  return Object.assign({}, ...(await Promise.all(texts)));
}

/** The text of a message, with sample arguments: a number, a word, a choice or a loading object. */
export function said(text: unknown): string {
  if (typeof text !== 'function') return String(text);
  for (const given of FILLINGS) {
    try {
      const sentence = text(...given);
      const words = typeof sentence === 'object' ? JSON.stringify(sentence) : String(sentence);
      if (!words.includes('[object')) return words;
    } catch {
      // It takes other arguments.
    }
  }
  throw new Error('No filling suits this sentence');
}

export interface Leaf {
  place: string;
  english: unknown;
  words: unknown;
}

/** Every English text with its counterpart in another language. */
export function leaves(english: unknown, words: unknown, place: string): Leaf[] {
  if (typeof english !== 'object' || english === null) return [{ place, english, words }];
  return Object.entries(english).flatMap(([key, text]) =>
    leaves(text, (words as Texts | undefined)?.[key], `${place}.${key}`),
  );
}

/** Whether a text was left in English by accident. */
export function isLeftInEnglish({ english, words }: Leaf): boolean {
  if (words === undefined || typeof english === 'boolean') return false;
  const sentence = said(english);
  return /[a-z]{2}/i.test(sentence) && sentence === said(words) && !SHARED.has(sentence);
}

/** Whether a message takes the same parameters as the English one. */
export function takesTheSame({ english, words }: Leaf): boolean {
  if (words === undefined) return true;
  if (typeof words !== typeof english) return false;
  return typeof words !== 'function' || words.length <= (english as () => string).length;
}
