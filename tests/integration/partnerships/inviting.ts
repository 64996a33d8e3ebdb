import { type GraphQLAnswer, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import type { Caller } from '../../support/client.ts';
import { openMail, secretIn } from '../../support/mail.ts';

const PARTNER = 'id name email role status userId publicKey invitedAt answeredAt';
const INVITE = `mutation ($email: String!, $role: PartnerRole! = MUSICIAN, $name: String) {
  invitePartner(input: { email: $email, role: $role, name: $name }) { partner { ${PARTNER} } } }`;
export const RESEND = `mutation ($id: ID!) {
  resendPartnerInvitation(input: { id: $id }) { partner { ${PARTNER} } } }`;
export const PARTNERS = `query ($search: String, $status: PartnerStatus, $first: Int = 50, $after: String) {
  partners(search: $search, status: $status, first: $first, after: $after) {
    nodes { ${PARTNER} } pageInfo { endCursor hasNextPage } } }`;
const INVITATION = 'id issuerName email role status invitedAt expiresAt hasAccount needsSignIn';
export const BY_TOKEN = `query ($token: String!) { partnerInvitation(token: $token) { ${INVITATION} } }`;
export const MINE = `{ myInvitations { nodes { ${INVITATION} } } }`;
const ANSWER = `mutation ($id: ID, $token: String, $accept: Boolean! = true, $newAccount: NewPartnerAccount) {
  answerInvitation(input: { id: $id, token: $token, accept: $accept, newAccount: $newAccount }) {
    invitation { ${INVITATION} } accountCreated hasWallet } }`;

export const NEWCOMER = { name: 'Zawadi Njeri', password: PASSWORD };

interface Inviting {
  newEmail(): string;
  invite(variables: object, caller?: Caller): Promise<GraphQLAnswer>;
  answer(variables: object, caller?: Caller): Promise<GraphQLAnswer>;
  /** The secret of the last invitation that was mailed to the address. */
  tokenFor(email: string): Promise<string>;
  /** Invites an address without an account. */
  invited(): Promise<{ id: string; email: string; token: string }>;
  /** Creates a person with an account, and invites its address. */
  invitedMember(account?: { confirmed?: boolean }): Promise<TestActor & { id: string; link: string }>;
}

/** Calls that invite partners in the name of the admin, and answer. @param of the app and the admin, once they exist */
export function inviting(of: () => { app: TestApp; admin: TestActor }): Inviting {
  let guests = 0;
  const calls: Inviting = {
    newEmail: () => {
      guests += 1;
      return `guest.${guests}@partners.test`;
    },
    invite: (variables, caller = of().admin) => of().app.graphql(INVITE, { ...variables }, caller),
    answer: (variables, caller = {}) => of().app.graphql(ANSWER, { ...variables }, caller),
    tokenFor: async (email) => secretIn((await openMail(of().app, email, 'partner_invitation')).text),
    invited: async () => {
      const email = calls.newEmail();
      const { data } = await calls.invite({ email });
      return { id: data.invitePartner.partner.id, email, token: await calls.tokenFor(email) };
    },
    invitedMember: async ({ confirmed = true } = {}) => {
      const person = await of().app.actor('attendee', undefined, { confirmed });
      const { data } = await calls.invite({ email: person.email });
      return { ...person, id: data.invitePartner.partner.id, link: await calls.tokenFor(person.email) };
    },
  };
  return calls;
}
