const DAY_MS = 24 * 3_600_000;

export const STAFF_INVITATION_DAYS = 7;

export function staffInvitationExpiry(now: Date): Date {
  return new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY_MS);
}

/** The page of the web client that takes the secret. */
export function staffInvitationAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}/join?token=${secret}`;
}
