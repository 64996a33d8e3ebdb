const DAY_MS = 24 * 3_600_000;
/** Without characters that look alike when the password is read aloud or typed from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789X';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Random bytes per password: one per letter. */
export const TEMPORARY_PASSWORD_BYTES = GROUPS * GROUP_LENGTH;

/** Returns 80 bits as four groups of letters. @param random at least TEMPORARY_PASSWORD_BYTES bytes */
export function temporaryPassword(random: Uint8Array): string {
  const letters = Array.from(
    random.subarray(0, TEMPORARY_PASSWORD_BYTES),
    (byte) => LETTERS[byte & 31] ?? '',
  );
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

export function temporaryExpiry(now: Date): Date {
  return new Date(now.getTime() + DAY_MS);
}
