import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

export type AuthenticatorKind = 'totp' | 'passkey';

/** Ways to prove who one is beyond the password. */
export type FactorMethod = AuthenticatorKind | 'recovery_code';

export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 10;

const STEP_SECONDS = 30;
const TOTP_SECRET_BYTES = 20;
/** With at least 112 random bits an unsalted digest is enough to store (OWASP ASVS 5, 6.5.2). */
const RECOVERY_CODE_BYTES = 15;
/** Without letters that look like a digit. */
const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** @param secret of 20 bytes; RFC 6238 with SHA-1, six digits and 30 seconds, which all apps know */
function totpOf(secret: Buffer, label = ''): TOTP {
  const bytes = secret.buffer.slice(secret.byteOffset, secret.byteOffset + secret.length) as ArrayBuffer;
  return new TOTP({
    issuer: 'Passa',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: new Secret({ buffer: bytes }),
  });
}

export const makeTotpSecret = (random: (bytes: number) => Buffer): Buffer => random(TOTP_SECRET_BYTES);

/** Returns the address that an app reads from a QR code, and its secret in base32 for typing. */
export function enrolmentOf(secret: Buffer, email: string): { uri: string; secret: string } {
  const totp = totpOf(secret, email);
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/**
 * Returns the time step of a code, counted in 30 seconds since 1970; the step before and the one after the present one
 * are accepted too (RFC 6238, section 5.2). undefined for a wrong code.
 */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
}

/** Returns a code with 120 random bits, such as `7k2m-9x4t-p0qw-3c8v-5d1e-h6rz`. */
export function makeRecoveryCode(random: (bytes: number) => Buffer): string {
  let bits = BigInt(`0x${random(RECOVERY_CODE_BYTES).toString('hex')}`);
  let text = '';
  for (let at = 0; at < (RECOVERY_CODE_BYTES * 8) / 5; at += 1) {
    text += RECOVERY_ALPHABET[Number(bits & 31n)];
    bits >>= 5n;
  }
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** Returns the stored digest of a code. Case, dashes and spaces do not count, nor do letters that look like digits. */
export function recoveryDigest(code: string): Buffer {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return createHash('sha256').update(`passa.recovery-code\n${plain}`).digest();
}

const CONFIRMED_SECONDS = 10 * 60;

/** Returns when a proof of identity at that time no longer counts. */
export const confirmedUntil = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + CONFIRMED_SECONDS * 1_000);
