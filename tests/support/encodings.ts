/** Every text form of a secret: unchanged, in hexadecimal digits, and in base64 at any alignment. */
export function encodingsOf(secret: Buffer): string[] {
  const hex = secret.toString('hex');
  const base64 = [0, 1, 2].flatMap((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), secret]);
    // The first and last characters also hold bits of the neighbours, whatever these are.
    const whole = padded.toString('base64').replace(/=+$/, '');
    const inner = whole.slice(shift === 0 ? 0 : shift + 1, padded.length % 3 === 0 ? undefined : -1);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return [secret.toString('latin1'), secret.toString('utf8'), hex, hex.toUpperCase(), ...base64];
}
