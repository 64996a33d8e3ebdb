const DAY_MS = 24 * 3_600_000;

export const STAFF_INVITATION_DAYS = 7;

export function staffInvitationExpiry(now: Date): Date {
  return new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY_MS);
}

/** Returns the address of the web client's page that takes the secret. */
export function staffInvitationAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}/join?token=${secret}`;
}
