import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../../lib/language/language.ts';
import { ROOM_VIEWS } from '../../lib/waiting-room/room-view.ts';
import { coverOf, findPublishedEvent } from '../../modules/events/index.ts';
import { joinWaitingRoom, ownPlace } from '../../modules/waiting-room/index.ts';
import { Failure, NotFound } from '../../platform/failures.ts';
import { publicError } from '../graphql/error-mapping.ts';
import { ROOM_WORDS } from './room.messages.ts';
import { COOKIE_SECONDS, cookieOf, requireOwnPage } from './room-calls.ts';
import { noRoomPage, type RoomPage, roomPage } from './room-page.ts';
import { exampleOf, type ShownPlace } from './room-view.ts';

interface OfPage {
  Params: { slug: string };
  Querystring: { lang?: unknown; preview?: unknown; plain?: unknown };
}

const FORM_BYTES = 1_024;

/**
 * /waiting-room/{slug}: the page of a waiting room. It is light, because everybody opens it in the same minutes, and
 * the same for all who read the same language; the script asks for the reader's own place.
 */
export async function serveRoomPages(http: FastifyInstance): Promise<void> {
  const config = { anonymous: true };
  await http.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // The form has no fields: the address holds all that is needed.
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, _body, done) => done(null, null),
    );
    pages.get<OfPage>('/waiting-room/:slug', { config }, showPage);
    pages.post<OfPage>('/waiting-room/:slug', { config }, joinByForm);
  });
}

/** Sends the page, which is rendered at most once a second for all who read it in one language. */
async function showPage(request: FastifyRequest<OfPage>, reply: FastifyReply): Promise<FastifyReply> {
  const { scope, params, query } = request;
  const { publicCache } = scope.services;
  const language = languageOn(request);
  const isShared = query.plain === undefined && query.preview === undefined;
  const key = `waiting room ${language} ${params.slug}`;
  const kept = isShared ? publicCache.get(key) : undefined;
  if (kept !== undefined) return answer(reply, kept);
  const { version } = publicCache;
  const found = await findPage(request);
  if (!found) return answer(reply.status(404), noRoomPage(language));
  const html = roomPage(found);
  if (isShared) publicCache.set(key, html, version);
  return answer(reply, html);
}

/** Joins without a script, where no proof of work is asked for. */
async function joinByForm(request: FastifyRequest<OfPage>, reply: FastifyReply): Promise<FastifyReply> {
  requireOwnPage(request);
  const { scope } = request;
  const found = await findPage(request);
  if (!found) return answer(reply.status(404), noRoomPage(languageOn(request)));
  const { id, slug } = found.event;
  try {
    if (found.place?.state !== 'waiting' && found.place?.state !== 'admitted') {
      const { token } = await joinWaitingRoom(scope, { eventId: id, work: null, program: null });
      void reply.header('set-cookie', cookieOf(scope, id, token, COOKIE_SECONDS));
    }
    return reply.redirect(`/waiting-room/${encodeURIComponent(slug)}${found.plainAddress}`, 303);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return answer(
      reply.status(publicError(error).status),
      roomPage({ ...found, failure: wordsOf(found.language, error) }),
    );
  }
}

const FAILED = {
  ROOM_BUSY: 'failedBusy',
  RATE_LIMITED: 'failedOften',
  WORK_REFUSED: 'noScriptJoin',
  ROOM_CLOSED: 'failedClosed',
} as const;

function wordsOf(language: Language, { code }: Failure): string {
  return ROOM_WORDS[language][FAILED[code as keyof typeof FAILED] ?? 'failed'];
}

/** @returns undefined for an event that has no waiting room */
async function findPage(request: FastifyRequest<OfPage>): Promise<RoomPage | undefined> {
  const { scope, params, query, method } = request;
  try {
    const event = await findPublishedEvent(scope, params.slug);
    const [found, cover] = await Promise.all([
      scope.services.roomBoards.find(event.id),
      coverOf(scope, event.id),
    ]);
    if (!found) return undefined;
    const { room, board } = found;
    const preview = ROOM_VIEWS.find((view) => view === query.preview);
    const example = preview && exampleOf(preview, board, room.minutes);
    const isPlain = query.plain !== undefined || method === 'POST';
    return {
      event,
      cover,
      room,
      board,
      isPlain,
      plainAddress: typeof query.lang === 'string' ? `?lang=${languageOf(query.lang)}&plain` : '?plain',
      place: isPlain ? await placeOf(request, event.id) : null,
      ...example,
      language: languageOn(request),
      needsWork: scope.services.config.queueWork > 0,
      failure: null,
      isPreview: example !== undefined,
    };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

async function placeOf({ scope }: FastifyRequest<OfPage>, eventId: string): Promise<ShownPlace | null> {
  try {
    return await ownPlace(scope, eventId);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

const languageOn = ({ scope, query }: FastifyRequest<OfPage>): Language =>
  typeof query.lang === 'string' ? languageOf(query.lang) : scope.language;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function answer(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
