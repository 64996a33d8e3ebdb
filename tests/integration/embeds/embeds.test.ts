import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { openMail } from '../../support/mail.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let rival: TestActor;
let validator: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  validator = await app.actor('issuer_validator', admin.issuerId ?? '');
  rival = await app.actor('issuer_admin');
});

afterAll(() => app.close());

const SET =
  'mutation ($id: ID!, $sites: [String!]!) { setEventEmbed(input: { eventId: $id, sites: $sites }) { embed { event { id } sites } } }';
const GET = 'query ($id: ID!) { eventEmbed(eventId: $id) { sites } }';

const codes = (answer: { errors?: { extensions: { code: string } }[] }): string[] =>
  (answer.errors ?? []).map((error) => error.extensions.code);

/** A frame as a browser requests it, and as its form is submitted. */
async function frame(
  slug: string,
  form?: Record<string, string>,
  more: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; html: string }> {
  const { status, headers, body } = await app.rest(
    form ? 'POST' : 'GET',
    `/embed/${slug}`,
    form && new URLSearchParams(form),
    { headers: { accept: 'text/html', origin: 'null', ...more } },
  );
  return { status, headers, html: String(body) };
}

const ancestors = (headers: Headers): string =>
  /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';

const keyIn = (html: string): string => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';

