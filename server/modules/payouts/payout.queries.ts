import { type Actor, signedIn } from '../../platform/access/actor.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { Failure, NotFound } from '../../platform/failures.ts';
import { findOrFail } from '../../platform/find-or-fail.ts';
import { type Paging, pageOf, sliceByMoment, sliceByName } from '../../platform/graphql/page.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ProviderMethod } from '../../platform/vocabulary.ts';
import { presentPayout, presentSelling } from './payout.present.ts';
import { readPayout, readPayouts, readPlatformMethods, readSellers, readSelling } from './payout.reads.ts';
import { isOperator, type PayoutState } from './payout.rules.ts';
import type {
  Payout,
  PayoutConnection,
  PlatformSelling,
  PlatformSellingConnection,
} from './payout.schema.ts';

/** Operators of the platform have no organiser of their own. */
class NoOrganiser extends Failure {
  constructor() {
    super('NO_ORGANISER', 'conflict', 'Payouts belong to an organiser, and you work for none. Name one.');
  }
}

/** Returns the organiser of the actor. @throws NoOrganiser */
export function ownIssuer(actor: Actor): string {
  const { issuerId } = signedIn(actor);
  if (issuerId === null) throw new NoOrganiser();
  return issuerId;
}

/**
 * Returns the organiser that a call is about: the one that it names, for operators of the platform and its own people,
 * or the actor's own.
 * @throws NoOrganiser, NotFound
 */
export function issuerOf(actor: Actor, named: string | null): string {
  if (named === null) return ownIssuer(actor);
  const isSeen = isUuid(named) && (isOperator(actor) || signedIn(actor).issuerId === named);
  if (!isSeen) throw new NotFound('organiser');
  return named;
}

/** @throws NotFound */
export async function findSelling(scope: Scope, issuerId: string): Promise<PlatformSelling> {
  return presentSelling(await findOrFail('organiser', issuerId, () => readSelling(scope, issuerId)));
}

/** Returns the methods that active accounts of the platform take; the organisers of one request share a statement. */
export const platformMethods = (scope: Scope): Promise<ProviderMethod[]> =>
  loadPlatformMethods(scope, 'platform').then((methods) => methods ?? []);

const loadPlatformMethods = batchByKey(
  async (scope: Scope, _keys: 'platform'[]) =>
    new Map([['platform', await readPlatformMethods(scope)] as const]),
);

/** @throws NotFound */
export async function findPayout(scope: Scope, id: string): Promise<Payout> {
  return presentPayout(scope.actor, await findOrFail('payout', id, () => readPayout(scope, id)));
}

/** Lists payouts of one organiser, or for operators of all. @throws NoOrganiser, NotFound */
export async function listPayouts(
  scope: Scope,
  asked: { issuerId: string | null; status: PayoutState | null; page: Paging },
): Promise<PayoutConnection> {
  const { actor } = scope;
  const slice = sliceByMoment(asked.page);
  const issuerId = asked.issuerId === null && isOperator(actor) ? null : issuerOf(actor, asked.issuerId);
  const rows = await readPayouts(scope, { issuerId, state: asked.status }, slice);
  return pageOf(
    rows,
    slice,
    (row) => [row.requestedAt.toISOString(), row.id],
    (row) => presentPayout(actor, row),
  );
}

/** Lists the organisers for which the platform was ever opened. The caller must authorize. */
export async function listSellers(scope: Scope, page: Paging): Promise<PlatformSellingConnection> {
  const slice = sliceByName(page);
  const rows = await readSellers(scope, slice);
  return pageOf(rows, slice, (row) => [row.issuerName, row.issuerId], presentSelling);
}
