import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { BROWSER, HOSTILE, makeEvent, SITE } from './shown-events.ts';

const PREVIEW = { headers: { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' } };

let app: TestApp;
let organiser: TestActor;

/** Parses the head of a page. */
function readHead(html: string) {
  const decode = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const meta = Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, key, content]) => [
      key,
      decode(content ?? ''),
    ]),
  );
  return {
    meta,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: decode(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
    data: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
  };
}

beforeAll(async () => {
  app = await bootTestApp({ PUBLIC_URL: SITE });
  organiser = await app.actor('issuer_admin');
});
afterAll(() => app.close());

describe('the metadata of a page before its script runs', () => {
  it('is the event, with its offers', async () => {
    const { slug } = await makeEvent(app, organiser, 'Ngoma Night');
    const { status, body } = await app.rest('GET', `/event-details?slug=${slug}`, undefined, PREVIEW);
    expect(status).toBe(200);
    const { title, canonical, meta, data } = readHead(body);
    const url = `${SITE}/event-details?slug=${slug}`;
    expect(title).toBe('Ngoma Night · Passa');
    expect(canonical).toBe(url);
    expect(meta).toMatchObject({
      'og:title': 'Ngoma Night · Passa',
      'og:url': url,
      'twitter:card': 'summary_large_image',
      'og:image:width': '1200',
    });
    expect(meta.description).toBe(
      'Saturday 7 December 2030, 20:00 to 01:00 EAT, Uhuru Gardens, Nairobi, Kenya. Ngoma Night A night of drums.',
    );
    expect(meta['og:image']).toContain(`${SITE}/events/${slug}/poster.png?v=`);
    expect(data).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: 'Ngoma Night',
        startDate: '2030-12-07T20:00:00+03:00',
        endDate: '2030-12-08T01:00:00+03:00',
        location: {
          '@type': 'Place',
          name: 'Uhuru Gardens',
          address: { '@type': 'PostalAddress', addressLocality: 'Nairobi', addressCountry: 'Kenya' },
        },
        offers: [
          expect.objectContaining({
            '@type': 'Offer',
            name: 'regular',
            price: '12.5',
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url,
          }),
          expect.objectContaining({
            name: 'vip',
            priceCurrency: 'KES',
            availability: 'https://schema.org/LimitedAvailability',
          }),
        ],
      }),
    ]);
  });

  it('stays in its tags, whatever the event is called', async () => {
    const { slug } = await makeEvent(app, organiser, HOSTILE);
    const pages = await Promise.all(
      [`/event-details?slug=${slug}`, '/events'].map((path) => app.rest('GET', path, undefined, BROWSER)),
    );
    for (const { body } of pages) {
      expect(body).not.toContain('<script>alert');
      expect(body.match(/<title>/g)).toHaveLength(1);
      expect(body.match(/<\/head>/g)).toHaveLength(1);
      expect(body.match(/<div id="root">/g)).toHaveLength(1);
      const names = readHead(body).data.flatMap(
        (one) => one.itemListElement?.map(({ item }: { item: { name: string } }) => item.name) ?? [one.name],
      );
      expect(names).toContain(HOSTILE);
    }
    expect(readHead(pages[0]?.body).title).toBe(`${HOSTILE} · Passa`);
  });

  it('shows no event that is not published', async () => {
    const { slug } = await makeEvent(app, organiser, 'Still a draft', false);
    const { status, body } = await app.rest('GET', `/event-details?slug=${slug}`, undefined, BROWSER);
    expect(status).toBe(404);
    expect(body).not.toContain('Still a draft');
    expect(readHead(body)).toMatchObject({
      title: 'Event Not Found · Passa',
      meta: { robots: 'noindex' },
      data: [],
    });
    const poster = await app.rest('GET', `/events/${slug}/poster.png`);
    expect(poster.status).toBe(404);
  });

  it.each([
    ['/', 'Passa · Your evening out starts here'],
    ['/events?search=ngoma', 'Events · Passa'],
    ['/issuers', 'Issuers · Passa'],
    ['/about', 'About Us · Passa'],
    ['/contact', 'Contact · Passa'],
    ['/careers', 'Careers · Passa'],
    ['/features', 'Features · Passa'],
    ['/pricing', 'Pricing · Passa'],
    ['/privacy', 'Privacy Policy · Passa'],
    ['/terms', 'Terms of Service · Passa'],
    ['/cookies', 'Cookie Policy · Passa'],
  ])('is its own at %s', async (path, title) => {
    const { status, body } = await app.rest('GET', path, undefined, PREVIEW);
    const head = readHead(body);
    expect(status).toBe(200);
    expect(head.title).toBe(title);
    expect(head.canonical).toBe(SITE + path.split('?')[0]);
    expect(head.meta.description?.length).toBeGreaterThan(40);
    expect(head.meta['og:image']).toBe(`${SITE}/share.png`);
  });

  it('keeps pages of one person out of the engines, and says what is no page', async () => {
    const own = await app.rest('GET', '/dashboard', undefined, BROWSER);
    expect(own.status).toBe(200);
    expect(readHead(own.body).meta.robots).toBe('noindex');
    const nowhere = await app.rest('GET', '/nowhere/at-all', undefined, BROWSER);
    expect(nowhere.status).toBe(404);
    expect(nowhere.body).toContain('<div id="root">');
  });

  it('is still data for programs', async () => {
    const { body } = await app.rest('GET', '/issuers', undefined, { headers: { accept: '*/*' } });
    expect(body.success).toBe(true);
    const missing = await app.rest('GET', '/nowhere', undefined, { headers: { accept: '*/*' } });
    expect(missing.body.error.code).toBe('NOT_FOUND');
  });
});

