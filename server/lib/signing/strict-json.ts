/** Text longer than this is refused before it is parsed; a real ticket file has about 800 bytes. */
export const MAX_TICKET_BYTES = 8_192;

// White space outside strings; a string is matched first and kept as it is.
const STRING_OR_SPACE = /("(?:[^"\\]|\\.)*")|[ \t\r\n]+/g;

/**
 * Parses JSON that has exactly one reading. White space between tokens is free; everything else must be as
 * JSON.stringify writes it, because parsers disagree about the rest: duplicate keys, other spellings of a number,
 * needless escapes.
 * @returns the value, or undefined when the text is too long, not JSON, or has a second reading.
 */
export function parseStrictJson(text: string, maxBytes: number = MAX_TICKET_BYTES): unknown {
  if (text.length > maxBytes || Buffer.byteLength(text) > maxBytes) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const bare = text.replace(STRING_OR_SPACE, (_match, string: string | undefined) => string ?? '');
    return JSON.stringify(value) === bare ? value : undefined;
  } catch {
    return undefined;
  }
}
