/** Describes the maximum length of a text, from the constant that the check uses. */
export function upTo(characters: number): string {
  return `Up to ${characters.toLocaleString('en')} characters.`;
}
