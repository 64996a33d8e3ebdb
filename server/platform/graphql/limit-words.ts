/** How a description states the greatest length of a text, from the constant by which longer ones are refused. */
export function upTo(characters: number): string {
  return `Up to ${characters.toLocaleString('en')} characters.`;
}
