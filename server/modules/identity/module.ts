import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { type Clock, DAY_SECONDS } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Topics } from '../../platform/topics.ts';
import { AccountResolver } from './accounts/account.resolver.ts';
import { ConfirmedAddresses } from './accounts/confirmed-addresses.ts';
import { UserRow } from './accounts/user.row.ts';
import { ApiKeyResolver } from './api-keys/api-key.resolver.ts';
import { ApiKeyRow } from './api-keys/api-key.row.ts';
import { Credentials } from './credentials.ts';
import { completeEmailChanges } from './email-changes/change-email.ts';
import { EmailChangeResolver } from './email-changes/email-change.resolver.ts';
import { resealAppSecrets } from './factors/app-secrets.ts';
import { AuthenticatorRow } from './factors/authenticator.row.ts';
import { Confirmations } from './factors/confirmations.ts';
import { FactorResolver } from './factors/factor.resolver.ts';
import { completeRecoveries } from './factors/recover-factors.ts';
import { identityMails } from './identity.mails.ts';
import { OneTimeTokenRow } from './links/one-time-token.row.ts';
import { PasswordResolver } from './passwords/password.resolver.ts';
import { SessionResolver } from './sessions/session.resolver.ts';
import { SessionRow } from './sessions/session.row.ts';
import { deleteOldCredentials } from './sessions/session.writes.ts';
import { SessionDirectory } from './sessions/session-directory.ts';

/** Deletes sessions, links and keys that ended some time ago. The audit log keeps their history. */
async function tidyIdentity(scope: Scope): Promise<void> {
  const before = scope.clock.ago(scope.services.settings.now.kept.keep_sessions_days * DAY_SECONDS);
  await inTransaction(scope, (tx) => deleteOldCredentials(tx, before), SYSTEM_TENANCY);
}

interface IdentityDependencies {
  config: Config;
  secrets: Secrets;
  clock: Clock;
  db: Database;
  topics: Topics;
}

/** Creates the services of accounts and sessions. */
export function createIdentity({ config, secrets, clock, db, topics }: IdentityDependencies) {
  const { tokenKey } = secrets;
  const credentials = new Credentials({ tokenKey, passwordCost: config.passwordCost, clock });
  return {
    credentials,
    confirmations: new Confirmations(),
    confirmedAddresses: new ConfirmedAddresses(),
    appSecrets: { reseal: resealAppSecrets },
    sessions: new SessionDirectory({ db, clock, topics, tokens: credentials.tokens }),
  };
}

type IdentityServices = ReturnType<typeof createIdentity>;

declare module '../../platform/services.ts' {
  interface Services extends IdentityServices {}
}

export const identity: Module = {
  resolvers: [
    AccountResolver,
    SessionResolver,
    PasswordResolver,
    ApiKeyResolver,
    FactorResolver,
    EmailChangeResolver,
  ],
  rows: [UserRow, SessionRow, ApiKeyRow, OneTimeTokenRow, AuthenticatorRow],
  mails: identityMails,
  jobs: (scope) => [
    { name: 'identity.purge', cron: '17 3 * * *', run: () => tidyIdentity(scope()) },
    { name: 'identity.recover', ...EVERY_MINUTE, run: () => completeRecoveries(scope()) },
    { name: 'identity.change_emails', ...EVERY_MINUTE, run: () => completeEmailChanges(scope()) },
  ],
  cleanups: [tidyIdentity],
  start: ({ services, scope }) => services.sessions.start(scope),
  async stop({ services: { sessions }, scope }) {
    await sessions.recordUses(scope()).catch(() => undefined);
    sessions.close();
  },
};
