import type { TestApp } from './app.ts';

/** The newest message to a number, as the developers' page shows it. */
export async function openPhoneMessage(
  app: TestApp,
  recipient: string,
  kind: string,
): Promise<{ id: string; page: string; text: string }> {
  const [message] = await app.sql<{ id: string }>(
    'SELECT id FROM phone_outbox WHERE recipient = $1 AND kind = $2 ORDER BY created_at DESC, id DESC LIMIT 1',
    [recipient, kind],
  );
  if (!message) throw new Error(`no ${kind} message went to ${recipient}`);
  const { body } = await app.rest('GET', `/dev/phone/${message.id}`);
  const text = /<pre>([\s\S]*?)<\/pre>/.exec(body)?.[1] ?? '';
  return { id: message.id, page: body, text };
}

/** The secret of a link in a message's text. */
export function linkIn(text: string, page: 't' | 'stop'): string {
  const secret = new RegExp(`/${page}#([\\w-]+)`).exec(text)?.[1];
  if (secret === undefined) throw new Error(`the message has no link to /${page}`);
  return secret;
}

const SET = `mutation ($input: SetOrderPhoneInput!) { setOrderPhone(input: $input) {
  order { id phone { number channel hasOptedOut status } } } }`;

interface OrderPhone {
  orderId: string;
  orderKey: string | null;
  phone: string;
  channel?: 'SMS' | 'WHATSAPP';
}

export const setOrderPhone = (
  app: Pick<TestApp, 'graphql'>,
  { channel = 'SMS', ...input }: OrderPhone,
  who = {},
) => app.graphql(SET, { input: { ...input, channel } }, who);
