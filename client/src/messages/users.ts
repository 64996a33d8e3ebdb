import { inLanguage } from '../language/in-language.ts';

/** Display names of roles. */
export const roleTexts = inLanguage('roleTexts', {
  system_admin: 'System admin',
  system_validator: 'System validator',
  system_auditor: 'System auditor',
  issuer_owner: 'Issuer owner',
  issuer_admin: 'Issuer admin',
  issuer_signatory: 'Issuer signatory',
  issuer_validator: 'Issuer validator',
  issuer_auditor: 'Issuer auditor',
  issuer_finance: 'Issuer finance',
  attendee: 'Attendee',
});

/** Shown to validators until they have a password of their own. */
export const ownPasswordTexts = inLanguage('ownPasswordTexts', {
  title: 'Choose a password of your own',
  body: 'Your temporary password works only once. Choose a new one to continue.',
  temporary: 'Temporary password',
});

/** Sentences of the page that the mail of an invitation leads to. */
export const joinTexts = inLanguage('joinTexts', {
  title: 'You are invited',
  loading: 'Looking for the invitation',
  lead: (where: string, role: string) => `${where} invites you as ${role}.`,
  platform: 'Passa',
  invitation: 'the invitation',
  newAccount: (email: string) => `Choose a password for your account, ${email}.`,
  haveAccount: (email: string) =>
    `${email} has an account. The account gets the new role, and you sign in again.`,
  signInFirst: (email: string) => `${email} has an account. Sign in with it to accept.`,
  another: (email: string, own: string) =>
    `This invitation went to ${email}. You are signed in as ${own}: sign out to answer it.`,
  signOut: 'Sign out',
  name: 'Full Name',
  password: 'Password',
  accept: 'Accept',
  acceptAndJoin: 'Accept and Create Account',
  expiresAt: 'The link works until',
  failed: (reason: string) => `Failed to accept: ${reason}`,
  done: 'Welcome',
  doneBody: (email: string) => `You can sign in with ${email} now.`,
  missing: 'This invitation is no longer valid',
  missingBody: 'It was answered, withdrawn or has expired. Please ask for a new one.',
});
