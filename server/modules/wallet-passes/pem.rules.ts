/**
 * Returns a text that the operator may give as it is, or as base64, which has no line breaks.
 * @param isPlain whether a text has the form itself
 */
export function plainText(given: string, isPlain: (text: string) => boolean): string {
  // Some ways to set variables keep "\n" as two characters.
  const unescaped = given.replaceAll('\\n', '\n');
  if (isPlain(unescaped)) return unescaped;
  return isPlain(given) ? given : Buffer.from(given, 'base64').toString('utf8');
}
