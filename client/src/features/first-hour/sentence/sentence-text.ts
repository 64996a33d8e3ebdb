/** Letters and digits around a word, so that accents count as letters. */
const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;

/** Stands for each character that is understood already; it is no letter, digit or space. */
const USED = '\u0001';

/** Pattern of one of the words or phrases, each given as a regular expression. */
export const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Compiles a pattern that begins and ends at the edge of a word. */
export const wholeWords = (pattern: string): RegExp => new RegExp(`${BEFORE}(?:${pattern})${AFTER}`, 'iu');

/** A part of the text between commas, lines or bars. */
export interface Segment {
  /** As it was written. */
  text: string;
  /** The words that no pattern has taken. */
  free: string;
  /** Number of its line, from 0. */
  line: number;
}

/** Words without meaning at the edge of what is left: "on", "from", "tarehe", "à". */
const LOOSE =
  'on|from|at|for|and|to|of|with|by|starts?|starting|time|date|when|entry|entrance|charges?|tickets?|price|only|each|per person|this|saa|tarehe|siku ya|kuanzia|kuanza|kwa|na|ya|kiingilio|tiketi|bei|de|du|des|à|au|et|dès|à partir de|entrée|billets?|prix|chacun|pour';
/** These begin names, such as "The Great Night". */
const ARTICLES = 'the|le|la|les';
const LOOSE_START = new RegExp(`^(?:(?:${LOOSE})${AFTER}|[^\\p{L}\\p{N}(«"'¡¿#@$€]+)+`, 'iu');
const LOOSE_END = new RegExp(`(?:${BEFORE}(?:${LOOSE}|${ARTICLES})|[^\\p{L}\\p{N})»"'!?%]+)+$`, 'iu');

/** Drops loose words and punctuation from both ends. */
export function trimmed(words: string): string {
  let before = words;
  for (;;) {
    const after = before.trim().replace(LOOSE_START, '').replace(LOOSE_END, '').trim();
    if (after === before) return after;
    before = after;
  }
}

/** A text of which patterns take parts, so that the next ones see only what is left. */
export class SentenceText {
  readonly #text: string;
  #left: string;

  constructor(text: string) {
    this.#text = text.normalize('NFC').replaceAll(/[\u00a0\u202f\t]/g, ' ');
    this.#left = this.#text;
  }

  /** Takes the first match out of the text. @returns its groups by name, or null */
  take(pattern: RegExp): Record<string, string | undefined> | null {
    const match = this.find(pattern);
    if (!match) return null;
    const end = match.index + match[0].length;
    this.#left = this.#left.slice(0, match.index) + USED.repeat(match[0].length) + this.#left.slice(end);
    return match.groups ?? {};
  }

  /** The first match in what is left, which stays there. */
  find(pattern: RegExp): RegExpExecArray | null {
    return pattern.exec(this.#left);
  }

  /** The parts of the text that contain at least one word. */
  segments(): Segment[] {
    const found: Segment[] = [];
    let start = 0;
    let line = 0;
    const add = (end: number): void => {
      const text = this.#text.slice(start, end).trim();
      const free = trimmed(this.#left.slice(start, end).replaceAll(new RegExp(`${USED}+`, 'gu'), ' , '));
      if (text !== '') found.push({ text, free: free.replaceAll(/\s*,\s*/g, ' ').trim(), line });
    };
    for (const { 0: mark, index } of this.#text.matchAll(/\n|[,;|·•]|\s[-–—]\s|\.(?=\s)/g)) {
      // A comma within a number that is understood, such as 1,500, divides nothing.
      if (mark !== '\n' && this.#left[index] === USED) continue;
      add(index);
      start = index + mark.length;
      if (mark === '\n') line += 1;
    }
    add(this.#text.length);
    return found;
  }
}
