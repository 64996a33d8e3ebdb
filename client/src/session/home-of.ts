const VALIDATORS = new Set(['issuer_validator', 'system_validator']);

/** The small side of every phone, and of no tablet. */
const PHONE = '(pointer: coarse) and (max-width: 600px), (pointer: coarse) and (max-height: 600px)';

/**
 * Where a person lands after signing in: validators with a phone at the scanner, all others at their dashboard.
 * @param role as the session spells it
 */
export function homeOf(role: string): string {
  return VALIDATORS.has(role) && window.matchMedia(PHONE).matches ? '/door' : '/dashboard';
}
