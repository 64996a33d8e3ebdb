import { PASSWORD, type TestActor, type TestApp } from './app.ts';
import { openMail, secretIn } from './mail.ts';

const CHANGE =
  'mutation ($email: String!) { changeEmail(input: { email: $email }) { emailChange { newEmail } } }';
const CONFIRM = 'mutation ($token: String!) { confirmEmailChange(input: { token: $token }) { effectiveAt } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(input: { token: $token }) { done } }';

/** Changes the address of a person, by the links to both mailboxes. */
export async function moveTo(app: TestApp, person: TestActor, email: string): Promise<TestActor> {
  const { errors } = await app.graphql(CHANGE, { email }, person);
  if (errors) throw new Error(JSON.stringify(errors));
  for (const mailbox of [person.email, email]) {
    const token = secretIn((await openMail(app, mailbox, 'account_security')).text);
    await app.graphql(CONFIRM, { token }, person);
  }
  return { ...person, email };
}

/** A stranger who registers with an address and confirms it. */
export async function newOwnerOf(app: TestApp, email: string): Promise<TestActor> {
  // Mails of one instant have no order: the newest to the address is the stranger's.
  app.clock.advance('1s');
  await app.rest('POST', '/auth/register', {
    name: 'New Owner',
    email,
    password: PASSWORD,
    role: 'attendee',
  });
  const { body } = await app.rest('POST', '/auth/login', { email, password: PASSWORD });
  const { token, user } = body.data;
  const secret = secretIn((await openMail(app, email, 'verify_email')).text);
  const { errors } = await app.graphql(VERIFY, { token: secret }, { token });
  if (errors) throw new Error(JSON.stringify(errors));
  return { token, userId: user.id, email, role: 'attendee', issuerId: null };
}
