/** Purpose of a mailed link that works once. */
export type LinkPurpose =
  | 'reset_password'
  | 'verify_email'
  | 'recover_factors'
  | 'stop_recovery'
  | 'change_email_old'
  | 'change_email_new'
  | 'stop_email_change';

const MINUTE_MS = 60_000;

const LIFETIME_MS: Record<LinkPurpose, number> = {
  reset_password: 30 * MINUTE_MS,
  verify_email: 24 * 60 * MINUTE_MS,
  recover_factors: 60 * MINUTE_MS,
  // Longer than the recovery waits.
  stop_recovery: 72 * 60 * MINUTE_MS,
  change_email_old: 24 * 60 * MINUTE_MS,
  change_email_new: 24 * 60 * MINUTE_MS,
  // Longer than the link to the new mailbox and the change wait together.
  stop_email_change: 96 * 60 * MINUTE_MS,
};

const PATHS: Record<LinkPurpose, string> = {
  reset_password: '/reset-password',
  verify_email: '/verify-email',
  recover_factors: '/recover-access',
  stop_recovery: '/recover-access?stop=yes',
  change_email_old: '/change-email',
  change_email_new: '/change-email',
  stop_email_change: '/change-email?stop=yes',
};

export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS[purpose]);
}

/** URL of the web client's page that takes the secret, in its fragment: browsers send that to no server. */
export function linkAddress(publicUrl: string, purpose: LinkPurpose, secret: string): string {
  return `${publicUrl}${PATHS[purpose]}#token=${secret}`;
}
