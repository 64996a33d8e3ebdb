import { inLanguage } from '../language/in-language.ts';

/** Sentences of the settings panel. */
export const settingsTexts = inLanguage('settingsTexts', {
  passwordChanged: 'Password changed successfully!',
  passwordFailed: 'Failed to change password',
  passwordsDiffer: 'Passwords do not match',
  apiNotAvailable: 'API not available',
  profileSaved: 'Profile updated successfully!',
  language: 'Language',
  savedHere: 'Kept in this browser.',
  currency: 'Currency',
  currencyLead: 'Show XLM amounts in this currency too. Saved in this browser.',
  unverified: 'This address is not confirmed yet.',
  verificationSent: 'A new link is on its way.',
  sessionEnded: 'Signed out there',
  keyRevoked: 'API key revoked',
  guestsTitle: "Guests' Data",
  guestsLead: 'Names, email addresses and phone numbers of the people who hold tickets for your events.',
  guestsSwitch: "Admins see guests' data",
  guestsByOwner: 'Only an owner can change this setting.',
  guestsShown: "Admins see guests' data now",
  guestsHidden: "Admins no longer see guests' data",
  dataTitle: 'Your Data',
  dataLead: 'Everything stored about you, to download or delete.',
  downloadData: 'Download My Data',
  deleteAccount: 'Delete Account',
  deleteQuestion: 'Delete your account?',
  deleteConsequence:
    'You are signed out everywhere and cannot sign in again. Tickets and payments stay, without your name; a wallet that we keep for you can no longer be reached, so move what is in it first. This cannot be undone.',
  deletePassword: 'Your password',
  accountDeleted: 'Your account was deleted.',
});
