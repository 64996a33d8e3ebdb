import { actsFor, isSignedIn } from '../../../platform/access/actor.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Issuer } from '../../issuers/index.ts';
import { findPageOwner } from '../issuer-page.queries.ts';
import { readFollowed, readFollowerCounts, readIssuerOfFollow } from './follower.reads.ts';

const loadCounts = batchByKey(async (scope: Scope, ids: string[]) => {
  const counts = await readFollowerCounts(scope, ids);
  return new Map(counts.map(({ issuerId, followers }) => [issuerId, followers]));
});

/** Counts the confirmed followers, for the issuer's staff and system roles; null for others. */
export async function countFollowers(scope: Scope, issuerId: string): Promise<number | null> {
  if (!actsFor(scope.actor, { issuerId, eventId: null })) return null;
  return (await loadCounts(scope, issuerId)) ?? 0;
}

const loadFollowed = batchByKey(async (scope: Scope, ids: string[]) => {
  const email = confirmedAddress(scope);
  const followed = email === null ? [] : await readFollowed(scope, email, ids);
  return new Map(followed.map((issuerId) => [issuerId, true]));
});

/** Returns true when the confirmed address of the actor follows the issuer. */
export async function isFollowedByViewer(scope: Scope, issuerId: string): Promise<boolean> {
  if (confirmedAddress(scope) === null) return false;
  return (await loadFollowed(scope, issuerId)) ?? false;
}

/** Returns the actor's address in lower case; null unless it is confirmed. */
export function confirmedAddress({ actor }: Scope): string | null {
  return isSignedIn(actor) && actor.emailVerified ? actor.email.toLowerCase() : null;
}

const SECRET_FORM = /^[\w-]{43}$/;

/** Returns the digest of a secret from a mailed link. @throws NotFound for a text that is none */
export function digestOf(scope: Scope, secret: string): Buffer {
  if (!SECRET_FORM.test(secret)) throw new NotFound('link');
  return scope.services.credentials.links.digest(secret);
}

/** Finds the issuer that a link to unsubscribe is about. @throws NotFound when the address does not follow it */
export async function issuerOfFollow(scope: Scope, secret: string): Promise<Issuer> {
  const issuerId = await readIssuerOfFollow(scope, digestOf(scope, secret));
  if (issuerId === undefined) throw new NotFound('link');
  return findPageOwner(scope, issuerId);
}
