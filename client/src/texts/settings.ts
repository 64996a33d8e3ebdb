/** Sentences of the settings panel. */
export const settingsTexts = {
  passwordChanged: 'Password changed successfully!',
  passwordFailed: 'Failed to change password',
  passwordsDiffer: 'Passwords do not match',
  apiNotAvailable: 'API not available',
  profileSaved: 'Profile updated successfully!',
} as const;
