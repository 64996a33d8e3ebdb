import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { published } from '../events/organiser.ts';

const SITE = 'https://passa.test';
const BROWSER = { headers: { accept: 'text/html' } };

let app: TestApp;
let owner: TestActor;
let admin: TestActor;
beforeAll(async () => {
  app = await bootTestApp({ PUBLIC_URL: SITE });
  owner = await app.actor('issuer_owner');
  admin = await app.actor('issuer_admin', owner.issuerId ?? '');
});
afterAll(() => app.close());

const PAGE = `query ($slug: String!) {
  issuerBySlug(slug: $slug) {
    id slug name description active website contactEmail viewerCanEditPage viewerCanChangeSlug
    upcomingEvents(first: 1) { totalCount pageInfo { endCursor hasNextPage } nodes { name } }
    pastEvents(first: 5) { totalCount nodes { name } }
  }
}`;
const EDIT = `mutation ($input: UpdateIssuerPageInput!) {
  updateIssuerPage(input: $input) { issuer { description website contactEmail } } }`;
const RENAME = 'mutation ($slug: String!) { changeIssuerSlug(input: { slug: $slug }) { issuer { slug } } }';
const SET = `mutation ($id: ID!, $active: Boolean!) {
  setIssuerActive(input: { id: $id, active: $active, reason: "Test" }) { issuer { active } } }`;

const pageOf = async (slug: string, who = {}) => (await app.graphql(PAGE, { slug }, who)).data.issuerBySlug;
const slugOf = async (who: TestActor): Promise<string> => {
  const [row] = await app.sql<{ slug: string }>('SELECT slug FROM issuers WHERE id = $1', [who.issuerId]);
  return row?.slug ?? '';
};
const register = async (name: string): Promise<string> => {
  const email = `${name.length}.${Math.random().toString(36).slice(2)}@pages.test`;
  const form = { name, email, password: 'a good password', role: 'issuer_admin', create_wallet: false };
  expect((await app.rest('POST', '/auth/register', form)).status).toBe(201);
  const [row] = await app.sql<{ slug: string }>(
    'SELECT i.slug FROM issuers i JOIN users u ON u.issuer_id = i.id WHERE u.email = $1',
    [email],
  );
  return row?.slug ?? '';
};

describe('the name of an organiser in URLs', () => {
  it('is made of the name, and of a suffix where another has it', async () => {
    expect(await register('Café Ngoma & Friends')).toBe('cafe-ngoma-friends');
    expect(await register('Cafe Ngoma, Friends')).toMatch(/^cafe-ngoma-friends-[a-z0-9]{5}$/);
    expect(await register('日本')).toBe('organiser');
  });

  it('is changed by an owner alone; the former one keeps finding the page, and is given to no other', async () => {
    const former = await slugOf(owner);
    expect(codeOf(await app.graphql(RENAME, { slug: 'ngoma' }, admin))).toBe('FORBIDDEN');
    const { data } = await app.graphql(RENAME, { slug: ' Ngoma-House ' }, owner);
    expect(data.changeIssuerSlug.issuer.slug).toBe('ngoma-house');
    expect(await pageOf(former)).toMatchObject({ id: owner.issuerId, slug: 'ngoma-house' });
    const other = await app.actor('issuer_owner');
    for (const slug of [former, 'ngoma-house'])
      expect(codeOf(await app.graphql(RENAME, { slug }, other))).toBe('SLUG_TAKEN');
    for (const slug of ['', 'a', 'no--such', '-x-', 'ü', 'a/b', 'x'.repeat(81)])
      expect(codeOf(await app.graphql(RENAME, { slug }, other))).toBe('BAD_INPUT');
    // Its own former name is free for it.
    for (const slug of [former, 'ngoma-house'])
      expect((await app.graphql(RENAME, { slug }, owner)).data.changeIssuerSlug.issuer.slug).toBe(slug);
  });

  it('always belongs to the issuer that carries it', async () => {
    const other = await app.actor('issuer_owner');
    const stolen = app.sql('UPDATE issuers SET slug = $1 WHERE id = $2', ['no-such-name', other.issuerId]);
    await expect(stolen).rejects.toMatchObject({ constraint: 'issuers_slug_fk' });
  });

  it('redirects a browser to the present address for good, with the query', async () => {
    const person = await app.actor('issuer_owner');
    const former = await slugOf(person);
    await app.graphql(RENAME, { slug: 'moved-house' }, person);
    const answer = await fetch(`${app.url}/issuers/${former}?from=poster`, {
      headers: BROWSER.headers,
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/issuers/moved-house?from=poster',
    ]);
    expect((await app.rest('GET', '/issuers/moved-house', undefined, BROWSER)).status).toBe(200);
    expect((await app.rest('GET', '/issuers/no-such-house', undefined, BROWSER)).status).toBe(404);
  });
});

