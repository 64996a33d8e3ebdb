import { isSignedIn, signedIn } from '../../../platform/access/actor.ts';
import { BadInput, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type Account,
  AccountSuspended,
  EmailTaken,
  findAccount,
  findAccountByEmail,
  preparedAccount,
} from '../../identity/index.ts';
import {
  AccountNeeded,
  EmailNotVerified,
  InvitationInvalid,
  InvitationOfAnother,
  SignInFirst,
} from './partner.failures.ts';
import { readInvitation, readInvitationOf } from './partner.reads.ts';
import type { InvitationRecord } from './partner.record.ts';

export interface Answer {
  /** One of both: the link's secret, from the holder of the mail, or the id, from the owner of the address. */
  token?: string | null | undefined;
  id?: string | null | undefined;
  accept: boolean;
  newAccount?: { name: string; password: string } | null | undefined;
}

/** The answered invitation, with the account that answers. */
export interface Answering {
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
export async function answersByLink(scope: Scope, answer: Answer, secret: string): Promise<Answering> {
  const tokenHash = scope.services.credentials.links.digest(secret);
  const invitation = await readInvitation(scope, tokenHash);
  if (!invitation) throw new InvitationInvalid();
  const account = (await findAccountByEmail(scope, invitation.email)) ?? null;
  const caller = isSignedIn(scope.actor) ? scope.actor.userId : null;
  if (caller !== null && caller !== account?.id) throw new InvitationOfAnother();
  const given = { invitation, tokenHash };
  if (!answer.accept) return { ...given, account: caller === null ? null : account, joins: false };
  if (!account) return { ...given, account: await newcomer(scope, invitation.email, answer), joins: true };
  if (answer.newAccount) throw new EmailTaken();
  if (account.status !== 'active') throw new AccountSuspended();
  if (!account.emailVerified && caller === null) throw new SignInFirst();
  return { ...given, account, joins: false };
}

async function newcomer(scope: Scope, email: string, { newAccount }: Answer): Promise<Account> {
  if (!newAccount) throw new AccountNeeded();
  await scope.services.limits.consume('register', { address: scope.address, account: email });
  return preparedAccount(scope, { ...newAccount, email });
}

/**
 * Answers while signed in, by the id of an invitation to the own address.
 * @throws BadInput, NotFound, EmailNotVerified
 */
export async function answersInApp(scope: Scope, { id }: Answer): Promise<Answering> {
  if (!id) throw new BadInput([{ field: 'token', message: 'Please say which invitation you answer.' }]);
  const { userId } = signedIn(scope.actor);
  const account = await findAccount(scope, userId);
  const invitation = account && isUuid(id) ? await readInvitationOf(scope, account.email, id) : undefined;
  if (!account || !invitation) throw new NotFound('The invitation');
  if (!account.emailVerified) throw new EmailNotVerified();
  return { invitation, tokenHash: null, account, joins: false };
}
