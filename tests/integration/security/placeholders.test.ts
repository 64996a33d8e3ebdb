import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverBatches } from '../../../server/modules/messages/groups/deliver-batches.ts';
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

/** 7919 × 7907: as text it is in no time, port or id of a mail, unlike a small number. */
const PRODUCT = '62615533';

/** Marks that template languages replace, with the product or with a member of an object. */
const MARKS = [
  '{{7919*7907}} {{constructor.constructor}} {{user.password}}',
  '$'.concat('{7919*7907} ', '$', '{process.env.DATABASE_URL} #{7919*7907}'),
  '{% for x in y %} <%= 7919*7907 %> [[7919*7907]] @(7919*7907)',
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

  it('stands in the mail of a message to the buyers as it was typed', async () => {
    const event = await published(app, owner, { name: `Talk ${MARKS.indexOf(mark)}` });
    const email = `reader.${MARKS.indexOf(mark)}@guests.test`;
    const sold = await buy(app, {
      slug: event.slug,
      lines: [{ tier: 'regular' }],
      buyer: { name: 'Ann', email },
    });
    expect(sold.errors).toBeUndefined();
    const { errors } = await app.graphql(
      'mutation ($input: SendGroupMessageInput!) { sendGroupMessage(input: $input) { batch { id } } }',
      {
        input: {
          audience: 'EVENT_HOLDERS',
          eventId: event.id,
          subject: `About ${mark}`,
          body: `Text ${mark}`,
        },
      },
      owner,
    );
    expect(errors).toBeUndefined();
    await deliverBatches(app.app.scope());
    const text = await mailsTo(email);
    expect(text).toContain(`About ${mark}`);
    expect(text).toContain(`Text ${mark}`);
    expect(text).not.toContain(PRODUCT);
  });
});

describe('the test of placeholders', () => {
  it('notices a text that a template replaced', () => {
    const rendered = MARKS.map((mark) => mark.replaceAll('7919*7907', PRODUCT));
    expect(rendered.filter((text, index) => text === MARKS[index])).toHaveLength(1);
  });
});
