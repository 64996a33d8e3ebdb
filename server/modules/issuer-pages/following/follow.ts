import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findPageOwner } from '../issuer-page.queries.ts';
import { confirmedAddress, digestOf } from './follower.queries.ts';
import {
  AddressUnconfirmed,
  type ConsentPlace,
  checkedAddress,
  expiredBefore,
  FollowLinkInvalid,
  WORDINGS,
} from './follower.rules.ts';
import {
  confirmRequest,
  deleteFollower,
  deleteRequests,
  insertConfirmed,
  insertRequest,
} from './follower.writes.ts';

/**
 * Mails an address a link that confirms that it follows the issuer. The answer is the same for one that follows
 * already, and so is the cost: it gets a mail that says so.
 * @throws BadInput, NotFound, RateLimited
 */
export async function requestFollow(
  scope: Scope,
  issuerId: string,
  typed: string,
  place: ConsentPlace,
): Promise<void> {
  const email = checkedAddress(typed);
  await scope.services.limits.consume('follow', { address: scope.address, account: email });
  await findPageOwner(scope, issuerId);
  const { language } = scope;
  await inTransaction(
    scope,
    async (tx) => {
      const { id, isConfirmed } = await insertRequest(tx, {
        issuerId,
        email,
        language,
        wording: WORDINGS[place],
      });
      await queueMail(tx, {
        kind: 'confirm_follow',
        recipient: email,
        payload: { followerId: id, issuerId, follows: isConfirmed },
        language,
      });
      await note(tx, 'follow.request', id);
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Confirms the address of a mailed link; a second use changes nothing.
 * @returns the issuer's id
 * @throws FollowLinkInvalid, NotFound for a text that is no secret
 */
export async function confirmFollow(scope: Scope, secret: string): Promise<string> {
  const hash = digestOf(scope, secret);
  return inTransaction(
    scope,
    async (tx) => {
      const follow = await confirmRequest(tx, hash, expiredBefore(scope.clock.now()));
      if (follow === undefined) throw new FollowLinkInvalid();
      await note(tx, 'follow.confirm', follow.id);
      return follow.issuerId;
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Lets the actor's confirmed address follow the issuer.
 * @throws AddressUnconfirmed, NotFound, RateLimited
 */
export async function followIssuer(scope: Scope, issuerId: string): Promise<void> {
  const { userId } = signedIn(scope.actor);
  const email = confirmedAddress(scope);
  if (email === null) throw new AddressUnconfirmed();
  await scope.services.limits.consume('follow', { address: scope.address, account: userId });
  await findPageOwner(scope, issuerId);
  const { language } = scope;
  await inTransaction(
    scope,
    async (tx) => {
      await insertConfirmed(tx, { issuerId, email, language, wording: WORDINGS.page });
      await note(tx, 'follow.add', issuerId);
    },
    SYSTEM_TENANCY,
  );
}

/** Ends the following of the actor's confirmed address. @throws AddressUnconfirmed, NotFound */
export async function unfollowIssuer(scope: Scope, issuerId: string): Promise<void> {
  signedIn(scope.actor);
  const email = confirmedAddress(scope);
  if (email === null) throw new AddressUnconfirmed();
  await findPageOwner(scope, issuerId);
  await inTransaction(scope, (tx) => end(tx, { email, issuerId }), SYSTEM_TENANCY);
}

/**
 * Ends the following that a mail's link is about. Repeating it does nothing.
 * @throws NotFound for a text that is no secret
 */
export async function unfollowByLink(scope: Scope, secret: string): Promise<void> {
  const stopHash = digestOf(scope, secret);
  await inTransaction(scope, (tx) => end(tx, { stopHash }), SYSTEM_TENANCY);
}

async function end(tx: Tx, by: Parameters<typeof deleteFollower>[1]): Promise<void> {
  const follow = await deleteFollower(tx, by);
  if (follow) await note(tx, 'follow.stop', follow.id);
}

/** The entry names no address and belongs to no issuer: issuers do not learn who follows them. */
async function note(tx: Tx, action: string, entityId: string): Promise<void> {
  await tx.audit({ action, entityType: 'follower', entityId, issuerId: null });
}

/** Deletes requests that were not confirmed in time. */
export async function purgeRequests(scope: Scope): Promise<void> {
  const before = expiredBefore(scope.clock.now());
  await inTransaction(scope, (tx) => deleteRequests(tx, before), SYSTEM_TENANCY);
}
