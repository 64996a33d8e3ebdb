import type { FastifyInstance, FastifyReply } from 'fastify';
import { eventTime, type SharedPicture, sharePicture } from '../../lib/documents/index.ts';
import { coverOf, type Event, findPublishedEvent, shareImageOf } from '../../modules/events/index.ts';
import { findIssuerBySlug } from '../../modules/issuer-pages/index.ts';
import type { Issuer } from '../../modules/issuers/index.ts';
import { Failure, NotFound } from '../../platform/failures.ts';
import { PromiseCache } from '../../platform/promise-cache.ts';
import { coverVersion } from './page-head.ts';

const MAX_CACHED = 100;
/**
 * Longest queue: a picture takes a fifth of a second of one core, and further requests are refused with a retry time.
 */
const MAX_QUEUED = 40;
const RETRY_SECONDS = 10;

class TooManyPictures extends Failure {
  constructor() {
    super('UNAVAILABLE', 'unavailable', 'Too many pictures are being drawn. Please try again shortly.', {
      retryAfter: RETRY_SECONDS,
    });
  }
}

/** Draws pictures one after the other, each once. */
class PictureQueue {
  readonly #pictures = new PromiseCache<Buffer>({ max: MAX_CACHED });
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @throws TooManyPictures */
  draw(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    return this.#pictures.get(key, () => {
      if (this.#waiting >= MAX_QUEUED) throw new TooManyPictures();
      this.#waiting += 1;
      const drawn = this.#last.then(render).finally(() => {
        this.#waiting -= 1;
      });
      this.#last = drawn.catch(() => undefined);
      return drawn;
    });
  }
}

/**
 * Serves the pictures of link previews, which do not support SVG: of an event, an issuer, and of everything
 * else.
 */
export function serveSharePictures(http: FastifyInstance): void {
  const pictures = new PictureQueue();
  const config = { anonymous: true };
  http.get<{ Params: { slug: string } }>(
    '/events/:slug/poster.png',
    { config },
    async ({ scope, params, headers }, reply) => {
      const event = await findPublishedEvent(scope, params.slug);
      const key = `${event.id} ${event.updatedAt.getTime()}`;
      const tag = `"${event.updatedAt.getTime().toString(36)}-${event.category}"`;
      reply.header('etag', tag);
      if (headers['if-none-match'] === tag) return reply.status(304).send();
      return send(reply, await pictures.draw(key, () => sharePicture(pictureOf(event))));
    },
  );
  http.get<{ Params: { slug: string } }>(
    '/events/:slug/cover.jpg',
    { config },
    async ({ scope, params, headers }, reply) => {
      const cover = await coverOf(scope, (await findPublishedEvent(scope, params.slug)).id);
      if (cover === undefined) throw new NotFound('cover');
      const key = coverVersion(cover);
      const tag = `"${key}"`;
      reply.header('etag', tag);
      if (headers['if-none-match'] === tag) return reply.status(304).send();
      return send(reply, await pictures.draw(key, () => shareImageOf(scope, cover)), 'image/jpeg');
    },
  );
  http.get<{ Params: { slug: string } }>(
    '/issuers/:slug/share.png',
    { config },
    async ({ scope, params }, reply) => {
      const issuer = await findIssuerBySlug(scope, params.slug);
      const key = `issuer ${issuer.id} ${issuer.name}`;
      return send(reply, await pictures.draw(key, () => sharePicture(pictureOfIssuer(issuer))));
    },
  );
  http.get('/share.png', { config }, async (_request, reply) =>
    send(reply, await pictures.draw('site', () => sharePicture(SITE))),
  );
}

const SITE: SharedPicture = {
  id: 'passa-night',
  category: null,
  name: 'Your evening out starts here',
  lines: ['Tickets that cannot be forged', 'Nairobi · Mombasa · Kampala · Kigali'],
};

function pictureOf({ id, category, name, startDate, endDate, venue, timeZone }: Event): SharedPicture {
  const { date, time } = eventTime(startDate, endDate, timeZone);
  return { id, category, name, lines: [date, time, venue] };
}

function pictureOfIssuer({ id, name }: Issuer): SharedPicture {
  return { id, category: null, name, lines: ['Events and tickets on Passa'] };
}

function send(reply: FastifyReply, picture: Buffer, type = 'image/png'): FastifyReply {
  return reply.type(type).header('cache-control', 'public, max-age=86400').send(picture);
}
