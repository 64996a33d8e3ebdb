export { createIssuer } from './create-issuer.ts';
export { presentIssuer } from './issuer.present.ts';
export { IssuerResolver } from './issuer.resolver.ts';
export { IssuerRow } from './issuer.row.ts';
export { Issuer } from './issuer.type.ts';
