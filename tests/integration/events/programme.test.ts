import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const LINE_UP = `mutation L($id: ID!, $acts: [EventActInput!]!) {
  setEventLineUp(input: { eventId: $id, acts: $acts }) { event { lineUp { name note startsAt link } } } }`;
const FAQ = `mutation F($id: ID!, $questions: [EventFaqInput!]!) {
  setEventFaq(input: { eventId: $id, questions: $questions }) { event { faq { question answer } } } }`;
const PAGE = `query P($slug: String!) { publishedEvent(slug: $slug) {
  lineUp { name note startsAt link } faq { question answer answerBlocks { kind spans { text bold href } } } } }`;

const pageOf = async (slug: string) => (await app.graphql(PAGE, { slug })).data.publishedEvent;

it('is shown on the page of the event in its order, and replaced as a whole', async () => {
  const { id, slug } = await published(app, admin);
  expect(await pageOf(slug)).toEqual({ lineUp: [], faq: [] });
  const acts = [
    {
      name: ' Mto wa Pwani ',
      note: 'Taarab',
      startsAt: '2030-01-05T18:00:00.000Z',
      link: 'https://band.example/x',
    },
    { name: 'DJ Kito', note: null, startsAt: null, link: null },
  ];
  expect((await app.graphql(LINE_UP, { id, acts }, admin)).errors).toBeUndefined();
  const questions = [{ question: 'Is there food?', answer: 'Yes, **fish**. [Map](javascript:alert(1))' }];
  expect((await app.graphql(FAQ, { id, questions }, admin)).errors).toBeUndefined();
  expect(await pageOf(slug)).toEqual({
    lineUp: [{ ...acts[0], name: 'Mto wa Pwani' }, acts[1]],
    faq: [
      {
        ...questions[0],
        answerBlocks: [
          {
            kind: 'PARAGRAPH',
            spans: [
              { text: 'Yes, ', bold: false, href: null },
              { text: 'fish', bold: true, href: null },
              { text: '. [Map](javascript:alert(1))', bold: false, href: null },
            ],
          },
        ],
      },
    ],
  });
  await app.graphql(LINE_UP, { id, acts: [acts[1]] }, admin);
  await app.graphql(FAQ, { id, questions: [] }, admin);
  expect(await pageOf(slug)).toEqual({ lineUp: [acts[1]], faq: [] });
});

it('refuses links that are no web addresses, and more than 40 entries', async () => {
  const { id } = await published(app, admin);
  const refused = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://user:pass@evil.example',
    'ftp://x.example',
  ];
  for (const link of refused) {
    const answer = await app.graphql(LINE_UP, { id, acts: [{ name: 'A' }, { name: 'B', link }] }, admin);
    expect(codeOf(answer)).toBe('BAD_INPUT');
    expect(JSON.stringify(answer.errors)).toContain('acts.1.link');
  }
  const acts = Array.from({ length: 41 }, (_, nth) => ({ name: `Act ${nth}` }));
  expect(codeOf(await app.graphql(LINE_UP, { id, acts }, admin))).toBe('BAD_INPUT');
  expect((await app.graphql(LINE_UP, { id, acts: acts.slice(1) }, admin)).errors).toBeUndefined();
});

it('is the organiser’s alone, and goes with a copy of the event', async () => {
  const { id } = await published(app, admin);
  const acts = [{ name: 'Ngoma', startsAt: '2030-01-05T18:00:00.000Z' }];
  const stranger = await app.actor('issuer_admin');
  expect(codeOf(await app.graphql(LINE_UP, { id, acts }, stranger))).toBe('NOT_FOUND');
  await app.graphql(LINE_UP, { id, acts }, admin);
  await app.graphql(FAQ, { id, questions: [{ question: 'Parking?', answer: 'None.' }] }, admin);
  const READ = 'query E($id: ID!) { event(id: $id) { startDate lineUp { name startsAt } faq { question } } }';
  const first = (await app.graphql(READ, { id }, admin)).data.event;
  const startDate = new Date(Date.parse(first.startDate) + 7 * 86_400_000).toISOString();
  const copied = await app.graphql(
    'mutation D($id: ID!, $at: DateTime!) { duplicateEvent(input: { id: $id, startDate: $at }) { event { id } } }',
    { id, at: startDate },
    admin,
  );
  const copy = (await app.graphql(READ, { id: copied.data.duplicateEvent.event.id }, admin)).data.event;
  expect(copy.faq).toEqual([{ question: 'Parking?' }]);
  expect(copy.lineUp).toEqual([{ name: 'Ngoma', startsAt: '2030-01-12T18:00:00.000Z' }]);
});
