/** Concurrent requests to a server on this machine: a crowd's payments all leave at once. */
export const NEAR_AT_ONCE = 200;

/** Returns true when the server is on this machine, as the sandbox is. */
export function isNear(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
