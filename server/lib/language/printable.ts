/** Control characters would break files and mails; half of a surrogate pair cannot be stored or signed. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/**
 * Characters that change the direction of writing, and those without a width: with them a name or an address looks like
 * another one. U+200D stays where it joins two pictures of one emoji. Source: Unicode Technical Report 36, sections 2.5
 * and 3.6.
 */
const DISGUISE =
  /\u034F|\u17B4|\u17B5|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u2028-\u202E]|[\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/u;

/** Returns true when a line can be printed and reads as it looks: names, addresses, references. */
export function isPrintableLine(text: string): boolean {
  return !CONTROL.test(text) && !DISGUISE.test(text);
}

const CONTROL_IN_TEXT = /\p{Cs}|(?![\n\r\t])\p{Cc}/u;

/** Returns true when a text of several lines can be printed and stored: of the control characters only line breaks and tabs. */
export function isPrintableText(text: string): boolean {
  return !CONTROL_IN_TEXT.test(text);
}

/** Returns true when a text contains characters that make it look like another one. */
export function isDisguised(text: string): boolean {
  return DISGUISE.test(text);
}

const SHOWN = 60;
const LONG_QUOTE = /"([^"]{100,})"/gu;
const LONG_WORD = /\S{120,}/gu;
const LONGEST_SENTENCE = 2_000;

/** Shortens the user input quoted in an error message to a length that still identifies it. */
export function withShortValues(sentence: string): string {
  const quotes = sentence.replaceAll(LONG_QUOTE, (_all, value: string) => `"${cut(value, SHOWN)}"`);
  return cut(
    quotes.replaceAll(LONG_WORD, (word) => cut(word, SHOWN)),
    LONGEST_SENTENCE,
  );
}

/** Cuts at whole characters, never within a surrogate pair. */
function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}
