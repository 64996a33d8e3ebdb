import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const SOURCE =
  'Drums **all night**.\n\n- Fish\n- <script>alert(1)</script>\n\n[Map](https://maps.example) [x](javascript:alert(1))';
const READ = `query E($slug: String!) { publishedEvent(slug: $slug) {
  description descriptionText descriptionBlocks { kind depth number spans { text bold italic href } } } }`;

it('is stored as it was written, and read formatted and plain', async () => {
  const event = await published(app, admin, { description: SOURCE });
  const { data } = await app.graphql(READ, { slug: event.slug });
  expect(data.publishedEvent.description).toBe(SOURCE);
  expect(data.publishedEvent.descriptionText).toBe(
    'Drums all night.\nFish\n<script>alert(1)</script>\nMap [x](javascript:alert(1))',
  );
  const style = { bold: false, italic: false, href: null };
  expect(data.publishedEvent.descriptionBlocks).toMatchObject([
    {
      kind: 'PARAGRAPH',
      spans: [{ text: 'Drums ', ...style }, { text: 'all night', ...style, bold: true }, { text: '.' }],
    },
    { kind: 'BULLET', depth: 0, spans: [{ text: 'Fish' }] },
    { kind: 'BULLET', depth: 0, spans: [{ text: '<script>alert(1)</script>', ...style }] },
    {
      kind: 'PARAGRAPH',
      spans: [
        { text: 'Map', ...style, href: 'https://maps.example' },
        { text: ' [x](javascript:alert(1))', ...style },
      ],
    },
  ]);
});

it('is plain and escaped in the head of the page', async () => {
  const event = await published(app, admin, { description: SOURCE });
  const page = await (await fetch(`${app.url}/event-details?slug=${event.slug}`)).text();
  const head = page.slice(0, page.indexOf('</head>'));
  expect(head).toContain('Drums all night.');
  expect(head).not.toContain('**all night**');
  expect(head).not.toContain('<script>alert(1)');
});
