import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { takeSlug } from '../issuers/index.ts';
import {
  checkedPage,
  checkedSlug,
  mayChangeSlug,
  mayEditPage,
  type PageDetails,
  SlugTaken,
} from './issuer-page.rules.ts';
import type { UpdateIssuerPageInput } from './issuer-page.schema.ts';
import { type LockedPage, lockPage, ownsSlug, writePage, writeSlug } from './issuer-page.writes.ts';

/**
 * Changes the page of the actor's organisation.
 * @returns the issuer's id
 * @throws Forbidden unless the actor is its owner or admin, BadInput
 */
export async function updateIssuerPage(scope: Scope, input: UpdateIssuerPageInput): Promise<string> {
  const issuerId = signedIn(scope.actor).issuerId ?? '';
  if (!mayEditPage(scope.actor, issuerId)) throw new Forbidden();
  const details = checkedPage(input);
  await inTransaction(scope, async (tx) => {
    const { slug: _slug, ...from } = await lockedPage(tx, issuerId);
    await writePage(tx, issuerId, details);
    await recordChange(tx, issuerId, 'issuer.update_page', from, details);
  });
  return issuerId;
}

/**
 * Changes the name of the organisation in URLs. The former one leads to the page from then on, and remains reserved.
 * @returns the issuer's id
 * @throws Forbidden unless the actor is an owner, BadInput, SlugTaken, RateLimited
 */
export async function changeIssuerSlug(scope: Scope, given: string): Promise<string> {
  const issuerId = signedIn(scope.actor).issuerId ?? '';
  if (!mayChangeSlug(scope.actor, issuerId)) throw new Forbidden();
  const slug = checkedSlug(given);
  await scope.services.limits.consume('issuer_slug', { address: scope.address, account: issuerId });
  await inTransaction(scope, async (tx) => {
    const from = await lockedPage(tx, issuerId);
    if (from.slug === slug) return;
    if (!(await ownsSlug(tx, issuerId, slug)) && !(await takeSlug(tx, issuerId, slug)))
      throw new SlugTaken(slug);
    await writeSlug(tx, issuerId, slug);
    await recordChange(tx, issuerId, 'issuer.change_slug', { slug: from.slug }, { slug });
  });
  return issuerId;
}

async function lockedPage(tx: Tx, issuerId: string): Promise<LockedPage> {
  const page = await lockPage(tx, issuerId);
  if (page === undefined) throw new NotFound('organiser');
  return page;
}

async function recordChange(
  tx: Tx,
  issuerId: string,
  action: string,
  from: Partial<PageDetails> & { slug?: string },
  to: Partial<PageDetails> & { slug?: string },
): Promise<void> {
  await tx.audit({
    action,
    entityType: 'issuer',
    entityId: issuerId,
    issuerId,
    details: { from: { ...from }, to: { ...to } },
  });
  tx.afterCommit(() => tx.scope.services.topics.publish('public.changed', 'all', { issuerId }));
}
