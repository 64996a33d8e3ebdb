import { slugFrom, slugWithSuffix } from '../../lib/language/slug.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import { IssuerRow } from './issuer.row.ts';

/** An inactive issuer publishes and sells nothing until a system admin activates it. */
export class IssuerInactive extends Failure {
  constructor(reason: string) {
    super(
      'ISSUER_INACTIVE',
      'conflict',
      `This organisation is not active, so it cannot publish events: ${reason}`,
    );
  }
}

/**
 * Creates an active issuer with a name for URLs and version 1 of its signing key, within the transaction that gives it its first person.
 * @param issuer with `foundedBy`, the account that gets the issuer; null for the demo, which has no founder
 */
export async function createIssuer(
  tx: Tx,
  issuer: Pick<IssuerRow, 'id' | 'name' | 'description' | 'foundedBy'>,
): Promise<void> {
  await tx.manager.insert(IssuerRow, {
    ...issuer,
    slug: await takeFreeSlug(tx, issuer),
    active: true,
    listed: true,
    createdAt: tx.scope.clock.now(),
  });
  await tx.scope.services.keys.createFirst(tx, issuer.id);
}

const SLUG_TRIES = 5;

async function takeFreeSlug(tx: Tx, { id, name }: { id: string; name: string }): Promise<string> {
  const plain = slugFrom(name, 'organiser');
  for (let tried = 0; tried < SLUG_TRIES; tried += 1) {
    const slug = tried === 0 ? plain : slugWithSuffix(plain, tx.scope.ids.secret(8));
    if (await takeSlug(tx, id, slug)) return slug;
  }
  throw new Error(`no free slug for ${plain} in ${SLUG_TRIES} tries`);
}

/** Reserves a name in URLs for the issuer, for good. @returns false when any issuer has or had it */
export async function takeSlug(tx: Tx, issuerId: string, slug: string): Promise<boolean> {
  const taken = await tx.query(
    'INSERT INTO issuer_slugs (slug, issuer_id, taken_at) VALUES ($1, $2, $3) ON CONFLICT (slug) DO NOTHING RETURNING slug',
    [slug, issuerId, tx.scope.clock.now()],
  );
  return taken.length > 0;
}

/**
 * Locks the issuer: it stays active until the transaction ends.
 * @throws IssuerInactive
 */
export async function requireActiveIssuer(tx: Tx, issuerId: string): Promise<void> {
  const [issuer] = await tx.query<{ reason: string | null }>(
    'SELECT inactive_reason AS reason FROM issuers WHERE id = $1 FOR SHARE',
    [issuerId],
  );
  if (issuer?.reason) throw new IssuerInactive(issuer.reason);
}
