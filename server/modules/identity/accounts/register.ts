import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { createIssuer } from '../../issuers/index.ts';
import { EmailTaken } from '../identity.failures.ts';
import { mailLink } from '../links/link.writes.ts';
import { type Account, actingAs, findAccountByEmail } from './account.reads.ts';
import { checkedRegistration, type Registration } from './account.rules.ts';
import { announceSelf, insertUser } from './account.writes.ts';

/**
 * Creates an account and, for an organiser, an issuer of that name with its first signing key. Creates the requested
 * wallet, and for an organiser one for the issuer; funding submits them to the ledger later, so the call does not wait.
 * @returns the new user's id and a scope with the user as its actor
 * @throws BadInput, EmailTaken, RateLimited
 */
export async function register(scope: Scope, given: Registration): Promise<{ userId: string; scope: Scope }> {
  const request = checkedRegistration(given);
  await scope.services.limits.consume('register', { address: scope.address, account: request.email });
  if (await findAccountByEmail(scope, request.email)) throw new EmailTaken();
  const passwordHash = await scope.services.credentials.passwords.hash(request.password);
  const issuerId = request.role === 'issuer_admin' ? scope.ids.uuid() : null;
  const { email, personName: name, phone, role } = request;
  const account: Account = {
    ...{ id: scope.ids.uuid(), email, name, phone, role, issuerId },
    ...{ status: 'active', passwordHash, emailVerified: false },
  };
  const own = actingAs(scope, account);
  await inTransaction(own, (tx) => write(tx, account, request), SYSTEM_TENANCY);
  return { userId: account.id, scope: own };
}

async function write(
  tx: Tx,
  account: Account,
  request: ReturnType<typeof checkedRegistration>,
): Promise<void> {
  const { id, email, name, phone, role, issuerId, passwordHash } = account;
  if (issuerId !== null)
    await createIssuer(tx, {
      id: issuerId,
      name: request.name,
      description: request.description,
      foundedBy: id,
    });
  await insertUser(tx, {
    id,
    email,
    name,
    phone,
    role,
    issuerId,
    passwordHash,
    wantsWallet: request.createWallet,
    language: tx.scope.language,
  });
  if (request.createWallet) await createWallets(tx, account);
  await mailLink(tx, 'verify_email', account);
  announceSelf(tx);
  await tx.audit({ action: 'auth.register', entityType: 'user', entityId: id, details: { role } });
}

async function createWallets(tx: Tx, { id, issuerId }: Account): Promise<void> {
  const { wallets } = tx.scope.services;
  await wallets.create(tx, { kind: 'user', id });
  if (issuerId !== null) await wallets.create(tx, { kind: 'issuer', id: issuerId });
}
