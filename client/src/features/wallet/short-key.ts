/** Shortens a public key to its first six and last four characters. */
export const shortKey = (publicKey: string): string => `${publicKey.slice(0, 6)}…${publicKey.slice(-4)}`;
