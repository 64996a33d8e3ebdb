/** Checks home domains and data names: ASCII without control characters, including DEL. */
export function isPrintable(bytes: Buffer): boolean {
  return bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
}
