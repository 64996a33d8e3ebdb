export {
  type Account,
  actingAs,
  findAccount,
  findAccountByEmail,
  readViewer,
} from './accounts/account.reads.ts';
export { emailFaults, nameFaults } from './accounts/account.rules.ts';
export { insertUser, markEmailVerified, updateTemporaryPassword } from './accounts/account.writes.ts';
export type { ConfirmedAccount } from './accounts/confirmed-addresses.ts';
export { createSystemAdmin } from './accounts/create-system-admin.ts';
export { claimAccount, insertInvited, preparedAccount } from './accounts/invited-account.ts';
export { revokeKey, revokeKeysOfSession } from './api-keys/api-key.writes.ts';
export { announceRevoked, revokeAllKeys } from './api-keys/revoke-api-key.ts';
export { notifySecurity } from './factors/notify-security.ts';
export { completeRecoveries } from './factors/recover-factors.ts';
export { AccountSuspended, EmailTaken } from './identity.failures.ts';
export { presentUser } from './identity.present.ts';
export { ApiKey, User, Viewer } from './identity.schema.ts';
export { confirmPassword } from './passwords/confirm-password.ts';
export { PASSWORD_WORDS } from './passwords/password.rules.ts';
export { validUntil } from './sessions/session.reads.ts';
export { endSessions } from './sessions/session.writes.ts';
