/** A reformatted ticket file is still shorter than this; longer texts are rejected. */
const LONGEST = 8_192;

// White space outside strings; a string is matched first and kept unchanged.
const STRING_OR_SPACE = /("(?:[^"\\]|\\.)*")|[ \t\r\n]+/g;

/**
 * Parses JSON with exactly one reading: no duplicate keys, no alternative number spelling, no needless escape.
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
