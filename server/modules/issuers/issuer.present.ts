import type { IssuerRecord } from './issuer.reads.ts';
import type { Issuer } from './issuer.type.ts';

export function presentIssuer(record: IssuerRecord): Issuer {
  return {
    id: record.id,
    name: record.name,
    description: record.description,
    active: record.active,
    createdAt: record.created_at,
  };
}
