import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let owner: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
});
afterAll(() => app.close());

/** Marks that template languages replace; each would answer 49 or a member of an object. */
const MARKS = [
  '{{7*7}} {{constructor.constructor}} {{user.password}}',
  '$'.concat('{7*7} ', '$', '{process.env.DATABASE_URL} #{7*7}'),
  '{% for x in y %} <%= 7*7 %> [[7*7]] @(7*7)',
  '{0.__class__} {event.secret} %(password)s %s $1 $& __proto__',
];

/** All mails to the address, as subject and text. */
async function mailsTo(email: string): Promise<string> {
  const mails = await app.sql<{ id: string }>('SELECT id FROM mail_outbox WHERE recipient = $1', [email]);
  const pages = await Promise.all(mails.map(({ id }) => app.rest('GET', `/dev/mail/${id}`)));
  return pages
    .map(({ body }) => body as string)
    .join('\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

describe.each(MARKS)('a text such as %s', (mark) => {
  it('stands in the mail of a ticket as it was typed, for names of events and buyers', async () => {
    const event = await published(app, owner, { name: `Show ${mark}`, description: mark });
    const email = `buyer.${MARKS.indexOf(mark)}@guests.test`;
    const sold = await buy(app, {
      slug: event.slug,
      lines: [{ tier: 'regular' }],
      buyer: { name: `Ann ${mark}`, email },
    });
    expect(sold.errors).toBeUndefined();
    const text = await mailsTo(email);
    expect(text).toContain(`Show ${mark}`);
    expect(text).toContain(`Ann ${mark}`);
  });

  it('stands in the mail of a message as it was typed', async () => {
    const reader = await app.actor('issuer_admin', owner.issuerId ?? '');
    const send =
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { subject body } } }';
    const input = { recipientEmail: reader.email, subject: `About ${mark}`, body: `Text ${mark}` };
    const { data, errors } = await app.graphql(send, { input }, owner);
    expect(errors).toBeUndefined();
    expect(data.sendMessage.message).toEqual({ subject: `About ${mark}`, body: `Text ${mark}` });
    expect(await mailsTo(reader.email)).not.toMatch(/\b49\b/);
  });
});

describe('the test of placeholders', () => {
  it('notices a text that a template replaced', () => {
    const rendered = MARKS.map((mark) => mark.replaceAll('7*7', '49'));
    expect(rendered.filter((text, index) => text === MARKS[index])).toHaveLength(1);
  });
});
