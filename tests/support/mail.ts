import type { TestApp } from './app.ts';

/** Opens the newest mail to the address on the developers' mail page. */
export async function openMail(
  app: TestApp,
  recipient: string,
  kind: string,
): Promise<{ id: string; page: string; text: string }> {
  const [mail] = await app.sql<{ id: string }>(
    'SELECT id FROM mail_outbox WHERE recipient = $1 AND kind = $2 ORDER BY created_at DESC, id DESC LIMIT 1',
    [recipient, kind],
  );
  if (!mail) throw new Error(`no ${kind} mail went to ${recipient}`);
  return readMail(app, mail.id);
}

async function readMail(app: TestApp, id: string): Promise<{ id: string; page: string; text: string }> {
  const { body } = await app.rest('GET', `/dev/mail/${id}`);
  const text = /<pre>([\s\S]*)<\/pre>/.exec(body)?.[1] ?? '';
  return { id, page: body, text };
}

/**
 * The secret of the link in a mail's text; of a mail with tickets, with 'tickets', that of the link to them, and of a mail
 * from the waiting list, with 'waiting', that of the place there.
 */
export function secretIn(text: string, name: 'token' | 'tickets' | 'waiting' = 'token'): string {
  const secret = new RegExp(`(?:[?#]|&(?:amp;)?)${name}=([\\w-]+)`).exec(text)?.[1];
  if (secret === undefined) throw new Error('the mail has no link');
  return secret;
}

/** Opens a link that was just requested for the address. Its pass shows all tickets of the address, and changes them. */
export async function freshPass(app: TestApp, email: string): Promise<string> {
  // Mails of one instant of the test's clock have no order: the new one is that which was not there before.
  const linkMails = async () => {
    const mails = await app.sql<{ id: string }>(
      "SELECT id FROM mail_outbox WHERE recipient = $1 AND kind = 'find_tickets'",
      [email],
    );
    return mails.map(({ id }) => id);
  };
  const before = new Set(await linkMails());
  const ASK = 'mutation ($email: String!) { requestTicketLink(input: { email: $email }) { done } }';
  await app.graphql(ASK, { email });
  const id = (await linkMails()).find((one) => !before.has(one));
  if (id === undefined) throw new Error(`no link was mailed to ${email}`);
  const token = secretIn((await readMail(app, id)).text);
  const OPEN = 'mutation ($token: String!) { openTicketLink(input: { token: $token }) { pass } }';
  const { data, errors } = await app.graphql(OPEN, { token });
  if (!data?.openTicketLink) throw new Error(JSON.stringify(errors));
  return data.openTicketLink.pass;
}
