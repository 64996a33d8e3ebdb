import { isSignedIn, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { actingAs, insertInvited, markEmailVerified } from '../../identity/index.ts';
import { announcePartner } from './announce-partner.ts';
import { AccountNeeded, InvitationInvalid } from './partner.failures.ts';
import { presentInvitation } from './partner.present.ts';
import type { PartnerRecord } from './partner.record.ts';
import { nameOnAccepting } from './partner.rules.ts';
import type { AnswerInvitationPayload } from './partner.type.ts';
import { acceptInvitation, declineInvitation, joinContracts } from './partner.writes.ts';
import { type Answer, type Answering, answersByLink, answersInApp } from './who-answers.ts';

/**
 * Accepts or declines an invitation. Accepting creates the account, if there is none, and the wallet, whether or not
 * the ledger is available: a contract needs only its key.
 * @throws as `answersByLink` and `answersInApp`
 */
export async function answerInvitation(scope: Scope, answer: Answer): Promise<AnswerInvitationPayload> {
  await scope.services.limits.consume('invitation', { address: scope.address });
  const answering = await whoAnswers(scope, answer);
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
async function whoAnswers(scope: Scope, answer: Answer): Promise<Answering> {
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
  await conclude(tx, partner, 'partner.accept', { joined: joins, contracts: contracts.length });
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
  await conclude(tx, partner, 'partner.decline', {});
  return partner;
}

async function conclude(tx: Tx, partner: PartnerRecord, action: string, details: object): Promise<void> {
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
