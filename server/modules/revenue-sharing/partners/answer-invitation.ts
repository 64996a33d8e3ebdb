import { isSignedIn, SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, Failure, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type Account,
  AccountSuspended,
  actingAs,
  EmailTaken,
  findAccount,
  findAccountByEmail,
  insertInvited,
  markEmailVerified,
  preparedAccount,
} from '../../identity/index.ts';
import {
  AccountNeeded,
  EmailNotVerified,
  InvitationInvalid,
  InvitationOfAnother,
  SignInFirst,
} from './partner.failures.ts';
import { announcePartner, presentInvitation } from './partner.queries.ts';
import {
  type InvitationRecord,
  type PartnerRecord,
  readInvitation,
  readInvitationOf,
} from './partner.reads.ts';
import { nameOnAccepting } from './partner.rules.ts';
import type { AnswerInvitationPayload } from './partner.schema.ts';
import { acceptInvitation, declineInvitation, joinContracts } from './partner.writes.ts';

export interface Answer {
  /** One of both: the link's secret, from the holder of the mail, or the id, from the owner of the address. */
  token?: string | null | undefined;
  id?: string | null | undefined;
  accept: boolean;
  newAccount?: { name: string; password: string } | null | undefined;
}

/** The answered invitation, with the account that answers. */
interface Answering {
  invitation: InvitationRecord;
  /** Hash of the link's secret, when it is answered by link. */
  tokenHash: Buffer | null;
  /** null for a person without one, who declines. */
  account: Account | null;
  /** The account is created with the answer. */
  joins: boolean;
}

/**
 * Answers by link: the mail proves the address.
 * @throws InvitationInvalid, InvitationOfAnother, AccountNeeded, EmailTaken, SignInFirst, AccountSuspended, BadInput,
 *   RateLimited
 */
async function answersByLink(scope: Scope, answer: Answer, secret: string): Promise<Answering> {
  const tokenHash = scope.services.credentials.links.digest(secret);
  const invitation = await readInvitation(scope, tokenHash);
  if (!invitation) throw new InvitationInvalid();
  const account = (await findAccountByEmail(scope, invitation.email)) ?? null;
  const caller = isSignedIn(scope.actor) ? scope.actor.userId : null;
  if (caller !== null && caller !== account?.id) throw new InvitationOfAnother();
  const given = { invitation, tokenHash };
  if (!answer.accept) return { ...given, account: caller === null ? null : account, joins: false };
  if (!account)
    return { ...given, account: await accountToCreate(scope, invitation.email, answer), joins: true };
  if (answer.newAccount) throw new EmailTaken();
  if (account.status !== 'active') throw new AccountSuspended();
  if (!account.emailVerified && caller === null) throw new SignInFirst();
  return { ...given, account, joins: false };
}

async function accountToCreate(scope: Scope, email: string, { newAccount }: Answer): Promise<Account> {
  if (!newAccount) throw new AccountNeeded();
  await scope.services.limits.consume('register', { address: scope.address, account: email });
  return preparedAccount(scope, { ...newAccount, email });
}

/**
 * Answers while signed in, by the id of an invitation to the own address.
 * @throws BadInput, NotFound, EmailNotVerified
 */
async function answersInApp(scope: Scope, { id }: Answer): Promise<Answering> {
  if (!id) throw new BadInput([{ field: 'token', message: 'Please say which invitation you answer.' }]);
  const { userId } = signedIn(scope.actor);
  const account = await findAccount(scope, userId);
  const invitation = account && isUuid(id) ? await readInvitationOf(scope, account.email, id) : undefined;
  if (!account || !invitation) throw new NotFound('invitation');
  if (!account.emailVerified) throw new EmailNotVerified();
  return { invitation, tokenHash: null, account, joins: false };
}

/**
 * Accepts or declines an invitation. Accepting creates the account, if there is none, and the wallet, whether or not
 * the ledger is available: a contract needs only its key.
 * @throws as `answersByLink` and `answersInApp`
 */
export async function answerInvitation(scope: Scope, answer: Answer): Promise<AnswerInvitationPayload> {
  await scope.services.limits.consume('invitation', { address: scope.address });
  const answering = await answeringOf(scope, answer);
  const { account, joins, invitation } = answering;
  const own = account && !isSignedIn(scope.actor) ? actingAs(scope, account) : scope;
  const write = answer.accept ? accept : decline;
  // The answering person has no tenant that could write the organiser's row.
  const partner = await inTransaction(own, (tx) => write(tx, answering), SYSTEM_TENANCY);
  const known = account ? { id: account.id, emailVerified: true } : invitation.account;
  const answered = { ...invitation, ...partner, expiresAt: null, account: known };
  return {
    invitation: presentInvitation(answered, account?.id ?? null),
    accountCreated: joins,
    hasWallet: partner.publicKey !== null,
  };
}

/** Records attempts to answer another person's invitation. */
async function answeringOf(scope: Scope, answer: Answer): Promise<Answering> {
  try {
    return await (answer.token ? answersByLink(scope, answer, answer.token) : answersInApp(scope, answer));
  } catch (error) {
    if (error instanceof Failure && error.kind === 'forbidden') {
      scope.services.audit.refused(scope, { operation: 'answerInvitation', code: error.code });
    }
    throw error;
  }
}

async function accept(tx: Tx, { invitation, tokenHash, account, joins }: Answering): Promise<PartnerRecord> {
  if (!account) throw new AccountNeeded();
  if (joins) await insertInvited(tx, account);
  else if (!account.emailVerified) await markEmailVerified(tx, account.id);
  const { wallet } = await tx.scope.services.wallets.create(tx, { kind: 'user', id: account.id });
  const partner = await acceptInvitation(tx, invitation.id, tokenHash, {
    userId: account.id,
    name: nameOnAccepting(invitation, account.name),
    publicKey: wallet.publicKey,
  });
  if (!partner) throw new InvitationInvalid();
  const contracts = await joinContracts(tx, partner);
  await recordAnswer(tx, partner, 'partner.accept', { joined: joins, contracts: contracts.length });
  tx.afterCommit(() => {
    const { issuerId } = partner;
    for (const contractId of contracts) {
      tx.scope.services.topics.publish('contract.changed', contractId, { contractId, issuerId });
    }
  });
  return partner;
}

async function decline(tx: Tx, { invitation, tokenHash }: Answering): Promise<PartnerRecord> {
  const partner = await declineInvitation(tx, invitation.id, tokenHash);
  if (!partner) throw new InvitationInvalid();
  await recordAnswer(tx, partner, 'partner.decline', {});
  return partner;
}

async function recordAnswer(tx: Tx, partner: PartnerRecord, action: string, details: object): Promise<void> {
  const { id, issuerId, email } = partner;
  await tx.audit({
    action,
    entityType: 'partner',
    entityId: id,
    issuerId,
    details: { email, ...details },
  });
  announcePartner(tx, partner);
}
