/** A ticket file that people have reformatted is still short; longer texts are none. */
const LONGEST = 8_192;

// White space outside of strings; a string is matched first and put back as it is.
const STRING_OR_SPACE = /("(?:[^"\\]|\\.)*")|[ \t\r\n]+/g;

/**
 * Parses JSON that has exactly one reading: no key twice, no other spelling of a number, no needless escape.
 * @returns undefined for everything else
 */
export function parseStrictJson(text: string): unknown {
  if (new TextEncoder().encode(text).length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const bare = text.replace(STRING_OR_SPACE, (_match, string: string | undefined) => string ?? '');
    return JSON.stringify(value) === bare ? value : undefined;
  } catch {
    return undefined;
  }
}
