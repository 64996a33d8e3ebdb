import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { seriesOf } from '../series/series-of.ts';
import { BROWSER, HOSTILE, makeEvent, SITE } from './shown-events.ts';

let app: TestApp;
let organiser: TestActor;
beforeAll(async () => {
  app = await bootTestApp({ PUBLIC_URL: SITE });
  organiser = await app.actor('issuer_admin');
});
afterAll(() => app.close());

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
    const { id, slug } = await makeEvent(app, organiser, 'Dhow Night');
    const { html, root, answers } = await view(`/event-details?slug=${slug}`);
    expect(root).toMatch(/<h1[^>]*>Dhow Night<\/h1>/);
    expect(root).toContain('A night of drums.');
    expect(answers[`Event:${id}`]).toMatchObject({ name: 'Dhow Night', slug, available: 44 });
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('id="first-answers"'));
    const files = [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*href="([^"]+)"/g)];
    for (const [, file] of files) expect((await fetch(app.url + file)).status, file).toBe(200);
    expect(files.some(([, file]) => file?.includes('EventDetailsPage'))).toBe(true);
  });

  it('is the organiser, with the events on sale', async () => {
    const [issuer] = await app.sql<{ id: string; slug: string; name: string }>(
      'SELECT id, slug, name FROM issuers WHERE id = $1',
      [organiser.issuerId],
    );
    await makeEvent(app, organiser, 'Reed Night');
    const { html, root, answers } = await view(`/issuers/${issuer?.slug}`);
    expect(root).toContain('data-first-view="/issuers/:slug"');
    expect(root).toMatch(new RegExp(`<h1[^>]*>${issuer?.name}</h1>`));
    expect(root).toContain('Reed Night');
    expect(answers[`Issuer:${issuer?.id}`]).toMatchObject({ slug: issuer?.slug, active: true });
    expect(html).toMatch(/modulepreload[^>]*IssuerPage/);
    expect((await view('/issuers/no-such-house')).root).toContain('Organiser Not Found');
  });

  it('is the series, with its dates', async () => {
    const event = await makeEvent(app, organiser, 'Weekly Reeds');
    const answer = await seriesOf(app, organiser).add(event.id, {
      rule: { unit: 'WEEK', from: '2035-01-01', count: 3 },
      publish: true,
    });
    await app.app.services.series.run();
    const { slug } = answer.data.createSeriesDates.change.series;
    const { html, root, answers } = await view(`/series/${slug}`);
    expect(root).toContain('data-first-view="/series/:slug"');
    expect(root).toMatch(/<h1[^>]*>Weekly Reeds<\/h1>/);
    expect(root).toContain('January 2035');
    expect(Object.keys(answers as object)).toContain(`Event:${event.id}`);
    expect(html).toMatch(/modulepreload[^>]*SeriesPage/);
    expect(html).toContain(`<link rel="canonical" href="${SITE}/series/${slug}">`);
    expect(html).toContain('"@type":"EventSeries"');
    expect((await view('/series/no-such-show')).root).toContain('Show Not Found');
    const { body } = await app.rest('GET', '/sitemap.xml');
    expect(body).toContain(`${SITE}/series/${slug}`);
  });

  it('stays in its place, whatever the event is called', async () => {
    const { slug } = await makeEvent(app, organiser, HOSTILE);
    for (const path of [`/event-details?slug=${slug}`, '/events']) {
      const { html, answers } = await view(path);
      expect(html).not.toContain('<script>alert');
      const events = Object.values(answers as Record<string, { name?: string }>);
      expect(events.map(({ name }) => name)).toContain(HOSTILE);
    }
  });

  it('is the public view, for every visitor', async () => {
    const { slug } = await makeEvent(app, organiser, 'Not for strangers', false);
    const headers = { ...BROWSER.headers, authorization: `Bearer ${organiser.token}` };
    for (const path of [`/event-details?slug=${slug}`, '/events', '/']) {
      const { body } = await app.rest('GET', path, undefined, { headers });
      expect(body).not.toContain('Not for strangers');
    }
  });

  it('loads its fonts before its scripts, which the drawn page does without', async () => {
    const { html } = await view('/issuers');
    expect(html.match(/<link rel="preload" as="font"/g)).toHaveLength(2);
    const scripts = html.match(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
  });

  it('of an order is its files, and leaves the fonts to the script', async () => {
    const { html, root } = await view('/orders/0199c1d2-aaaa-7000-8000-000000000000');
    expect(html).toContain('modulepreload" crossorigin href="/assets/OrderPage-');
    expect(html).not.toContain('as="font"');
    expect(root).not.toContain('data-first-view');
    expect((await view('/orders/no-order')).html).not.toContain('OrderPage-');
  });

  it('of the dashboard is its files, because only the browser can draw it', async () => {
    const { html, root, answers } = await view('/dashboard');
    for (const page of ['DashboardPage', 'overview'])
      expect(html).toContain(`modulepreload" crossorigin href="/assets/${page}-`);
    expect(root).not.toContain('data-first-view');
    expect(answers).toBeNull();
  });

  it.each(['/', '/events', '/issuers', '/auth', '/find-tickets'])('is drawn at %s', async (path) => {
    const { html, root } = await view(`${path}?utm_source=poster`);
    expect(root).toContain(`data-first-view="${path}"`);
    expect(root.match(/<h1/g)).toHaveLength(1);
    // It holds no inline script: the page's policy would block it.
    expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/))/);
    expect(html).not.toMatch(/ on\w+="/);
  });

  it.each([
    '/events?q=ngoma',
    '/events?when=today',
    '/events?city=Nairobi',
    '/events?price=free',
    '/events?view=month',
    '/find-tickets?token=secret',
    '/dashboard',
    '/about',
  ])('is left to the script at %s', async (path) => {
    const { root, answers } = await view(path);
    expect(root).toBe('</div>\n    ');
    expect(answers).toBeNull();
  });

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
