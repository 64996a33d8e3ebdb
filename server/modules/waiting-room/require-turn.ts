import { isSignedIn } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import { hashOfToken, type QueueToken, readToken } from './queue-token.ts';
import type { EntryRecord } from './waiting-room.reads.ts';
import { NotYourTurn, QueueFirst, TurnOver } from './waiting-room.rules.ts';

const plainName = (eventId: string): string => `passa_queue_${eventId.replaceAll('-', '')}`;

/**
 * Name of the cookie that has a browser's place in the queue of an event. Over TLS its prefix lets browsers take it from
 * this very host alone: neither a subdomain nor a page without TLS can replace it.
 */
export function queueCookie({ services }: Scope, eventId: string): string {
  return `${services.config.publicUrl.startsWith('https:') ? '__Host-' : ''}${plainName(eventId)}`;
}

/** The place that the caller gave: a browser in its cookie, an API client in the header. */
export interface GivenPlace {
  token: QueueToken;
  hash: Buffer;
  isBrowser: boolean;
}

/** @returns undefined without a place in the queue of this event */
export function givenPlace(scope: Scope, eventId: string): GivenPlace | undefined {
  const { queueKey } = scope.services;
  for (const [text, isBrowser] of [
    [cookieNamed(scope, queueCookie(scope, eventId)), true],
    // Places that were given before the name had a prefix.
    [cookieNamed(scope, plainName(eventId)), true],
    [scope.queueToken, false],
  ] as const) {
    const token = text === undefined ? undefined : readToken(queueKey, text);
    if (token?.eventId === eventId) return { token, hash: hashOfToken(token), isBrowser };
  }
  return undefined;
}

/** The name contains what the caller gave, so it is compared as text, not as a pattern. */
function cookieNamed({ cookies = '' }: Scope, name: string): string | undefined {
  const own = cookies.split(';').find((cookie) => cookie.trimStart().startsWith(`${name}=`));
  return own?.trim().slice(name.length + 1);
}

/** A place is bound to the browser or the API key that joined: it is worth nothing elsewhere. */
export function isOwn(scope: Scope, entry: EntryRecord, { isBrowser }: GivenPlace): boolean {
  if (entry.apiKeyId === null) return isBrowser;
  return !isBrowser && isSignedIn(scope.actor) && scope.actor.apiKeyId === entry.apiKeyId;
}

/**
 * Checks that it is the caller's turn to buy tickets of an event with a waiting room. The database refuses a second
 * order with the same place.
 * @param soldThere whether all tickets of the event are sold through the room
 * @returns the hash of the place, which the order stores
 * @throws QueueFirst, NotYourTurn, TurnOver
 */
export async function requireTurn(scope: Scope, eventId: string, soldThere: 'all' | 'some'): Promise<Buffer> {
  const given = givenPlace(scope, eventId);
  const entry = given && (await scope.services.placeReader.find({ eventId, hash: given.hash }));
  if (!entry || !isOwn(scope, entry, given)) throw new QueueFirst(eventId, soldThere);
  if (entry.state === 'left') throw new TurnOver('left');
  if (entry.state === 'waiting') throw new NotYourTurn(entry.position, entry.serving);
  if (entry.orderId !== null) throw new TurnOver('used');
  if (entry.state === 'expired' || !entry.expiresAt || entry.expiresAt <= scope.clock.now())
    throw new TurnOver('late');
  return entry.hash;
}
