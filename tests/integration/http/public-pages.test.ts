import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';

const SITE = 'https://passa.test';
const PREVIEW = { headers: { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' } };
const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

const HOSTILE = `</title></script><script>alert(1)</script> "Ngoma" & 'Beats' $& $\` $' <!--`;

let app: TestApp;
let organiser: TestActor;

async function makeEvent(name: string, isPublished = true): Promise<{ id: string; slug: string }> {
  const { body } = await app.rest(
    'POST',
    '/api/events',
    {
      name,
      description: `${name}\nA night of drums.`,
      venue: 'Uhuru Gardens, Nairobi, Kenya',
      start_date: '2030-12-07T17:00:00.000Z',
      end_date: '2030-12-07T22:00:00.000Z',
    },
    organiser,
  );
  const tiers = [
    { tier: 'regular', count: 40, price: '12.50', currency: 'USD' },
    { tier: 'vip', count: 4, price: 2000, currency: 'KES' },
  ];
  await app.rest('POST', `/api/events/${body.id}/tickets`, { tiers }, organiser);
  if (isPublished) await app.rest('POST', `/api/events/${body.id}/publish`, {}, organiser);
  const [row] = await app.sql<{ slug: string }>('SELECT slug FROM events WHERE id = $1', [body.id]);
  return { id: body.id, slug: row?.slug ?? '' };
}

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
    const { slug } = await makeEvent('Ngoma Night');
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
        startDate: '2030-12-07T17:00:00.000Z',
        endDate: '2030-12-07T22:00:00.000Z',
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
    const { slug } = await makeEvent(HOSTILE);
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
    const { slug } = await makeEvent('Still a draft', false);
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

/** The prerendered parts of a page: readable text, and responses for the script. */
function readFirstView(html: string) {
  const root = /<div id="root">([\s\S]*?)<noscript>/.exec(html)?.[1] ?? '';
  const answers = /<script type="application\/json" id="first-answers">([^<]*)<\/script>/.exec(html)?.[1];
  return { root, answers: answers === undefined ? null : JSON.parse(answers) };
}

describe('the first view of a page before its script runs', () => {
  const view = async (path: string) => {
    const { body } = await app.rest('GET', path, undefined, BROWSER);
    return { html: body as string, ...readFirstView(body) };
  };

  it('is the event, with what the script will ask for', async () => {
    const { id, slug } = await makeEvent('Dhow Night');
    const { html, root, answers } = await view(`/event-details?slug=${slug}`);
    expect(root).toMatch(/<h1[^>]*>Dhow Night<\/h1>/);
    expect(root).toContain('A night of drums.');
    expect(answers[`Event:${id}`]).toMatchObject({ name: 'Dhow Night', slug, available: 44 });
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('id="first-answers"'));
    const files = [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*href="([^"]+)"/g)];
    for (const [, file] of files) expect((await fetch(app.url + file)).status, file).toBe(200);
    expect(files.some(([, file]) => file?.includes('EventDetailsPage'))).toBe(true);
  });

  it('stays in its place, whatever the event is called', async () => {
    const { slug } = await makeEvent(HOSTILE);
    for (const path of [`/event-details?slug=${slug}`, '/events']) {
      const { html, answers } = await view(path);
      expect(html).not.toContain('<script>alert');
      const events = Object.values(answers as Record<string, { name?: string }>);
      expect(events.map(({ name }) => name)).toContain(HOSTILE);
    }
  });

  it('is the public view, for every visitor', async () => {
    const { slug } = await makeEvent('Not for strangers', false);
    const headers = { ...BROWSER.headers, authorization: `Bearer ${organiser.token}` };
    for (const path of [`/event-details?slug=${slug}`, '/events', '/']) {
      const { body } = await app.rest('GET', path, undefined, { headers });
      expect(body).not.toContain('Not for strangers');
    }
  });

  it.each(['/', '/events', '/issuers', '/auth', '/find-tickets'])('is drawn at %s', async (path) => {
    const { html, root } = await view(`${path}?utm_source=poster`);
    expect(root).toContain(`data-first-view="${path}"`);
    expect(root.match(/<h1/g)).toHaveLength(1);
    // It holds no inline script: the page's policy would block it.
    expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/))/);
    expect(html).not.toMatch(/ on\w+="/);
  });

  it.each(['/events?q=ngoma', '/events?when=today', '/find-tickets?token=secret', '/dashboard', '/about'])(
    'is left to the script at %s',
    async (path) => {
      const { root, answers } = await view(path);
      expect(root).toBe('</div>\n    ');
      expect(answers).toBeNull();
    },
  );

  it('is packed, once for each way', async () => {
    for (const coding of ['br', 'gzip']) {
      const answer = await fetch(`${app.url}/events`, {
        headers: { ...BROWSER.headers, 'accept-encoding': coding },
      });
      expect(answer.headers.get('content-encoding')).toBe(coding);
      expect(answer.headers.get('vary')).toContain('accept-encoding');
      expect(await answer.text()).toContain('data-first-view="/events"');
    }
  });
});

describe('the site for crawlers', () => {
  it('has a picture of each event, drawn once for each state of it', async () => {
    const { id, slug } = await makeEvent('Poster & Sons');
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
    const shown = await makeEvent('On the map');
    const hidden = await makeEvent('Off the map', false);
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