describe('the site for crawlers', () => {
  it('has a picture of each event, drawn once for each state of it', async () => {
    const { id, slug } = await makeEvent(app, organiser, 'Poster & Sons');
    const first = await fetch(`${app.url}/events/${slug}/poster.png`);
    const picture = Buffer.from(await first.arrayBuffer());
    expect(first.headers.get('content-type')).toBe('image/png');
    expect(picture.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    const tag = first.headers.get('etag') ?? '';
    const again = (headers: Record<string, string>) =>
      fetch(`${app.url}/events/${slug}/poster.png`, { headers });
    expect((await again({ 'if-none-match': tag })).status).toBe(304);
    app.clock.advance('1m');
    const renamed = await app.graphql(
      'mutation Rename($id: ID!) { updateEvent(input: { name: "Another Name", id: $id }) { event { name } } }',
      { id },
      organiser,
    );
    expect(renamed.data.updateEvent.event.name).toBe('Another Name');
    const changed = await again({ 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(Buffer.from(await changed.arrayBuffer()).equals(picture)).toBe(false);
    const site = await fetch(`${app.url}/share.png`);
    expect(site.headers.get('content-type')).toBe('image/png');
  });

  it('has a map of public pages and published events', async () => {
    const shown = await makeEvent(app, organiser, 'On the map');
    const hidden = await makeEvent(app, organiser, 'Off the map', false);
    app.clock.advance('11m');
    const { headers, body } = await app.rest('GET', '/sitemap.xml');
    expect(headers.get('content-type')).toContain('application/xml');
    expect(body).toContain(`<loc>${SITE}/events</loc>`);
    expect(body).toContain(`<loc>${SITE}/event-details?slug=${shown.slug}</loc>`);
    expect(body).not.toContain(hidden.slug);
    expect(body).not.toContain('/dashboard');
  });

  it('has rules for robots', async () => {
    const { body } = await app.rest('GET', '/robots.txt');
    expect(body).toContain('Disallow: /dashboard\n');
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(body).not.toMatch(/Disallow: \/(events)?\n/);
  });
});
