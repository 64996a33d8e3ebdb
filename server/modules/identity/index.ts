export { insertUser } from './accounts/account.writes.ts';
export { createSystemAdmin } from './accounts/create-system-admin.ts';
export { Credentials } from './credentials.ts';
export { identityMails } from './identity.mails.ts';
export { confirmPassword } from './passwords/confirm-password.ts';
export { SessionDirectory } from './sessions/session-directory.ts';
export { tidyIdentity } from './tidy-identity.ts';
