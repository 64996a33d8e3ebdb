import { PASSWORD, type TestApp } from './app.ts';
import type { Caller, TestActor } from './client.ts';
import { openMail, secretIn } from './mail.ts';

export interface TestPartner extends TestActor {
  partnerId: string;
  publicKey: string;
}

const INVITE = `mutation ($email: String!, $role: PartnerRole!, $name: String) {
  invitePartner(input: { email: $email, role: $role, name: $name }) { partner { id } }
}`;
const ANSWER = `mutation ($token: String!, $newAccount: NewPartnerAccount) {
  answerInvitation(input: { token: $token, accept: true, newAccount: $newAccount }) { invitation { status } }
}`;

/**
 * A person who is invited by mail and accepts: with an account, or as a newcomer who joins by the mail.
 * @param inviter an owner or admin of the issuer
 */
export async function acceptedPartner(
  app: TestApp,
  inviter: Caller,
  who: TestActor | { email: string; name: string },
  role = 'MUSICIAN',
): Promise<TestPartner> {
  const account = 'token' in who ? who : undefined;
  const { email } = who;
  const invited = await app.graphql(INVITE, { email, role, name: 'name' in who ? who.name : null }, inviter);
  if (invited.errors) throw new Error(`invitePartner answered ${JSON.stringify(invited.errors)}`);
  const token = secretIn((await openMail(app, email, 'partner_invitation')).text);
  const newAccount = account || !('name' in who) ? null : { name: who.name, password: PASSWORD };
  const answered = await app.graphql(ANSWER, { token, newAccount }, account ?? {});
  if (answered.errors) throw new Error(`answerInvitation answered ${JSON.stringify(answered.errors)}`);
  const partnerId = invited.data.invitePartner.partner.id;
  const [row] = await app.sql<{ user_id: string; public_key: string }>(
    'SELECT user_id, public_key FROM partners WHERE id = $1',
    [partnerId],
  );
  if (!row) throw new Error('no partner was written');
  const wallet = { partnerId, publicKey: row.public_key };
  if (account) return { ...account, ...wallet };
  const login = await app.rest('POST', '/auth/login', { email, password: PASSWORD });
  return {
    ...{ token: login.body.data.token, userId: row.user_id, email, role: 'attendee', issuerId: null },
    ...wallet,
  };
}