describe('a sale on other sites', () => {
  it('is shown by the sites that the organiser named, and by no other', async () => {
    const event = await published(app, admin);
    expect(await frame(event.slug)).toMatchObject({ status: 404 });
    const set = await app.graphql(
      SET,
      {
        id: event.id,
        sites: ['https://Band.example/tour?x=1', 'band.example', 'http://localhost:8080', ' '],
      },
      admin,
    );
    expect(set.data.setEventEmbed.embed.sites).toEqual(['https://band.example', 'http://localhost:8080']);
    const { status, headers, html } = await frame(event.slug);
    expect(status).toBe(200);
    expect(ancestors(headers)).toBe('https://band.example http://localhost:8080');
    expect([headers.get('x-frame-options'), headers.get('set-cookie')]).toEqual([null, null]);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(html).toContain('Koroga Festival');
    const page = await app.rest('GET', '/events', undefined, { headers: { accept: 'text/html' } });
    expect(ancestors(page.headers)).toBe("'none'");

    await app.graphql(SET, { id: event.id, sites: [] }, admin);
    const ended = await frame(event.slug);
    expect([ended.status, ancestors(ended.headers)]).toEqual([404, "'none'"]);
    expect((await app.graphql(GET, { id: event.id }, admin)).data.eventEmbed.sites).toEqual([]);

    const path = `/api/events/${event.id}/embed`;
    const again = await app.rest('PUT', path, { sites: ['band.example'] }, admin);
    expect(again.body.data).toEqual({ event_id: event.id, sites: ['https://band.example'] });
    expect((await app.rest('GET', path, undefined, admin)).body.sites).toEqual(['https://band.example']);
    expect((await app.rest('PUT', path, {}, admin)).body.error.fields[0].field).toBe('sites');
    expect((await app.rest('PUT', path, { sites: [] }, rival)).status).toBe(404);
  });

  it('speaks the visitor’s language, and so does the mail', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'regular', count: 2, price: '1500', currency: 'KES' },
    ]);
    await app.graphql(SET, { id: event.id, sites: ['https://band.example'] }, admin);
    const french = { 'accept-language': 'fr-CH, en;q=0.5' };
    const { html } = await frame(event.slug, undefined, french);
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Prendre des billets');
    expect(html).toContain('1\u00a0500,00 KES');
    expect((await frame(`${event.slug}?lang=sw`, undefined, french)).html).toContain('Pata tiketi');
    const [tier] = await app.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [event.id]);
    const form = { name: 'Amélie', email: 'amelie@buyers.test', phone: '+254 700 000 000', key: keyIn(html) };
    const empty = await frame(event.slug, { ...form, [`q-${tier?.id}`]: '0' }, french);
    expect(empty.html).toContain('Vérifiez ce que vous avez saisi');
    const bought = await frame(event.slug, { ...form, [`q-${tier?.id}`]: '2' }, french);
    expect(bought.html).toContain('Vos 2 billets sont en route vers <b>amelie@buyers.test</b>');
    expect(bought.html).toContain('À payer à l’entrée\u00a0: <b>3\u00a0000,00 KES</b>');
    const mail = await openMail(app, 'amelie@buyers.test', 'tickets');
    expect(mail.text).toContain('Bonjour Amélie,');
  });

  it('sells once, however often its form is sent, and keeps what was typed when it refuses', async () => {
    const event = await published(app, admin, { name: '</title><script>alert(1)</script>' }, [
      { tier: 'regular', count: 3, price: '1500', currency: 'KES' },
      { tier: 'vip "x"', count: 1, price: '5000', currency: 'KES' },
    ]);
    await app.graphql(SET, { id: event.id, sites: ['https://band.example'] }, admin);
    const { html } = await frame(event.slug);
    expect(html).not.toContain('<script>alert');
    const [regular, vip] = await app.sql<{ id: string }>(
      'SELECT id FROM tiers WHERE event_id = $1 ORDER BY position',
      [event.id],
    );
    const form = {
      name: '"Wanjiru" <K>',
      email: 'w@buyers.test',
      phone: '+254 700 000 000',
      key: keyIn(html),
    };

    const nothing = await frame(event.slug, { ...form, [`q-${regular?.id}`]: '0' });
    expect(nothing.status).toBe(400);
    expect(nothing.html).toContain('value="&quot;Wanjiru&quot; &lt;K&gt;"');
    const lines = { [`q-${regular?.id}`]: '2', [`q-${vip?.id}`]: '1' };
    const answers = [
      await frame(event.slug, { ...form, ...lines }),
      await frame(event.slug, { ...form, ...lines }),
    ];
    for (const { status, html: thanks } of answers) {
      expect(status).toBe(200);
      expect(thanks).toContain('Your 3 tickets are on the way to <b>w@buyers.test</b>');
      expect(thanks).toContain('Due at the door: <b>KES 8,000.00</b>');
    }
    expect(await app.sql('SELECT quantity FROM orders WHERE event_id = $1', [event.id])).toEqual([
      { quantity: 3 },
    ]);
    const next = await frame(event.slug);
    expect(next.html).toContain('Sold out');
    const late = await frame(event.slug, { ...form, key: keyIn(next.html), [`q-${vip?.id}`]: '1' });
    expect([late.status, late.html.includes('is sold out.')]).toEqual([409, true]);
    const odd = await frame(event.slug, { ...form, key: 'k2', [`q-${regular?.id}`]: '1e9' });
    expect(odd.status).toBe(400);
  });

  it.each([
    'https://a.example; script-src *',
    'javascript:alert(1)',
    'https://user:pw@',
    '*',
    "https://a';b.example",
  ])('takes no site such as %s', async (site) => {
    const event = await published(app, admin);
    expect(codes(await app.graphql(SET, { id: event.id, sites: [site] }, admin))).toEqual(['BAD_INPUT']);
  });

  it('is set by its organiser alone', async () => {
    const event = await published(app, admin);
    const sites = ['https://band.example'];
    expect(codes(await app.graphql(SET, { id: event.id, sites }, rival))).toEqual(['NOT_FOUND']);
    expect(codes(await app.graphql(SET, { id: event.id, sites }, validator))).toEqual(['FORBIDDEN']);
    expect(await app.graphql(GET, { id: event.id }, rival)).toEqual({
      status: 200,
      data: { eventEmbed: null },
    });
    expect(await frame('no-such-event')).toMatchObject({ status: 404 });
  });
});
