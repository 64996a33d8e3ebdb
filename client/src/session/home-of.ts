const VALIDATORS = new Set(['issuer_validator', 'system_validator']);

/** The short side of phones, smaller than that of tablets. */
const PHONE = '(pointer: coarse) and (max-width: 600px), (pointer: coarse) and (max-height: 600px)';

/**
 * The page after sign-in: the scanner for validators on a phone, the dashboard for all others.
 * @param role as spelled in the session
 */
export function homeOf(role: string): string {
  return VALIDATORS.has(role) && window.matchMedia(PHONE).matches ? '/door' : '/dashboard';
}
