/** Sentences of the settings panel. */
export const settingsTexts = {
  passwordChanged: 'Password changed successfully!',
  passwordFailed: 'Failed to change password',
  passwordsDiffer: 'Passwords do not match',
  apiNotAvailable: 'API not available',
  profileSaved: 'Profile updated successfully!',
  unverified: 'This address is not confirmed yet.',
  verificationSent: 'A new link is on its way.',
  sessionEnded: 'Signed out there',
  keyRevoked: 'API key revoked',
} as const;
