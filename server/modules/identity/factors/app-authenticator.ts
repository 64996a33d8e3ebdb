import { enrolling } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceSelf } from '../accounts/account.writes.ts';
import { openAppSecret, sealAppSecret } from './app-secrets.ts';
import { AppExists, FactorNeedsAddress, WrongCode } from './factor.failures.ts';
import { enrolmentOf, makeTotpSecret, stepOfCode } from './factor.rules.ts';
import {
  type AuthenticatorRecord,
  confirmApp,
  countAuthenticators,
  findApp,
  findWaitingApp,
  insertApp,
  lockFactors,
} from './factor.writes.ts';
import { notifySecurity } from './notify-security.ts';
import { countProof, forgiveProofs } from './prove-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

const APP_NAME = 'Authenticator app';

export interface Enrolment {
  id: string;
  /** Base32. */
  secret: string;
  /** otpauth: address for a QR code. */
  uri: string;
}

/**
 * Prepares an authenticator app. It counts once its first code was entered; until then it can be prepared anew.
 * @throws FactorNeedsAddress, AppExists
 */
export async function startApp(scope: Scope): Promise<Enrolment> {
  const { userId, email, emailVerified } = enrolling(scope.actor);
  if (!emailVerified) throw new FactorNeedsAddress();
  const id = scope.ids.uuid();
  const secret = makeTotpSecret(scope.ids.secret);
  await inTransaction(scope, async (tx) => {
    await lockFactors(tx, userId);
    if (await findApp(tx, userId)) throw new AppExists();
    const sealedSecret = sealAppSecret(scope.services.secrets, id, secret);
    await insertApp(tx, { id, userId, name: APP_NAME, sealedSecret });
  });
  return { id, ...enrolmentOf(secret, email) };
}

/**
 * Lets a prepared app count, with its first code. Recovery codes are made with the first factor of an account.
 * @returns the app, and the recovery codes where they were made: they are shown once
 * @throws NotFound, WrongCode, AppExists, RateLimited
 */
export async function confirmAppCode(
  scope: Scope,
  id: string,
  code: string,
): Promise<{ authenticator: AuthenticatorRecord; recoveryCodes: string[] }> {
  const { userId } = enrolling(scope.actor);
  if (!isUuid(id)) throw new NotFound('authenticator');
  await countProof(scope, userId);
  const confirmed = await inTransaction(scope, async (tx) => {
    await lockFactors(tx, userId);
    const waiting = await findWaitingApp(tx, userId, id);
    if (!waiting) throw new NotFound('authenticator');
    if (await findApp(tx, userId)) throw new AppExists();
    const step = stepOfCode(openAppSecret(scope.services.secrets, waiting), code, scope.clock.now());
    if (step === undefined) throw new WrongCode();
    const isFirst = (await countAuthenticators(tx, userId)) === 0;
    const authenticator = await confirmApp(tx, id, step);
    if (!authenticator) throw new NotFound('authenticator');
    const recoveryCodes = isFirst ? await replaceRecoveryCodes(tx, userId) : [];
    announceSelf(tx);
    await notifySecurity(tx, enrolling(scope.actor), 'app_added');
    await tx.audit({
      action: 'authenticator.add',
      entityType: 'authenticator',
      entityId: id,
      details: { kind: 'totp' },
    });
    return { authenticator, recoveryCodes };
  });
  await forgiveProofs(scope, userId);
  return confirmed;
}