describe('the page of an organiser', () => {
  it('is edited by owners and admins, and only with valid details', async () => {
    const slug = await slugOf(owner);
    const input = {
      description: 'Drums.\n\nSince 1998.',
      website: 'ngoma.example',
      contactEmail: 'hi@ngoma.test',
    };
    const { data } = await app.graphql(EDIT, { input }, admin);
    expect(data.updateIssuerPage.issuer).toEqual({ ...input, website: 'https://ngoma.example/' });
    expect(await pageOf(slug)).toMatchObject({
      ...input,
      website: 'https://ngoma.example/',
      viewerCanEditPage: false,
    });
    const rights = async (who: TestActor) => {
      const { viewerCanEditPage, viewerCanChangeSlug } = await pageOf(slug, who);
      return [viewerCanEditPage, viewerCanChangeSlug];
    };
    expect([await rights(owner), await rights(admin), await rights(await app.actor('issuer_owner'))]).toEqual(
      [
        [true, true],
        [true, false],
        [false, false],
      ],
    );
    for (const website of [
      'javascript:alert(1)',
      'https://user:pw@x.test',
      'http://localhost',
      'http://[::1]/',
      'a b',
    ])
      expect(codeOf(await app.graphql(EDIT, { input: { ...input, website } }, owner))).toBe('BAD_INPUT');
    const tooLong = { ...input, description: 'x'.repeat(2_001) };
    expect(codeOf(await app.graphql(EDIT, { input: tooLong }, owner))).toBe('BAD_INPUT');
    const validator = await app.actor('issuer_validator', owner.issuerId ?? '');
    const root = await app.actor('system_admin');
    for (const who of [validator, root])
      expect(codeOf(await app.graphql(EDIT, { input }, who))).toBe('FORBIDDEN');
    await app.graphql(EDIT, { input: { description: '' } }, owner);
    expect(await pageOf(slug)).toMatchObject({ description: '', website: null, contactEmail: null });
  });

  it('lists its own events: those on sale soonest first, and those that ended', async () => {
    const house = await app.actor('issuer_owner');
    const slug = await slugOf(house);
    const at = (days: number) => ({
      startDate: new Date(app.clock.now().getTime() + days * 86_400_000).toISOString(),
      endDate: new Date(app.clock.now().getTime() + days * 86_400_000 + 3_600_000).toISOString(),
    });
    await published(app, house, { name: 'Second', ...at(9) });
    await published(app, house, { name: 'First', ...at(5) });
    await published(app, house, { name: 'Bygone', ...at(1) });
    await published(app, owner, { name: 'Of another', ...at(5) });
    app.clock.advance('48h');
    const page = await pageOf(slug);
    expect(page.upcomingEvents).toMatchObject({ totalCount: 2, nodes: [{ name: 'First' }] });
    expect(page.upcomingEvents.pageInfo.hasNextPage).toBe(true);
    expect(page.pastEvents).toEqual({ totalCount: 1, nodes: [{ name: 'Bygone' }] });
    const MORE = `query ($slug: String!, $after: String!) { issuerBySlug(slug: $slug) {
      upcomingEvents(first: 1, after: $after) { nodes { name } } } }`;
    const more = await app.graphql(MORE, { slug, after: page.upcomingEvents.pageInfo.endCursor });
    expect(more.data.issuerBySlug.upcomingEvents.nodes).toEqual([{ name: 'Second' }]);
    const root = await app.actor('system_admin');
    await app.graphql(SET, { id: house.issuerId, active: false }, root);
    expect(await pageOf(slug)).toMatchObject({
      active: false,
      upcomingEvents: { totalCount: 0, nodes: [] },
      pastEvents: { totalCount: 1 },
    });
  });

  it('is none for an unknown name', async () => {
    for (const slug of ['nobody', 'a\u0000b', '../x']) expect(await pageOf(slug)).toBeNull();
  });
});

describe('what search engines and link previews read of it', () => {
  const metaOf = (html: string, key: string) =>
    new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];

  it('is the organiser, escaped, with a picture and schema.org data', async () => {
    const house = await app.actor('issuer_owner');
    const hostile = '</script><script>alert(1)</script>';
    await app.graphql(
      EDIT,
      { input: { description: `Drums. ${hostile}`, website: 'https://drums.example/' } },
      house,
    );
    const slug = await slugOf(house);
    const { body } = await app.rest('GET', `/issuers/${slug}`, undefined, BROWSER);
    expect(body).not.toContain('<script>alert');
    expect(body).toMatch(/<title>issuer_owner \d+ · Passa<\/title>/);
    expect(metaOf(body, 'og:url')).toBe(`${SITE}/issuers/${slug}`);
    expect(metaOf(body, 'og:image')).toBe(`${SITE}/issuers/${slug}/share.png`);
    const data = JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(body)?.[1] ?? '{}');
    expect(data).toMatchObject({
      '@type': 'Organization',
      url: `${SITE}/issuers/${slug}`,
      sameAs: ['https://drums.example/'],
    });
    const picture = await fetch(`${app.url}/issuers/${slug}/share.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const map = await app.rest('GET', '/sitemap.xml');
    expect(map.body).toContain(`<loc>${SITE}/issuers/${slug}</loc>`);
    const event = await published(app, house);
    const shown = await app.rest('GET', `/event-details?slug=${event.slug}`, undefined, BROWSER);
    expect(shown.body).toContain(`"url":"${SITE}/issuers/${slug}"`);
  });

  it('is kept out of engines while the organiser is inactive', async () => {
    const house = await app.actor('issuer_owner');
    const root = await app.actor('system_admin');
    await app.graphql(SET, { id: house.issuerId, active: false }, root);
    const { status, body } = await app.rest('GET', `/issuers/${await slugOf(house)}`, undefined, BROWSER);
    expect([status, metaOf(body, 'robots')]).toEqual([200, 'noindex']);
  });
});
