import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf, type GraphQLAnswer } from '../../support/client.ts';
import {
  animation,
  bomb,
  GIF,
  jpeg,
  PDF,
  photograph,
  picture,
  polyglot,
  SVG,
} from '../../support/pictures.ts';
import { statementsWith } from '../../support/statements.ts';
import { download, EVENT, FOCUS, REMOVE, upload } from './covering.ts';
import { draft, published } from './organiser.ts';

const MB = 1024 * 1024;
/** In two sizes that are encoded at once. */
const SMALL = { width: 400, height: 25 };
const LARGE = { width: 1600, height: 1000 };

let app: TestApp;
let admin: TestActor;
let event: { id: string; slug: string };
let photo: Buffer;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  photo = await jpeg(SMALL);
});
afterAll(() => app.close());
beforeEach(async () => {
  event = await published(app, admin);
});

const put = (content: Buffer, who: { token?: string } = admin, type?: string) =>
  upload(app, event.id, content, who, type);
const coverOf = async (id = event.id, who: TestActor = admin) =>
  (await app.graphql(EVENT, { id }, who)).data.event.cover;

describe('an uploaded cover', () => {
  it.each([
    ['a JPEG', LARGE, [320, 640, 1280, 1600], () => jpeg(LARGE)],
    ['a PNG', SMALL, [320, 400], () => picture(SMALL).png().toBuffer()],
    ['a WebP', SMALL, [320, 400], () => picture(SMALL).webp().toBuffer()],
  ])('may be %s, whatever its declared type', async (_what, size, widths, make) => {
    const { status, body } = await put(await make(), admin, 'text/html');
    expect(status).toBe(201);
    expect(body.data).toEqual({
      event_id: event.id,
      cover: {
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        ...size,
        widths,
        urls: expect.any(Array),
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        focal_x: 0.5,
        focal_y: 0.5,
      },
    });
    const cover = await coverOf();
    expect(cover).toMatchObject({ hash: body.data.cover.hash, urls: body.data.cover.urls, focalX: 0.5 });
    for (const [at, width] of cover.widths.entries()) {
      const webp = await download(app, cover.urls[at]);
      expect(await sharp(webp.content).metadata()).toMatchObject({ format: 'webp', width });
      const avif = await download(app, cover.avif[at]);
      expect(avif.headers.get('content-type')).toBe('image/avif');
      expect(avif.content.subarray(4, 12).toString()).toBe('ftypavif');
    }
  });

  it('is never enlarged, and scaled down where it is large', async () => {
    await put(await jpeg({ width: 500, height: 300 }));
    expect(await coverOf()).toMatchObject({ width: 500, height: 300, widths: [320, 500] });
    await put(await jpeg({ width: 3000, height: 1500 }));
    expect(await coverOf()).toMatchObject({ width: 1920, height: 960, widths: [320, 640, 1280, 1920] });
    await put(await jpeg({ width: 1, height: 1 }));
    expect(await coverOf()).toMatchObject({ width: 1, height: 1, widths: [1] });
  });

  it('is served for ever, as nothing but a picture', async () => {
    await put(photo);
    const [url] = (await coverOf()).urls;
    expect((await app.rest('GET', new URL(url).pathname)).status).toBe(200);
    const { headers } = await download(app, url);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const etag = headers.get('etag') ?? '';
    const again = await fetch(app.url + new URL(url).pathname, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toContain('immutable');
  });

  it.each(['1000.webp', '320.png', '320.webp.html', '..%2f320.webp', '0320.webp', '320'])(
    'has no file %s',
    async (file) => {
      await put(photo);
      const { hash } = await coverOf();
      expect((await fetch(`${app.url}/covers/${hash}/${file}`)).status).toBe(404);
      expect((await fetch(`${app.url}/covers/${'0'.repeat(64)}/320.webp`)).status).toBe(404);
    },
  );

  it('has the first frame of an animation', async () => {
    await put(await animation());
    const cover = await coverOf();
    expect(cover).toMatchObject({ width: 400, height: 200 });
    const [red, , blue] = (await sharp((await download(app, cover.urls[0])).content).stats()).channels;
    expect(red?.mean).toBeGreaterThan(200);
    expect(blue?.mean).toBeLessThan(50);
    expect(cover.color).toMatch(/^#f8/);
  });

  it('contains neither where nor with what a photograph was taken, and stands upright', async () => {
    const taken = await photograph();
    expect(taken.includes('SECRET-OWNER')).toBe(true);
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    await put(taken);
    const cover = await coverOf();
    expect(cover).toMatchObject({ width: 600, height: 800 });
    for (const url of [...cover.urls, ...cover.avif]) {
      const { content } = await download(app, url);
      for (const trace of ['Exif', 'EXIF', 'SECRET', 'GPS', 'ICC', 'xmp'])
        expect([url, trace, content.includes(trace)]).toEqual([url, trace, false]);
    }
    const { exif, orientation } = await sharp((await download(app, cover.urls[0])).content).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('contains nothing of a web page that hides in a picture', async () => {
    const both = await polyglot();
    expect(both.toString('latin1').match(/<script>/g)).toHaveLength(2);
    expect((await put(both, admin, 'image/jpeg')).status).toBe(201);
    const cover = await coverOf();
    for (const url of [...cover.urls, ...cover.avif]) {
      const { content, headers } = await download(app, url);
      expect(content.includes('script')).toBe(false);
      expect(content.includes('SECRET')).toBe(false);
      expect(headers.get('content-type')).toMatch(/^image\//);
    }
  });

  it('gets an address that the owner of the same picture cannot guess', async () => {
    await put(photo);
    const first = await coverOf();
    await put(photo);
    expect((await coverOf()).hash).not.toBe(first.hash);
  });
});

describe('a file that is no cover', () => {
  it.each([
    ['a drawing named as a picture', SVG, 'image/png', 'COVER_TYPE'],
    ['a GIF', GIF, 'image/png', 'COVER_TYPE'],
    ['a PDF', PDF, 'image/jpeg', 'COVER_TYPE'],
    ['a page', Buffer.from('<html><script>1</script>'), 'image/webp', 'COVER_TYPE'],
    ['a signature alone', Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png', 'COVER_TYPE'],
  ])('is %s', async (_what, content, type, code) => {
    const { status, body } = await put(content, admin, type);
    expect([status, body.error?.code]).toEqual([422, code]);
    expect(await coverOf()).toBeNull();
  });

  it('is a small file that claims to be huge', async () => {
    const huge = bomb({ width: 50_000, height: 50_000 });
    expect(huge.length).toBeLessThan(MB);
    const { status, body } = await put(huge);
    expect([status, body.error?.code]).toEqual([422, 'COVER_PIXELS']);
    expect((await put(bomb({ width: 7_100, height: 7_100 }))).body.error?.code).toBe('COVER_PIXELS');
  });

  it('is cut off', async () => {
    const size = { width: 800, height: 600 };
    const [photo, png] = [await jpeg(size), await picture(size).png().toBuffer()];
    for (const cut of [photo.subarray(0, photo.length / 2), png.subarray(0, png.length - 40)])
      expect((await put(cut)).body.error?.code).toBe('COVER_UNREADABLE');
  });

  it('is empty, or larger than 10 MB', async () => {
    expect((await put(Buffer.alloc(0))).body.error?.code).toBe('BAD_INPUT');
    const most = Buffer.concat([photo, Buffer.alloc(10 * MB - photo.length)]);
    expect((await put(most)).status).toBe(201);
    const { hash } = await coverOf();
    const { status, body } = await put(Buffer.concat([most, Buffer.alloc(1)]));
    expect([status, body.error?.code]).toEqual([413, 'COVER_TOO_LARGE']);
    expect((await coverOf()).hash).toBe(hash);
  });

  it('is larger than it says', async () => {
    const piece = new Uint8Array(MB);
    let left = 12;
    const stream = new ReadableStream({
      pull: (controller) => {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(piece);
      },
    });
    const answer = await app
      .rest('PUT', `/api/events/${event.id}/cover`, stream, {
        token: admin.token,
        headers: { 'content-type': 'image/jpeg' },
      })
      .catch(() => undefined);
    // The connection may be closed while the rest is sent.
    if (answer) expect([answer.status, answer.body.error?.code]).toEqual([413, 'COVER_TOO_LARGE']);
    expect(await coverOf()).toBeNull();
  });
});

describe('who may change a cover', () => {
  it('is the staff of its organiser that edits events', async () => {
    const other = await app.actor('issuer_admin');
    const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
    const attendee = await app.actor('attendee');
    const refusals = [
      [{}, 401, 'UNAUTHENTICATED'],
      [other, 404, 'NOT_FOUND'],
      [validator, 403, 'FORBIDDEN'],
      [attendee, 403, 'FORBIDDEN'],
    ] as const;
    for (const [who, status, code] of refusals) {
      const answer = await put(photo, who);
      expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    }
    await put(photo);
    const { hash } = await coverOf();
    for (const [who, , code] of refusals) {
      expect(codeOf(await app.graphql(REMOVE, { id: event.id }, who))).toBe(code);
      expect(codeOf(await app.graphql(FOCUS, { id: event.id, x: 0, y: 0 }, who))).toBe(code);
    }
    expect((await coverOf()).hash).toBe(hash);
    const owner = await app.actor('system_admin');
    expect((await put(photo, owner)).status).toBe(201);
  });

  it('is nobody once the event is cancelled', async () => {
    await put(photo);
    await app.sql("UPDATE events SET status = 'cancelled' WHERE id = $1", [event.id]);
    expect((await put(photo)).body.error?.code).toBe('EVENT_CANCELLED');
    expect(codeOf(await app.graphql(REMOVE, { id: event.id }, admin))).toBe('EVENT_CANCELLED');
    expect(await coverOf()).not.toBeNull();
  });
});

describe('the focal point', () => {
  it('moves the crop of the share image', async () => {
    // The left third of the picture has another colour.
    await put(await jpeg({ width: 1900, height: 600 }));
    const share = async () => {
      const answer = await fetch(`${app.url}/events/${event.slug}/cover.jpg`);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      return sharp(Buffer.from(await answer.arrayBuffer()));
    };
    const edge = async () => {
      const image = await share();
      expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      const { data } = await image
        .extract({ left: 0, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[0] ?? 0;
    };
    const moved = (x: number, y: number) => app.graphql(FOCUS, { id: event.id, x, y }, admin);
    const { data } = await moved(0, 0.25);
    expect(data.setCoverFocus.event.cover).toMatchObject({ focalX: 0, focalY: 0.25 });
    expect(await edge()).toBeGreaterThan(200);
    await moved(1, 0.25);
    expect(await edge()).toBeLessThan(80);
  });

  it('lies in the picture of a cover', async () => {
    expect(codeOf(await app.graphql(FOCUS, { id: event.id, x: 0.5, y: 0.5 }, admin))).toBe('NO_COVER');
    await put(photo);
    const { errors } = await app.graphql(FOCUS, { id: event.id, x: -0.1, y: 1.1 }, admin);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: {
        fields: [
          { field: 'focalX', code: 'OUT_OF_RANGE' },
          { field: 'focalY', code: 'OUT_OF_RANGE' },
        ],
      },
    });
  });
});

describe('the share image', () => {
  const page = async () => (await fetch(`${app.url}/event-details?slug=${event.slug}`)).text();

  it('is the cover, and the drawn poster without one', async () => {
    expect(await page()).toMatch(/og:image" content="[^"]+\/poster\.png\?v=/);
    expect((await fetch(`${app.url}/events/${event.slug}/cover.jpg`)).status).toBe(404);
    await put(photo);
    const html = await page();
    expect(html).toMatch(/og:image" content="[^"]+\/cover\.jpg\?v=/);
    expect(html).toContain('og:image:type" content="image/jpeg"');
    await app.graphql(REMOVE, { id: event.id }, admin);
    expect(await page()).toMatch(/\/poster\.png\?v=/);
  });

  it('of a draft does not exist', async () => {
    event = await draft(app, admin);
    expect((await put(photo)).status).toBe(201);
    expect((await fetch(`${app.url}/events/${event.slug}/cover.jpg`)).status).toBe(404);
    expect((await download(app, (await coverOf()).urls[0])).status).toBe(200);
  });
});

describe('a printed ticket', () => {
  it('shows the cover, and the poster without one', async () => {
    const { data } = await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });
    const { id } = data.purchaseByForm.tickets[0];
    const print = async () => {
      const answer = await fetch(`${app.url}/api/tickets/${id}/pdf`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      return Buffer.from(await answer.arrayBuffer()).toString('latin1');
    };
    expect(await print()).not.toContain('/DCTDecode');
    await put(photo);
    expect(await print()).toContain('/DCTDecode');
    // A store that lost the files does not keep tickets back.
    await app.sql('DELETE FROM blobs');
    expect(await print()).toMatch(/^%PDF-/);
  });
});

describe('the frame on other sites', () => {
  it('shows the cover, without inline styles', async () => {
    await app.graphql(
      'mutation ($id: ID!) { setEventEmbed(input: { eventId: $id, sites: ["https://venue.example"] }) { __typename } }',
      { id: event.id },
      admin,
    );
    const frame = async () => (await fetch(`${app.url}/embed/${event.slug}`)).text();
    expect(await frame()).toContain('<div class="art" aria-hidden="true"><svg');
    await put(photo);
    await app.graphql(FOCUS, { id: event.id, x: 0.32, y: 1 }, admin);
    const html = await frame();
    expect(html).toContain(`<img alt="" src="/covers/${(await coverOf()).hash}/320.webp"`);
    expect(html).toContain('data-x="3" data-y="10"');
    expect(html).not.toContain('style=');
  });
});

const LIST = '{ publishedEvents(first: 50) { nodes { id cover { hash widths } } } }';

describe('a list of events', () => {
  it('reads all of their covers in one statement', async () => {
    const events = await Promise.all([published(app, admin), published(app, admin), published(app, admin)]);
    for (const { id } of events) await upload(app, id, photo, admin);
    let data: GraphQLAnswer['data'];
    const statements = await statementsWith('JOIN covers c', async () => {
      ({ data } = await app.graphql(LIST));
    });
    expect(statements).toBe(1);
    const covered = data.publishedEvents.nodes.filter(({ cover }: { cover: unknown }) => cover !== null);
    expect(covered.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(events.map(({ id }) => id)),
    );
  });
});
