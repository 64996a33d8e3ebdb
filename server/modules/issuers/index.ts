export { findIssuer, issuerSeen, presentIssuer } from './issuer.queries.ts';
export { Issuer } from './issuer.schema.ts';
export { createIssuer, requireActiveIssuer } from './issuer.writes.ts';
