import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import { ISSUER_COLUMNS, type IssuerRecord } from '../issuers/index.ts';

/** Reads an issuer by its id, or by its present or a former name in URLs, whether it is listed or not. */
export async function readIssuer(
  { db }: Scope,
  by: { id: string } | { slug: string },
): Promise<IssuerRecord | undefined> {
  const [key, column, value] = 'id' in by ? ['id', 'i.id', by.id] : ['slug', 's.slug', by.slug];
  const [issuer] = await db.read<IssuerRecord>(SYSTEM_TENANCY, {
    name: `issuer-by-${key}`,
    text: `SELECT ${ISSUER_COLUMNS} FROM issuer_slugs s
      JOIN issuers i ON i.id = s.issuer_id WHERE ${column} = $1 LIMIT 1`,
    values: [value],
  });
  return issuer;
}

export interface ContactRecord {
  id: string;
  website: string | null;
  contactEmail: string | null;
}

export async function readContacts({ db }: Scope, ids: string[]): Promise<ContactRecord[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'issuer-contacts',
    text: `SELECT id, website, contact_email AS "contactEmail" FROM issuers WHERE id = ANY($1::uuid[])`,
    values: [ids],
  });
}

/** Reads the public pages of issuers for the site map: of listed and active ones. */
export async function readIssuerSlugs({ db }: Scope, limit: number): Promise<string[]> {
  const rows = await db.replica.public<{ slug: string }>({
    name: 'issuer-slugs',
    text: 'SELECT slug FROM issuers_listed WHERE active ORDER BY created_at DESC, id LIMIT $1',
    values: [limit],
  });
  return rows.map(({ slug }) => slug);
}
