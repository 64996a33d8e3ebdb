/** Home domains and names of data: ASCII without control characters, DEL among them. */
export function isPrintable(bytes: Buffer): boolean {
  return bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
}
