interface TokenClaims {
  /** Seconds since the epoch. */
  exp?: number;
  phone?: string;
}

/** Claims of a token, unverified: the browser reads only the expiry time and phone from it. */
export function tokenClaims(token: string): TokenClaims | null {
  const body = token.split('.')[1];
  if (!body) return null;
  try {
    const bytes = Uint8Array.from(atob(body.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims;
  } catch {
    return null;
  }
}

/** Returns whether the token has an expiry time that has passed. `now` in milliseconds. */
export function tokenExpired(token: string, now: number): boolean {
  const exp = tokenClaims(token)?.exp;
  return exp !== undefined && exp * 1000 <= now;
}
