import type { Tx } from '../../platform/db/in-transaction.ts';
import type { PageDetails } from './issuer-page.rules.ts';

export interface LockedPage extends PageDetails {
  slug: string;
}

/** Locks the issuer's row until the transaction ends. */
export async function lockPage(tx: Tx, issuerId: string): Promise<LockedPage | undefined> {
  const [page] = await tx.query<LockedPage>(
    `SELECT slug, description, website, contact_email AS "contactEmail" FROM issuers WHERE id = $1 FOR NO KEY UPDATE`,
    [issuerId],
  );
  return page;
}

export async function writePage(
  tx: Tx,
  issuerId: string,
  { description, website, contactEmail }: PageDetails,
): Promise<void> {
  await tx.query('UPDATE issuers SET description = $2, website = $3, contact_email = $4 WHERE id = $1', [
    issuerId,
    description,
    website,
    contactEmail,
  ]);
}

/** Whether the issuer had this name in URLs before. */
export async function ownsSlug(tx: Tx, issuerId: string, slug: string): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM issuer_slugs WHERE slug = $1 AND issuer_id = $2', [
    slug,
    issuerId,
  ]);
  return rows.length > 0;
}

export async function writeSlug(tx: Tx, issuerId: string, slug: string): Promise<void> {
  await tx.query('UPDATE issuers SET slug = $2 WHERE id = $1', [issuerId, slug]);
}
