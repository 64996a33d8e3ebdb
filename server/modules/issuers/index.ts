export { findIssuer, issuerSeen, presentIssuer } from './issuer.queries.ts';
export { ISSUER_COLUMNS, type IssuerRecord } from './issuer.reads.ts';
export { Issuer } from './issuer.schema.ts';
export { createIssuer, requireActiveIssuer, takeSlug } from './issuer.writes.ts';
