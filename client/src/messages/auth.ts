import { inLanguage } from '../language/in-language.ts';

/** Sentences of sign-in, sign-up and password recovery. */
export const authTexts = inLanguage('authTexts', {
  /** Reasons why the service ended a session. */
  ends: {
    ended: 'You were signed out. Sign in again to continue.',
    ended_by_user: 'This session was ended from another device. Sign in again to continue.',
    password_changed:
      'The password of this account was changed, so you were signed out. Sign in with the new one.',
    suspended: 'This account was suspended, so you were signed out. Ask your organiser or our support.',
    role_changed: 'Your role was changed, so you were signed out. Sign in again to use the new one.',
    device_revoked: 'Your organiser has revoked this device. Ask your organiser, or sign in again.',
  },
  signIn: 'Sign In',
  createAccount: 'Create Account',
  home: 'Home',
  processing: 'Processing...',
  organizationName: 'Organization Name',
  fullName: 'Full Name',
  personName: 'Your name (optional)',
  personNameHelp: 'Shown to your team and to people you write to.',
  registerAsOrganizer: 'Register as event organizer',
  registerAsOrganizerHelp: 'Create and manage events for your organization',
  createWallet: 'Create crypto wallet',
  createWalletHelp: 'Enable blockchain payments and ticket storage',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forgot password?',
  forgotTitle: 'Reset your password',
  sendLink: 'Send link',
  backToSignIn: 'Back to Sign In',
  noAccount: 'New to Passa?',
  haveAccount: 'Already have an account?',
  setPassword: 'Set new password',
  verifyTitle: 'Email confirmation',
  secondStep: 'Enter the code from your authenticator app to finish signing in.',
  secondStepRecovery: 'Enter one of the recovery codes that you saved. Each works once.',
  recoveryCode: 'Recovery code',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  lostBoth: 'Lost your phone and your recovery codes?',
  writeToUs: 'Write to us',
  loginFailed: 'Login failed',
  loginNetworkError: 'Network error during login',
  registrationFailed: 'Registration failed',
  registrationNetworkError: 'Network error during registration',
  registered: (organizer: boolean, walletCreated: boolean) =>
    `${organizer ? 'Event organizer' : 'User'} registered successfully! ${
      walletCreated ? 'Crypto wallet created. ' : ''
    }Please sign in to continue.`,
  resetIntro: 'Enter the address of your account and we will send you a link. It works once, for 30 minutes.',
  resetSent: 'If that address has an account, a link is on its way.',
  resetDone: 'Your password is changed. Please sign in.',
  resetLinkMissing: 'This link is incomplete. Please ask for a new one.',
  verifying: 'Confirming your address…',
  verified: 'Your email address is confirmed.',
  verifyFailed: 'This link was used or has expired. Sign in to get a new one.',
  verifyWithPassword: 'Enter the password of your Passa account to confirm this address.',
  confirmAddress: 'Confirm address',
  verifyNotYours:
    'If you did not create this account, choose a new password: it signs everyone else out of the account.',
});
