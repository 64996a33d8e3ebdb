import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  findDraw,
  givenPlace,
  joinWaitingRoom,
  leaveWaitingRoom,
  ownPlace,
  queueCookie,
  signToken,
} from '../../modules/waiting-room/index.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';

interface OfRoom {
  Params: { eventId: string };
}

/** A place is kept while the room may be open, and a day longer, to look it up in the draw. */
export const COOKIE_SECONDS = 9 * 86_400;
/** A draw never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves what browsers need in a waiting room beside its page: the board, which is the same for all and which any proxy
 * may keep for a second; and their own place, which lies in a cookie that no script can read.
 */
export function serveWaitingRooms(http: FastifyInstance): void {
  const config = { anonymous: true };
  http.get<OfRoom>('/waiting-room/:eventId/now.json', { config }, async ({ scope, params }, reply) => {
    const found = await scope.services.roomBoards.find(params.eventId);
    if (!found) throw new NotFound('waitingRoom');
    return reply.header('cache-control', 'public, max-age=1').send(found.board);
  });
  http.get<OfRoom>('/waiting-room/:eventId/draw.json', { config }, async ({ scope, params }, reply) =>
    reply.header('cache-control', FOREVER).send(await findDraw(scope, params.eventId)),
  );
  http.get<OfRoom>('/waiting-room/:eventId/challenge', { config }, async ({ scope, params }) => {
    const { proofOfWork, roomBoards } = scope.services;
    const found = await roomBoards.find(params.eventId);
    if (!found) throw new NotFound('waitingRoom');
    return { challenge: await proofOfWork.challenge(found.room.eventId, scope.address) };
  });
  http.get<OfRoom>('/waiting-room/:eventId/place', { config }, showPlace);
  http.post<OfRoom & { Body: { work?: unknown } }>('/waiting-room/:eventId/place', { config }, join);
  http.delete<OfRoom>('/waiting-room/:eventId/place', { config }, async (request, reply) => {
    const { scope, params } = request;
    requireOwnPage(request);
    await leaveWaitingRoom(scope, params.eventId);
    return reply
      .header('set-cookie', cookieOf(scope, params.eventId, '', 0))
      .status(204)
      .send();
  });
}

async function join(
  request: FastifyRequest<OfRoom & { Body: { work?: unknown } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { scope, params, body } = request;
  requireOwnPage(request);
  const work = typeof body?.work === 'string' ? body.work : null;
  const { token, ...place } = await joinWaitingRoom(scope, { eventId: params.eventId, work, program: null });
  return reply
    .status(201)
    .header('set-cookie', cookieOf(scope, params.eventId, token, COOKIE_SECONDS))
    .send({ ...place, state: 'waiting' });
}

/** Answers with the caller's place. Once it is drawn, the cookie gets the position, which never changes again. */
async function showPlace(
  { scope, params: { eventId } }: FastifyRequest<OfRoom>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const place = await ownPlace(scope, eventId);
  const given = givenPlace(scope, eventId);
  if (given?.isBrowser && given.token.position !== place.position) {
    const token = signToken(scope.services.queueKey, { ...given.token, position: place.position });
    void reply.header('set-cookie', cookieOf(scope, eventId, token, COOKIE_SECONDS));
  }
  return reply.send(place);
}

/**
 * Refuses calls that a page of another site makes a browser send: they would exchange or give up its place.
 * @throws Forbidden
 */
export function requireOwnPage({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Forbidden();
}

/** The cookie of a place; 0 seconds delete it. */
export function cookieOf(
  scope: FastifyRequest['scope'],
  eventId: string,
  value: string,
  seconds: number,
): string {
  const secure = scope.services.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${queueCookie(scope, eventId)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
